package app.hissho.engine.puzzle;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Numbers;

/**
 * The name of a problem, written {@code nim-sum/3/1234}: the same name is the same problem on every device, as long as its
 * kind keeps its version.
 *
 * @param level from 1 to {@link #LEVELS}
 */
public record PuzzleId(String kind, int level, int seed) {
    public static final int LEVELS = 5;

    public static PuzzleId parse(String text) {
        String[] parts = text.trim().split("/", -1);
        if (parts.length != 3) {
            throw new BadInputException("input.puzzle", BadInputException.quote(text.trim()));
        }
        int level = Numbers.parse(parts[1], 1, LEVELS, "input.puzzle-level");
        return new PuzzleId(Puzzles.kind(parts[0]).id(), level, Numbers.parse(parts[2], 0, Integer.MAX_VALUE, "input.puzzle-seed"));
    }

    /** The chances of this problem; no other problem of its kind has the same. */
    Dice dice() {
        return new Dice(((long) seed << 8 | level) * 0x9E3779B97F4A7C15L ^ kind.hashCode());
    }

    @Override
    public String toString() {
        return kind + "/" + level + "/" + seed;
    }
}
