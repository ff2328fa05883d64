package app.hissho.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Places for the vertices of a graph that has none: in the unit square, (0, 0) at the top left, the same on every
 * machine, and no two vertices at the same place.
 */
public final class GraphLayout {
    /** Larger graphs are drawn as a circle: a better picture would take too long, and nobody could see it. */
    private static final int MOST_RELAXED = 80;
    /** Vertices nearer than this, in parts of the distance that they would have on a grid, overlap. */
    private static final double LEAST_DISTANCE = 0.25;
    private static final double MARGIN = 0.06;
    private static final int MOST_REMEMBERED = 32;

    /** The pictures asked for last: a front end asks for the same one at every tap. */
    private static final Map<List<Integer>, GraphLayout> REMEMBERED = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Integer>, GraphLayout> eldest) {
            return size() > MOST_REMEMBERED;
        }
    });

    private final Map<Integer, double[]> places;

    private GraphLayout(Map<Integer, double[]> places) {
        this.places = places;
    }

    public double x(int vertex) {
        return places.get(vertex)[0];
    }

    public double y(int vertex) {
        return places.get(vertex)[1];
    }

    /**
     * Vertex 0 is the ground, at the bottom; the others rise with their distance from it. A vertex stands in the middle
     * of those that it carries in a breadth-first tree, and each tip has a column of its own.
     */
    public static GraphLayout upward(int[][] edges) {
        Map<Integer, List<Integer>> neighbours = neighbours(edges);
        neighbours.putIfAbsent(0, new ArrayList<>());
        Map<Integer, Integer> depth = new HashMap<>(Map.of(0, 0));
        Map<Integer, List<Integer>> carried = new HashMap<>();
        List<Integer> reached = new ArrayList<>(List.of(0));
        for (int next = 0; next < reached.size(); next++) {
            int vertex = reached.get(next);
            for (int neighbour : neighbours.get(vertex)) {
                if (depth.putIfAbsent(neighbour, depth.get(vertex) + 1) == null) {
                    reached.add(neighbour);
                    carried.computeIfAbsent(vertex, unused -> new ArrayList<>()).add(neighbour);
                }
            }
        }
        Map<Integer, Double> columns = columns(carried);
        double tips = Math.max(1, reached.stream().filter(vertex -> !carried.containsKey(vertex)).count());
        int height = Math.max(1, depth.get(reached.get(reached.size() - 1)));
        Map<Integer, double[]> places = new HashMap<>();
        for (int vertex : reached) {
            double y = 1 - (1 - MARGIN) * depth.get(vertex) / height;
            places.put(vertex, new double[] {(columns.get(vertex) + 0.5) / tips, y});
        }
        return new GraphLayout(places);
    }

    /** The columns of a tree with root 0, without recursion: a picture may be thousands of edges high. */
    private static Map<Integer, Double> columns(Map<Integer, List<Integer>> carried) {
        Map<Integer, Double> columns = new HashMap<>();
        List<Integer> stack = new ArrayList<>(List.of(0));
        List<Integer> order = new ArrayList<>();
        int tips = 0;
        while (!stack.isEmpty()) {
            int vertex = stack.remove(stack.size() - 1);
            order.add(vertex);
            List<Integer> above = carried.getOrDefault(vertex, List.of());
            if (above.isEmpty()) {
                columns.put(vertex, (double) tips++);
            }
            for (int i = above.size() - 1; i >= 0; i--) {
                stack.add(above.get(i));
            }
        }
        for (int i = order.size() - 1; i >= 0; i--) {
            List<Integer> above = carried.getOrDefault(order.get(i), List.of());
            if (!above.isEmpty()) {
                double first = columns.get(above.get(0));
                double last = columns.get(above.get(above.size() - 1));
                columns.put(order.get(i), (first + last) / 2);
            }
        }
        return columns;
    }

    private static Map<Integer, List<Integer>> neighbours(int[][] edges) {
        Map<Integer, List<Integer>> neighbours = new HashMap<>();
        for (int[] edge : edges) {
            neighbours.computeIfAbsent(edge[0], unused -> new ArrayList<>()).add(edge[1]);
            neighbours.computeIfAbsent(edge[1], unused -> new ArrayList<>()).add(edge[0]);
        }
        neighbours.values().forEach(list -> list.sort(null));
        return neighbours;
    }

    /**
     * Distances in the picture follow distances along edges, with few crossings; see {@link StressLayout}. The vertices
     * lie on a circle, in the order of a depth-first search, where they would overlap else or take too long.
     *
     * @param vertices all vertices, also those without an edge
     */
    public static GraphLayout free(int[] vertices, int[][] edges) {
        List<Integer> key = new ArrayList<>();
        key.add(vertices.length);
        Arrays.stream(vertices).forEach(key::add);
        Arrays.stream(edges).flatMapToInt(Arrays::stream).forEach(key::add);
        GraphLayout known = REMEMBERED.get(key);
        if (known == null) {
            known = relaxed(vertices, edges);
            REMEMBERED.put(key, known);
        }
        return known;
    }

    private static GraphLayout relaxed(int[] vertices, int[][] edges) {
        int[] order = depthFirst(vertices, edges);
        double[][] best = new double[order.length][];
        for (int i = 0; i < order.length; i++) {
            double angle = 2 * Math.PI * i / order.length;
            best[i] = new double[] {0.5 + (0.5 - MARGIN) * StrictMath.sin(angle), 0.5 - (0.5 - MARGIN) * StrictMath.cos(angle)};
        }
        if (order.length > 2 && order.length <= MOST_RELAXED) {
            double[][] placed = fitted(StressLayout.place(order.length, numbered(order, edges)));
            best = isClear(placed) ? placed : best;
        }
        Map<Integer, double[]> places = new HashMap<>();
        for (int i = 0; i < order.length; i++) {
            places.put(order[i], order.length == 1 ? new double[] {0.5, 0.5} : best[i]);
        }
        return new GraphLayout(places);
    }

    /** The edges with the places of their ends in {@code order}. */
    private static int[][] numbered(int[] order, int[][] edges) {
        Map<Integer, Integer> index = new HashMap<>();
        for (int i = 0; i < order.length; i++) {
            index.put(order[i], i);
        }
        return Arrays.stream(edges).map(edge -> new int[] {index.get(edge[0]), index.get(edge[1])}).toArray(int[][]::new);
    }

    private static int[] depthFirst(int[] vertices, int[][] edges) {
        Map<Integer, List<Integer>> neighbours = neighbours(edges);
        List<Integer> order = new ArrayList<>();
        Map<Integer, Boolean> seen = new HashMap<>();
        for (int start : vertices) {
            List<Integer> stack = new ArrayList<>(List.of(start));
            while (!stack.isEmpty()) {
                int vertex = stack.remove(stack.size() - 1);
                if (seen.put(vertex, true) == null) {
                    order.add(vertex);
                    List<Integer> next = neighbours.getOrDefault(vertex, List.of());
                    for (int i = next.size() - 1; i >= 0; i--) {
                        stack.add(next.get(i));
                    }
                }
            }
        }
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Moved and scaled, with its form kept, to fill the unit square but for the margin. */
    private static double[][] fitted(double[][] at) {
        double[] least = {Double.MAX_VALUE, Double.MAX_VALUE};
        double[] most = {-Double.MAX_VALUE, -Double.MAX_VALUE};
        for (double[] place : at) {
            for (int axis = 0; axis < 2; axis++) {
                least[axis] = Math.min(least[axis], place[axis]);
                most[axis] = Math.max(most[axis], place[axis]);
            }
        }
        double scale = (1 - 2 * MARGIN) / Math.max(1e-6, Math.max(most[0] - least[0], most[1] - least[1]));
        double[][] fitted = new double[at.length][2];
        for (int i = 0; i < at.length; i++) {
            for (int axis = 0; axis < 2; axis++) {
                fitted[i][axis] = 0.5 + (at[i][axis] - (least[axis] + most[axis]) / 2) * scale;
            }
        }
        return fitted;
    }

    private static boolean isClear(double[][] at) {
        double least = LEAST_DISTANCE / Math.ceil(Math.sqrt(at.length));
        for (int a = 0; a < at.length; a++) {
            for (int b = 0; b < a; b++) {
                double dx = at[a][0] - at[b][0];
                double dy = at[a][1] - at[b][1];
                if (dx * dx + dy * dy < least * least) {
                    return false;
                }
            }
        }
        return true;
    }
}
