package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Solver;
import app.hissho.engine.Value;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.impartial.Squares.Carry;
import app.hissho.engine.number.Ordinal;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Two-dimensional Nim, on a board that goes on to the right and upwards without end. A move takes one coin to the left
 * within its row, or to any square of a lower row, however far to the right; several coins may stand on one square.
 * Whoever cannot move loses.
 *
 * <p>From the bottom row a coin in column x is a heap x. From row 1 every such heap can be reached, so the first
 * square of row 1 is worth more than all finite numbers: ω. In general column x of row y is worth ω·y + x. Such
 * numbers are added part by part: a position is lost exactly if the nim-sum R of the rows and the nim-sum C of the
 * columns are both 0. If R is not 0, a coin in a row y with y ⊕ R &lt; y goes to row y ⊕ R, column x ⊕ C; else a coin
 * with x ⊕ C &lt; x goes left to column x ⊕ C. Each coin has at most one winning move.
 *
 * <p>Columns run to 2^31−1. Since 2^31 is a power of two, the game on that many columns has the same winning moves as
 * the endless one: its values are 2^31·y + x, and that is what is computed with. A game always ends, for the sum of
 * the values falls with every move, although nobody can tell beforehand how long it lasts; no length is searched.
 */
public final class TwoDimensionalNim extends SquareGame {
    private static final int ALL_COLUMN_BITS = Integer.SIZE - 1;

    private final int columnBits;

    public TwoDimensionalNim() {
        this(ALL_COLUMN_BITS);
    }

    /** On 2^{@code columnBits} columns. */
    TwoDimensionalNim(int columnBits) {
        super("two-dimensional-nim", Kind.COINS, Integer.MAX_VALUE >>> (ALL_COLUMN_BITS - columnBits));
        this.columnBits = columnBits;
    }

    @Override
    boolean visitTargets(Square from, Predicate<? super Square> visitor) {
        for (int column = from.column() - 1; column >= 0; column--) {
            if (!visitor.test(new Square(column, from.row()))) {
                return false;
            }
        }
        for (int row = from.row() - 1; row >= 0; row--) {
            for (long column = 0; column <= largest(); column++) {
                if (!visitor.test(new Square((int) column, row))) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    boolean isTarget(Square from, Square to) {
        return to.compareTo(from) < 0 && to.column() <= largest();
    }

    /** Left or down with equal chance; down to a column that is not much further right than now. */
    @Override
    Square randomTarget(Square from, SplittableRandom random) {
        boolean left = from.row() == 0 || (from.column() > 0 && random.nextBoolean());
        long columns = Math.min(2L * from.column() + 4, largest() + 1L);
        return left ? new Square(random.nextInt(from.column()), from.row())
            : new Square((int) random.nextLong(columns), random.nextInt(from.row()));
    }

    /** None: a search would have to follow moves without end. */
    @Override
    public OptionalLong key(Squares position) {
        return OptionalLong.empty();
    }

    @Override
    Optional<Message> note() {
        return Optional.of(Message.of("two-dimensional-nim.note"));
    }

    @Override
    public Solver<Squares, Carry> solver(PositionStore store) {
        return new Ordinals();
    }

    private final class Ordinals extends NimberSolver<Squares, Carry> {
        Ordinals() {
            super(TwoDimensionalNim.this);
        }

        @Override
        protected Value shown(Squares position, long value) {
            return ordinal(value);
        }

        private Ordinal ordinal(long value) {
            return new Ordinal(value >>> columnBits, value & largest());
        }

        @Override
        protected long[] values(Squares position, Budget budget) {
            return inBoardOrder(position).stream().mapToLong(square -> ((long) square.row() << columnBits) | square.column()).toArray();
        }

        @Override
        protected void visitMovesChanging(Squares position, long change, Budget budget, Predicate<? super Carry> visitor) {
            for (Square from : new LinkedHashSet<>(position.list())) {
                Square to = new Square((int) (from.column() ^ (change & largest())), (int) (from.row() ^ (change >>> columnBits)));
                if (to.compareTo(from) < 0 && !visitor.test(new Carry(from, to))) {
                    return;
                }
            }
        }

        @Override
        protected void explainValues(Squares position, Explanation.Builder steps, Budget budget) {
            steps.add(Rung.LOOK, "two-dimensional-nim.look");
            steps.add(Rung.COMPUTE, "two-dimensional-nim.compute");
            TwoDimensionalNim.this.explainValues(position, steps, square -> new Ordinal(square.row(), square.column()).toString());
        }

        @Override
        public Explanation explain(Squares position, Budget budget) {
            Explanation.Builder steps = new Explanation.Builder();
            if (isOver(position)) {
                return steps.add(Rung.RESULT, "end.no-move.normal").build();
            }
            explainValues(position, steps, budget);
            Ordinal sum = ordinal(value(position, budget));
            List<Long> rows = new ArrayList<>();
            List<Long> columns = new ArrayList<>();
            position.sorted().list().forEach(square -> {
                rows.add((long) square.row());
                columns.add((long) square.column());
            });
            steps.add(Rung.RESULT, Table.binary(rows, 2), "two-dimensional-nim.rows", Nim.join(rows, " ⊕ "), sum.omegas());
            steps.add(Rung.RESULT, Table.binary(columns, 2), "two-dimensional-nim.columns", Nim.join(columns, " ⊕ "), sum.rest());
            if (sum.omegas() == 0 && sum.rest() == 0) {
                return steps.add(Rung.RESULT, "two-dimensional-nim.loss").add(Rung.MOVE, "resist").build();
            }
            boolean left = sum.omegas() == 0;
            steps.add(Rung.RESULT, left ? "two-dimensional-nim.win.left" : "two-dimensional-nim.win.down", sum.omegas(), sum.rest());
            for (Carry move : analyse(position, budget).winning()) {
                steps.add(Rung.MOVE, left ? "two-dimensional-nim.move.left" : "two-dimensional-nim.move.down",
                    describe(position, move), move.from().row(), sum.omegas(), move.to().row(),
                    move.from().column(), sum.rest(), move.to().column());
            }
            return steps.build();
        }
    }
}
