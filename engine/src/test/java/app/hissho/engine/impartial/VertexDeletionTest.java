package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.GraphSamples;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.store.MemoryStore;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VertexDeletionTest {
    private final VertexDeletion game = new VertexDeletion();

    private Analysis<VertexDeletion.Deletion> analyse(String text, Budget budget) {
        return game.solver(new MemoryStore(MemoryStore.DEFAULT_BYTES)).analyse(game.parse(text), budget);
    }

    private long value(String text) {
        return Long.parseLong(analyse(text, Budget.phone()).value().orElseThrow().toString());
    }

    private static String path(int edges) {
        return edges == 0 ? "-" : IntStream.range(0, edges).mapToObj(i -> i + "-" + (i + 1)).collect(Collectors.joining(","));
    }

    private static String cycle(int edges) {
        return edges == 0 ? "-" : IntStream.range(0, edges).mapToObj(i -> i + "-" + (i + 1) % edges).collect(Collectors.joining(","));
    }

    private static String star(int leaves) {
        return leaves == 0 ? "-" : IntStream.rangeClosed(1, leaves).mapToObj(i -> "0-" + i).collect(Collectors.joining(","));
    }

    private static String doubleStar(int m, int n) {
        return "0-50" + IntStream.rangeClosed(1, m).mapToObj(i -> ",0-" + i).collect(Collectors.joining())
            + IntStream.rangeClosed(1, n).mapToObj(i -> ",50-" + (50 + i)).collect(Collectors.joining());
    }

    @Test
    void agreesWithPlainSearch() {
        List<EdgeList> positions = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 400; i++) {
            positions.add(game.parse(GraphSamples.graph(random.nextInt(0, 12), random.nextInt(2, 9), false, random)));
        }
        AgainstSearch.compare(game, positions);
        AgainstSearch.compare(game, game.solver(new MemoryStore(0)), new app.hissho.engine.PlainSearch<>(game), positions.subList(0, 100));
    }

    /** The closed forms against the search, which finds them when a loop at an end hides the shape. */
    @Test
    void closedFormsAgreeWithPlainSearch() {
        List<EdgeList> positions = new ArrayList<>();
        for (int n = 0; n <= 9; n++) {
            positions.add(game.parse(path(n)));
            positions.add(game.parse(cycle(n)));
            positions.add(game.parse(star(n)));
        }
        for (int m = 0; m <= 4; m++) {
            for (int n = 0; n <= 4; n++) {
                positions.add(game.parse(doubleStar(m, n)));
            }
        }
        AgainstSearch.compare(game, positions);
    }

    /** Cases P1-106 to P1-109. */
    @Test
    void tablesOfTheTextbook() {
        int[] paths = {0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0, 2, 1, 4, 5, 1, 4, 5, 1, 2, 0, 1};
        int[] cycles = {0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        for (int n = 0; n < paths.length; n++) {
            assertWithMessage("path %s", n).that(value(path(n))).isEqualTo(paths[n]);
            assertWithMessage("cycle %s", n).that(value(cycle(n))).isEqualTo(cycles[n]);
            assertWithMessage("star %s", n).that(value(star(n))).isEqualTo(n == 0 ? 0 : n % 2 == 1 ? 1 : 2);
        }
        int[][] doubleStars = {{1, 2, 1, 2, 1, 2}, {2, 0, 3, 0, 3, 0}, {1, 3, 0, 3, 0, 3}, {2, 0, 3, 0, 3, 0}, {1, 3, 0, 3, 0, 3},
            {2, 0, 3, 0, 3, 0}};
        for (int m = 0; m < 6; m++) {
            for (int n = 0; n < 6; n++) {
                assertWithMessage("%s and %s", m, n).that(value(doubleStar(m, n))).isEqualTo(doubleStars[m][n]);
            }
        }
    }

    /** Cases P1-110 and P1-111. */
    @Test
    void latticesOfTheTextbook() {
        String square = "0-1,1-2,3-4,4-5,6-7,7-8,0-3,3-6,1-4,4-7,2-5,5-8";
        assertThat(value(square)).isEqualTo(2);
        assertThat(analyse(square, Budget.phone()).winning().stream().map(VertexDeletion.Deletion::vertex).toList())
            .containsExactly(0, 2, 4, 6, 8);
        assertThat(value("1-2,2-3,3-4,4-1,1-5,1-6,2-7,2-8,3-9,3-10,4-11,4-12")).isEqualTo(0);
    }

    @Test
    void twentyFourEdgesWithinAPhonesBudget() {
        long most = 0;
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 120; i++) {
            int vertices = i % 3 == 0 ? 25 : random.nextInt(8, 25);
            String text = connected(vertices, 24, random);
            Budget budget = Budget.phone();
            analyse(text, budget);
            most = Math.max(most, budget.spent());
        }
        assertThat(most).isLessThan(200_000);
        String lattice = "0-1,1-2,2-3,4-5,5-6,6-7,8-9,9-10,10-11,12-13,13-14,14-15,0-4,4-8,8-12,1-5,5-9,9-13,2-6,6-10,10-14,3-7,7-11,11-15";
        Budget budget = Budget.phone();
        analyse(lattice, budget);
        NotSolvedException refusal = assertThrows(NotSolvedException.class, () -> analyse(lattice + ",0-5", Budget.phone()));
        assertThat(refusal).hasMessageThat().contains("25 edges");
        assertThat(value(path(200))).isAtLeast(0);
    }

    /** A random tree and further edges between its vertices. */
    private static String connected(int vertices, int edges, SplittableRandom random) {
        List<String> list = new ArrayList<>();
        for (int v = 1; v < vertices; v++) {
            list.add(random.nextInt(v) + "-" + v);
        }
        while (list.size() < edges) {
            int a = random.nextInt(vertices);
            int b = random.nextInt(vertices);
            if (a < b && !list.contains(a + "-" + b)) {
                list.add(a + "-" + b);
            }
        }
        return String.join(",", list);
    }
}
