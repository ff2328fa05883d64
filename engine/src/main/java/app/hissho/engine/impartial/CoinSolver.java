package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Solves a coin-turning game: its value is the nim-sum of the values of its heads, each taken alone. The components
 * are the coins, row by row; tails count 0.
 */
abstract class CoinSolver extends NimberSolver<Coins, Turning> {
    /** What a phone can show and an eye can follow. */
    private static final int MOST_COLUMNS = 20;
    private static final int MOST_ROWS = 20;
    private static final int MOST_HEADS = 20;

    private final CoinGame game;

    CoinSolver(CoinGame game) {
        super(game);
        this.game = game;
    }

    @Override
    protected final long[] values(Coins position, Budget budget) {
        long[] values = new long[position.rows() * position.columns()];
        for (int i = 0; i < values.length; i++) {
            int row = i / position.columns();
            int column = i % position.columns();
            values[i] = position.isHeads(row, column) ? game.value(row, column, budget) : 0;
        }
        return values;
    }

    /** Tries every move; a game that knows more about its values may do better. */
    @Override
    protected void visitMovesChanging(Coins position, long change, Budget budget, Predicate<? super Turning> visitor) {
        game.visitMoves(position, move -> {
            budget.spend();
            return change(move, budget) != change || visitor.test(move);
        });
    }

    private long change(Turning move, Budget budget) {
        long change = 0;
        for (int row : move.rows()) {
            for (int column : move.columns()) {
                change ^= game.value(row, column, budget);
            }
        }
        return change;
    }

    /** Adds the values of the first rows and columns with the heads marked, and what the heads are worth. */
    final void explainTable(Coins position, Explanation.Builder steps, Budget budget, String key, Object... arguments) {
        steps.add(Rung.COMPUTE, valueTable(position, budget), key, arguments);
        List<String> heads = new ArrayList<>();
        for (int row = 0; row < position.rows(); row++) {
            for (int column = 0; column < position.columns(); column++) {
                if (position.isHeads(row, column)) {
                    heads.add(game.coin(row, column) + " → " + game.value(row, column, budget));
                }
            }
        }
        String more = heads.size() > MOST_HEADS ? ", …" : "";
        steps.add(Rung.RESULT, "coins.heads", String.join(", ", heads.subList(0, Math.min(MOST_HEADS, heads.size()))) + more);
    }

    /** The values of the coins, rows below each other; heads are marked. */
    private Table valueTable(Coins position, Budget budget) {
        List<Table.Row> rows = new ArrayList<>();
        int columns = Math.min(MOST_COLUMNS, position.columns());
        List<Table.Cell> head = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            head.add(new Table.Cell(Integer.toString(column + game.first()), Table.Mark.HEAD));
        }
        rows.add(new Table.Row(Optional.of(Message.of(position.rows() == 1 ? "table.coin" : "table.column")), head));
        for (int row = 0; row < Math.min(MOST_ROWS, position.rows()); row++) {
            List<Table.Cell> cells = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                cells.add(new Table.Cell(Long.toString(game.value(row, column, budget)),
                    position.isHeads(row, column) ? Table.Mark.KEY : Table.Mark.PLAIN));
            }
            Message title = position.rows() == 1 ? Message.of("table.value") : Message.of("table.row", row + game.first());
            rows.add(new Table.Row(Optional.of(title), cells));
        }
        return new Table(rows);
    }
}
