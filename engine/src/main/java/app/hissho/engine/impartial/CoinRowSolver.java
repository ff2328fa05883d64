package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import java.util.ArrayList;
import java.util.List;

/** Solves games of one row of coins, and tells it without products. */
final class CoinRowSolver extends TartanSolver {
    private final Tartan game;

    CoinRowSolver(Tartan game) {
        super(game);
        this.game = game;
    }

    @Override
    protected void explainValues(Coins position, Explanation.Builder steps, Budget budget) {
        steps.add(Rung.LOOK, "coins.look");
        explainTable(position, steps, budget, "coins.compute", game.columns().law());
    }

    /** Which value the last coin has to give way to, and which coins have it together. */
    @Override
    protected void explainMove(Coins position, Turning move, Explanation.Builder steps, Budget budget) {
        long sum = value(position, budget);
        long before = game.columns().value(move.lastColumn(), budget);
        List<Integer> others = move.columns().subList(0, move.columns().size() - 1);
        List<Long> values = new ArrayList<>();
        others.forEach(place -> values.add(game.columns().value(place, budget)));
        String key = others.isEmpty() ? "coins.move.one" : others.size() == 1 ? "coins.move.two" : "coins.move.many";
        steps.add(Rung.MOVE, key, game.describe(position, move), game.coin(0, move.lastColumn()), before, sum, before ^ sum,
            game.list(others), Nim.join(values, " ⊕ "));
    }
}
