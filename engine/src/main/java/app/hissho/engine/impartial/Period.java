package app.hissho.engine.impartial;

import java.util.Optional;

/**
 * A sequence repeats every {@code length} places from place {@code start} on.
 *
 * <p>If each term of a sequence is a function of the {@code window} terms before it, then
 * {@code window} consecutive terms that equal those {@code length} places later prove that it goes on so for
 * ever: from there both stretches grow by the same rule.
 */
public record Period(int start, int length) {
    /**
     * The shortest period that the first {@code count} terms prove, with its earliest start. Time and memory
     * are linear in {@code count} (the failure function of the terms read backwards).
     */
    static Optional<Period> prove(int[] terms, int count, int window) {
        int[] border = new int[count + 1];
        for (int length = 2; length <= count; length++) {
            int b = border[length - 1];
            int term = terms[count - length];
            while (b > 0 && terms[count - 1 - b] != term) {
                b = border[b];
            }
            border[length] = terms[count - 1 - b] == term ? b + 1 : 0;
            int period = length - border[length];
            if (border[length] >= window) {
                int start = count - length;
                while (start > 0 && terms[start - 1] == terms[start - 1 + period]) {
                    start--;
                }
                return Optional.of(new Period(start, period));
            }
        }
        return Optional.empty();
    }

    /** The place within the preperiod and first period that has the same term as {@code index}. */
    int reduce(int index) {
        return index < start ? index : start + (index - start) % length;
    }
}
