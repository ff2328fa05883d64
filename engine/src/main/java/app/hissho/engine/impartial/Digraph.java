package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GraphBoard;
import app.hissho.engine.board.GraphLayout;
import app.hissho.engine.board.Part;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A walk on a directed graph. A token stands on a vertex; a move takes it along an arrow. Whoever cannot move loses;
 * where the graph has cycles, play may never end, and then it is a draw.
 *
 * <p>Written {@code a>b,b>c,c>a,c>d @a}: the arrows, then the vertex of the token. Names are letters, digits and
 * underscores. Without arrows the position is {@code - @a}. A move is the name of the next vertex. The canonical form
 * sorts the arrows. Graphs have at most {@value #MOST_ARROWS} arrows. See {@link DigraphSolver} for the theory.
 */
public final class Digraph extends ListedGame<Digraph.Position, Digraph.Step> {
    static final int MOST_ARROWS = 10_000;
    private static final int LONGEST_NAME = 12;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]{1," + LONGEST_NAME + "}");

    public Digraph() {
        super("digraph");
    }

    /** A move to a vertex. */
    public record Step(String to) {
    }

    /** A graph and the vertex where the token stands. */
    public record Position(Graph graph, int at) {
    }

    /** A directed graph with named vertices; arrows in the order of the notation. */
    public static final class Graph {
        final List<String> names;
        final int[] from;
        final int[] to;
        final int[][] followers;

        /** @param names all vertices, in the order in which they were first written */
        Graph(List<String> names, int[] from, int[] to) {
            this.names = List.copyOf(names);
            this.from = from;
            this.to = to;
            List<List<Integer>> lists = new ArrayList<>();
            names.forEach(unused -> lists.add(new ArrayList<>()));
            for (int a = 0; a < from.length; a++) {
                lists.get(from[a]).add(to[a]);
            }
            followers = lists.stream().map(list -> list.stream().mapToInt(Integer::intValue).toArray()).toArray(int[][]::new);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Graph graph && names.equals(graph.names)
                && Arrays.equals(from, graph.from) && Arrays.equals(to, graph.to);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * names.hashCode() + Arrays.hashCode(from)) + Arrays.hashCode(to);
        }

        @Override
        public String toString() {
            return from.length == 0 ? "-" : IntStream.range(0, from.length)
                .mapToObj(a -> names.get(from[a]) + ">" + names.get(to[a])).collect(Collectors.joining(","));
        }
    }

    @Override
    public Position parse(String text) {
        int at = text.indexOf('@');
        if (at < 0) {
            throw new BadInputException("input.no-token", BadInputException.quote(text.trim()));
        }
        String token = name(text.substring(at + 1));
        String arrows = text.substring(0, at).trim();
        return position(arrows.equals("-") ? new String[0] : arrows.split(",", -1), token);
    }

    private static Position position(String[] arrows, String token) {
        if (arrows.length > MOST_ARROWS) {
            throw new BadInputException("input.too-many-arrows", arrows.length, MOST_ARROWS);
        }
        Map<String, Integer> numbers = new HashMap<>();
        List<String> names = new ArrayList<>();
        int[] from = new int[arrows.length];
        int[] to = new int[arrows.length];
        Set<Long> seen = new LinkedHashSet<>();
        for (int a = 0; a < arrows.length; a++) {
            int sign = arrows[a].indexOf('>');
            if (sign < 0) {
                throw new BadInputException("input.arrow", BadInputException.quote(arrows[a].trim()));
            }
            from[a] = number(name(arrows[a].substring(0, sign)), numbers, names);
            to[a] = number(name(arrows[a].substring(sign + 1)), numbers, names);
            if (!seen.add((long) from[a] << 32 | to[a])) {
                throw new BadInputException("input.arrow-twice", names.get(from[a]) + ">" + names.get(to[a]));
            }
        }
        int start = arrows.length == 0 ? number(token, numbers, names) : numbers.getOrDefault(token, -1);
        if (start < 0) {
            throw new BadInputException("input.token", token);
        }
        return new Position(new Graph(names, from, to), start);
    }

    private static int number(String name, Map<String, Integer> numbers, List<String> names) {
        Integer known = numbers.putIfAbsent(name, names.size());
        if (known == null) {
            names.add(name);
            return names.size() - 1;
        }
        return known;
    }

    private static String name(String text) {
        String name = text.trim();
        if (!NAME.matcher(name).matches()) {
            throw new BadInputException("input.name", BadInputException.quote(name), LONGEST_NAME);
        }
        return name;
    }

    @Override
    public String format(Position position) {
        return position.graph() + " @" + position.graph().names.get(position.at());
    }

    @Override
    public Position canonical(Position position) {
        String arrows = position.graph().toString();
        return position.graph().from.length == 0 ? position
            : position(new TreeSet<>(List.of(arrows.split(",", -1))).toArray(new String[0]), position.graph().names.get(position.at()));
    }

    @Override
    List<Step> listMoves(Position position) {
        List<Step> steps = new ArrayList<>();
        for (int follower : position.graph().followers[position.at()]) {
            steps.add(new Step(position.graph().names.get(follower)));
        }
        return steps;
    }

    @Override
    public boolean mayRepeat() {
        return true;
    }

    @Override
    public Position play(Position position, Step move) {
        return new Position(position.graph(), position.graph().names.indexOf(move.to()));
    }

    @Override
    public Step parseMove(Position position, String text) {
        String name = name(text);
        if (!listMoves(position).contains(new Step(name))) {
            throw new BadInputException("input.no-arrow", position.graph().names.get(position.at()), name);
        }
        return new Step(name);
    }

    @Override
    public String formatMove(Step move) {
        return move.to();
    }

    @Override
    public Message describe(Position position, Step move) {
        return Message.of("digraph.step", position.graph().names.get(position.at()), move.to());
    }

    @Override
    public Message howTo() {
        return Message.of("how.walk");
    }

    @Override
    public GraphBoard board(Position position) {
        Graph graph = position.graph();
        int[][] edges = IntStream.range(0, graph.from.length)
            .mapToObj(a -> new int[] {graph.from[a], graph.to[a]}).toArray(int[][]::new);
        GraphLayout layout = GraphLayout.free(IntStream.range(0, graph.names.size()).toArray(), edges);
        List<GraphBoard.Vertex> vertices = new ArrayList<>();
        for (int v = 0; v < graph.names.size(); v++) {
            vertices.add(new GraphBoard.Vertex(graph.names.get(v), layout.x(v), layout.y(v), false));
        }
        List<GraphBoard.Edge> arrows = new ArrayList<>();
        for (int[] edge : edges) {
            arrows.add(new GraphBoard.Edge(edge[0], edge[1], true));
        }
        return new GraphBoard(vertices, arrows, OptionalInt.of(position.at()), Optional.empty());
    }

    @Override
    public List<Part> parts(Position position, Step move) {
        return List.of(new Part(GraphBoard.VERTICES, position.graph().names.indexOf(move.to())));
    }

    /** The token keeps its vertex, so that one cannot go. */
    @Override
    public Edit<Position> edit(Draft<Position> draft) {
        Graph graph = draft.position().graph();
        String token = graph.names.get(draft.position().at());
        GraphEditing<Position> editing = new GraphEditing<>(draft, GraphEditing.Kind.ARROWS, MOST_ARROWS, newNames(),
            pairs -> pairs.isEmpty() || pairs.stream().anyMatch(pair -> pair.from().equals(token) || pair.to().equals(token))
                ? Optional.of(position(pairs.stream().map(pair -> pair.from() + ">" + pair.to()).toArray(String[]::new), token))
                : Optional.empty(),
            this::board);
        Optional<Integer> selected = editing.vertex().map(graph.names::indexOf);
        return editing.begin("edit.digraph.how")
            .key("edit.digraph.token", selected.isPresent() && selected.get() != draft.position().at(),
                () -> Draft.of(new Position(graph, selected.get())))
            .build();
    }

    /** Letters, then numbers. */
    private static Stream<String> newNames() {
        return Stream.concat(IntStream.rangeClosed('a', 'z').mapToObj(Character::toString),
            IntStream.rangeClosed(1, 2 * MOST_ARROWS).mapToObj(Integer::toString));
    }

    @Override
    public Solver<Position, Step> solver(PositionStore store) {
        return new DigraphSolver(this);
    }
}
