package app.hissho.engine.explain;

import app.hissho.engine.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A map of what is right to do over two numbers: a cell for each pair of them, with the number of a {@link Kind} in it.
 *
 * @param columns what is counted from left to right
 * @param rows what is counted from top to bottom
 * @param cells by row, then by column; empty where there is no such state. All rows are of the same length
 * @param kinds what the cells mean
 * @param note how the map was computed
 */
public record Chart(Axis columns, Axis rows, List<List<Optional<Integer>>> cells, List<Kind> kinds, Message note) {
    public Chart {
        cells = List.copyOf(cells.stream().map(row -> List.copyOf(row)).collect(Collectors.toList()));
        kinds = List.copyOf(kinds);
    }

    /** What an axis counts, and its first number. */
    public record Axis(Message title, int first) {
    }

    /** The sign that stands in a cell, and what it means. */
    public record Kind(String sign, Message meaning) {
    }

    /** A place on the map of some size, in the numbers of its axes. */
    public record Spot(int size, int column, int row) {
    }
}
