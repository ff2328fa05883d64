package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * Label all vertices of a graph without cycles with their values. Harder with more vertices, from 5 to 9, and more arrows,
 * from 6 to 16; some value is at least 2.
 */
final class GraphLabels extends PileKind {
    private static final int[] ARROWS = {6, 8, 10, 13, 16};

    GraphLabels() {
        super("graph-labels", Skill.GRAPHS);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int vertices = 4 + id.level();
        int arrows = ARROWS[id.level() - 1];
        DrawnGraph graph = until(() -> DrawnGraph.draw(vertices, arrows, false, dice), drawn -> Collections.max(values(drawn)) > 1);
        List<Integer> values = values(graph);
        Explanation.Builder way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.graph-labels.look")
            .add(Rung.COMPUTE, "puzzle.graph-labels.compute");
        for (int v = vertices - 1; v >= 0; v--) {
            List<String> led = graph.followers().get(v).stream().map(w -> graph.names().get(w) + " = " + values.get(w)).collect(Collectors.toList());
            if (!led.isEmpty()) {
                way.add(Rung.RESULT, "digraph.mex", graph.names().get(v), String.join(", ", led), values.get(v));
            }
        }
        List<String> names = graph.byName().stream().map(graph.names()::get).collect(Collectors.toList());
        List<String> empty = Collections.nCopies(vertices, "");
        Table table = new Table(List.of(Texted.row("table.vertex", Texted.cells(names, Table.Mark.HEAD)),
            Texted.row("table.value", Texted.cells(empty, Table.Mark.BLANK))));
        Shown shown = graph.shown();
        return new Puzzle.Builder(id).show(shown.gameId(), shown.position())
            .trap(filled(graph, labels(graph, led -> Collections.max(led) + 1)), "puzzle.graph-labels.longest")
            .trap(filled(graph, labels(graph, led -> led.contains(0) ? 1 : 0)), "puzzle.graph-labels.outcomes")
            .trap(filled(graph, labels(graph, List::size)), "puzzle.graph-labels.degree")
            .build(new Form.Fill(table, List.of()), filled(graph, values), way.build(), arrows);
    }

    private static List<Integer> values(DrawnGraph graph) {
        return labels(graph, led -> Mex.missing(Set.copyOf(led), 0));
    }

    /** Labels from the last vertex to the first: 0 where no arrow leads on, else what {@code rule} makes of the labels there. */
    private static List<Integer> labels(DrawnGraph graph, ToIntFunction<List<Integer>> rule) {
        Integer[] labels = new Integer[graph.names().size()];
        for (int v = labels.length - 1; v >= 0; v--) {
            List<Integer> led = graph.followers().get(v).stream().map(w -> labels[w]).collect(Collectors.toList());
            labels[v] = led.isEmpty() ? 0 : rule.applyAsInt(led);
        }
        return Arrays.asList(labels);
    }

    private static String filled(DrawnGraph graph, List<Integer> labels) {
        return Texted.join(graph.byName().stream().map(labels::get).collect(Collectors.toList()), ",");
    }
}
