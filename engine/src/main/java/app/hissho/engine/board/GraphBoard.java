package app.hissho.engine.board;

import app.hissho.engine.Message;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Vertices and edges. Group {@link #VERTICES} of its parts are the vertices and group {@link #EDGES} the edges, both
 * by their place in the lists, from 0.
 *
 * @param token the vertex on which the token of a walking game stands
 */
public record GraphBoard(List<Vertex> vertices, List<Edge> edges, OptionalInt token, Optional<Message> note) implements Board {
    public static final int VERTICES = 0;
    public static final int EDGES = 1;

    public GraphBoard {
        vertices = List.copyOf(vertices);
        edges = List.copyOf(edges);
    }

    /**
     * A vertex at a place of the unit square, (0, 0) at the top left.
     *
     * @param grounded whether it stands on the ground line
     */
    public record Vertex(String name, double x, double y, boolean grounded) {
    }

    /**
     * An edge between two vertices, which may be the same; edges between the same two are drawn side by side.
     *
     * @param directed whether it has an arrow at {@code to}
     */
    public record Edge(int from, int to, boolean directed) {
    }
}
