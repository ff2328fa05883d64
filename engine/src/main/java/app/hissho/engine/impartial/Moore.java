package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.store.PositionStore;
import java.util.List;
import java.util.Optional;

/**
 * Moore's Nim_k. A move takes chips from up to k heaps: any number from each, at least one in all. Whoever takes
 * the last chip wins, or in misère play loses.
 *
 * <p>Moore: write the heaps in binary; the player to move loses exactly if the ones of every column number a
 * multiple of k+1. In misère play the same holds while some heap has 2 or more chips; when all heaps are single
 * chips, the player to move loses exactly if their number leaves the remainder 1 modulo k+1. The verdict takes
 * time linear in the number of heaps; all winning moves are listed by {@link MooreMoves}.
 */
public final class Moore extends HeapGame {
    /** More than there can be heaps makes no sense. */
    public static final int MOST = Heaps.MOST_HEAPS;

    private final int k;

    private Moore(int k, boolean misere) {
        super((misere ? "misere-moore:" : "moore:") + k, k, misere);
        this.k = k;
    }

    /** The last chip wins; the parameter tells how many heaps one move may touch. */
    public static Moore normal(String parameter) {
        return new Moore(Numbers.parse(parameter, 1, MOST, "input.moore-k"), false);
    }

    /** The last chip loses. */
    public static Moore misere(String parameter) {
        return new Moore(Numbers.parse(parameter, 1, MOST, "input.moore-k"), true);
    }

    @Override
    List<Amounts> amounts(int size) {
        return anyAmount(size);
    }

    @Override
    public Solver<Heaps, Taking> solver(PositionStore store) {
        return new Theorem();
    }

    /** Whether every binary column has a multiple of k+1 ones. */
    static boolean isBalanced(int[] sizes, int k) {
        for (int bit = 0; bit < Integer.SIZE - 1; bit++) {
            int ones = 0;
            for (int size : sizes) {
                ones += size >> bit & 1;
            }
            if (ones % (k + 1) != 0) {
                return false;
            }
        }
        return true;
    }

    private final class Theorem implements Solver<Heaps, Taking> {
        @Override
        public Analysis<Taking> analyse(Heaps position, Budget budget) {
            if (position.total() == 0) {
                return Analysis.ofEnd(outcomeAtEnd(position), Optional.empty(), List.of());
            }
            List<Taking> winning = MooreMoves.list(position.toArray(), k, misere(), Analysis.MOST_LISTED + 1);
            return Analysis.ofWinning(Optional.empty(), List.of(), winning);
        }

        @Override
        public Explanation explain(Heaps position, Budget budget) {
            Explanation.Builder steps = new Explanation.Builder();
            if (position.total() == 0) {
                return steps.add(Rung.RESULT, misere() ? "end.misere" : "end.normal").build();
            }
            Analysis<Taking> analysis = analyse(position, budget);
            boolean win = analysis.outcome() == Outcome.WIN;
            int big = position.countFrom(2);
            int single = position.countFrom(1) - big;
            if (misere() && big <= k && (win || big == 0)) {
                steps.add(Rung.LOOK, "misere-moore.look", big, k);
                steps.add(Rung.COMPUTE, "misere-moore.compute", single, k + 1);
                steps.add(Rung.RESULT, win ? "misere-moore.result.win" : "misere-moore.result.loss", k + 1);
            } else {
                steps.add(Rung.LOOK, misere() ? "misere-moore.look.many" : "moore.look", k, k + 1);
                steps.add(Rung.COMPUTE, Table.binary(position.withoutEmpty().toLongs(), k + 1), "moore.compute", k + 1);
                steps.add(Rung.RESULT, win ? "moore.result.win" : "moore.result.loss", k, k + 1);
            }
            if (win) {
                Taking move = analysis.winning().get(0);
                Message count = Message.of(analysis.allListed() ? "moore.count" : "moore.count.many", analysis.winning().size());
                steps.add(Rung.MOVE, "moore.move", describe(position, move), play(position, move).toString(), count);
            } else {
                steps.add(Rung.MOVE, "resist");
            }
            return steps.build();
        }
    }
}
