package app.hissho.engine.impartial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A Hackenbush picture taken apart: its two-edge-connected parts, which the fusion principle shrinks to a vertex with
 * loops, and the tree of bridges between them, with the value of every part by the colon principle. Tarjan's search
 * for bridges with a stack of its own: time and memory are linear in the number of edges, and depth costs no stack.
 *
 * <p>Vertices are numbered from 0, the ground, in the order of their numbers in the notation; parts are numbered so
 * that a part comes after the one on which it stands, the ground’s part being 0.
 */
final class HackenbushParts {
    final EdgeList edges;
    /** The numbers of the vertices in the notation. */
    final int[] names;
    final int[] from;
    final int[] to;
    /** The edges at vertex v are {@code incident[first[v]]} to {@code incident[first[v + 1] - 1]}; a loop is there once. */
    final int[] first;
    final int[] incident;
    /** The vertices in the order of the search, the ground first. */
    final int[] order;
    /** The edge by which the search came to a vertex; −1 for the ground. */
    final int[] treeEdge;
    final boolean[] bridge;
    /** The part of each vertex. */
    final int[] part;
    final int parts;
    /** The bridge on which a part stands, and its end in the part; −1 for the ground’s part, whose vertex is 0. */
    final int[] stem;
    final int[] root;
    /** The number of edges inside a part. */
    final int[] inner;
    final int[] value;

    HackenbushParts(EdgeList edges) {
        this.edges = edges;
        Map<Integer, Integer> index = new HashMap<>();
        index.put(0, 0);
        for (int vertex : edges.vertices()) {
            index.putIfAbsent(vertex, index.size());
        }
        names = new int[index.size()];
        index.forEach((name, i) -> names[i] = name);
        from = new int[edges.count()];
        to = new int[edges.count()];
        for (int e = 0; e < from.length; e++) {
            from[e] = index.get(edges.from(e));
            to[e] = index.get(edges.to(e));
        }
        first = new int[names.length + 1];
        incident = incidence(names.length, from, to, first);
        order = new int[names.length];
        treeEdge = new int[names.length];
        bridge = new boolean[from.length];
        search();
        part = new int[names.length];
        List<Integer> roots = new ArrayList<>(List.of(0));
        for (int v : order) {
            if (treeEdge[v] >= 0 && bridge[treeEdge[v]]) {
                part[v] = roots.size();
                roots.add(v);
            } else if (treeEdge[v] >= 0) {
                part[v] = part[other(treeEdge[v], v)];
            }
        }
        parts = roots.size();
        root = roots.stream().mapToInt(Integer::intValue).toArray();
        stem = Arrays.stream(root).map(v -> treeEdge[v]).toArray();
        inner = new int[parts];
        for (int e = 0; e < from.length; e++) {
            if (!bridge[e]) {
                inner[part[from[e]]]++;
            }
        }
        value = Arrays.stream(inner).map(count -> count & 1).toArray();
        for (int p = parts - 1; p > 0; p--) {
            value[below(p)] ^= value[p] + 1;
        }
    }

    /** Fills {@code first} and returns the edges in the order of their vertices. */
    private static int[] incidence(int vertices, int[] from, int[] to, int[] first) {
        for (int e = 0; e < from.length; e++) {
            first[from[e] + 1]++;
            if (to[e] != from[e]) {
                first[to[e] + 1]++;
            }
        }
        for (int v = 0; v < vertices; v++) {
            first[v + 1] += first[v];
        }
        int[] next = first.clone();
        int[] incident = new int[first[vertices]];
        for (int e = 0; e < from.length; e++) {
            incident[next[from[e]]++] = e;
            if (to[e] != from[e]) {
                incident[next[to[e]]++] = e;
            }
        }
        return incident;
    }

    private void search() {
        int[] entered = new int[names.length];
        int[] low = new int[names.length];
        int[] next = first.clone();
        int[] path = new int[names.length];
        Arrays.fill(treeEdge, -1);
        int count = 0;
        int depth = 0;
        order[count++] = 0;
        entered[0] = low[0] = count;
        while (depth >= 0) {
            int v = path[depth];
            if (next[v] < first[v + 1]) {
                int e = incident[next[v]++];
                int w = other(e, v);
                if (entered[w] == 0) {
                    treeEdge[w] = e;
                    order[count++] = w;
                    entered[w] = low[w] = count;
                    path[++depth] = w;
                } else if (e != treeEdge[v]) {
                    low[v] = Math.min(low[v], entered[w]);
                }
            } else {
                depth--;
                if (depth >= 0) {
                    int below = path[depth];
                    low[below] = Math.min(low[below], low[v]);
                    bridge[treeEdge[v]] = low[v] > entered[below];
                }
            }
        }
    }

    /** The end of an edge that is not {@code vertex}; of a loop, the vertex itself. */
    int other(int edge, int vertex) {
        return from[edge] == vertex ? to[edge] : from[edge];
    }

    /** The vertex on which a part other than the ground’s stands. */
    int foot(int part) {
        return other(stem[part], root[part]);
    }

    /** The part on which a part other than the ground’s stands. */
    int below(int p) {
        return part[foot(p)];
    }

    /** The value of every piece that stands on the ground by itself, in the order of their first edges. */
    long[] pieceValues() {
        int[] piece = pieces();
        long[] values = new long[Arrays.stream(piece).max().orElse(-1) + 1];
        for (int e = 0; e < from.length; e++) {
            if (!bridge[e] && part[from[e]] == 0) {
                values[piece[e]] ^= 1;
            }
        }
        for (int p = 1; p < parts; p++) {
            if (below(p) == 0) {
                values[piece[stem[p]]] ^= value[p] + 1;
            }
        }
        return values;
    }

    /** For every edge the number of its piece: edges are in one piece if they are connected without the ground. */
    int[] pieces() {
        int[] pieceOfVertex = new int[names.length];
        Arrays.fill(pieceOfVertex, -1);
        int[] piece = new int[from.length];
        int[] stack = new int[names.length];
        int pieces = 0;
        for (int e = 0; e < from.length; e++) {
            int start = from[e] == 0 ? to[e] : from[e];
            if (start == 0) {
                piece[e] = pieces++;
                continue;
            }
            if (pieceOfVertex[start] < 0) {
                int size = 0;
                stack[size++] = start;
                pieceOfVertex[start] = pieces;
                while (size > 0) {
                    int v = stack[--size];
                    for (int i = first[v]; i < first[v + 1]; i++) {
                        int w = other(incident[i], v);
                        if (w != 0 && pieceOfVertex[w] < 0) {
                            pieceOfVertex[w] = pieces;
                            stack[size++] = w;
                        }
                    }
                }
                pieces++;
            }
            piece[e] = pieceOfVertex[start];
        }
        return piece;
    }

    /** Which edges are connected to the ground when edge {@code cut} is gone; −1 cuts none. */
    static boolean[] grounded(EdgeList edges, int cut) {
        int[] vertices = edges.vertices();
        int[] from = new int[edges.count()];
        int[] to = new int[edges.count()];
        for (int e = 0; e < from.length; e++) {
            from[e] = Arrays.binarySearch(vertices, edges.from(e));
            to[e] = Arrays.binarySearch(vertices, edges.to(e));
        }
        int[] first = new int[vertices.length + 1];
        int[] incident = incidence(vertices.length, from, to, first);
        boolean[] grounded = new boolean[from.length];
        boolean[] seen = new boolean[vertices.length];
        int[] stack = new int[vertices.length];
        int size = 0;
        if (vertices.length > 0 && vertices[0] == 0) {
            seen[0] = true;
            size = 1;
        }
        while (size > 0) {
            int v = stack[--size];
            for (int i = first[v]; i < first[v + 1]; i++) {
                int e = incident[i];
                if (e == cut) {
                    continue;
                }
                grounded[e] = true;
                int w = from[e] == v ? to[e] : from[e];
                if (!seen[w]) {
                    seen[w] = true;
                    stack[size++] = w;
                }
            }
        }
        return grounded;
    }
}
