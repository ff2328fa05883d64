package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.Value;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.impartial.Squares.Carry;
import app.hissho.engine.number.Nimber;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Wythoff's queen. A queen on a board goes any number of squares to the left, down, or diagonally both. Whoever cannot
 * move, because she stands in the corner at the bottom left, loses.
 *
 * <p>The lost squares are (a, b) and (b, a) with a = ⌊kφ⌋ and b = a + k for k = 0, 1, 2, …, where φ is the golden
 * ratio ({@link GoldenPairs}): each row, each column and each diagonal has exactly one, so a won position has at most
 * three winning moves, found in a few steps for coordinates up to 2^31−1. The Grundy values have no known formula;
 * they are told up to {@value WythoffValues#LARGEST}, from a table ({@link WythoffValues}).
 */
public final class Wythoff extends SquareGame {
    public Wythoff() {
        super("wythoff", Kind.QUEEN, Integer.MAX_VALUE);
    }

    @Override
    boolean visitTargets(Square from, Predicate<? super Square> visitor) {
        return visitLine(from, from.column(), 1, 0, visitor) && visitLine(from, from.row(), 0, 1, visitor)
            && visitLine(from, Math.min(from.column(), from.row()), 1, 1, visitor);
    }

    private static boolean visitLine(Square from, int length, int left, int down, Predicate<? super Square> visitor) {
        for (int i = 1; i <= length && i > 0; i++) {
            if (!visitor.test(new Square(from.column() - i * left, from.row() - i * down))) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean isTarget(Square from, Square to) {
        int left = from.column() - to.column();
        int down = from.row() - to.row();
        return left >= 0 && down >= 0 && left + (long) down > 0 && (left == 0 || down == 0 || left == down);
    }

    @Override
    Square randomTarget(Square from, SplittableRandom random) {
        int diagonal = Math.min(from.column(), from.row());
        long place = random.nextLong((long) from.column() + from.row() + diagonal);
        if (place < from.column()) {
            return new Square((int) place, from.row());
        }
        place -= from.column();
        if (place < from.row()) {
            return new Square(from.column(), (int) place);
        }
        int length = (int) (place - from.row()) + 1;
        return new Square(from.column() - length, from.row() - length);
    }

    @Override
    public Solver<Squares, Carry> solver(PositionStore store) {
        return new Queen();
    }

    private final class Queen extends NimberSolver<Squares, Carry> {
        private static final int MOST_PAIRS = 12;

        private final WythoffValues values = new WythoffValues();

        Queen() {
            super(Wythoff.this);
        }

        @Override
        protected long[] values(Squares position, Budget budget) {
            return new long[] {values.get(position.list().get(0), budget)};
        }

        @Override
        protected void visitMovesChanging(Squares position, long change, Budget budget, Predicate<? super Carry> visitor) {
            Square from = position.list().get(0);
            long wanted = values.get(from, budget) ^ change;
            visitTargets(from, to -> values.get(to, budget) != wanted || visitor.test(new Carry(from, to)));
        }

        /** By the golden ratio, with the value where the table has it. */
        @Override
        public Analysis<Carry> analyse(Squares position, Budget budget) {
            Square from = position.list().get(0);
            boolean known = Math.max(from.column(), from.row()) <= WythoffValues.LARGEST;
            Optional<Value> value = known ? Optional.of(new Nimber(values.get(from, budget))) : Optional.empty();
            List<Value> components = new ArrayList<>();
            value.ifPresent(components::add);
            if (isOver(position)) {
                return Analysis.ofEnd(Outcome.LOSS, value, components);
            }
            List<Carry> winning = new ArrayList<>();
            for (Square lost : GoldenPairs.inReach(from)) {
                winning.add(new Carry(from, lost));
            }
            return Analysis.ofWinning(value, components, winning);
        }

        @Override
        protected void explainValues(Squares position, Explanation.Builder steps, Budget budget) {
            steps.add(Rung.LOOK, "wythoff.look");
            List<Table.Cell> distances = new ArrayList<>();
            List<Table.Cell> smaller = new ArrayList<>();
            List<Table.Cell> larger = new ArrayList<>();
            for (int k = 0; k < MOST_PAIRS; k++) {
                distances.add(new Table.Cell(Integer.toString(k), Table.Mark.HEAD));
                smaller.add(new Table.Cell(Long.toString(GoldenPairs.smaller(k)), Table.Mark.PLAIN));
                larger.add(new Table.Cell(Long.toString(GoldenPairs.smaller(k) + k), Table.Mark.PLAIN));
            }
            steps.add(Rung.COMPUTE, new Table(List.of(row("table.distance", distances), row("table.smaller", smaller),
                row("table.larger", larger))), "wythoff.compute");
        }

        private Table.Row row(String title, List<Table.Cell> cells) {
            return new Table.Row(Optional.of(Message.of(title)), cells);
        }

        @Override
        public Explanation explain(Squares position, Budget budget) {
            Explanation.Builder steps = new Explanation.Builder();
            if (isOver(position)) {
                return steps.add(Rung.RESULT, "end.no-move.normal").build();
            }
            explainValues(position, steps, budget);
            Square from = position.list().get(0);
            int distance = distance(from);
            List<Carry> winning = analyse(position, budget).winning();
            steps.add(Rung.RESULT, winning.isEmpty() ? "wythoff.loss" : "wythoff.win", from.toString(), distance,
                GoldenPairs.smaller(distance), GoldenPairs.smaller(distance) + distance);
            for (Carry move : winning) {
                steps.add(Rung.MOVE, "wythoff.move", describe(position, move), distance(move.to()));
            }
            return (winning.isEmpty() ? steps.add(Rung.MOVE, "resist") : steps).build();
        }

        private int distance(Square square) {
            return Math.abs(square.column() - square.row());
        }
    }
}
