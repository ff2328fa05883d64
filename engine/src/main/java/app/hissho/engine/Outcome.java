package app.hissho.engine;

import java.util.Locale;

/** Who wins under perfect play, seen from the player who is to move. */
public enum Outcome {
    WIN,
    LOSS,
    DRAW,
    /** Nobody can force a result: chance decides, and skill only moves the odds. No game ends this way. */
    OPEN;

    /** The same position seen by the other player. */
    public Outcome reversed() {
        return switch (this) {
            case WIN -> LOSS;
            case LOSS -> WIN;
            case DRAW, OPEN -> this;
        };
    }

    /** A win is better than a draw, and that is better than a loss; where chance decides, that lies between them too. */
    public boolean isBetterThan(Outcome other) {
        return this != other && (this == WIN || other == LOSS);
    }

    /** The word used in JSON and in the keys of texts: {@code win}, {@code loss}, {@code draw}, {@code open}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
