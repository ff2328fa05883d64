package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * A board with one white and one black piece in every row, and who is to move. Text: rows of {@code W}, {@code B} and
 * points for empty squares, separated by slashes; {@code @B} behind them says that Black is to move, else White is:
 * {@code W...B../.B..W..@B}.
 */
public record Duel(int width, List<Row> rows, boolean whiteToMove) {
    static final int MOST_ROWS = 32;
    static final int MOST_WIDTH = 64;

    public Duel {
        rows = List.copyOf(rows);
    }

    /** The columns of the two pieces of a row, from 0. */
    public record Row(int white, int black) {
        /** The direction in which a piece of this colour comes nearer to the other: 1 is right, −1 is left. */
        int towards(boolean colourWhite) {
            return (white < black) == colourWhite ? 1 : -1;
        }
    }

    static Duel parse(String text) {
        String trimmed = text.trim().toUpperCase(Locale.ROOT);
        boolean black = trimmed.endsWith("@B");
        boolean white = trimmed.endsWith("@W");
        String[] lines = (black || white ? trimmed.substring(0, trimmed.length() - 2) : trimmed).split("/", -1);
        int width = lines[0].trim().length();
        if (lines.length > MOST_ROWS || width > MOST_WIDTH) {
            throw new BadInputException("input.duel.large", lines.length, width, MOST_ROWS, MOST_WIDTH);
        }
        List<Row> rows = new ArrayList<>();
        for (String line : lines) {
            rows.add(parseRow(line.trim(), width));
        }
        return new Duel(width, rows, !black);
    }

    private static Row parseRow(String line, int width) {
        int white = line.indexOf('W');
        int black = line.indexOf('B');
        boolean one = white >= 0 && black >= 0 && line.lastIndexOf('W') == white && line.lastIndexOf('B') == black;
        if (!one || !line.matches("[WB.]*")) {
            throw new BadInputException("input.duel.row", BadInputException.quote(line));
        }
        if (line.length() != width) {
            throw new BadInputException("input.duel.uneven", BadInputException.quote(line), line.length(), width);
        }
        return new Row(white, black);
    }

    /** The column of the piece that may move in a row. */
    int own(int row) {
        return whiteToMove ? rows.get(row).white() : rows.get(row).black();
    }

    /** The column of the other piece. */
    int other(int row) {
        return whiteToMove ? rows.get(row).black() : rows.get(row).white();
    }

    /** The number of squares between the two pieces of a row. */
    int gap(int row) {
        return Math.abs(rows.get(row).white() - rows.get(row).black()) - 1;
    }

    /** The player to move moves his piece of a row to a column; then it is the other's turn. */
    Duel after(int row, int column) {
        List<Row> after = new ArrayList<>(rows);
        after.set(row, whiteToMove ? new Row(column, rows.get(row).black()) : new Row(rows.get(row).white(), column));
        return new Duel(width, after, !whiteToMove);
    }

    /** The rows in a standard order, which does not matter for play. */
    Duel sorted() {
        List<Row> sorted = new ArrayList<>(rows);
        sorted.sort(Comparator.comparingInt(Row::white).thenComparingInt(Row::black));
        return new Duel(width, sorted, whiteToMove);
    }

    /** The notation. */
    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        for (Row row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < width; column++) {
                line.append(column == row.white() ? 'W' : column == row.black() ? 'B' : '.');
            }
            lines.add(line.toString());
        }
        return String.join("/", lines) + (whiteToMove ? "" : "@B");
    }
}
