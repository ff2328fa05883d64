package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.impartial.Squares.Carry;
import app.hissho.engine.store.PositionStore;
import java.util.LinkedHashSet;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Coins that go left along their row, any number of squares, or straight down their column as a rook does; several
 * may stand on one square. Whoever cannot move loses. {@code rook-nim} is played on a board, {@code nimble} on a strip,
 * which is a board of one row.
 *
 * <p>A coin in column x and row y is two heaps of Nim, x and y, so it is worth x ⊕ y; on a strip it is worth its
 * square. With nim-sum s a coin of value v has to become v ⊕ s, which one square of its row and one of its column
 * have: all winning moves are found in time linear in the number of coins.
 */
public final class RookNim extends SquareGame {
    /** The last square of a strip that can be shown. */
    private static final int LAST_OF_STRIP = 255;

    private final String texts;

    private RookNim(String id, Kind kind, int largest) {
        super(id, kind, largest);
        this.texts = id;
    }

    public static RookNim board() {
        return new RookNim("rook-nim", Kind.COINS, Integer.MAX_VALUE);
    }

    public static RookNim nimble() {
        return new RookNim("nimble", Kind.STRIP, LAST_OF_STRIP);
    }

    @Override
    boolean visitTargets(Square from, Predicate<? super Square> visitor) {
        for (int column = from.column() - 1; column >= 0; column--) {
            if (!visitor.test(new Square(column, from.row()))) {
                return false;
            }
        }
        for (int row = from.row() - 1; row >= 0; row--) {
            if (!visitor.test(new Square(from.column(), row))) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean isTarget(Square from, Square to) {
        return (to.row() == from.row() && to.column() < from.column()) || (to.column() == from.column() && to.row() < from.row());
    }

    @Override
    Square randomTarget(Square from, SplittableRandom random) {
        long place = random.nextLong((long) from.column() + from.row());
        return place < from.column() ? new Square((int) place, from.row()) : new Square(from.column(), (int) (place - from.column()));
    }

    @Override
    public Solver<Squares, Carry> solver(PositionStore store) {
        return new Rooks();
    }

    private final class Rooks extends NimberSolver<Squares, Carry> {
        Rooks() {
            super(RookNim.this);
        }

        @Override
        protected long[] values(Squares position, Budget budget) {
            return inBoardOrder(position).stream().mapToLong(square -> square.column() ^ square.row()).toArray();
        }

        @Override
        protected void visitMovesChanging(Squares position, long change, Budget budget, Predicate<? super Carry> visitor) {
            for (Square from : new LinkedHashSet<>(position.list())) {
                long column = from.column() ^ change;
                long row = from.row() ^ change;
                if (column < from.column() && !visitor.test(new Carry(from, new Square((int) column, from.row())))) {
                    return;
                }
                if (row < from.row() && !visitor.test(new Carry(from, new Square(from.column(), (int) row)))) {
                    return;
                }
            }
        }

        @Override
        protected void explainValues(Squares position, Explanation.Builder steps, Budget budget) {
            steps.add(Rung.LOOK, texts + ".look");
            steps.add(Rung.COMPUTE, texts + ".compute");
            RookNim.this.explainValues(position, steps, square -> Integer.toString(square.column() ^ square.row()));
        }
    }
}
