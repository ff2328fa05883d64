package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.search.SearchSolver;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Solves misère subtraction games: a single heap by its period, several heaps by search. */
final class MisereSubtractionSolver implements Solver<Heaps, Taking> {
    private final Subtraction game;
    private final SearchSolver<Heaps, Taking> search;

    MisereSubtractionSolver(Subtraction game, PositionStore store) {
        this.game = game;
        this.search = new SearchSolver<>(game, store);
    }

    private boolean wins(int size, Budget budget) {
        return game.set().misere().get(size, budget) == 1;
    }

    @Override
    public Analysis<Taking> analyse(Heaps position, Budget budget) {
        if (game.isOver(position)) {
            return Analysis.ofEnd(Outcome.WIN, Optional.empty(), List.of());
        }
        if (position.countFrom(1) > 1) {
            return search.analyse(position, budget);
        }
        List<Taking> winning = new ArrayList<>();
        game.visitMoves(position, move -> {
            if (!wins(game.play(position, move).largest(), budget)) {
                winning.add(move);
            }
            return true;
        });
        return Analysis.ofWinning(Optional.empty(), List.of(), winning);
    }

    @Override
    public Explanation explain(Heaps position, Budget budget) {
        if (game.isOver(position) || position.countFrom(1) > 1) {
            return search.explain(position, budget);
        }
        Analysis<Taking> analysis = analyse(position, budget);
        int size = position.largest();
        Explanation.Builder steps = new Explanation.Builder();
        steps.add(Rung.LOOK, "misere-subtraction.look", game.set().amounts()[0]);
        Optional<Period> period = game.set().misere().period(budget);
        PeriodSteps.add(steps, game.set(), period, size,
            n -> wins(n, budget) ? "▲" : "▼", Message.of("table.outcome"), "misere-subtraction.compute");
        boolean win = analysis.outcome() == Outcome.WIN;
        PeriodSteps.addReduction(steps, period, size,
            Message.of(win ? "misere-subtraction.result.win" : "misere-subtraction.result.loss", size));
        for (Taking move : analysis.winning()) {
            steps.add(Rung.MOVE, "misere-subtraction.move", game.describe(position, move), game.play(position, move).largest());
        }
        if (!win) {
            steps.add(Rung.MOVE, "resist");
        }
        return steps.build();
    }
}
