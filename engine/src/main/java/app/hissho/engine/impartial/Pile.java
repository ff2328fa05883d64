package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Numbers;

/**
 * One pile and how much of it may be taken now. Text: {@code 13} is a fresh pile, of which anything but all may
 * be taken; {@code 8@6} is a pile of 8 of which at most 6 may be taken; {@code -} is the empty pile.
 */
public record Pile(int chips, int limit) {
    public Pile {
        if (chips < 0 || limit < 0) {
            throw new IllegalArgumentException(chips + "@" + limit);
        }
        limit = Math.min(limit, chips);
    }

    static Pile fresh(int chips) {
        return new Pile(chips, Math.max(0, chips - 1));
    }

    static Pile parse(String text) {
        String trimmed = text.trim();
        if (trimmed.equals("-")) {
            return fresh(0);
        }
        if (trimmed.contains(",")) {
            throw new BadInputException("input.one-pile", BadInputException.quote(trimmed));
        }
        int at = trimmed.indexOf('@');
        int chips = Numbers.parse(at < 0 ? trimmed : trimmed.substring(0, at), 0, Integer.MAX_VALUE, "input.pile");
        if (at < 0) {
            return fresh(chips);
        }
        return new Pile(chips, Numbers.parse(trimmed.substring(at + 1), 1, Integer.MAX_VALUE, "input.limit"));
    }

    /** Whether anything but all may be taken. */
    boolean isFresh() {
        return equals(fresh(chips));
    }

    /** The notation. */
    @Override
    public String toString() {
        if (chips == 0) {
            return "-";
        }
        return isFresh() ? Integer.toString(chips) : chips + "@" + limit;
    }
}
