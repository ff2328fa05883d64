package app.hissho.engine.cards;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What each meeting of two cards in the present trick leads to, as a learner sees it: row i is Left's card i, column j
 * Right's card j, both from the highest.
 *
 * @param values G: what Left gets of all that is still open, if these two cards meet and both go on perfectly
 * @param trick T: what Left gets of it in this trick
 * @param rest W = G − T: what he gets after it
 * @param open how much is still open
 * @param leftLeads what Left gets if he leads: the best row, each counted at its worst
 * @param rightLeads what Left gets if Right leads: the column that is worst for Left, each counted at its best
 */
public record TrickMatrices(List<Integer> left, List<Integer> right, List<List<Integer>> values, List<List<Integer>> trick,
        List<List<Integer>> rest, int open, int leftLeads, int rightLeads) {
    public TrickMatrices {
        left = List.copyOf(left);
        right = List.copyOf(right);
        values = copy(values);
        trick = copy(trick);
        rest = copy(rest);
    }

    private static List<List<Integer>> copy(List<List<Integer>> rows) {
        return List.copyOf(rows.stream().map(row -> List.copyOf(row)).collect(Collectors.toList()));
    }

    /** @param avoid whether Left wants as little as possible */
    static TrickMatrices of(List<Integer> left, List<Integer> right, List<List<Integer>> values, List<List<Integer>> trick,
            List<List<Integer>> rest, int open, boolean avoid) {
        List<Integer> rows = values.stream().map(row -> avoid ? Collections.max(row) : Collections.min(row))
            .collect(Collectors.toList());
        List<Integer> columns = IntStream.range(0, right.size())
            .mapToObj(j -> values.stream().map(row -> row.get(j)).collect(Collectors.toList()))
            .map(column -> avoid ? Collections.min(column) : Collections.max(column)).collect(Collectors.toList());
        return new TrickMatrices(left, right, values, trick, rest, open,
            avoid ? Collections.min(rows) : Collections.max(rows), avoid ? Collections.max(columns) : Collections.min(columns));
    }
}
