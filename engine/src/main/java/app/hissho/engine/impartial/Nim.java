package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Nim. A move takes any number of chips, at least one, from one heap. Whoever takes the last chip wins.
 *
 * <p>Bouton: the player to move loses exactly if the nim-sum of the heaps (addition in binary without carry) is
 * 0. Otherwise a heap x is cut to x ⊕ s, where s is the nim-sum, wherever that is smaller; such heaps are those
 * with a 1 in the leftmost column of s, so their number is odd. Time is linear in the number of heaps.
 */
public final class Nim extends HeapGame {
    public Nim() {
        super("nim", 1, false);
    }

    @Override
    List<Amounts> amounts(int size) {
        return anyAmount(size);
    }

    @Override
    public Solver<Heaps, Taking> solver(PositionStore store) {
        return new Bouton();
    }

    /** Every move that changes the nim-sum by {@code change}, which is not 0. */
    private static List<Taking> movesChanging(Heaps heaps, int change) {
        List<Taking> moves = new ArrayList<>();
        for (int h = 0; h < heaps.count(); h++) {
            int size = heaps.size(h);
            if ((size ^ change) < size) {
                moves.add(Taking.of(h, size - (size ^ change)));
            }
        }
        return moves;
    }

    /** Every move that makes the nim-sum 0; none if it is 0. */
    static List<Taking> balancingMoves(Heaps heaps) {
        return movesChanging(heaps, heaps.nimSum());
    }

    /** The steps from the binary table to the verdict, which normal and misère Nim share. */
    static void explainNimSum(Heaps heaps, Explanation.Builder steps) {
        int sum = heaps.nimSum();
        List<Long> sizes = heaps.withoutEmpty().toLongs();
        steps.add(Rung.LOOK, "nim.look");
        steps.add(Rung.COMPUTE, Table.binary(sizes, 2), "nim.compute", join(sizes, " ⊕ "), (long) sum, sizes.size());
        if (sum == 0) {
            steps.add(Rung.RESULT, "nim.result.loss");
        } else {
            int top = Integer.highestOneBit(sum);
            List<Long> with = new ArrayList<>();
            for (long size : sizes) {
                if ((size & top) != 0) {
                    with.add(size);
                }
            }
            steps.add(Rung.RESULT, "nim.result.win", (long) sum, (long) top, join(with, ", "), with.size());
        }
    }

    /** The moves that make the nim-sum 0, or that there is none. */
    static void explainBalancingMoves(Heaps heaps, Explanation.Builder steps) {
        int sum = heaps.nimSum();
        for (Taking move : balancingMoves(heaps)) {
            Taking.Take take = move.takes().get(0);
            int size = heaps.size(take.heap());
            steps.add(Rung.MOVE, "nim.move", size, sum, size ^ sum, take.chips());
        }
        if (sum == 0) {
            steps.add(Rung.MOVE, "resist");
        }
    }

    static String join(List<Long> numbers, String separator) {
        List<String> texts = new ArrayList<>();
        numbers.forEach(number -> texts.add(Long.toString(number)));
        return String.join(separator, texts);
    }

    private final class Bouton extends HeapSolver {
        Bouton() {
            super(Nim.this);
        }

        @Override
        public int grundy(int size, Budget budget) {
            return size;
        }

        @Override
        public Optional<Period> period(Budget budget) {
            return Optional.empty();
        }

        @Override
        protected void visitMovesChanging(Heaps position, long change, Budget budget, Predicate<? super Taking> visitor) {
            if (change > Integer.MAX_VALUE) {
                return; // no heap is that large; in a sum another game may ask for it
            }
            for (Taking move : movesChanging(position, (int) change)) {
                if (!visitor.test(move)) {
                    return;
                }
            }
        }

        @Override
        protected void explainValues(Heaps position, Explanation.Builder steps, Budget budget) {
            explainNimSum(position, steps);
        }

        @Override
        public Explanation explain(Heaps position, Budget budget) {
            Explanation.Builder steps = new Explanation.Builder();
            if (position.total() == 0) {
                return steps.add(Rung.RESULT, "end.normal").build();
            }
            explainNimSum(position, steps);
            explainBalancingMoves(position, steps);
            return steps.build();
        }
    }
}
