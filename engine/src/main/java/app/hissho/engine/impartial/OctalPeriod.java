package app.hissho.engine.impartial;

import java.util.Optional;

/**
 * Proofs that the values of a take-and-break game repeat for ever, for games in which a move takes at most k chips.
 *
 * <p><b>Theorem</b> (Guy and Smith). Let e ≥ 1 and p ≥ 1. If g(n+p) = g(n) for all n with e ≤ n < 2e+p+k, then
 * g(n+p) = g(n) for all n ≥ e. For let n ≥ 2e+p+k, and let the claim hold below n. A move from n+p leaves a larger heap
 * b ≥ (n+p−k)/2 ≥ e+p, and b−p in its place is a move from n with the same value, as g(b) = g(b−p); a move from n leaves
 * a larger heap b ≥ (n−k)/2 ≥ e, and b+p in its place is a move from n+p with the same value. So n and n+p have the same
 * options. The proof does not hold where the two heaps must differ, as in Grundy’s game.
 *
 * <p><b>Arithmetic periods</b>, where g(n+p) = g(n) + s with s > 0, are not looked for: no octal code that ends has one
 * (Austin). Codes that go on for ever can have one, such as Lasker’s Nim (p = 4, s = 4); such games of the catalog bring a
 * formula for their values instead, which the tests compare with the definition.
 */
final class OctalPeriod {
    private static final int REPEATED_END = 64;

    private OctalPeriod() {
    }

    /**
     * Whether the last values occur earlier in the same order, no more than half the way back: else there is no proof,
     * and this is cheaper to find out.
     */
    static boolean endRepeats(char[] values, int count) {
        int end = Math.min(REPEATED_END, count / 4);
        for (int p = 1; 2 * p < count; p++) {
            int same = 0;
            while (same < end && values[count - 1 - same] == values[count - 1 - same - p]) {
                same++;
            }
            if (same == end) {
                return true;
            }
        }
        return false;
    }

    /**
     * The shortest period that {@code count} values prove by the theorem above, with its earliest start. Of every end
     * of the values, from short to long, the failure function tells the shortest period.
     */
    static Optional<Period> prove(char[] values, int count, int mostTaken) {
        int[] border = new int[count + 1];
        for (int length = 2; length < count; length++) {
            int b = border[length - 1];
            int value = values[count - length];
            while (b > 0 && values[count - 1 - b] != value) {
                b = border[b];
            }
            border[length] = values[count - 1 - b] == value ? b + 1 : 0;
            int p = length - border[length];
            int start = count - length;
            if (2L * start + 2L * p + mostTaken <= count) {
                while (start > 0 && values[start - 1] == values[start - 1 + p]) {
                    start--;
                }
                return Optional.of(new Period(start, p));
            }
        }
        return Optional.empty();
    }
}
