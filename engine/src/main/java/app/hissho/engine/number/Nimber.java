package app.hissho.engine.number;

import app.hissho.engine.Value;

/** The value of an impartial position in normal play: it acts as a nim heap of this size. */
public record Nimber(long size) implements Value {
    public Nimber {
        if (size < 0) {
            throw new IllegalArgumentException("a nimber is not negative: " + size);
        }
    }

    @Override
    public String toString() {
        return Long.toString(size);
    }
}
