package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Solver;
import app.hissho.engine.Value;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.Key;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.board.SumBoard;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Step;
import app.hissho.engine.explain.Table;
import app.hissho.engine.number.Ordinal;
import app.hissho.engine.store.MemoryStore;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A sum of games. A move is a move in exactly one of them; whoever cannot move in any loses.
 *
 * <p>Written {@code nim(3,5)+subtraction:1,3,4(9)}: the games of the library, each with its position in brackets;
 * {@code -} is the sum of nothing. A move is the number of the game, a dot and the move: {@code 2.1:3}. The canonical
 * form drops games that are over, writes the others in their canonical forms and sorts them.
 *
 * <p>Sprague and Grundy: each game acts as a nim heap of its value, so the values are combined by nim-sum. Games whose
 * positions have no Grundy values, because the last player loses or play may end in a draw, are refused; a walk on a
 * graph is let in if no cycle can be reached.
 */
public final class Sum extends NormalGame<Sum.Position, Sum.Move> {
    private static final int MOST_GAMES = 20;
    /** An explanation looks at all moves of a game if these are not more. */
    private static final int MOST_TRIED = 100;
    /** Stands for the whole of a game in which no part is selected while the sum is edited. */
    private static final Part NO_PART = new Part(Key.GROUP, -1);

    private final Function<String, Game<?, ?>> library;

    /** @param library finds a game by its id or throws {@link BadInputException} */
    public Sum(Function<String, Game<?, ?>> library) {
        super("sum");
        this.library = library;
    }

    /** The games of a sum. */
    public record Position(List<Component<?, ?>> components) {
        public Position {
            components = List.copyOf(components);
        }

        /** The same with another component in a place. */
        private Position with(int place, Component<?, ?> component) {
            List<Component<?, ?>> others = new ArrayList<>(components);
            others.set(place, component);
            return new Position(others);
        }

        private Position without(int place) {
            List<Component<?, ?>> others = new ArrayList<>(components);
            others.remove(place);
            return new Position(others);
        }
    }

    /**
     * A move in one game.
     *
     * @param component the place of the game, from 0
     * @param move the move in that game
     * @param text the move in that game’s notation
     */
    public record Move(int component, Object move, String text) {
    }

    /** A game of a sum and its position. */
    public static final class Component<P, M> {
        private final Game<P, M> game;
        private final P position;

        private Component(Game<P, M> game, P position) {
            this.game = game;
            this.position = position;
        }

        static <P, M> Component<P, M> parse(Game<P, M> game, String text) {
            return new Component<>(game, game.parse(text));
        }

        private Component<P, M> canonical() {
            return new Component<>(game, game.canonical(position));
        }

        boolean isOver() {
            return game.isOver(position);
        }

        /** The moves of a component come from the component itself. */
        @SuppressWarnings("unchecked")
        private M inner(Move move) {
            return (M) move.move();
        }

        Component<P, M> play(Move move) {
            return new Component<>(game, game.play(position, inner(move)));
        }

        private Move outer(int place, M move) {
            return new Move(place, move, game.formatMove(move));
        }

        /** False when the visitor has had enough. */
        boolean visitMoves(int place, Predicate<? super Move> visitor) {
            boolean[] more = {true};
            game.visitMoves(position, move -> more[0] = visitor.test(outer(place, move)));
            return more[0];
        }

        Move randomMove(int place, SplittableRandom random) {
            return outer(place, game.randomMove(position, random));
        }

        Move parseMove(int place, String text) {
            return outer(place, game.parseMove(position, text));
        }

        Message describe(Move move) {
            return game.describe(position, inner(move));
        }

        SumBoard.Component board() {
            return new SumBoard.Component(game.id(), game.board(position));
        }

        /** The name of the game in the library, without its parameter. */
        Message title() {
            String id = game.id();
            return Message.of("game." + (id.contains(":") ? id.substring(0, id.indexOf(':')) : id) + ".title");
        }

        List<Part> parts(Move move) {
            return game.parts(position, inner(move));
        }

        Choice<Move> choose(int place, List<Part> tapped) {
            return game.choose(position, tapped).map(move -> outer(place, move));
        }

        /**
         * Adds what can be done with this game to what can be done with the sum.
         *
         * @param active whether its buttons are shown
         * @param selected the part of its own board that is selected
         */
        private void edit(Draft<Position> sum, int place, boolean active, Optional<Part> selected, Edit.Builder<Position> edit) {
            Edit<P> own = game.edit(new Draft<>(position, selected));
            for (Span span : own.lit()) {
                int group = SumBoard.part(place, new Part(span.group(), 0)).group();
                edit.touch(new Span(group, span.from(), span.to(), span.step()), part -> edited(sum, place, own.after(SumBoard.inner(part))));
            }
            if (active) {
                List<Part> tapped = new ArrayList<>();
                own.tapped().forEach(part -> tapped.add(SumBoard.part(place, part)));
                edit.showing(tapped);
                for (Key key : own.keys()) {
                    edit.key(new Key(SumBoard.part(place, key.part()), key.label()), own.isOffered(key),
                        () -> edited(sum, place, own.after(key.part())));
                }
            }
        }

        /** The sum with this game as it was edited; as it was if that would let play go on for ever. */
        private Draft<Position> edited(Draft<Position> sum, int place, Draft<P> own) {
            Component<P, M> component = new Component<>(game, own.position());
            Part selected = SumBoard.part(place, own.selected().orElse(NO_PART));
            return component.isCyclic() ? sum : Draft.of(sum.position().with(place, component), selected);
        }

        private boolean isCyclic() {
            return position instanceof Digraph.Position walk && !DigraphSolver.isAcyclic(walk, Budget.phone());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Component<?, ?> component && game.id().equals(component.game.id())
                && position.equals(component.position);
        }

        @Override
        public int hashCode() {
            return 31 * game.id().hashCode() + position.hashCode();
        }

        @Override
        public String toString() {
            return game.id() + "(" + game.format(position) + ")";
        }
    }

    @Override
    public Position parse(String text) {
        String trimmed = text.trim();
        List<Component<?, ?>> components = new ArrayList<>();
        if (trimmed.equals("-")) {
            return new Position(components);
        }
        int from = 0;
        while (true) {
            int open = trimmed.indexOf('(', from);
            int close = open < 0 ? -1 : closing(trimmed, open);
            if (close < 0) {
                throw new BadInputException("input.sum", BadInputException.quote(trimmed.substring(from)));
            }
            if (components.size() == MOST_GAMES) {
                throw new BadInputException("input.too-many-games", MOST_GAMES);
            }
            components.add(component(trimmed.substring(from, open).trim(), trimmed.substring(open + 1, close)));
            String rest = trimmed.substring(close + 1).trim();
            if (rest.isEmpty()) {
                return new Position(components);
            }
            if (rest.charAt(0) != '+') {
                throw new BadInputException("input.plus", BadInputException.quote(rest));
            }
            from = trimmed.indexOf('+', close) + 1;
        }
    }

    private static int closing(String text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private Component<?, ?> component(String gameId, String position) {
        Game<?, ?> game = library.apply(gameId);
        if (!canContain(game)) {
            throw new BadInputException("input.not-summable", game.id());
        }
        Component<?, ?> component = Component.parse(game, position);
        if (component.isCyclic()) {
            throw new BadInputException("input.cyclic", BadInputException.quote(position.trim()));
        }
        return component;
    }

    /** Whether positions of a game can be part of a sum; of a walk on a graph, those that reach no cycle. */
    public static boolean canContain(Game<?, ?> game) {
        return !(game instanceof Sum) && nimbers(game, new MemoryStore(0)).isPresent();
    }

    /** The solver of a game by Grundy values, if it has them. */
    private static Optional<NimberSolver<?, ?>> nimbers(Game<?, ?> game, PositionStore store) {
        if (game instanceof Digraph digraph) {
            return Optional.of(new DigraphSolver.Acyclic(digraph));
        }
        return game.solver(store) instanceof NimberSolver<?, ?> solver ? Optional.of(solver) : Optional.empty();
    }

    @Override
    public String format(Position position) {
        return position.components().isEmpty() ? "-"
            : position.components().stream().map(Component::toString).collect(Collectors.joining("+"));
    }

    @Override
    public Position canonical(Position position) {
        List<Component<?, ?>> components = new ArrayList<>();
        for (Component<?, ?> component : position.components()) {
            if (!component.isOver()) {
                components.add(component.canonical());
            }
        }
        Collections.sort(components, (a, b) -> a.toString().compareTo(b.toString()));
        return new Position(components);
    }

    @Override
    public void visitMoves(Position position, Predicate<? super Move> visitor) {
        for (int i = 0; i < position.components().size(); i++) {
            if (!position.components().get(i).visitMoves(i, visitor)) {
                return;
            }
        }
    }

    @Override
    public Move randomMove(Position position, SplittableRandom random) {
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < position.components().size(); i++) {
            if (!position.components().get(i).isOver()) {
                open.add(i);
            }
        }
        int chosen = open.get(random.nextInt(open.size()));
        return position.components().get(chosen).randomMove(chosen, random);
    }

    @Override
    public Position play(Position position, Move move) {
        return position.with(move.component(), position.components().get(move.component()).play(move));
    }

    @Override
    public Move parseMove(Position position, String text) {
        int dot = text.indexOf('.');
        if (dot < 0 || position.components().isEmpty()) {
            throw new BadInputException("input.sum-move", BadInputException.quote(text.trim()));
        }
        int place = Numbers.parse(text.substring(0, dot), 1, position.components().size(), "input.game-number") - 1;
        return position.components().get(place).parseMove(place, text.substring(dot + 1).trim());
    }

    @Override
    public String formatMove(Move move) {
        return move.component() + 1 + "." + move.text();
    }

    @Override
    public Message describe(Position position, Move move) {
        Component<?, ?> component = position.components().get(move.component());
        return Message.of("sum.move", move.component() + 1, component.title(), component.describe(move));
    }

    @Override
    public Message howTo() {
        return Message.of("how.sum");
    }

    @Override
    public Board board(Position position) {
        List<SumBoard.Component> boards = new ArrayList<>();
        position.components().forEach(component -> boards.add(component.board()));
        return new SumBoard(boards, Optional.empty());
    }

    /** Taps belong to the game that was tapped last; all games stay lit. */
    @Override
    public Choice<Move> choose(Position position, List<Part> tapped) {
        int active = tapped.isEmpty() ? -1 : SumBoard.board(tapped.get(tapped.size() - 1));
        List<Span> lit = new ArrayList<>();
        Choice<Move> chosen = new Choice<>(List.of(), List.of(), Optional.empty());
        for (int i = 0; i < position.components().size(); i++) {
            List<Part> inner = new ArrayList<>();
            for (Part part : tapped) {
                if (i == active && SumBoard.board(part) == i) {
                    inner.add(SumBoard.inner(part));
                }
            }
            Choice<Move> choice = SumBoard.outer(i, position.components().get(i).choose(i, inner));
            lit.addAll(choice.lit());
            chosen = i == active ? choice : chosen;
        }
        return new Choice<>(chosen.tapped(), lit, chosen.move());
    }

    @Override
    public List<Part> parts(Position position, Move move) {
        List<Part> parts = new ArrayList<>();
        position.components().get(move.component()).parts(move).forEach(part -> parts.add(SumBoard.part(move.component(), part)));
        return parts;
    }

    /** Every game is edited as if it stood alone; the buttons are those of the game that was touched last. */
    @Override
    public Edit<Position> edit(Draft<Position> draft) {
        List<Component<?, ?>> components = draft.position().components();
        int active = draft.selected().map(SumBoard::board).orElse(components.size() == 1 ? 0 : -1);
        Optional<Part> selected = draft.selected().map(SumBoard::inner).filter(part -> part.group() != Key.GROUP);
        Edit.Builder<Position> edit = new Edit.Builder<>(draft, "edit.sum.how").showing(List.of());
        for (int i = 0; i < components.size(); i++) {
            components.get(i).edit(draft, i, i == active, i == active ? selected : Optional.empty(), edit);
        }
        return edit
            .key("edit.sum.remove", active >= 0 && components.size() > 1, () -> Draft.of(draft.position().without(active)))
            .build();
    }

    @Override
    public Solver<Position, Move> solver(PositionStore store) {
        return new NimSum(store);
    }

    private final class NimSum extends NimberSolver<Position, Move> {
        private final PositionStore store;
        private final Map<String, NimberSolver<?, ?>> solvers = new HashMap<>();

        NimSum(PositionStore store) {
            super(Sum.this);
            this.store = store;
        }

        /** The solver of a component; {@link #parse} lets no others in. */
        @SuppressWarnings("unchecked")
        private <P, M> NimberSolver<P, M> solver(Component<P, M> component) {
            return (NimberSolver<P, M>) solvers.computeIfAbsent(component.game.id(),
                unused -> nimbers(component.game, store).orElseThrow());
        }

        /** A coin of two-dimensional Nim is worth more than all finite numbers, and so may be the sum. */
        @Override
        protected Value shown(Position position, long value) {
            for (Component<?, ?> component : position.components()) {
                if (component.game instanceof TwoDimensionalNim) {
                    return shownIn(component, value);
                }
            }
            return super.shown(position, value);
        }

        private <P, M> Value shownIn(Component<P, M> component, long value) {
            return solver(component).shown(component.position, value);
        }

        private <P, M> long value(Component<P, M> component, Budget budget) {
            return solver(component).value(component.position, budget);
        }

        @Override
        protected long[] values(Position position, Budget budget) {
            return position.components().stream().mapToLong(component -> value(component, budget)).toArray();
        }

        @Override
        protected void visitMovesChanging(Position position, long change, Budget budget, Predicate<? super Move> visitor) {
            for (int i = 0; i < position.components().size(); i++) {
                if (!visit(position.components().get(i), i, change, budget, visitor)) {
                    return;
                }
            }
        }

        private <P, M> boolean visit(
                Component<P, M> component, int place, long change, Budget budget, Predicate<? super Move> visitor) {
            boolean[] more = {true};
            solver(component).visitMovesChanging(component.position, change, budget,
                move -> more[0] = visitor.test(component.outer(place, move)));
            return more[0];
        }

        /** What each game’s own explanation says, rung by rung, and then the values. */
        @Override
        protected void explainValues(Position position, Explanation.Builder steps, Budget budget) {
            List<List<Step>> inner = new ArrayList<>();
            position.components().forEach(component -> inner.add(innerSteps(component, budget)));
            steps.add(Rung.LOOK, "sum.look", position.components().size());
            for (int i = 0; i < inner.size(); i++) {
                Component<?, ?> component = position.components().get(i);
                String key = component.isOver() ? "sum.over" : "sum.component";
                steps.add(Rung.COMPUTE, key, i + 1, component.title(), valueInWords(component, budget));
                for (Step step : inner.get(i)) {
                    add(steps, step);
                }
                explainMex(component, steps, budget);
            }
        }

        /** The value of a game, as the nim-sum of its parts where it has several. */
        private <P, M> String valueInWords(Component<P, M> component, Budget budget) {
            NimberSolver<P, M> solver = solver(component);
            List<String> parts = new ArrayList<>();
            for (long value : solver.values(component.position, budget)) {
                if (value != 0) {
                    parts.add(solver.shown(component.position, value).toString());
                }
            }
            String value = solver.shown(component.position, solver.value(component.position, budget)).toString();
            return parts.size() > 1 ? String.join(" ⊕ ", parts) + " = " + value : value;
        }

        /**
         * What the moves of a game leave, where its own explanation is about winning it alone. Games of heaps tell how
         * the value of a heap is found, and a game of several parts is the nim-sum of these.
         */
        private <P, M> void explainMex(Component<P, M> component, Explanation.Builder steps, Budget budget) {
            NimberSolver<P, M> solver = solver(component);
            List<M> moves = component.game.moves(component.position, MOST_TRIED + 1);
            boolean told = component.game instanceof HeapGame || component.game instanceof BreakingGame;
            if (told || moves.isEmpty() || moves.size() > MOST_TRIED || solver.values(component.position, budget).length > 1) {
                return;
            }
            TreeSet<Long> left = new TreeSet<>();
            for (M move : moves) {
                left.add(solver.value(component.game.play(component.position, move), budget));
            }
            String values = left.stream().map(value -> solver.shown(component.position, value).toString()).collect(Collectors.joining(", "));
            steps.add(Rung.COMPUTE, "sum.mex", values, valueInWords(component, budget));
        }

        /** All games with their numbers, so that the table can be read beside the boards. */
        @Override
        protected void explainSum(Position position, Explanation.Builder steps, Budget budget) {
            List<Message> titles = new ArrayList<>();
            List<Ordinal> ordinals = new ArrayList<>();
            List<String> words = new ArrayList<>();
            for (long value : values(position, budget)) {
                Value shown = shown(position, value);
                words.add(shown.toString());
                titles.add(Message.of("sum.row", words.size(), shown.toString()));
                ordinals.add(shown instanceof Ordinal ordinal ? ordinal : new Ordinal(0, value));
            }
            String sum = shown(position, value(position, budget)).toString();
            Table table = Table.nimSum(ordinals, titles, Message.of("sum.total", sum));
            steps.add(Rung.RESULT, table, "nimber.sum", String.join(" ⊕ ", words), sum);
        }

        private static void add(Explanation.Builder steps, Step step) {
            Object[] arguments = step.text().arguments().toArray();
            if (step.table().isPresent()) {
                steps.add(Rung.COMPUTE, step.table().get(), step.text().key(), arguments);
            } else {
                steps.add(Rung.COMPUTE, step.text().key(), arguments);
            }
        }

        /** How the value of one game is found, without the verdict on that game alone. */
        private <P, M> List<Step> innerSteps(Component<P, M> component, Budget budget) {
            if (component.isOver()) {
                return List.of();
            }
            Explanation.Builder inner = new Explanation.Builder();
            solver(component).explainValues(component.position, inner, budget);
            return inner.build().upTo(Rung.COMPUTE);
        }
    }
}
