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
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * Green Hackenbush. A picture of edges stands on the ground; a move cuts one edge, and whatever is then no longer
 * connected to the ground falls away. Whoever cuts the last edge wins.
 *
 * <p>Written edge by edge with 0 for the ground: {@code 0-1,1-2,1-3}. A pair that is repeated is a second edge between
 * the same vertices, a pair of equal numbers a loop. A move names its edge, {@code 1-2}; the second of several equal
 * edges is {@code 1-2#2}. The canonical form numbers the vertices by breadth-first search from the ground,
 * neighbours in the order of their old numbers, and sorts the edges; it does not recognise every pair of isomorphic
 * pictures.
 *
 * <p>Value by two principles. Fusion: the vertices of a cycle may be fused into one, whereby its edges become loops,
 * and a loop acts as a single edge. Colon: branches that meet in a vertex act as one stalk as long as their nim-sum.
 * So every two-edge-connected part is fused, and a part is worth the parity of its edges ⊕ (1 + value) of every part
 * that hangs on it by a bridge; see {@link HackenbushParts} for the cost. Pictures of up to {@value #MOST_EDGES}
 * edges are read.
 */
public final class Hackenbush extends ListedGame<EdgeList, Hackenbush.Cut> {
    static final int MOST_EDGES = 10_000;

    public Hackenbush() {
        super("hackenbush");
    }

    /**
     * Cutting one edge.
     *
     * @param from the end that is written first
     * @param copy which of the edges between the same ends, from 1
     */
    public record Cut(int from, int to, int copy) {
    }

    @Override
    public EdgeList parse(String text) {
        EdgeList edges = EdgeList.parse(text, MOST_EDGES);
        boolean[] grounded = HackenbushParts.grounded(edges, -1);
        for (int e = 0; e < edges.count(); e++) {
            if (!grounded[e]) {
                throw new BadInputException("input.not-grounded", edges.from(e) + "-" + edges.to(e));
            }
        }
        return edges;
    }

    @Override
    public String format(EdgeList position) {
        return position.toString();
    }

    @Override
    public EdgeList canonical(EdgeList position) {
        return position.renumbered(0);
    }

    @Override
    public OptionalLong key(EdgeList position) {
        return canonical(position).key();
    }

    @Override
    List<Cut> listMoves(EdgeList position) {
        List<Cut> cuts = new ArrayList<>();
        Map<Long, Integer> copies = new HashMap<>();
        for (int e = 0; e < position.count(); e++) {
            int from = position.from(e);
            int to = position.to(e);
            int copy = copies.merge((long) Math.min(from, to) << 32 | Math.max(from, to), 1, Integer::sum);
            cuts.add(new Cut(from, to, copy));
        }
        return cuts;
    }

    @Override
    public boolean isOver(EdgeList position) {
        return position.count() == 0;
    }

    @Override
    public EdgeList play(EdgeList position, Cut move) {
        boolean[] grounded = HackenbushParts.grounded(position, edge(position, move));
        return position.keeping(e -> grounded[e]);
    }

    /** The place of the edge that a move cuts, or −1. */
    private static int edge(EdgeList position, Cut move) {
        int copies = 0;
        for (int e = 0; e < position.count(); e++) {
            boolean along = position.from(e) == move.from() && position.to(e) == move.to();
            boolean against = position.from(e) == move.to() && position.to(e) == move.from();
            if ((along || against) && ++copies == move.copy()) {
                return e;
            }
        }
        return -1;
    }

    @Override
    public Cut parseMove(EdgeList position, String text) {
        String trimmed = text.trim();
        int dash = trimmed.indexOf('-');
        int hash = trimmed.indexOf('#');
        if (dash < 0 || (hash >= 0 && hash < dash)) {
            throw new BadInputException("input.cut", BadInputException.quote(trimmed));
        }
        int from = Numbers.parse(trimmed.substring(0, dash), 0, EdgeList.LARGEST_VERTEX, "input.vertex");
        int to = Numbers.parse(trimmed.substring(dash + 1, hash < 0 ? trimmed.length() : hash), 0, EdgeList.LARGEST_VERTEX, "input.vertex");
        int copy = hash < 0 ? 1 : Numbers.parse(trimmed.substring(hash + 1), 1, MOST_EDGES, "input.copy");
        int edge = edge(position, new Cut(from, to, copy));
        if (edge < 0) {
            throw new BadInputException("input.no-edge", BadInputException.quote(trimmed));
        }
        return new Cut(position.from(edge), position.to(edge), copy);
    }

    @Override
    public String formatMove(Cut move) {
        return move.from() + "-" + move.to() + (move.copy() == 1 ? "" : "#" + move.copy());
    }

    @Override
    public Message describe(EdgeList position, Cut move) {
        int falling = position.count() - 1 - play(position, move).count();
        return Message.of("hackenbush.cut", formatMove(move), falling);
    }

    @Override
    public Message howTo() {
        return Message.of("how.cut");
    }

    /** The ground is drawn as a line, with a foot below every vertex next to it; its loops share a foot at the left. */
    @Override
    public GraphBoard board(EdgeList position) {
        GraphLayout layout = GraphLayout.upward(position.origin().pairs());
        List<GraphBoard.Vertex> vertices = new ArrayList<>();
        Map<Integer, Integer> places = new HashMap<>();
        for (int vertex : position.vertices()) {
            if (vertex != 0) {
                places.put(vertex, vertices.size());
                vertices.add(new GraphBoard.Vertex(Integer.toString(vertex), layout.x(vertex), layout.y(vertex), false));
            }
        }
        Map<Integer, Integer> feet = new HashMap<>();
        List<GraphBoard.Edge> edges = new ArrayList<>();
        for (int e = 0; e < position.count(); e++) {
            int from = position.from(e);
            int to = position.to(e);
            int next = from + to;
            if ((from == 0 || to == 0) && feet.putIfAbsent(next, vertices.size()) == null) {
                vertices.add(new GraphBoard.Vertex("0", next == 0 ? 0 : layout.x(next), 1, true));
            }
            edges.add(new GraphBoard.Edge(from == 0 ? feet.get(next) : places.get(from), to == 0 ? feet.get(next) : places.get(to), false));
        }
        return new GraphBoard(vertices, edges, OptionalInt.empty(), Optional.empty());
    }

    @Override
    public List<Part> parts(EdgeList position, Cut move) {
        return List.of(new Part(GraphBoard.EDGES, edge(position, move)));
    }

    /** What is no longer connected to the ground falls away here too. */
    @Override
    public Edit<EdgeList> edit(Draft<EdgeList> draft) {
        return new GraphEditing<>(draft, GraphEditing.Kind.PARALLEL_EDGES, MOST_EDGES, EdgeList.names(), pairs -> {
            EdgeList edges = EdgeList.of(pairs);
            boolean[] grounded = HackenbushParts.grounded(edges, -1);
            return Optional.of(edges.keeping(e -> grounded[e]).afresh());
        }, this::board).beginWithNew("edit.hackenbush.how", "edit.hackenbush.new", Optional.of("0")).build();
    }

    @Override
    public Solver<EdgeList, Cut> solver(PositionStore store) {
        return new Principles();
    }

    private final class Principles extends NimberSolver<EdgeList, Cut> {
        Principles() {
            super(Hackenbush.this);
        }

        @Override
        protected long[] values(EdgeList position, Budget budget) {
            return new HackenbushParts(position).pieceValues();
        }

        @Override
        protected void visitMovesChanging(EdgeList position, long change, Budget budget, Predicate<? super Cut> visitor) {
            if (change > Integer.MAX_VALUE) {
                return; // no picture has such a value; in a sum another game may ask for it
            }
            boolean[] good = new HackenbushCuts(new HackenbushParts(position), budget).changing((int) change);
            List<Cut> cuts = listMoves(position);
            for (int e = 0; e < good.length; e++) {
                if (good[e] && !visitor.test(cuts.get(e))) {
                    return;
                }
            }
        }

        @Override
        protected void explainValues(EdgeList position, Explanation.Builder steps, Budget budget) {
            new HackenbushSteps(new HackenbushParts(position)).add(steps);
        }
    }
}
