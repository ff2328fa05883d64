package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.List;

/**
 * Acrostic Twins. A move turns two coins of the same row or of the same column; the one further right, or further
 * down, goes from heads to tails. Whoever cannot move loses. Rows and columns count from 0.
 *
 * <p>A head in row x and column y can be carried left along its row or up along its column, as two heaps x and y of
 * Nim can be cut: it is worth x ⊕ y. All winning moves are found by trying the x + y moves of every head.
 */
public final class AcrosticTwins extends CoinGame {
    public AcrosticTwins() {
        super("acrostic-twins", 0, true,
            List.of(new Product(CoinRules.ALONE, CoinRules.TWINS), new Product(CoinRules.TWINS, CoinRules.ALONE)));
    }

    @Override
    long value(int row, int column, Budget budget) {
        return row ^ column;
    }

    @Override
    public Solver<Coins, Turning> solver(PositionStore store) {
        return new CoinSolver(this) {
            @Override
            protected void explainValues(Coins position, Explanation.Builder steps, Budget budget) {
                steps.add(Rung.LOOK, "coins.look");
                explainTable(position, steps, budget, "acrostic-twins.compute");
            }
        };
    }
}
