package app.hissho.engine.cards;

import app.hissho.engine.Message;
import app.hissho.engine.explain.Heatmap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The matrices of a trick for a learner: G, T and W with Left's cards as rows. Before a card is led, the best leads of both
 * are marked, and as key the saddle points: entries at which neither gets more with another card, so that it does not
 * matter who leads. After it, only the row or column of that card counts: the best answers are marked, and as key where
 * they meet it.
 */
final class TrickHeatmap {
    private final Tricks.Position position;
    private final TrickMatrices matrices;
    private final boolean avoid;

    TrickHeatmap(Tricks.Position position, TrickMatrices matrices, boolean avoid) {
        this.position = position;
        this.matrices = matrices;
        this.avoid = avoid;
    }

    Heatmap heatmap() {
        List<Integer> rows = bestRows();
        List<Integer> columns = bestColumns();
        return new Heatmap(
            new Heatmap.Side(position.leftToMove(), names(matrices.left()), rows),
            new Heatmap.Side(!position.leftToMove(), names(matrices.right()), columns),
            List.of(layer("G", "tricks.map.values", matrices.values(), rows, columns),
                layer("T", "tricks.map.trick", matrices.trick(), List.of(), List.of()),
                layer("W", "tricks.map.rest", matrices.rest(), List.of(), List.of())),
            notes());
    }

    private static List<String> names(List<Integer> cards) {
        return cards.stream().map(String::valueOf).collect(Collectors.toList());
    }

    private List<Integer> bestRows() {
        if (position.led().isPresent()) {
            int led = position.led().getAsInt();
            return position.leftLeads() ? List.of(matrices.left().indexOf(led))
                : places(column(matrices.right().indexOf(led)), !avoid);
        }
        return places(matrices.values().stream().map(row -> pick(row, avoid)).collect(Collectors.toList()), !avoid);
    }

    private List<Integer> bestColumns() {
        if (position.led().isPresent()) {
            int led = position.led().getAsInt();
            return position.leftLeads() ? places(matrices.values().get(matrices.left().indexOf(led)), avoid)
                : List.of(matrices.right().indexOf(led));
        }
        return places(IntStream.range(0, matrices.right().size()).mapToObj(j -> pick(column(j), !avoid)).collect(Collectors.toList()), avoid);
    }

    private List<Integer> column(int place) {
        return matrices.values().stream().map(row -> row.get(place)).collect(Collectors.toList());
    }

    private static int pick(List<Integer> numbers, boolean most) {
        return most ? Collections.max(numbers) : Collections.min(numbers);
    }

    private static List<Integer> places(List<Integer> numbers, boolean most) {
        int wanted = pick(numbers, most);
        return IntStream.range(0, numbers.size()).filter(i -> numbers.get(i) == wanted).boxed().collect(Collectors.toList());
    }

    /** @param rows in which a cell is a key if its column is one of {@code columns}, too */
    private Heatmap.Layer layer(String name, String meaning, List<List<Integer>> values, List<Integer> rows, List<Integer> columns) {
        boolean keys = position.led().isPresent() || matrices.leftLeads() == matrices.rightLeads();
        List<List<Heatmap.Cell>> cells = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            List<Heatmap.Cell> line = new ArrayList<>();
            for (int j = 0; j < values.get(i).size(); j++) {
                int value = values.get(i).get(j);
                line.add(new Heatmap.Cell("" + value, Heatmap.Cell.FULL * value / Math.max(1, matrices.open()),
                    keys && rows.contains(i) && columns.contains(j)));
            }
            cells.add(line);
        }
        return new Heatmap.Layer(name, Message.of(meaning), cells);
    }

    private List<Message> notes() {
        List<Message> notes = new ArrayList<>();
        notes.add(Message.of("tricks.map.leaders", matrices.leftLeads(), matrices.rightLeads(), matrices.open()));
        int more = Math.abs(matrices.rightLeads() - matrices.leftLeads());
        if (position.led().isPresent()) {
            notes.add(Message.of(position.leftLeads() ? "tricks.map.led.row" : "tricks.map.led.column", position.led().getAsInt()));
        } else {
            notes.add(more == 0 ? Message.of("tricks.map.saddle") : Message.of("tricks.map.apart", more));
        }
        return notes;
    }
}
