package app.hissho.engine.impartial;

import java.util.List;

/**
 * A move that turns every coin where one of {@code rows} meets one of {@code columns}, both as places from 0,
 * ascending. The coin in the last row and the last column goes from heads to tails. A row of coins is row 0.
 */
public record Turning(List<Integer> rows, List<Integer> columns) {
    public Turning {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    int lastRow() {
        return rows.get(rows.size() - 1);
    }

    int lastColumn() {
        return columns.get(columns.size() - 1);
    }
}
