package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.Value;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.number.Nimber;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * Solves walks on directed graphs backwards from the ends. A vertex without arrows is lost at once. A vertex with an
 * arrow to a lost one is won; a vertex whose arrows all lead to won ones is lost; each is labelled as soon as that is
 * known, so the number of moves to the end is exact: the winner hurries and the loser resists. What is never labelled
 * is a draw: from there one can always go on to another such vertex.
 *
 * <p>A vertex from which no cycle can be reached also has a Grundy value, the least number that is not the value of a
 * follower. Time and memory are linear in the number of arrows: a graph of 10,000 arrows takes a few milliseconds here.
 */
final class DigraphSolver implements Solver<Digraph.Position, Digraph.Step> {
    /** How many vertices an explanation shows in a table, and of how many it tells the mex. */
    private static final int MOST_SHOWN = 20;
    private static final int MOST_TOLD = 8;
    private static final int MOST_FOLLOWERS_TOLD = 10;
    private static final int NONE = -1;

    private final Digraph game;

    DigraphSolver(Digraph game) {
        this.game = game;
    }

    /** What is known of every vertex. */
    private static final class Labels {
        final Digraph.Graph graph;
        final Outcome[] outcome;
        final int[] plies;
        final int[] grundy;
        /** The won and lost vertices in the order in which they were labelled. */
        final List<Integer> order = new ArrayList<>();
        /** The vertices with Grundy values, each after its followers. */
        final List<Integer> valued = new ArrayList<>();

        Labels(Digraph.Graph graph, Budget budget) {
            this.graph = graph;
            int count = graph.names.size();
            outcome = new Outcome[count];
            plies = new int[count];
            grundy = new int[count];
            Arrays.fill(grundy, NONE);
            int[][] before = before(graph);
            labelOutcomes(before, budget);
            labelValues(before);
        }

        private static int[][] before(Digraph.Graph graph) {
            int[] sizes = new int[graph.names.size()];
            for (int to : graph.to) {
                sizes[to]++;
            }
            int[][] before = Arrays.stream(sizes).mapToObj(int[]::new).toArray(int[][]::new);
            for (int a = 0; a < graph.from.length; a++) {
                before[graph.to[a]][--sizes[graph.to[a]]] = graph.from[a];
            }
            return before;
        }

        private void labelOutcomes(int[][] before, Budget budget) {
            int[] open = new int[outcome.length];
            Deque<Integer> queue = new ArrayDeque<>();
            for (int v = 0; v < outcome.length; v++) {
                budget.spend();
                open[v] = graph.followers[v].length;
                if (open[v] == 0) {
                    outcome[v] = Outcome.LOSS;
                    queue.add(v);
                }
            }
            while (!queue.isEmpty()) {
                int v = queue.remove();
                order.add(v);
                for (int w : before[v]) {
                    if (outcome[w] == null && (outcome[v] == Outcome.LOSS || --open[w] == 0)) {
                        outcome[w] = outcome[v].reversed();
                        plies[w] = plies[v] + 1;
                        queue.add(w);
                    }
                }
            }
            for (int v = 0; v < outcome.length; v++) {
                if (outcome[v] == null) {
                    outcome[v] = Outcome.DRAW;
                }
            }
        }

        private void labelValues(int[][] before) {
            int[] open = new int[outcome.length];
            Deque<Integer> ready = new ArrayDeque<>();
            for (int v = 0; v < open.length; v++) {
                open[v] = graph.followers[v].length;
                if (open[v] == 0) {
                    ready.add(v);
                }
            }
            while (!ready.isEmpty()) {
                int v = ready.remove();
                valued.add(v);
                BitSet values = new BitSet();
                for (int w : graph.followers[v]) {
                    values.set(grundy[w]);
                }
                grundy[v] = values.nextClearBit(0);
                for (int w : before[v]) {
                    if (--open[w] == 0) {
                        ready.add(w);
                    }
                }
            }
        }

        /** The vertices that can be reached from {@code start}, itself included. */
        BitSet reachable(int start) {
            BitSet reached = new BitSet();
            Deque<Integer> open = new ArrayDeque<>(List.of(start));
            reached.set(start);
            while (!open.isEmpty()) {
                for (int w : graph.followers[open.remove()]) {
                    if (!reached.get(w)) {
                        reached.set(w);
                        open.add(w);
                    }
                }
            }
            return reached;
        }
    }

    @Override
    public Analysis<Digraph.Step> analyse(Digraph.Position position, Budget budget) {
        return analyse(new Labels(position.graph(), budget), position.at());
    }

    private static Analysis<Digraph.Step> analyse(Labels labels, int at) {
        Outcome outcome = labels.outcome[at];
        List<Digraph.Step> best = new ArrayList<>();
        for (int follower : labels.graph.followers[at]) {
            if (labels.outcome[follower] == outcome.reversed()) {
                best.add(new Digraph.Step(labels.graph.names.get(follower)));
            }
        }
        if (outcome == Outcome.DRAW) {
            return Analysis.ofDrawing(best);
        }
        Optional<Value> value = labels.grundy[at] == NONE ? Optional.empty() : Optional.of(new Nimber(labels.grundy[at]));
        return new Analysis<>(outcome, value, List.of(), outcome == Outcome.WIN ? best : List.of(), true, OptionalInt.of(labels.plies[at]));
    }

    /** Whether no cycle can be reached from the token, so that the position has a Grundy value. */
    static boolean isAcyclic(Digraph.Position position, Budget budget) {
        return new Labels(position.graph(), budget).grundy[position.at()] != NONE;
    }

    /** Solves positions from which no cycle can be reached by their values, as part of a sum. */
    static final class Acyclic extends NimberSolver<Digraph.Position, Digraph.Step> {
        Acyclic(Digraph game) {
            super(game);
        }

        @Override
        protected long[] values(Digraph.Position position, Budget budget) {
            return new long[] {new Labels(position.graph(), budget).grundy[position.at()]};
        }

        @Override
        protected void visitMovesChanging(
                Digraph.Position position, long change, Budget budget, Predicate<? super Digraph.Step> visitor) {
            Labels labels = new Labels(position.graph(), budget);
            for (int follower : position.graph().followers[position.at()]) {
                boolean wanted = labels.grundy[follower] == (labels.grundy[position.at()] ^ change);
                if (wanted && !visitor.test(new Digraph.Step(position.graph().names.get(follower)))) {
                    return;
                }
            }
        }

        @Override
        protected void explainValues(Digraph.Position position, Explanation.Builder steps, Budget budget) {
            Labels labels = new Labels(position.graph(), budget);
            steps.add(Rung.LOOK, "digraph.look.values");
            DigraphSolver.explainValues(labels, labels.reachable(position.at()), position.at(), steps);
        }
    }

    @Override
    public Explanation explain(Digraph.Position position, Budget budget) {
        Explanation.Builder steps = new Explanation.Builder();
        if (game.isOver(position)) {
            return steps.add(Rung.RESULT, "end.no-move.normal").build();
        }
        Labels labels = new Labels(position.graph(), budget);
        BitSet reachable = labels.reachable(position.at());
        steps.add(Rung.LOOK, "digraph.look");
        boolean values = labels.grundy[position.at()] != NONE;
        if (values) {
            steps.add(Rung.LOOK, "digraph.look.values");
        }
        explainOutcomes(labels, reachable, steps);
        explainValues(labels, reachable, position.at(), steps);
        explainVerdict(labels, position, steps);
        return steps.build();
    }

    private static void explainOutcomes(Labels labels, BitSet reachable, Explanation.Builder steps) {
        List<Integer> shown = new ArrayList<>();
        for (int v : labels.order) {
            if (reachable.get(v) && shown.size() < MOST_SHOWN) {
                shown.add(v);
            }
        }
        if (!shown.isEmpty()) {
            steps.add(Rung.COMPUTE, table(labels, shown), "digraph.compute");
        }
        List<String> draws = new ArrayList<>();
        for (int v = reachable.nextSetBit(0); v >= 0 && draws.size() <= MOST_SHOWN; v = reachable.nextSetBit(v + 1)) {
            if (labels.outcome[v] == Outcome.DRAW) {
                draws.add(draws.size() == MOST_SHOWN ? "…" : labels.graph.names.get(v));
            }
        }
        if (!draws.isEmpty()) {
            steps.add(Rung.COMPUTE, shown.isEmpty() ? "digraph.draws.all" : "digraph.draws", String.join(", ", draws));
        }
    }

    private static Table table(Labels labels, List<Integer> shown) {
        List<Table.Cell> names = new ArrayList<>();
        List<Table.Cell> outcomes = new ArrayList<>();
        List<Table.Cell> plies = new ArrayList<>();
        List<Table.Cell> values = new ArrayList<>();
        for (int v : shown) {
            names.add(new Table.Cell(labels.graph.names.get(v), Table.Mark.HEAD));
            outcomes.add(new Table.Cell(labels.outcome[v] == Outcome.WIN ? "▲" : "▼", Table.Mark.PLAIN));
            plies.add(new Table.Cell(Integer.toString(labels.plies[v]), Table.Mark.PLAIN));
            values.add(new Table.Cell(labels.grundy[v] == NONE ? "–" : Integer.toString(labels.grundy[v]), Table.Mark.PLAIN));
        }
        return new Table(List.of(
            new Table.Row(Optional.of(Message.of("table.vertex")), names),
            new Table.Row(Optional.of(Message.of("table.outcome")), outcomes),
            new Table.Row(Optional.of(Message.of("table.plies")), plies),
            new Table.Row(Optional.of(Message.of("table.value")), values)));
    }

    /** The mex of the vertices nearest to the token, which comes last. */
    private static void explainValues(Labels labels, BitSet reachable, int at, Explanation.Builder steps) {
        if (labels.grundy[at] == NONE) {
            return;
        }
        List<Integer> told = new ArrayList<>(labels.valued);
        told.removeIf(v -> !reachable.get(v) || labels.graph.followers[v].length == 0);
        for (int v : told.subList(Math.max(0, told.size() - MOST_TOLD), told.size())) {
            int[] followers = labels.graph.followers[v];
            if (followers.length <= MOST_FOLLOWERS_TOLD) {
                List<String> list = new ArrayList<>();
                for (int w : followers) {
                    list.add(labels.graph.names.get(w) + " = " + labels.grundy[w]);
                }
                steps.add(Rung.COMPUTE, "digraph.mex", labels.graph.names.get(v), String.join(", ", list), labels.grundy[v]);
            }
        }
    }

    private void explainVerdict(Labels labels, Digraph.Position position, Explanation.Builder steps) {
        Analysis<Digraph.Step> analysis = analyse(labels, position.at());
        String name = position.graph().names.get(position.at());
        steps.add(Rung.RESULT, "digraph.result." + analysis.outcome().id(), name, labels.plies[position.at()]);
        for (Digraph.Step step : analysis.winning().subList(0, Math.min(MOST_TOLD, analysis.winning().size()))) {
            int lost = labels.plies[game.play(position, step).at()];
            steps.add(Rung.MOVE, lost == 0 ? "digraph.move.end" : "digraph.move", game.describe(position, step), step.to(), lost);
        }
        if (analysis.winning().size() > MOST_TOLD) {
            steps.add(Rung.MOVE, "nimber.more", analysis.winning().size() - MOST_TOLD);
        }
        for (Digraph.Step step : analysis.drawing().subList(0, Math.min(MOST_TOLD, analysis.drawing().size()))) {
            steps.add(Rung.MOVE, "draw.hold", game.describe(position, step));
        }
        if (analysis.outcome() == Outcome.LOSS) {
            steps.add(Rung.MOVE, "resist");
        }
    }
}
