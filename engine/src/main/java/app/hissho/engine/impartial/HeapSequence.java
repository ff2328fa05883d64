package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The Grundy values of the heaps 0, 1, 2, … of one game. It may be asked from several threads. */
interface HeapSequence {
    int get(int size, Budget budget);

    /** The values of the heaps below {@code count}. */
    int[] first(int count, Budget budget);

    /** The period, found and proved if that costs no more than about a second. */
    Optional<Period> period(Budget budget);

    /** The period, if what was computed so far proves it. */
    Optional<Period> known();

    /** Values by a formula. */
    static HeapSequence of(IntUnaryOperator formula, Optional<Period> period) {
        return new HeapSequence() {
            @Override
            public int get(int size, Budget budget) {
                return formula.applyAsInt(size);
            }

            @Override
            public int[] first(int count, Budget budget) {
                return IntStream.range(0, count).map(formula).toArray();
            }

            @Override
            public Optional<Period> period(Budget budget) {
                return period;
            }

            @Override
            public Optional<Period> known() {
                return period;
            }
        };
    }
}
