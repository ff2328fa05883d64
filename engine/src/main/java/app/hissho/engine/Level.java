package app.hissho.engine;

import java.util.Locale;

/** How well an {@link Opponent} plays: how often, in percent, it moves without thinking. */
public enum Level {
    BEGINNER(70),
    CASUAL(40),
    STRONG(15),
    PERFECT(0);

    private final int carelessPercent;

    Level(int carelessPercent) {
        this.carelessPercent = carelessPercent;
    }

    int carelessPercent() {
        return carelessPercent;
    }

    /** The word of the console and of the keys of texts. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
