package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.Value;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Carrying;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GridBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.number.Nimber;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Northcott's game. Every row of a board has one white and one black piece. A player moves one piece of his colour
 * along its row, any number of squares in either direction, not over or onto the other piece. Whoever cannot move
 * loses. Rows are written {@code W...B../.B..W..}, with {@code @B} behind them if Black is to move ({@link Duel}); a
 * move is a row and the column where the piece goes, both from 1: {@code 2:4}.
 *
 * <p>The gaps between the two pieces of each row act as heaps of Nim: the player to move loses exactly if their
 * nim-sum is 0. To advance cuts a gap; to retreat makes it larger, but the other piece can follow as far at once and
 * restore it. Every move that makes the nim-sum 0 wins, retreats too.
 *
 * <p>The game is not finite: two players can retreat and follow for ever. But a player who only advances, each time to
 * nim-sum 0, wins in the end: his pieces never go back, so all his moves together are at most as many squares as the
 * board has. A won position always has such an advance, as any gap can be cut from either side; it is the answer to a
 * retreat as well. Such moves are what {@link #isProgress} tells, and what a perfect opponent plays. There is no
 * {@link #key}: a search, which could go round in circles, refuses the game.
 */
public final class Northcott extends NormalGame<Duel, Northcott.Slide> {
    public Northcott() {
        super("northcott");
    }

    /** The piece of the player to move in a row, and the column where it goes, both from 0. */
    public record Slide(int row, int to) {
    }

    @Override
    public Duel parse(String text) {
        return Duel.parse(text);
    }

    @Override
    public String format(Duel position) {
        return position.toString();
    }

    @Override
    public Duel canonical(Duel position) {
        return position.sorted();
    }

    /** Advances first. */
    @Override
    public void visitMoves(Duel position, Predicate<? super Slide> visitor) {
        for (boolean advance : new boolean[] {true, false}) {
            for (int row = 0; row < position.rows().size(); row++) {
                Duel.Row pieces = position.rows().get(row);
                int towards = pieces.towards(position.whiteToMove());
                int step = advance ? towards : -towards;
                int other = position.other(row);
                for (int to = position.own(row) + step; to >= 0 && to < position.width() && to != other; to += step) {
                    if (!visitor.test(new Slide(row, to))) {
                        return;
                    }
                }
            }
        }
    }

    @Override
    public Slide randomMove(Duel position, SplittableRandom random) {
        List<Slide> moves = moves(position, Integer.MAX_VALUE);
        return moves.get(random.nextInt(moves.size()));
    }

    @Override
    public Duel play(Duel position, Slide move) {
        return position.after(move.row(), move.to());
    }

    /** Whether the piece comes nearer to the other one of its row. */
    @Override
    public boolean isProgress(Duel position, Slide move) {
        return position.after(move.row(), move.to()).gap(move.row()) < position.gap(move.row());
    }

    @Override
    public Slide parseMove(Duel position, String text) {
        String[] parts = text.trim().split(":", -1);
        if (parts.length != 2) {
            throw new BadInputException("input.slide", BadInputException.quote(text.trim()));
        }
        int row = Numbers.parse(parts[0], 1, position.rows().size(), "input.slide.row") - 1;
        int to = Numbers.parse(parts[1], 1, position.width(), "input.slide.column") - 1;
        Slide move = new Slide(row, to);
        if (!isLegal(position, move)) {
            throw new BadInputException("input.slide.illegal", row + 1, to + 1);
        }
        return move;
    }

    private static boolean isLegal(Duel position, Slide move) {
        int own = position.own(move.row());
        int other = position.other(move.row());
        return move.to() >= 0 && move.to() < position.width() && move.to() != own && move.to() != other
            && (own < other) == (move.to() < other);
    }

    @Override
    public String formatMove(Slide move) {
        return move.row() + 1 + ":" + (move.to() + 1);
    }

    @Override
    public Message describe(Duel position, Slide move) {
        return Message.of(isProgress(position, move) ? "northcott.advance" : "northcott.retreat", move.row() + 1, move.to() + 1,
            position.gap(move.row()), position.after(move.row(), move.to()).gap(move.row()));
    }

    @Override
    public Message howTo() {
        return Message.of("how.carry");
    }

    @Override
    public Board board(Duel position) {
        List<List<GridBoard.Cell>> rows = new ArrayList<>();
        for (Duel.Row row : position.rows()) {
            List<GridBoard.Cell> cells = new ArrayList<>();
            for (int column = 0; column < position.width(); column++) {
                cells.add(GridBoard.Cell.of(column == row.white() ? GridBoard.Piece.WHITE
                    : column == row.black() ? GridBoard.Piece.BLACK : GridBoard.Piece.EMPTY));
            }
            rows.add(cells);
        }
        Message toMove = Message.of(position.whiteToMove() ? "northcott.white" : "northcott.black");
        return GridBoard.squares(rows, new GridBoard.Axes(1, false), Optional.of(toMove));
    }

    @Override
    public List<Part> parts(Duel position, Slide move) {
        return List.of(new Part(move.row(), position.own(move.row())), new Part(move.row(), move.to()));
    }

    @Override
    public Choice<Slide> choose(Duel position, List<Part> tapped) {
        List<Part> cells = new ArrayList<>();
        for (int row = 0; row < position.rows().size(); row++) {
            for (int column = 0; column < position.width(); column++) {
                cells.add(new Part(row, column));
            }
        }
        List<Part> sources = new ArrayList<>();
        moves(position, Integer.MAX_VALUE).forEach(move -> sources.add(new Part(move.row(), position.own(move.row()))));
        return Carrying.choose(tapped, cells, sources::contains,
            (from, to) -> from.group() == to.group() && isLegal(position, new Slide(to.group(), to.index())),
            (from, to) -> new Slide(to.group(), to.index()));
    }

    /** A touch on a piece selects it, one on a free square of its row takes it there, also past the other piece. */
    @Override
    public Edit<Duel> edit(Draft<Duel> draft) {
        Duel duel = draft.position();
        List<Duel.Row> rows = duel.rows();
        int width = duel.width();
        Optional<Part> held = draft.selected();
        Edit.Builder<Duel> edit = new Edit.Builder<>(draft, "edit.duel.how");
        for (int row = 0; row < rows.size(); row++) {
            for (int column : new int[] {rows.get(row).white(), rows.get(row).black()}) {
                edit.touch(new Span(row, column, column), draft::toggled);
            }
        }
        held.ifPresent(piece -> edit.touch(new Span(piece.group(), 0, width - 1), to -> Draft.of(moved(duel, piece, to.index()))));
        List<Duel.Row> more = new ArrayList<>(rows);
        more.add(new Duel.Row(0, width - 1));
        boolean free = rows.stream().allMatch(row -> Math.max(row.white(), row.black()) < width - 1);
        return edit
            .key("edit.rows.more", rows.size() < Duel.MOST_ROWS, () -> Draft.of(new Duel(width, more, duel.whiteToMove())))
            .key("edit.duel.remove", held.isPresent() && rows.size() > 1, () -> Draft.of(without(duel, held.get().group())))
            .key("edit.columns.more", width < Duel.MOST_WIDTH, () -> new Draft<>(new Duel(width + 1, rows, duel.whiteToMove()), held))
            .key("edit.columns.less", free, () -> new Draft<>(new Duel(width - 1, rows, duel.whiteToMove()), held))
            .key(duel.whiteToMove() ? "edit.duel.black" : "edit.duel.white", true,
                () -> new Draft<>(new Duel(width, rows, !duel.whiteToMove()), held))
            .build();
    }

    private static Duel moved(Duel duel, Part piece, int to) {
        List<Duel.Row> rows = new ArrayList<>(duel.rows());
        Duel.Row row = rows.get(piece.group());
        rows.set(piece.group(), piece.index() == row.white() ? new Duel.Row(to, row.black()) : new Duel.Row(row.white(), to));
        return new Duel(duel.width(), rows, duel.whiteToMove());
    }

    private static Duel without(Duel duel, int row) {
        List<Duel.Row> rows = new ArrayList<>(duel.rows());
        rows.remove(row);
        return new Duel(duel.width(), rows, duel.whiteToMove());
    }

    @Override
    public Solver<Duel, Slide> solver(PositionStore store) {
        return new Gaps();
    }

    /** Nim on the gaps. */
    private final class Gaps implements Solver<Duel, Slide> {
        private static final int MOST_EXPLAINED = 6;

        @Override
        public Analysis<Slide> analyse(Duel position, Budget budget) {
            List<Value> gaps = new ArrayList<>();
            int sum = 0;
            for (int row = 0; row < position.rows().size(); row++) {
                gaps.add(new Nimber(position.gap(row)));
                sum ^= position.gap(row);
            }
            Optional<Value> value = Optional.of(new Nimber(sum));
            if (isOver(position)) {
                return Analysis.ofEnd(Outcome.LOSS, value, gaps);
            }
            List<Slide> winning = new ArrayList<>();
            int change = sum;
            visitMoves(position, move -> {
                int before = position.gap(move.row());
                int after = position.after(move.row(), move.to()).gap(move.row());
                return (before ^ after) != change || winning.add(move);
            });
            return Analysis.ofWinning(value, gaps, winning);
        }

        @Override
        public Explanation explain(Duel position, Budget budget) {
            Explanation.Builder steps = new Explanation.Builder();
            if (isOver(position)) {
                return steps.add(Rung.RESULT, "end.no-move.normal").build();
            }
            List<Long> gaps = new ArrayList<>();
            long sum = 0;
            for (int row = 0; row < position.rows().size(); row++) {
                gaps.add((long) position.gap(row));
                sum ^= position.gap(row);
            }
            steps.add(Rung.LOOK, "northcott.look");
            steps.add(Rung.COMPUTE, Table.binary(gaps, 2), "northcott.compute", Nim.join(gaps, " ⊕ "), sum);
            List<Slide> winning = analyse(position, budget).winning();
            if (winning.isEmpty()) {
                return steps.add(Rung.RESULT, "northcott.loss").add(Rung.MOVE, "resist").build();
            }
            steps.add(Rung.RESULT, "northcott.win", sum);
            for (Slide move : winning.subList(0, Math.min(MOST_EXPLAINED, winning.size()))) {
                long gap = position.gap(move.row());
                steps.add(Rung.MOVE, isProgress(position, move) ? "northcott.move" : "northcott.move.retreat",
                    describe(position, move), gap, sum, gap ^ sum);
            }
            if (winning.size() > MOST_EXPLAINED) {
                steps.add(Rung.MOVE, "nimber.more", winning.size() - MOST_EXPLAINED);
            }
            return steps.build();
        }
    }
}
