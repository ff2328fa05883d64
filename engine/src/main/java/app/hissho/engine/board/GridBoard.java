package app.hissho.engine.board;

import app.hissho.engine.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Cells in rows: a row of pins, a strip of coins or squares, a board with pieces. Group {@code r} of its parts is
 * row {@code r} from the top, and part {@code c} of it is the cell in column {@code c}, both from 0.
 *
 * @param axes how rows and columns are counted where they have numbers
 * @param keys what can be touched beside the cells
 */
public record GridBoard(Arrangement arrangement, List<List<Cell>> rows, Optional<Axes> axes, List<Key> keys, Optional<Message> note)
        implements Board {
    public GridBoard {
        rows = List.copyOf(rows.stream().map(row -> List.copyOf(row)).collect(Collectors.toList()));
        keys = List.copyOf(keys);
    }

    /** Rows that are heaps of their own. */
    public static GridBoard heaps(List<List<Cell>> rows) {
        return new GridBoard(Arrangement.HEAPS, rows, Optional.empty(), List.of(), Optional.empty());
    }

    /** A single row of cells. */
    public static GridBoard strip(List<Cell> cells, List<Key> keys, Optional<Message> note) {
        return new GridBoard(Arrangement.STRIP, List.of(cells), Optional.empty(), keys, note);
    }

    /** A board of squares. */
    public static GridBoard squares(List<List<Cell>> rows, Axes axes, Optional<Message> note) {
        return new GridBoard(Arrangement.SQUARES, rows, Optional.of(axes), List.of(), note);
    }

    /** How rows belong together. */
    public enum Arrangement {
        /** Each row is a heap of its own, which moves shorten, split and clear away. It may be wrapped when drawn. */
        HEAPS,
        /** One row, which may be wrapped when drawn. */
        STRIP,
        /** Cells of the same column stand below each other. If rows or columns are not shown any more, those at the origin stay. */
        SQUARES
    }

    /**
     * How rows and columns are counted: columns from the left.
     *
     * @param first the number of the first row and column
     * @param upward whether rows are counted from the bottom, else from the top
     */
    public record Axes(int first, boolean upward) {
    }

    /** What a cell shows. */
    public enum Piece {
        /** No cell at all: the board has a hole here. */
        NONE,
        /** A cell with nothing on it. */
        EMPTY,
        /** The space between two neighbours, where a row can be cut. */
        GAP,
        PIN,
        /** A point that a loop can go through. */
        POINT,
        CROSS,
        HEADS,
        TAILS,
        /** One or more chips on a cell; the count tells how many. */
        CHIP,
        /** One or more cards of the same kind, face up; the label tells which and the count how many. */
        CARD,
        BLACK,
        WHITE,
        QUEEN,
        LETTER_S,
        LETTER_O,
        CHOCOLATE,
        POISON
    }

    /**
     * One cell.
     *
     * @param count how many chips lie here; 1 for other pieces
     * @param label the cell's number in the game's own counting, empty where cells have none
     */
    public record Cell(Piece piece, int count, Optional<Integer> label) {
        public static Cell of(Piece piece) {
            return new Cell(piece, 1, Optional.empty());
        }
    }
}
