package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.Value;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.number.Nimber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Solves a game of normal play by Grundy values (Sprague and Grundy): the position falls into components, each
 * acts as a nim heap of its value, and the player to move loses exactly if the nim-sum of the values is 0.
 *
 * <p>A game adds the values of its components, the moves that change the nim-sum by a given amount, and the
 * steps that show how the values are found; the nim-sum, the verdict and the winning moves are told here.
 */
public abstract class NimberSolver<P, M> implements Solver<P, M> {
    /** How many winning moves an explanation tells. */
    private static final int MOST_EXPLAINED = 6;

    private final Game<P, M> game;

    protected NimberSolver(Game<P, M> game) {
        this.game = game;
    }

    /** The value of each component, in the order of the board's groups; parts that cannot move have value 0. */
    protected abstract long[] values(P position, Budget budget);

    /**
     * Shows the visitor every move after which the nim-sum of the position is that of now ⊕ {@code change},
     * until it answers false; {@code change} is not 0.
     */
    protected abstract void visitMovesChanging(P position, long change, Budget budget, Predicate<? super M> visitor);

    /** Adds the steps, up to {@link Rung#RESULT}, from which a learner can find the values of the components. */
    protected abstract void explainValues(P position, Explanation.Builder steps, Budget budget);

    /** Adds one step that tells what a winning move leaves. */
    protected void explainMove(P position, M move, Explanation.Builder steps, Budget budget) {
        P after = game.play(position, move);
        List<Long> left = nonZero(values(after, budget));
        String key = left.isEmpty() ? "nimber.move.zero" : "nimber.move";
        steps.add(Rung.MOVE, key, game.describe(position, move), join(after, left));
    }

    /** Adds the step that tells the nim-sum of the components, where there are several. */
    protected void explainSum(P position, Explanation.Builder steps, Budget budget) {
        List<Long> values = nonZero(values(position, budget));
        if (values.size() > 1) {
            steps.add(Rung.RESULT, Table.binary(values, 2), "nimber.sum", join(position, values), value(position, budget));
        }
    }

    private String join(P position, List<Long> values) {
        return values.stream().map(value -> shown(position, value).toString()).collect(Collectors.joining(" ⊕ "));
    }

    /** What front ends show of a value of a position or of one of its components. */
    protected Value shown(P position, long value) {
        return new Nimber(value);
    }

    protected final Game<P, M> game() {
        return game;
    }

    /** The nim-sum of the components. */
    public final long value(P position, Budget budget) {
        return sum(values(position, budget));
    }

    private static long sum(long[] values) {
        long sum = 0;
        for (long value : values) {
            sum ^= value;
        }
        return sum;
    }

    @Override
    public Analysis<M> analyse(P position, Budget budget) {
        long[] values = values(position, budget);
        List<Value> components = new ArrayList<>();
        for (long value : values) {
            components.add(shown(position, value));
        }
        long sum = sum(values);
        Optional<Value> value = Optional.of(shown(position, sum));
        if (game.isOver(position)) {
            return Analysis.ofEnd(Outcome.LOSS, value, components);
        }
        List<M> winning = new ArrayList<>();
        if (sum != 0) {
            visitMovesChanging(position, sum, budget, move -> {
                winning.add(move);
                return winning.size() <= Analysis.MOST_LISTED;
            });
        }
        return Analysis.ofWinning(value, components, winning);
    }

    @Override
    public Explanation explain(P position, Budget budget) {
        Explanation.Builder steps = new Explanation.Builder();
        if (game.isOver(position)) {
            return steps.add(Rung.RESULT, "end.no-move.normal").build();
        }
        explainValues(position, steps, budget);
        explainSum(position, steps, budget);
        long sum = value(position, budget);
        steps.add(Rung.RESULT, sum == 0 ? "nimber.result.loss" : "nimber.result.win", shown(position, sum).toString());
        if (sum == 0) {
            return steps.add(Rung.MOVE, "resist").build();
        }
        List<M> winning = analyse(position, budget).winning();
        for (M move : winning.subList(0, Math.min(MOST_EXPLAINED, winning.size()))) {
            explainMove(position, move, steps, budget);
        }
        if (winning.size() > MOST_EXPLAINED) {
            steps.add(Rung.MOVE, "nimber.more", winning.size() - MOST_EXPLAINED);
        }
        return steps.build();
    }

    private static List<Long> nonZero(long[] values) {
        List<Long> list = new ArrayList<>();
        for (long value : values) {
            if (value != 0) {
                list.add(value);
            }
        }
        return list;
    }
}
