package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.HeapBoard;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * Staircase Nim. Coins lie on the steps 1, 2, 3, … of a staircase. A move takes any number of coins, at least one, from
 * one step to the next lower one; from step 1 they go to the ground and are out of play. Whoever cannot move loses.
 * A position lists the coins from step 1 on: {@code 2,0,3}. A move is a step and a number of coins: {@code 3:2}.
 *
 * <p>Sprague: the value is the nim-sum of the odd steps alone. Coins that come from an even step to an odd one can be
 * moved on at once, which undoes it; coins that leave an odd step are gone as far as Nim is concerned. All winning
 * moves, with nim-sum s: an odd step x becomes x ⊕ s, either by moving down its own coins or, if x ⊕ s is larger, by
 * adding coins of the step above. Time is linear in the number of steps.
 */
public final class Staircase extends TakingGame<Heaps> {
    private static final int BITS_IN_KEY = 6;
    private static final int STEPS_IN_KEY = 10;
    private static final HeapEditing EDITING = HeapEditing.heaps("step", 0, Staircase::fits);

    public Staircase() {
        super("staircase", 1, false);
    }

    @Override
    Heaps heaps(Heaps position) {
        return position;
    }

    @Override
    List<Amounts> amounts(Heaps position, int heap) {
        return HeapGame.anyAmount(position.size(heap));
    }

    /** All coins together are at most 2^31−1, so that they fit on any step. */
    @Override
    public Heaps parse(String text) {
        Heaps steps = Heaps.parse(text);
        if (!fits(steps)) {
            throw new BadInputException("input.staircase", steps.total(), Integer.MAX_VALUE);
        }
        return steps;
    }

    private static boolean fits(Heaps steps) {
        return steps.count() <= Heaps.MOST_HEAPS && steps.total() <= Integer.MAX_VALUE;
    }

    @Override
    public String format(Heaps position) {
        return position.toString();
    }

    /** Without empty steps at the top. */
    @Override
    public Heaps canonical(Heaps position) {
        int steps = position.count();
        while (steps > 0 && position.size(steps - 1) == 0) {
            steps--;
        }
        return Heaps.of(Arrays.copyOf(position.toArray(), steps));
    }

    /** Six bits a step, for up to ten steps. */
    @Override
    public OptionalLong key(Heaps position) {
        int[] steps = canonical(position).toArray();
        if (steps.length > STEPS_IN_KEY || Arrays.stream(steps).anyMatch(coins -> coins >= 1 << BITS_IN_KEY)) {
            return OptionalLong.empty();
        }
        long key = 0;
        for (int i = steps.length - 1; i >= 0; i--) {
            key = key << BITS_IN_KEY | steps[i];
        }
        return OptionalLong.of(key);
    }

    @Override
    public Heaps play(Heaps position, Taking move) {
        int[] after = position.minus(move).toArray();
        Taking.Take take = move.takes().get(0);
        if (take.heap() > 0) {
            after[take.heap() - 1] += take.chips();
        }
        return Heaps.of(after);
    }

    @Override
    public Message describe(Heaps position, Taking move) {
        Taking.Take take = move.takes().get(0);
        return Message.of(take.heap() == 0 ? "staircase.take.ground" : "staircase.take", take.chips(), take.heap() + 1, take.heap());
    }

    @Override
    public Message howTo() {
        return Message.of("how.staircase");
    }

    @Override
    public Board board(Heaps position) {
        return new HeapBoard(HeapBoard.Style.STAIRS, position.toList(), Optional.of(Message.of("staircase.note")));
    }

    @Override
    public Edit<Heaps> edit(Draft<Heaps> draft) {
        return EDITING.edit(draft);
    }

    @Override
    public Solver<Heaps, Taking> solver(PositionStore store) {
        return new OddSteps();
    }

    private final class OddSteps extends NimberSolver<Heaps, Taking> {
        OddSteps() {
            super(Staircase.this);
        }

        /** Odd steps are at even places. */
        @Override
        protected long[] values(Heaps position, Budget budget) {
            long[] values = new long[position.count()];
            for (int i = 0; i < values.length; i += 2) {
                values[i] = position.size(i);
            }
            return values;
        }

        @Override
        protected void visitMovesChanging(Heaps position, long change, Budget budget, Predicate<? super Taking> visitor) {
            for (int i = 0; i < position.count(); i += 2) {
                long coins = position.size(i);
                long wanted = coins ^ change;
                int above = i + 1 < position.count() ? position.size(i + 1) : 0;
                boolean down = wanted < coins;
                boolean fromAbove = wanted > coins && wanted - coins <= above;
                if ((down && !visitor.test(Taking.of(i, (int) (coins - wanted))))
                    || (fromAbove && !visitor.test(Taking.of(i + 1, (int) (wanted - coins))))) {
                    return;
                }
            }
        }

        @Override
        protected void explainValues(Heaps position, Explanation.Builder steps, Budget budget) {
            steps.add(Rung.LOOK, "staircase.look");
            List<Long> odd = new ArrayList<>();
            for (int i = 0; i < position.count(); i += 2) {
                odd.add((long) position.size(i));
            }
            steps.add(Rung.COMPUTE, "staircase.compute", Nim.join(odd, ", "));
        }
    }
}
