package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An undirected graph written edge by edge: {@code 0-1,1-2,1-2,2-2} has the vertices 0, 1 and 2, two edges between 1
 * and 2, and a loop at 2. {@code -} has no edge. Edges and their ends stay in the order in which they were written.
 *
 * <p>What remains of a graph after moves remembers what it came from, so that a picture can keep its vertices in
 * their places; two lists with the same edges are equal all the same.
 */
public final class EdgeList {
    static final int LARGEST_VERTEX = 99_999;
    private static final int MOST_EDGES_OF_A_KEY = 7;

    private final int[] from;
    private final int[] to;
    private final EdgeList origin;

    private EdgeList(int[] from, int[] to, EdgeList origin) {
        this.from = from;
        this.to = to;
        this.origin = origin == null ? this : origin;
    }

    /**
     * A graph from the ends of its edges.
     *
     * @param pairs the ends of the first edge, of the second, …
     */
    public static EdgeList of(int... pairs) {
        int count = pairs.length / 2;
        int[] from = IntStream.range(0, count).map(i -> pairs[2 * i]).toArray();
        int[] to = IntStream.range(0, count).map(i -> pairs[2 * i + 1]).toArray();
        return new EdgeList(from, to, null);
    }

    static EdgeList parse(String text, int mostEdges) {
        String trimmed = text.trim();
        if (trimmed.isEmpty()) {
            throw new BadInputException("input.empty", Message.of("input.edges"));
        }
        if (trimmed.equals("-")) {
            return of();
        }
        String[] parts = trimmed.split(",", -1);
        if (parts.length > mostEdges) {
            throw new BadInputException("input.too-many-edges", parts.length, mostEdges);
        }
        int[] pairs = new int[2 * parts.length];
        for (int i = 0; i < parts.length; i++) {
            int dash = parts[i].indexOf('-');
            if (dash < 0) {
                throw new BadInputException("input.edge", BadInputException.quote(parts[i].trim()));
            }
            pairs[2 * i] = Numbers.parse(parts[i].substring(0, dash), 0, LARGEST_VERTEX, "input.vertex");
            pairs[2 * i + 1] = Numbers.parse(parts[i].substring(dash + 1), 0, LARGEST_VERTEX, "input.vertex");
        }
        return of(pairs);
    }

    /** From edges whose ends are named by their numbers. */
    static EdgeList of(List<GraphEditing.Pair> pairs) {
        return of(pairs.stream().flatMap(pair -> Stream.of(pair.from(), pair.to())).mapToInt(Integer::parseInt).toArray());
    }

    /** Names for new vertices. */
    static Stream<String> names() {
        return IntStream.rangeClosed(1, LARGEST_VERTEX).mapToObj(Integer::toString);
    }

    int count() {
        return from.length;
    }

    int from(int edge) {
        return from[edge];
    }

    int to(int edge) {
        return to[edge];
    }

    /** The graph as it was before any move. */
    EdgeList origin() {
        return origin;
    }

    /** The same graph as one that no moves led to. */
    EdgeList afresh() {
        return new EdgeList(from, to, null);
    }

    /** The edges whose places satisfy {@code wanted}. */
    EdgeList keeping(IntPredicate wanted) {
        int[] kept = IntStream.range(0, from.length).filter(wanted).toArray();
        return new EdgeList(Arrays.stream(kept).map(i -> from[i]).toArray(), Arrays.stream(kept).map(i -> to[i]).toArray(), origin);
    }

    /** The numbers of all vertices that have an edge, ascending. */
    int[] vertices() {
        return IntStream.concat(Arrays.stream(from), Arrays.stream(to)).distinct().sorted().toArray();
    }

    /**
     * The same graph with the vertices numbered anew in the order of a breadth-first search that starts at
     * {@code first} and at every vertex takes the neighbours by their old numbers; what is not reached is searched in
     * the same way from its smallest vertex. The smaller end of an edge is written first, and edges ascend.
     *
     * @param first the old number that becomes 0, even if it has no edge
     */
    EdgeList renumbered(int first) {
        int[] old = IntStream.concat(IntStream.of(first), Arrays.stream(vertices()).filter(v -> v != first)).toArray();
        Map<Integer, List<Integer>> neighbours = new HashMap<>();
        for (int i = 0; i < from.length; i++) {
            neighbours.computeIfAbsent(from[i], unused -> new ArrayList<>()).add(to[i]);
            neighbours.computeIfAbsent(to[i], unused -> new ArrayList<>()).add(from[i]);
        }
        neighbours.values().forEach(list -> list.sort(null));
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int start : old) {
            if (numbers.putIfAbsent(start, numbers.size()) == null) {
                visit(start, neighbours, numbers);
            }
        }
        return sorted(numbers);
    }

    private static void visit(int start, Map<Integer, List<Integer>> neighbours, Map<Integer, Integer> numbers) {
        List<Integer> reached = new ArrayList<>(List.of(start));
        for (int next = 0; next < reached.size(); next++) {
            for (int neighbour : neighbours.getOrDefault(reached.get(next), List.of())) {
                if (numbers.putIfAbsent(neighbour, numbers.size()) == null) {
                    reached.add(neighbour);
                }
            }
        }
    }

    private EdgeList sorted(Map<Integer, Integer> numbers) {
        long[] codes = new long[from.length];
        for (int i = 0; i < codes.length; i++) {
            int a = numbers.get(from[i]);
            int b = numbers.get(to[i]);
            codes[i] = (long) Math.min(a, b) << 32 | Math.max(a, b);
        }
        Arrays.sort(codes);
        return new EdgeList(Arrays.stream(codes).mapToInt(code -> (int) (code >>> 32)).toArray(),
            Arrays.stream(codes).mapToInt(code -> (int) code).toArray(), null);
    }

    /** The same without edges between ends that an earlier edge joins. */
    EdgeList simplified() {
        Set<Long> seen = new HashSet<>();
        boolean[] isNew = new boolean[from.length];
        for (int i = 0; i < from.length; i++) {
            isNew[i] = seen.add((long) Math.min(from[i], to[i]) << 32 | Math.max(from[i], to[i]));
        }
        return keeping(i -> isNew[i]);
    }

    /** An exact name of up to {@value #MOST_EDGES_OF_A_KEY} edges with ends below 16: eight bits an edge, and 1 above them. */
    OptionalLong key() {
        long key = 1;
        for (int i = 0; i < from.length; i++) {
            if (i == MOST_EDGES_OF_A_KEY || from[i] > 15 || to[i] > 15) {
                return OptionalLong.empty();
            }
            key = key << 8 | from[i] << 4 | to[i];
        }
        return OptionalLong.of(key);
    }

    /** The connected parts, in the order of their first edges. */
    List<EdgeList> components() {
        int[] vertices = vertices();
        int[] link = IntStream.range(0, vertices.length).toArray();
        for (int i = 0; i < from.length; i++) {
            link[find(link, Arrays.binarySearch(vertices, from[i]))] = find(link, Arrays.binarySearch(vertices, to[i]));
        }
        int[] home = new int[from.length];
        for (int i = 0; i < home.length; i++) {
            home[i] = find(link, Arrays.binarySearch(vertices, from[i]));
        }
        List<EdgeList> components = new ArrayList<>();
        Arrays.stream(home).distinct().forEach(root -> components.add(keeping(i -> home[i] == root)));
        return components;
    }

    private static int find(int[] link, int vertex) {
        int root = vertex;
        while (link[root] != root) {
            link[root] = link[link[root]];
            root = link[root];
        }
        return root;
    }

    /** The ends of every edge. */
    int[][] pairs() {
        return IntStream.range(0, from.length).mapToObj(i -> new int[] {from[i], to[i]}).toArray(int[][]::new);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EdgeList list && Arrays.equals(from, list.from) && Arrays.equals(to, list.to);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(from) + Arrays.hashCode(to);
    }

    @Override
    public String toString() {
        if (from.length == 0) {
            return "-";
        }
        List<String> edges = new ArrayList<>();
        for (int i = 0; i < from.length; i++) {
            edges.add(from[i] + "-" + to[i]);
        }
        return String.join(",", edges);
    }
}
