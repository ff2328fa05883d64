package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Misère Nim: as Nim, but whoever takes the last chip loses.
 *
 * <p>Bouton: play as in Nim while two or more heaps have at least 2 chips. When exactly one such heap is left,
 * cut it to 0 or 1 so that an odd number of single chips remains. The player to move loses exactly if some heap
 * has 2 or more chips and the nim-sum is 0, or all heaps are single chips and their number is odd. Time is
 * linear in the number of heaps.
 */
public final class MisereNim extends HeapGame {
    public MisereNim() {
        super("misere-nim", 1, true);
    }

    @Override
    List<Amounts> amounts(int size) {
        return anyAmount(size);
    }

    @Override
    public Solver<Heaps, Taking> solver(PositionStore store) {
        return new Bouton();
    }

    private static final class Bouton implements Solver<Heaps, Taking> {
        @Override
        public Analysis<Taking> analyse(Heaps position, Budget budget) {
            if (position.total() == 0) {
                return Analysis.ofEnd(Outcome.WIN, Optional.empty(), List.of());
            }
            return Analysis.ofWinning(Optional.empty(), List.of(), winning(position));
        }

        private static List<Taking> winning(Heaps heaps) {
            int big = heaps.countFrom(2);
            int single = heaps.countFrom(1) - big;
            if (big >= 2) {
                return Nim.balancingMoves(heaps);
            }
            List<Taking> moves = new ArrayList<>();
            for (int h = 0; h < heaps.count(); h++) {
                int size = heaps.size(h);
                if (big == 1 && size >= 2) {
                    moves.add(Taking.of(h, size - left(single)));
                } else if (big == 0 && size == 1 && single % 2 == 0) {
                    moves.add(Taking.of(h, 1));
                }
            }
            return moves;
        }

        /** What the last big heap is cut to, so that the number of single chips becomes odd. */
        private static int left(int single) {
            return single % 2 == 0 ? 1 : 0;
        }

        @Override
        public Explanation explain(Heaps position, Budget budget) {
            Explanation.Builder steps = new Explanation.Builder();
            int big = position.countFrom(2);
            int single = position.countFrom(1) - big;
            if (position.total() == 0) {
                return steps.add(Rung.RESULT, "end.misere").build();
            }
            if (big >= 2) {
                steps.add(Rung.LOOK, "misere-nim.look.many", big);
                Nim.explainNimSum(position, steps);
                Nim.explainBalancingMoves(position, steps);
            } else if (big == 1) {
                int size = position.largest();
                steps.add(Rung.LOOK, "misere-nim.look.one", size);
                steps.add(Rung.COMPUTE, "misere-nim.compute.one", single);
                steps.add(Rung.RESULT, single % 2 == 0 ? "misere-nim.result.leave-one" : "misere-nim.result.leave-none", single);
                steps.add(Rung.MOVE, "misere-nim.move.one", size, left(single), size - left(single));
            } else {
                steps.add(Rung.LOOK, "misere-nim.look.none");
                steps.add(Rung.COMPUTE, "misere-nim.compute.none", single);
                steps.add(Rung.RESULT, single % 2 == 0 ? "misere-nim.result.even" : "misere-nim.result.odd", single);
                steps.add(Rung.MOVE, single % 2 == 0 ? "misere-nim.move.none" : "resist");
            }
            return steps.build();
        }
    }
}
