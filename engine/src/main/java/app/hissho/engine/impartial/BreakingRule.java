package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import java.util.Arrays;

/**
 * What a take-and-break game allows, as an octal code d0.d1d2d3…: a player may take k chips from a heap and leave
 * nothing if dk contains 1, one heap if it contains 2, two heaps if it contains 4. Kayles is 0.77: one or two chips
 * may be taken, and the rest, if there is any, may be left together or split in two. d0 is 0, or 4 where a heap may
 * be split without taking anything.
 *
 * <p>The digits of some games go on for ever; these end in digits that repeat. Grundy’s game has the digits 4.0, but
 * its two heaps must differ.
 */
final class BreakingRule {
    static final int NOTHING = 1;
    static final int ONE_HEAP = 2;
    static final int TWO_HEAPS = 4;
    static final BreakingRule GRUNDY = new BreakingRule(new int[] {TWO_HEAPS}, new int[] {0}, true);

    private static final int MOST_DIGITS = 40;

    private final int[] digits;
    private final int[] repeating;
    private final boolean unequal;
    private final boolean finite;

    private BreakingRule(int[] digits, int[] repeating, boolean unequal) {
        this.digits = digits;
        this.repeating = repeating;
        this.unequal = unequal;
        this.finite = Arrays.stream(repeating).allMatch(digit -> digit == 0);
    }

    /** A code whose last digits repeat for ever: {@code digits} are d0, d1, … as far as they do not. */
    static BreakingRule repeating(String digits, String repeating) {
        return new BreakingRule(digits(digits), digits(repeating), false);
    }

    /** Reads a code such as {@code 0.137} or {@code 4.7}. */
    static BreakingRule parse(String text) {
        String trimmed = text.trim();
        String code = trimmed.startsWith(".") ? "0" + trimmed : trimmed.equals("4") ? "4.0" : trimmed;
        if (!code.matches("[0-9]\\.[0-9]+")) {
            throw new BadInputException("input.octal", BadInputException.quote(trimmed));
        }
        if (code.length() - 2 > MOST_DIGITS) {
            throw new BadInputException("input.octal.long", code.length() - 2, MOST_DIGITS);
        }
        int[] digits = digits(code.replace(".", ""));
        if (digits[0] != 0 && digits[0] != TWO_HEAPS) {
            throw new BadInputException("input.octal.first", digits[0]);
        }
        int wrong = Arrays.stream(digits).filter(digit -> digit > 7).findFirst().orElse(0);
        if (wrong > 0) {
            throw new BadInputException("input.octal.digit", wrong);
        }
        int used = digits.length;
        while (used > 0 && digits[used - 1] == 0) {
            used--;
        }
        if (used == 0) {
            throw new BadInputException("input.octal.zero", BadInputException.quote(trimmed));
        }
        return new BreakingRule(Arrays.copyOf(digits, used), new int[] {0}, false);
    }

    private static int[] digits(String text) {
        return text.chars().map(c -> c - '0').toArray();
    }

    /** dk, where k chips are taken. */
    int digit(int taken) {
        return taken < digits.length ? digits[taken] : repeating[(taken - digits.length) % repeating.length];
    }

    /** Whether only so many chips can be taken at once, however large the heap is. */
    boolean isFinite() {
        return finite;
    }

    /** The most chips that can be taken from a heap, or a bound for it. */
    int largestTake(int size) {
        return finite ? Math.min(size, digits.length - 1) : size;
    }

    /** Whether the two heaps that a move leaves must differ. */
    boolean isUnequal() {
        return unequal;
    }

    /** Whether heaps can be split without taking anything. */
    boolean splits() {
        return digits[0] == TWO_HEAPS;
    }

    /** Whether {@code size} may become {@code left} and {@code right}; 0 stands for no heap. */
    boolean allows(int size, int left, int right) {
        int taken = size - left - right;
        if (taken < 0 || size == 0) {
            return false;
        }
        int heaps = (left > 0 ? 1 : 0) + (right > 0 ? 1 : 0);
        return (digit(taken) >> heaps & 1) == 1 && !(unequal && left == right);
    }

    /** In how many ways {@code taken} chips may be taken, the order of what is left aside. */
    int count(int size, int taken) {
        int rest = size - taken;
        int digit = digit(taken);
        if (rest == 0) {
            return size > 0 ? digit & NOTHING : 0;
        }
        return ((digit & ONE_HEAP) != 0 ? 1 : 0) + ((digit & TWO_HEAPS) != 0 ? pairs(rest) : 0);
    }

    /** The smaller heap of the {@code index}-th of these ways. */
    int smaller(int taken, int index) {
        return (digit(taken) & ONE_HEAP) != 0 ? index : index + 1;
    }

    private int pairs(int rest) {
        return unequal ? (rest - 1) / 2 : rest / 2;
    }

    /** The code, without zeros at its end. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(digits[0]).append('.');
        for (int k = 1; k < digits.length; k++) {
            text.append(digits[k]);
        }
        return digits.length == 1 ? text.append('0').toString() : text.toString();
    }
}
