package app.hissho.engine.board;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Game;
import app.hissho.engine.GraphSamples;
import app.hissho.engine.Samples;
import app.hissho.engine.Samples.Sample;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphLayoutTest {
    private static List<Sample> samples() {
        List<Sample> samples = new ArrayList<>(Samples.presets());
        for (String game : List.of("digraph", "vertex-deletion", "hackenbush")) {
            for (long seed = 0; seed < 200; seed++) {
                samples.add(new Sample(game, GraphSamples.position(game, 20, seed)));
            }
        }
        return samples;
    }

    private static <P, M> Board board(Game<P, M> game, String text) {
        return game.board(game.parse(text));
    }

    @Test
    void verticesLieApartInTheUnitSquare() {
        int boards = 0;
        for (Sample sample : samples()) {
            if (board(sample.game(), sample.position()) instanceof GraphBoard board) {
                boards++;
                check(sample.toString(), board);
                assertThat(board(sample.game(), sample.position())).isEqualTo(board);
            }
        }
        assertThat(boards).isGreaterThan(600);
    }

    private static void check(String what, GraphBoard board) {
        List<GraphBoard.Vertex> vertices = board.vertices();
        double least = 0.1 / Math.max(2, vertices.size());
        for (int i = 0; i < vertices.size(); i++) {
            GraphBoard.Vertex a = vertices.get(i);
            assertWithMessage(what).that(a.x()).isAtLeast(0);
            assertWithMessage(what).that(a.x()).isAtMost(1);
            assertWithMessage(what).that(a.y()).isAtLeast(0);
            assertWithMessage(what).that(a.y()).isAtMost(1);
            assertWithMessage(what).that(a.grounded()).isEqualTo(a.grounded() && a.y() == 1);
            for (int j = 0; j < i; j++) {
                GraphBoard.Vertex b = vertices.get(j);
                assertWithMessage("%s: %s and %s", what, a, b).that(Math.hypot(a.x() - b.x(), a.y() - b.y())).isGreaterThan(least);
            }
        }
        for (GraphBoard.Edge edge : board.edges()) {
            assertWithMessage(what).that(edge.from()).isLessThan(vertices.size());
            assertWithMessage(what).that(edge.to()).isLessThan(vertices.size());
        }
    }

    @Test
    void picturesGrowUpFromTheGround() {
        GraphLayout layout = GraphLayout.upward(new int[][] {{0, 1}, {1, 2}, {1, 3}, {0, 4}});
        assertThat(layout.y(0)).isEqualTo(1);
        assertThat(layout.y(1)).isLessThan(layout.y(0));
        assertThat(layout.y(2)).isLessThan(layout.y(1));
        assertThat(layout.y(2)).isEqualTo(layout.y(3));
        assertThat(layout.x(1)).isGreaterThan(layout.x(2));
        assertThat(layout.x(1)).isLessThan(layout.x(3));
    }

    /** A grid of nine vertices is drawn as one: nothing crosses, and edges lie along the sides of the page. */
    @Test
    void aGridIsDrawnAsAGrid() {
        int[][] edges = {{1, 2}, {2, 3}, {4, 5}, {5, 6}, {7, 8}, {8, 9}, {1, 4}, {4, 7}, {2, 5}, {5, 8}, {3, 6}, {6, 9}};
        GraphLayout layout = GraphLayout.free(new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, edges);
        for (int[] edge : edges) {
            double across = Math.abs(layout.x(edge[0]) - layout.x(edge[1]));
            double down = Math.abs(layout.y(edge[0]) - layout.y(edge[1]));
            assertThat(Math.min(across, down)).isLessThan(0.1);
            assertThat(Math.max(across, down)).isGreaterThan(0.2);
        }
        assertThat(layout.x(5)).isWithin(0.05).of(0.5);
        assertThat(layout.y(5)).isWithin(0.05).of(0.5);
    }

    @Test
    void aPathRunsDownFromItsFirstVertex() {
        GraphLayout layout = GraphLayout.free(new int[] {1, 2, 3, 4}, new int[][] {{1, 2}, {2, 3}, {3, 4}});
        for (int vertex = 1; vertex < 4; vertex++) {
            assertThat(layout.x(vertex)).isLessThan(layout.x(vertex + 1));
            assertThat(layout.y(vertex)).isLessThan(layout.y(vertex + 1));
        }
    }

    /** What is left of a picture keeps its place. */
    @Test
    void verticesStayWhereTheyAreWhenOthersGo() {
        for (String game : List.of("hackenbush", "vertex-deletion")) {
            for (long seed = 0; seed < 50; seed++) {
                checkPlaces(new Sample(game, GraphSamples.position(game, 20, seed)).game(), GraphSamples.position(game, 20, seed));
            }
        }
    }

    private static <P, M> void checkPlaces(Game<P, M> game, String text) {
        P position = game.parse(text);
        for (M move : game.moves(position, 5)) {
            List<GraphBoard.Vertex> before = ((GraphBoard) game.board(position)).vertices();
            assertThat(before).containsAtLeastElementsIn(((GraphBoard) game.board(game.play(position, move))).vertices());
        }
    }
}
