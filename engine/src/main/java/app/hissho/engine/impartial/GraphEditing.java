package app.hissho.engine.impartial;

import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GraphBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Putting a graph together by hand. A touch selects a vertex or an edge; a touch on a second vertex joins the two, or
 * parts them where there can be no second edge. Buttons grow a new vertex, draw a loop, and remove what is selected.
 * The notation knows only vertices with edges, so a vertex goes with its last edge.
 */
final class GraphEditing<P> {
    /** An edge by the names of its ends. */
    record Pair(String from, String to) {
    }

    /** How a game reads its graphs. */
    enum Kind {
        /** Arrows, at most one from a vertex to another. */
        ARROWS,
        /** Edges, at most one between two vertices. */
        EDGES,
        /** Edges, any number between two vertices. */
        PARALLEL_EDGES
    }

    private final Draft<P> draft;
    private final Kind kind;
    private final int mostEdges;
    private final Function<List<Pair>, Optional<P>> maker;
    private final Function<P, GraphBoard> picture;
    private final GraphBoard board;
    private final List<Pair> pairs;
    /** Two names that no vertex has. */
    private final List<String> unused;

    /**
     * Of the graph that a picture shows.
     *
     * @param names names for new vertices, more than there can be
     * @param maker the position with these edges, in this order; nothing if there is none
     * @param picture the board of a position
     */
    GraphEditing(Draft<P> draft, Kind kind, int mostEdges, Stream<String> names, Function<List<Pair>, Optional<P>> maker,
            Function<P, GraphBoard> picture) {
        this.draft = draft;
        this.kind = kind;
        this.mostEdges = mostEdges;
        this.maker = maker;
        this.picture = picture;
        this.board = picture.apply(draft.position());
        this.pairs = board.edges().stream().map(edge -> new Pair(name(edge.from()), name(edge.to()))).collect(Collectors.toList());
        Set<String> used = board.vertices().stream().map(GraphBoard.Vertex::name).collect(Collectors.toSet());
        this.unused = names.filter(name -> !used.contains(name)).limit(2).collect(Collectors.toList());
    }

    private String name(int vertex) {
        return board.vertices().get(vertex).name();
    }

    /** The name of the selected vertex. */
    Optional<String> vertex() {
        return draft.selected().filter(part -> part.group() == GraphBoard.VERTICES).map(part -> name(part.index()));
    }

    /** Touches and buttons that all graphs have. */
    Edit.Builder<P> begin(String how) {
        Edit.Builder<P> edit = new Edit.Builder<>(draft, how);
        edit.touch(new Span(GraphBoard.VERTICES, 0, board.vertices().size() - 1), this::touched);
        edit.touch(new Span(GraphBoard.EDGES, 0, board.edges().size() - 1), draft::toggled);
        Optional<Part> edge = draft.selected().filter(part -> part.group() == GraphBoard.EDGES);
        key(edit, "edit.graph.grow", vertex().flatMap(at -> with(new Pair(at, unused.get(0)))), true);
        key(edit, "edit.graph.loop", vertex().map(at -> new Pair(at, at)).filter(this::isPossible).flatMap(this::with), true);
        key(edit, "edit.graph.remove", vertex().flatMap(this::withoutVertex), false);
        key(edit, "edit.graph.cut", edge.flatMap(part -> withoutEdge(part.index())), false);
        return edit;
    }

    /** A button that adds an edge to a new vertex, from this one or from another new one. */
    Edit.Builder<P> beginWithNew(String how, String label, Optional<String> from) {
        Edit.Builder<P> edit = begin(how);
        key(edit, label, with(new Pair(from.orElse(unused.get(0)), unused.get(from.isPresent() ? 0 : 1))), false);
        return edit;
    }

    private void key(Edit.Builder<P> edit, String label, Optional<P> made, boolean staysSelected) {
        edit.key(label, made.isPresent(), () -> staysSelected ? selecting(made.get()) : Draft.of(made.get()));
    }

    /** Another position with the selected vertex, which may have another place there. */
    private Draft<P> selecting(P position) {
        List<GraphBoard.Vertex> vertices = picture.apply(position).vertices();
        return IntStream.range(0, vertices.size()).filter(v -> vertex().equals(Optional.of(vertices.get(v).name())))
            .mapToObj(v -> Draft.of(position, new Part(GraphBoard.VERTICES, v))).findFirst().orElse(Draft.of(position));
    }

    /** The first vertex is selected, the second joined to it or parted from it. */
    private Draft<P> touched(Part part) {
        String name = name(part.index());
        if (vertex().isEmpty()) {
            return Draft.of(draft.position(), part);
        }
        if (vertex().get().equals(name)) {
            return Draft.of(draft.position());
        }
        Pair pair = new Pair(vertex().get(), name);
        Optional<P> made = isPossible(pair) ? with(pair) : keeping(other -> !isSame(pair, other));
        return made.map(Draft::of).orElse(draft);
    }

    /** Whether this edge may be added to those that there are. */
    private boolean isPossible(Pair pair) {
        return kind == Kind.PARALLEL_EDGES || pairs.stream().noneMatch(other -> isSame(pair, other));
    }

    private boolean isSame(Pair pair, Pair other) {
        return pair.equals(other) || (kind != Kind.ARROWS && pair.equals(new Pair(other.to(), other.from())));
    }

    private Optional<P> with(Pair pair) {
        List<Pair> more = new ArrayList<>(pairs);
        more.add(pair);
        return more.size() <= mostEdges ? maker.apply(more) : Optional.empty();
    }

    private Optional<P> withoutVertex(String name) {
        return keeping(pair -> !pair.from().equals(name) && !pair.to().equals(name));
    }

    private Optional<P> withoutEdge(int edge) {
        List<Pair> fewer = new ArrayList<>(pairs);
        fewer.remove(edge);
        return maker.apply(fewer);
    }

    private Optional<P> keeping(Predicate<Pair> kept) {
        return maker.apply(pairs.stream().filter(kept).collect(Collectors.toList()));
    }
}
