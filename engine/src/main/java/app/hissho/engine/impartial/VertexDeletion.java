package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GraphBoard;
import app.hissho.engine.board.GraphLayout;
import app.hissho.engine.board.Part;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Vertex deletion. A move deletes a vertex that has at least one edge, together with all its edges. Whoever deletes
 * the last edge wins.
 *
 * <p>Written edge by edge, {@code 1-2,2-3,3-1}; vertices without an edge do not matter and are not written. A repeated
 * edge counts once; a loop such as {@code 1-1} keeps its vertex in play. A move is the number of the vertex. The
 * canonical form numbers the vertices from 0 by breadth-first search and sorts the edges.
 *
 * <p>Connected parts add as a nim-sum. Known values: a star with n edges is 1 or 2 as n is odd or even; a path of n
 * edges is the heap n of the octal game 0.37; a cycle of n ≥ 3 edges is 1 if the path of n − 2 edges is 0, else 0; a
 * double star with m and n leaves is 0 if m + n is even and 3 if it is odd. Other parts are searched; see
 * {@link VertexDeletionSearch} for limits.
 */
public final class VertexDeletion extends ListedGame<EdgeList, VertexDeletion.Deletion> {
    private static final int MOST_EDGES = 1000;
    private static final int MOST_TOLD = 8;
    private static final int MOST_FOLLOWERS_TOLD = 12;

    public VertexDeletion() {
        super("vertex-deletion");
    }

    /** Deleting a vertex. */
    public record Deletion(int vertex) {
    }

    @Override
    public EdgeList parse(String text) {
        return EdgeList.parse(text, MOST_EDGES);
    }

    @Override
    public String format(EdgeList position) {
        return position.toString();
    }

    @Override
    public EdgeList canonical(EdgeList position) {
        int[] vertices = position.vertices();
        return vertices.length == 0 ? position : position.simplified().renumbered(vertices[0]);
    }

    @Override
    public OptionalLong key(EdgeList position) {
        return canonical(position).key();
    }

    @Override
    List<Deletion> listMoves(EdgeList position) {
        return Arrays.stream(position.vertices()).mapToObj(Deletion::new).collect(Collectors.toList());
    }

    @Override
    public EdgeList play(EdgeList position, Deletion move) {
        return position.keeping(e -> position.from(e) != move.vertex() && position.to(e) != move.vertex());
    }

    @Override
    public Deletion parseMove(EdgeList position, String text) {
        int vertex = Numbers.parse(text, 0, EdgeList.LARGEST_VERTEX, "input.vertex");
        if (Arrays.binarySearch(position.vertices(), vertex) < 0) {
            throw new BadInputException("input.no-vertex", vertex);
        }
        return new Deletion(vertex);
    }

    @Override
    public String formatMove(Deletion move) {
        return Integer.toString(move.vertex());
    }

    @Override
    public Message describe(EdgeList position, Deletion move) {
        return Message.of("vertex-deletion.move", move.vertex(), position.count() - play(position, move).count());
    }

    @Override
    public Message howTo() {
        return Message.of("how.delete");
    }

    @Override
    public GraphBoard board(EdgeList position) {
        GraphLayout layout = GraphLayout.free(position.origin().vertices(), position.origin().pairs());
        int[] vertices = position.vertices();
        List<GraphBoard.Vertex> drawn = new ArrayList<>();
        for (int vertex : vertices) {
            drawn.add(new GraphBoard.Vertex(Integer.toString(vertex), layout.x(vertex), layout.y(vertex), false));
        }
        List<GraphBoard.Edge> edges = new ArrayList<>();
        for (int[] pair : position.pairs()) {
            edges.add(new GraphBoard.Edge(Arrays.binarySearch(vertices, pair[0]), Arrays.binarySearch(vertices, pair[1]), false));
        }
        return new GraphBoard(drawn, edges, OptionalInt.empty(), Optional.empty());
    }

    @Override
    public List<Part> parts(EdgeList position, Deletion move) {
        return List.of(new Part(GraphBoard.VERTICES, Arrays.binarySearch(position.vertices(), move.vertex())));
    }

    @Override
    public Edit<EdgeList> edit(Draft<EdgeList> draft) {
        return new GraphEditing<>(draft, GraphEditing.Kind.EDGES, MOST_EDGES, EdgeList.names(),
            pairs -> Optional.of(EdgeList.of(pairs)), this::board)
            .beginWithNew("edit.graph.how", "edit.graph.pair", Optional.empty()).build();
    }

    @Override
    public Solver<EdgeList, Deletion> solver(PositionStore store) {
        return new Components(store);
    }

    private final class Components extends NimberSolver<EdgeList, Deletion> {
        private final VertexDeletionSearch search;

        Components(PositionStore store) {
            super(VertexDeletion.this);
            search = new VertexDeletionSearch(store, new PositionStore.Rules(id(), ruleVersion()));
        }

        @Override
        protected long[] values(EdgeList position, Budget budget) {
            return position.components().stream().mapToLong(component -> search.value(component, budget)).toArray();
        }

        /** Deleting a vertex changes its own component only. */
        @Override
        protected void visitMovesChanging(EdgeList position, long change, Budget budget, Predicate<? super Deletion> visitor) {
            for (EdgeList component : position.components()) {
                long target = search.value(component, budget) ^ change;
                for (Deletion move : listMoves(component)) {
                    if (value(play(component, move), budget) == target && !visitor.test(move)) {
                        return;
                    }
                }
            }
        }

        @Override
        protected void explainValues(EdgeList position, Explanation.Builder steps, Budget budget) {
            List<EdgeList> components = position.components();
            steps.add(Rung.LOOK, components.size() > 1 ? "vertex-deletion.look.many" : "vertex-deletion.look", components.size());
            for (EdgeList component : components.subList(0, Math.min(MOST_TOLD, components.size()))) {
                VertexDeletionSearch.Shape shape = VertexDeletionSearch.shape(component);
                int value = search.value(component, budget);
                String name = component.count() > MOST_FOLLOWERS_TOLD
                    ? component.from(0) + "-" + component.to(0) + ",…" : component.toString();
                if (shape != VertexDeletionSearch.Shape.OTHER) {
                    steps.add(Rung.COMPUTE, "vertex-deletion." + shape.id(), name, component.simplified().count(), value);
                } else {
                    List<Deletion> moves = listMoves(component);
                    List<String> followers = new ArrayList<>();
                    for (Deletion move : moves.subList(0, Math.min(MOST_FOLLOWERS_TOLD, moves.size()))) {
                        followers.add(move.vertex() + ": " + value(play(component, move), budget));
                    }
                    if (moves.size() > MOST_FOLLOWERS_TOLD) {
                        followers.add("…");
                    }
                    steps.add(Rung.COMPUTE, "vertex-deletion.mex", name, String.join(", ", followers), value);
                }
            }
        }
    }
}
