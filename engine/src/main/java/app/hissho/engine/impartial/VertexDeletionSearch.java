package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.store.PositionStore;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Grundy values of connected graphs in the game of vertex deletion. Paths, cycles, stars and double stars have closed
 * forms. Other graphs are searched: what a deletion leaves falls into components, each is brought into a standard
 * form, and each form is solved once. A tree is written down from its centre with its branches sorted, which is the
 * same for all isomorphic trees; another graph is numbered by refining the degrees of its vertices and setting one
 * vertex apart whenever that stops, which misses few isomorphisms and never takes different graphs for the same.
 * Trees and graphs of up to {@value #MOST_VERTICES_OF_A_KEY} vertices have exact 64-bit names and go to the store.
 *
 * <p>Limits: components of up to {@value #MOST_EDGES} edges, not counting loops, are searched. Measured here: the lattice
 * of 4 × 4 vertices takes 3,200 nodes and 40 ms; the worst of some hundred random graphs with 24 edges, nearly a tree,
 * 50,000 nodes, 120 kB in the store and 130 ms. Forms without a key are kept by the solver, at most
 * {@value #MOST_FORMS} of them, some 15 MB.
 */
final class VertexDeletionSearch {
    static final int MOST_EDGES = 24;
    private static final int MOST_VERTICES_OF_A_KEY = 10;
    private static final int MOST_FORMS = 100_000;

    private final PositionStore store;
    private final PositionStore.Rules rules;
    /** The values of forms without a key. */
    private final Map<String, Integer> byForm = new HashMap<>();

    VertexDeletionSearch(PositionStore store, PositionStore.Rules rules) {
        this.store = store;
        this.rules = rules;
    }

    /** A graph whose value a closed form tells, or another. */
    enum Shape {
        PATH,
        CYCLE,
        STAR,
        DOUBLE_STAR,
        OTHER;

        String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** The shape of a connected graph; small ones that have several are paths or stars. */
    static Shape shape(EdgeList component) {
        EdgeList simple = component.simplified();
        int[] vertices = simple.vertices();
        int[] degree = new int[vertices.length];
        boolean loops = false;
        for (int[] pair : simple.pairs()) {
            loops |= pair[0] == pair[1];
            degree[Arrays.binarySearch(vertices, pair[0])]++;
            degree[Arrays.binarySearch(vertices, pair[1])]++;
        }
        return loops ? Shape.OTHER : shape(degree, simple.count());
    }

    /** The shape of a connected graph without loops and double edges. */
    private static Shape shape(int[] degree, int edges) {
        int most = Arrays.stream(degree).max().orElse(0);
        if (most <= 2) {
            return edges == degree.length ? Shape.CYCLE : Shape.PATH;
        }
        if (edges != degree.length - 1) {
            return Shape.OTHER;
        }
        int inner = (int) Arrays.stream(degree).filter(d -> d > 1).count();
        return inner == 1 ? Shape.STAR : inner == 2 ? Shape.DOUBLE_STAR : Shape.OTHER;
    }

    private static int closedForm(Shape shape, int edges) {
        return switch (shape) {
            case PATH -> path(edges);
            case CYCLE -> path(edges - 2) == 0 ? 1 : 0;
            case STAR -> edges % 2 == 1 ? 1 : 2;
            case DOUBLE_STAR -> edges % 2 == 1 ? 0 : 3;
            case OTHER -> throw new IllegalArgumentException("no closed form");
        };
    }

    /** Deleting an end of a path takes one edge, deleting another vertex takes two and may split it. */
    private static int path(int edges) {
        int[] values = new int[edges + 1];
        for (int n = 1; n <= edges; n++) {
            BitSet seen = new BitSet();
            seen.set(values[n - 1]);
            for (int left = 0; left <= n - 2 - left; left++) {
                seen.set(values[left] ^ values[n - 2 - left]);
            }
            values[n] = seen.nextClearBit(0);
        }
        return values[edges];
    }

    int value(EdgeList component, Budget budget) {
        Shape shape = shape(component);
        EdgeList simple = component.simplified();
        if (shape != Shape.OTHER) {
            return closedForm(shape, simple.count());
        }
        long edges = Arrays.stream(simple.pairs()).filter(pair -> pair[0] != pair[1]).count();
        if (edges > MOST_EDGES) {
            throw new NotSolvedException("unsolved.vertex-deletion", edges, MOST_EDGES);
        }
        return new Search(simple, budget).solve();
    }

    /** The search of one component, whose vertices are numbered from 0; sets of vertices are bits of a number. */
    private final class Search {
        private final int[] next;
        private final int loops;
        private final Budget budget;
        private final Map<Integer, Integer> byVertices = new HashMap<>();

        Search(EdgeList simple, Budget budget) {
            this.budget = budget;
            int[] vertices = simple.vertices();
            next = new int[vertices.length];
            int withLoop = 0;
            for (int[] pair : simple.pairs()) {
                int a = Arrays.binarySearch(vertices, pair[0]);
                int b = Arrays.binarySearch(vertices, pair[1]);
                if (a == b) {
                    withLoop |= 1 << a;
                } else {
                    next[a] |= 1 << b;
                    next[b] |= 1 << a;
                }
            }
            loops = withLoop;
        }

        int solve() {
            int all = (1 << next.length) - 1;
            long key = GraphForm.key(next, loops, all, MOST_VERTICES_OF_A_KEY);
            if (key != PositionStore.MISSING) {
                store.fetch(rules, new long[] {key});
            }
            int value = connected(all);
            if (key != PositionStore.MISSING) {
                store.keep(rules, key, value + 1);
            }
            return value;
        }

        private int sum(int set) {
            int sum = 0;
            for (int rest = set; rest != 0; ) {
                int component = GraphForm.component(next, rest, Integer.numberOfTrailingZeros(rest));
                sum ^= connected(component);
                rest &= ~component;
            }
            return sum;
        }

        private int connected(int set) {
            int size = Integer.bitCount(set);
            if (size == 1) {
                return (set & loops) == 0 ? 0 : 1;
            }
            Integer known = byVertices.get(set);
            if (known == null) {
                known = byShape(set, size);
                byVertices.put(set, known);
            }
            return known;
        }

        private int byShape(int set, int size) {
            int[] degree = new int[size];
            int ends = 0;
            int i = 0;
            for (int rest = set; rest != 0; rest &= rest - 1) {
                degree[i] = Integer.bitCount(next[Integer.numberOfTrailingZeros(rest)] & set);
                ends += degree[i++];
            }
            Shape shape = (set & loops) == 0 ? shape(degree, ends / 2) : Shape.OTHER;
            return shape == Shape.OTHER ? byForm(set) : closedForm(shape, ends / 2);
        }

        private int byForm(int set) {
            budget.spend();
            long key = GraphForm.key(next, loops, set, MOST_VERTICES_OF_A_KEY);
            if (key != PositionStore.MISSING) {
                int known = store.recall(rules, key);
                if (known > 0) {
                    return known - 1;
                }
                int value = mex(set);
                store.remember(rules, key, value + 1);
                return value;
            }
            String form = GraphForm.text(next, loops, set);
            Integer known = byForm.get(form);
            if (known == null) {
                known = mex(set);
                if (byForm.size() >= MOST_FORMS) {
                    byForm.clear();
                }
                byForm.put(form, known);
            }
            return known;
        }

        private int mex(int set) {
            BitSet seen = new BitSet();
            for (int rest = set; rest != 0; rest &= rest - 1) {
                seen.set(sum(set & ~Integer.lowestOneBit(rest)));
            }
            return seen.nextClearBit(0);
        }
    }
}
