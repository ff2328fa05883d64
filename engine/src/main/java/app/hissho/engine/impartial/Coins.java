package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import java.util.BitSet;
import java.util.OptionalLong;

/**
 * Coins in rows of equal length, each showing heads or tails. Text: {@code H} and {@code T} from the first coin on,
 * rows separated by slashes from the top: {@code THTTH}, {@code TH/HT}. Every coin keeps its place, so a position
 * is its own standard form.
 */
public final class Coins {
    /** The longest row of coins by itself. */
    static final int MOST_IN_ROW = 200;
    /** The most rows, and the longest row of several. */
    static final int MOST_SIDE = 100;

    private static final int COLUMN_BITS = 6;
    private static final int MOST_IN_KEY = Long.SIZE - COLUMN_BITS - 2;

    private final int rows;
    private final int columns;
    private final BitSet heads;

    private Coins(int rows, int columns, BitSet heads) {
        this.rows = rows;
        this.columns = columns;
        this.heads = heads;
    }

    /** Reads one row, or with {@code several} rows of equal length. */
    static Coins parse(String text, boolean several) {
        String[] lines = text.trim().split("/", several ? -1 : 1);
        int columns = lines[0].trim().length();
        int most = several ? MOST_SIDE : MOST_IN_ROW;
        if (lines.length > MOST_SIDE || columns > most) {
            throw new BadInputException("input.coins.many", lines.length, columns, several ? MOST_SIDE : 1, most);
        }
        BitSet heads = new BitSet();
        for (int row = 0; row < lines.length; row++) {
            String line = lines[row].trim();
            if (line.isEmpty()) {
                throw new BadInputException(several ? "input.coins.rows" : "input.coins.row", BadInputException.quote(text.trim()));
            }
            if (line.length() != columns) {
                throw new BadInputException("input.coins.uneven", row + 1, line.length(), columns);
            }
            for (int column = 0; column < columns; column++) {
                char coin = line.charAt(column);
                if ("HTht".indexOf(coin) < 0) {
                    throw new BadInputException(several ? "input.coins.rows" : "input.coins.row", BadInputException.quote(line));
                }
                heads.set(row * columns + column, coin == 'H' || coin == 'h');
            }
        }
        return new Coins(lines.length, columns, heads);
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    boolean isHeads(int row, int column) {
        return heads.get(row * columns + column);
    }

    /** The heads of one row. */
    BitSet heads(int row) {
        return heads.get(row * columns, (row + 1) * columns);
    }

    Coins after(Turning move) {
        BitSet after = (BitSet) heads.clone();
        for (int row : move.rows()) {
            for (int column : move.columns()) {
                after.flip(row * columns + column);
            }
        }
        return new Coins(rows, columns, after);
    }

    /** So many rows and columns; coins are added or left out at the right and at the bottom, new ones show tails. */
    Coins resized(int newRows, int newColumns) {
        BitSet kept = new BitSet();
        for (int row = 0; row < Math.min(rows, newRows); row++) {
            for (int column = 0; column < Math.min(columns, newColumns); column++) {
                kept.set(row * newColumns + column, isHeads(row, column));
            }
        }
        return new Coins(newRows, newColumns, kept);
    }

    /** The heads as bits below a leading 1, and the length of a row; nothing for more than {@value #MOST_IN_KEY} coins. */
    OptionalLong key() {
        int count = rows * columns;
        if (count > MOST_IN_KEY) {
            return OptionalLong.empty();
        }
        long bits = heads.isEmpty() ? 0 : heads.toLongArray()[0];
        return OptionalLong.of((1L << count | bits) << COLUMN_BITS | columns);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Coins coins && rows == coins.rows && columns == coins.columns && heads.equals(coins.heads);
    }

    @Override
    public int hashCode() {
        return (heads.hashCode() * 31 + rows) * 31 + columns;
    }

    /** The notation. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            text.append(row == 0 ? "" : "/");
            for (int column = 0; column < columns; column++) {
                text.append(isHeads(row, column) ? 'H' : 'T');
            }
        }
        return text.toString();
    }
}
