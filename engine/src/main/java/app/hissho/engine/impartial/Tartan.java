package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Solver;
import app.hissho.engine.number.NimField;
import app.hissho.engine.store.PositionStore;
import java.util.List;

/**
 * Coin-turning games that are products, {@code tartan:GAME,GAME}: if {x₁, …} may be turned in the first game and
 * {y₁, …} in the second, then all coins in rows x₁, … and columns y₁, … may be turned in the product. The last coin
 * of them, in the last row and column, goes from heads to tails. Whoever cannot move loses.
 *
 * <p>The tartan theorem: a head in row x and column y is worth g₁(x) ⊗ g₂(y), the nim product ({@link NimField}).
 * {@code turning-corners} is Twins × Twins, {@code rugs} is Ruler × Ruler; a game of one row is the product with the
 * game of a single coin, which is worth 1.
 *
 * <p>In the parameter the second game starts after the comma before a letter, so sets can be written as they are:
 * {@code tartan:coin-subtraction:1,2,3,4,ruler}. Rows and columns of products count from 1, whatever the games do by
 * themselves; only {@code turning-corners} counts from 0.
 */
public final class Tartan extends CoinGame {
    private final CoinRule rows;
    private final CoinRule columns;

    private Tartan(String id, int first, boolean several, CoinRule rows, CoinRule columns) {
        super(id, first, several, List.of(new Product(rows, columns)));
        this.rows = rows;
        this.columns = columns;
    }

    /** A game of one row, such as {@code ruler} or {@code coin-subtraction:1,3,4}. */
    public static Tartan row(String id) {
        CoinRule rule = CoinRules.parse(id);
        return new Tartan(rule.id(), rule.first(), false, CoinRules.ALONE, rule);
    }

    /** The product of a game of one row with itself under a name of its own. */
    public static Tartan squared(String id, int first, String rule) {
        return new Tartan(id, first, true, CoinRules.parse(rule), CoinRules.parse(rule));
    }

    /** The product of two games, such as {@code mock-turtles,ruler}. */
    public static Tartan product(String games) {
        String[] ids = games.trim().split("\\s*,\\s*(?=[a-z])", -1);
        if (ids.length != 2) {
            throw new BadInputException("input.tartan", BadInputException.quote(games));
        }
        CoinRule rows = CoinRules.parse(ids[0]);
        CoinRule columns = CoinRules.parse(ids[1]);
        return new Tartan("tartan:" + rows.id() + "," + columns.id(), 1, true, rows, columns);
    }

    CoinRule rows() {
        return rows;
    }

    CoinRule columns() {
        return columns;
    }

    @Override
    long value(int row, int column, Budget budget) {
        return NimField.multiply(rows.value(row, budget), columns.value(column, budget));
    }

    /** The title of a game of one row. */
    static Message title(CoinRule rule) {
        String name = rule.id().contains(":") ? rule.id().substring(0, rule.id().indexOf(':')) : rule.id();
        return Message.of("game." + name + ".title");
    }

    @Override
    public Solver<Coins, Turning> solver(PositionStore store) {
        return rows == CoinRules.ALONE ? new CoinRowSolver(this) : new TartanSolver(this);
    }
}
