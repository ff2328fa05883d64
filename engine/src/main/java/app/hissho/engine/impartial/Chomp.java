package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Numbers;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GridBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * Chomp. A bar of chocolate has squares in columns and rows; the one at the bottom left is poisoned. A move bites off
 * a square with everything above it, to its right, or both. Nobody eats the poison of his own will: whoever finds
 * nothing else on the table loses.
 *
 * <p>Written as the heights of the columns from the left, never rising: {@code 4,4,2}. Columns that are eaten stay as 0
 * at the right until the canonical form drops them. A move is the square's column and row, from 1 at the bottom left:
 * {@code 3,1}.
 *
 * <p>From every rectangle but the single square the first player wins: if taking the corner farthest from the poison
 * does not win, the answer to it would have been a good first move. Which move wins is known only for squares (2,2)
 * and for two rows or columns (the far corner); so the values are searched, shape by shape in lexicographic order,
 * each by its number. Limits: boxes with up to {@value #MOST_SHAPES} shapes inside. The full 10 × 10 board has
 * 184,756 shapes, costs as many nodes and 370 kB, and takes 140 ms here.
 */
public final class Chomp extends ListedGame<Chomp.Bar, Chomp.Bite> {
    private static final int LONGEST = 100;
    private static final int MOST_SHAPES = 1_000_000;
    /** Up to this size a bar has a key: four bits a column, and 1 above them. */
    private static final int LONGEST_OF_A_KEY = 15;

    public Chomp() {
        super("chomp");
    }

    /** What is left of the bar: heights of columns, never rising. */
    public record Bar(List<Integer> heights) {
        public Bar {
            heights = List.copyOf(heights);
        }

        int height(int column) {
            return heights.get(column);
        }

        boolean isRectangle() {
            return heights.get(0).equals(heights.get(heights.size() - 1));
        }
    }

    /** Biting at a square, column and row from 1. */
    public record Bite(int column, int row) {
    }

    @Override
    public Bar parse(String text) {
        int[] heights = Numbers.parseList(text, 0, LONGEST, "input.columns");
        List<Integer> list = new ArrayList<>();
        for (int height : heights) {
            if (height > LONGEST) {
                throw new BadInputException("input.out-of-range", height, 0, LONGEST);
            }
            if (!list.isEmpty() && height > list.get(list.size() - 1)) {
                throw new BadInputException("input.rising", list.get(list.size() - 1), height);
            }
            list.add(height);
        }
        if (list.get(0) == 0) {
            throw new BadInputException("input.no-poison", BadInputException.quote(text.trim()));
        }
        return new Bar(list);
    }

    @Override
    public String format(Bar position) {
        return position.heights().stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    @Override
    public Bar canonical(Bar position) {
        return new Bar(position.heights().stream().filter(height -> height > 0).collect(Collectors.toList()));
    }

    @Override
    public OptionalLong key(Bar position) {
        List<Integer> heights = canonical(position).heights();
        if (heights.size() > LONGEST_OF_A_KEY || heights.get(0) > LONGEST_OF_A_KEY) {
            return OptionalLong.empty();
        }
        long key = 1;
        for (int height : heights) {
            key = key << 4 | height;
        }
        return OptionalLong.of(key);
    }

    @Override
    List<Bite> listMoves(Bar position) {
        List<Bite> bites = new ArrayList<>();
        for (int column = 1; column <= position.heights().size(); column++) {
            for (int row = 1; row <= position.height(column - 1); row++) {
                if (column + row > 2) {
                    bites.add(new Bite(column, row));
                }
            }
        }
        return bites;
    }

    @Override
    public Bar play(Bar position, Bite move) {
        List<Integer> heights = new ArrayList<>(position.heights());
        for (int column = move.column() - 1; column < heights.size(); column++) {
            heights.set(column, Math.min(heights.get(column), move.row() - 1));
        }
        return new Bar(heights);
    }

    @Override
    public Bite parseMove(Bar position, String text) {
        String[] parts = text.trim().split(",", -1);
        if (parts.length != 2) {
            throw new BadInputException("input.chomp-square", BadInputException.quote(text.trim()));
        }
        Bite bite = new Bite(Numbers.parse(parts[0], 1, LONGEST, "input.column"), Numbers.parse(parts[1], 1, LONGEST, "input.row"));
        if (bite.equals(new Bite(1, 1))) {
            throw new BadInputException("input.poison");
        }
        if (bite.column() > position.heights().size() || bite.row() > position.height(bite.column() - 1)) {
            throw new BadInputException("input.no-square", bite.column(), bite.row());
        }
        return bite;
    }

    @Override
    public String formatMove(Bite move) {
        return move.column() + "," + move.row();
    }

    @Override
    public Message describe(Bar position, Bite move) {
        int before = position.heights().stream().mapToInt(Integer::intValue).sum();
        int after = play(position, move).heights().stream().mapToInt(Integer::intValue).sum();
        return Message.of("chomp.bite", move.column(), move.row(), before - after);
    }

    @Override
    public Message howTo() {
        return Message.of("how.bite");
    }

    @Override
    public Board board(Bar position) {
        List<List<GridBoard.Cell>> rows = new ArrayList<>();
        for (int row = position.height(0); row >= 1; row--) {
            List<GridBoard.Cell> cells = new ArrayList<>();
            for (int column = 0; column < position.heights().size(); column++) {
                GridBoard.Piece piece = position.height(column) < row ? GridBoard.Piece.NONE
                    : column == 0 && row == 1 ? GridBoard.Piece.POISON : GridBoard.Piece.CHOCOLATE;
                cells.add(GridBoard.Cell.of(piece));
            }
            rows.add(cells);
        }
        return GridBoard.squares(rows, new GridBoard.Axes(1, true), Optional.empty());
    }

    @Override
    public List<Part> parts(Bar position, Bite move) {
        return List.of(new Part(position.height(0) - move.row(), move.column() - 1));
    }

    /** A touch bites, or puts back what is missing up to there; buttons make the bar longer and higher. */
    @Override
    public Edit<Bar> edit(Draft<Bar> draft) {
        Bar bar = canonical(draft.position());
        int columns = bar.heights().size();
        int height = bar.height(0);
        Edit.Builder<Bar> edit = new Edit.Builder<>(draft, "edit.chomp.how");
        for (int row = height; row >= 1; row--) {
            edit.touch(new Span(height - row, row == 1 ? 1 : 0, draft.position().heights().size() - 1),
                part -> Draft.of(touched(draft.position(), part.index() + 1, height - part.group())));
        }
        List<Integer> longer = new ArrayList<>(bar.heights());
        longer.add(bar.height(columns - 1));
        List<Integer> higher = bar.heights().stream().map(h -> h == height ? h + 1 : h).collect(Collectors.toList());
        return edit
            .key("edit.columns.more", columns < LONGEST, () -> Draft.of(new Bar(longer)))
            .key("edit.rows.more", height < LONGEST, () -> Draft.of(new Bar(higher)))
            .build();
    }

    private Bar touched(Bar bar, int column, int row) {
        if (row <= bar.height(column - 1)) {
            return play(bar, new Bite(column, row));
        }
        List<Integer> heights = new ArrayList<>(bar.heights());
        for (int c = 0; c < column; c++) {
            heights.set(c, Math.max(heights.get(c), row));
        }
        return new Bar(heights);
    }

    @Override
    public Solver<Bar, Bite> solver(PositionStore store) {
        return new Shapes(store);
    }

    private final class Shapes extends SearchedValues<Bar, Bite> {
        private ChompTable table;

        Shapes(PositionStore store) {
            super(Chomp.this, store);
        }

        @Override
        int search(Bar position, Budget budget) {
            List<Integer> heights = canonical(position).heights();
            if (table == null || !table.holds(heights)) {
                int columns = heights.size();
                int rows = heights.get(0);
                long shapes = ChompTable.shapes(columns, rows, MOST_SHAPES);
                if (shapes > MOST_SHAPES) {
                    throw new NotSolvedException("unsolved.chomp", columns, rows, MOST_SHAPES);
                }
                table = new ChompTable(columns, rows, budget);
            }
            return table.value(heights);
        }

        @Override
        protected void explainValues(Bar position, Explanation.Builder steps, Budget budget) {
            Bar bar = canonical(position);
            int columns = bar.heights().size();
            int rows = bar.height(0);
            steps.add(Rung.LOOK, "chomp.look");
            if (bar.isRectangle()) {
                steps.add(Rung.LOOK, "chomp.stealing");
            }
            List<Integer> hook = new ArrayList<>(Collections.nCopies(columns, 1));
            hook.set(0, rows);
            if (bar.isRectangle() && columns == rows) {
                steps.add(Rung.COMPUTE, "chomp.square", rows);
            } else if (bar.heights().equals(hook)) {
                steps.add(Rung.COMPUTE, rows == columns ? "chomp.hook.equal" : "chomp.hook", rows - 1, columns - 1);
            } else if (rows == 2 || columns == 2) {
                int shorter = rows == 2 ? (int) bar.heights().stream().filter(height -> height == 2).count() : bar.height(1);
                steps.add(Rung.COMPUTE, "chomp.two", rows == 2 ? columns : rows, shorter);
            }
            steps.add(Rung.COMPUTE, "chomp.compute", listMoves(bar).size());
        }
    }
}
