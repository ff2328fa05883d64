package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import java.util.Optional;

/** Solves normal and impatient subtraction games by the Grundy values of their heaps. */
final class GrundySubtractionSolver extends HeapSolver {
    private final Subtraction game;

    GrundySubtractionSolver(Subtraction game) {
        super(game);
        this.game = game;
    }

    @Override
    public int grundy(int size, Budget budget) {
        if (!game.isImpatient()) {
            return game.set().grundy().get(size, budget);
        }
        return size == 0 ? 0 : game.set().grundy().get(size - 1, budget) + 1;
    }

    @Override
    public Optional<Period> period(Budget budget) {
        Optional<Period> period = game.set().grundy().period(budget);
        return game.isImpatient() ? period.map(p -> new Period(p.start() + 1, p.length())) : period;
    }

    @Override
    protected void explainValues(Heaps position, Explanation.Builder steps, Budget budget) {
        steps.add(Rung.LOOK, "subtraction.look");
        if (position.countFrom(1) > 1) {
            steps.add(Rung.LOOK, "subtraction.look.many");
        }
        Optional<Period> period = period(budget);
        PeriodSteps.add(steps, game.set(), period, position.largest(),
            n -> Integer.toString(grundy(n, budget)), Message.of("table.value"),
            game.isImpatient() ? "impatient-subtraction.compute" : "subtraction.compute");
        for (int size : position.withoutEmpty().toArray()) {
            PeriodSteps.addReduction(steps, period, size, Message.of("heap.value", size, grundy(size, budget)));
        }
    }
}
