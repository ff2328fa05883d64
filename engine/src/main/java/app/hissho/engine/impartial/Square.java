package app.hissho.engine.impartial;

/** A square of a board whose corner at the bottom left is column 0 and row 0. Text: {@code 3,5} is column 3, row 5. */
public record Square(int column, int row) implements Comparable<Square> {
    @Override
    public int compareTo(Square other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return column + "," + row;
    }
}
