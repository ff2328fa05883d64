package app.hissho.engine.impartial;

import app.hissho.engine.store.PositionStore;
import java.util.Arrays;

/**
 * Standard forms of connected graphs of up to 31 vertices. A graph is given by the neighbours of its vertices and the
 * vertices with loops, as bits, and by the set of vertices that are still there.
 */
final class GraphForm {
    private GraphForm() {
    }

    /** The vertices of {@code set} that are connected with {@code start}. */
    static int component(int[] next, int set, int start) {
        int component = 0;
        int open = 1 << start;
        while (open != 0) {
            int vertex = Integer.numberOfTrailingZeros(open);
            component |= 1 << vertex;
            open = (open | (next[vertex] & set)) & ~component;
        }
        return component;
    }

    /**
     * An exact name: equal names mean isomorphic graphs. Trees without loops have one if they have at most 30 vertices,
     * other graphs if they have at most {@code mostVertices}, which is at most 10.
     */
    static long key(int[] next, int loops, int set, int mostVertices) {
        int size = Integer.bitCount(set);
        if ((set & loops) == 0 && isTree(next, set, size) && size <= 30) {
            return tree(next, set) << 1 | 1;
        }
        if (size > mostVertices) {
            return PositionStore.MISSING;
        }
        int[] order = order(next, loops, set);
        long key = 1;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                key = key << 1 | (next[order[i]] >> order[j] & 1);
            }
            key = key << 1 | (loops >> order[i] & 1);
        }
        return key << 1;
    }

    private static boolean isTree(int[] next, int set, int size) {
        int ends = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            ends += Integer.bitCount(next[Integer.numberOfTrailingZeros(rest)] & set);
        }
        return ends == 2 * (size - 1);
    }

    /** A graph of any size written out in its standard order. */
    static String text(int[] next, int loops, int set) {
        int[] order = order(next, loops, set);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < order.length; i++) {
            int row = loops >> order[i] & 1;
            for (int j = 0; j < i; j++) {
                row = row << 1 | (next[order[i]] >> order[j] & 1);
            }
            text.append((char) (row >>> 16)).append((char) row);
        }
        return text.toString();
    }

    /** A tree from its centre: 1 for the way up to a vertex, 0 for the way back, branches in falling order. */
    private static long tree(int[] next, int set) {
        int left = set;
        while (Integer.bitCount(left) > 2) {
            int leaves = 0;
            for (int rest = left; rest != 0; rest &= rest - 1) {
                int vertex = Integer.numberOfTrailingZeros(rest);
                if (Integer.bitCount(next[vertex] & left) == 1) {
                    leaves |= 1 << vertex;
                }
            }
            left &= ~leaves;
        }
        long best = Long.MAX_VALUE;
        for (int rest = left; rest != 0; rest &= rest - 1) {
            int centre = Integer.numberOfTrailingZeros(rest);
            best = Math.min(best, tree(next, set & ~(1 << centre), centre));
        }
        return best;
    }

    private static long tree(int[] next, int set, int root) {
        int above = next[root] & set;
        long[] branches = new long[Integer.bitCount(above)];
        int count = 0;
        for (int rest = above; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            branches[count++] = tree(next, set & ~(1 << vertex), vertex);
        }
        Arrays.sort(branches);
        long code = 1;
        for (int i = count - 1; i >= 0; i--) {
            int length = Long.SIZE - Long.numberOfLeadingZeros(branches[i]);
            code = code << length | branches[i];
        }
        return code << 1;
    }

    /**
     * The vertices in an order that depends on little but the graph: classes of vertices are refined by the classes of
     * their neighbours; when that does nothing more, a vertex of the first class with several is set apart.
     */
    private static int[] order(int[] next, int loops, int set) {
        int size = Integer.bitCount(set);
        int[] vertices = new int[size];
        long[] colour = new long[next.length];
        int count = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            vertices[count++] = vertex;
            colour[vertex] = 2L * Integer.bitCount(next[vertex] & set) + (loops >> vertex & 1);
        }
        int classes = rank(vertices, colour);
        while (true) {
            int refined = refine(next, set, vertices, colour);
            if (refined == classes) {
                if (classes == size) {
                    break;
                }
                setApart(vertices, colour);
                refined = rank(vertices, colour);
            }
            classes = refined;
        }
        int[] order = new int[size];
        for (int vertex : vertices) {
            order[(int) colour[vertex]] = vertex;
        }
        return order;
    }

    /** Gives each vertex the number of vertices with smaller colours; returns how many colours there are. */
    private static int rank(int[] vertices, long[] colour) {
        long[] sorted = new long[vertices.length];
        for (int i = 0; i < sorted.length; i++) {
            sorted[i] = colour[vertices[i]];
        }
        Arrays.sort(sorted);
        int classes = 0;
        for (int i = 0; i < sorted.length; i++) {
            classes += i == 0 || sorted[i] != sorted[i - 1] ? 1 : 0;
        }
        for (int vertex : vertices) {
            int place = Arrays.binarySearch(sorted, colour[vertex]);
            while (place > 0 && sorted[place - 1] == colour[vertex]) {
                place--;
            }
            colour[vertex] = place;
        }
        return classes;
    }

    private static int refine(int[] next, int set, int[] vertices, long[] colour) {
        long[] refined = new long[colour.length];
        for (int vertex : vertices) {
            long sum = 0;
            for (int rest = next[vertex] & set; rest != 0; rest &= rest - 1) {
                long mixed = (colour[Integer.numberOfTrailingZeros(rest)] + 1) * 0x9E3779B97F4A7C15L;
                sum += mixed ^ mixed >>> 29;
            }
            refined[vertex] = colour[vertex] << 56 | sum >>> 8;
        }
        System.arraycopy(refined, 0, colour, 0, colour.length);
        return rank(vertices, colour);
    }

    /** Moves one vertex of the first class with several before the others of its class. */
    private static void setApart(int[] vertices, long[] colour) {
        long shared = Long.MAX_VALUE;
        int first = -1;
        for (int a : vertices) {
            for (int b : vertices) {
                if (a != b && colour[a] == colour[b] && colour[a] < shared) {
                    shared = colour[a];
                    first = a;
                }
            }
        }
        for (int vertex : vertices) {
            colour[vertex] = 2 * colour[vertex] + (vertex == first ? 0 : 1);
        }
    }
}
