package app.hissho.engine.cards;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.HandBoard;
import app.hissho.engine.board.Narrowing;
import app.hissho.engine.board.Part;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The memory game. Pairs of cards lie face down. A turn turns up one card and then another: a pair is kept and the same
 * player goes on, other cards are turned back and the turn passes. When all cards are gone, or both players in turn have
 * turned up nothing but cards that were seen before, whoever has more cards has won.
 *
 * <p>Written {@code 4,2,0}: four pairs lie on the table, two cards of them are known, the player to move leads by no pair.
 * This is all that the theory needs ({@link MemoryOdds}). For play the cards are dealt: {@code 4,2,0#7} is the deal of seed 7,
 * without {@code #} that of seed 0. The known cards lie at the first places. Positions within a game are written card by
 * card, {@code 1?,2,.,1!,.,2?:-1*}: {@code ?} a card that nobody has seen, {@code .} an empty place, a number alone a card
 * that was seen, {@code !} a card that lies face up and had not been seen before, {@code =} one that had; then the lead, and a
 * star for each pass that has just been made. A move is the place of a card to turn, from 1.
 *
 * <p>What is not known to both is the deal alone. {@link #visible} deals the unseen cards anew in a way that depends on
 * nothing but the {@link MemoryView}; opponents choose by that, and solvers use nothing but the view. A move that shows an
 * unseen card cannot be taken back. Up to {@value MemoryEstimate#MOST_PAIRS} pairs; up to {@value MemoryOdds#MOST_PAIRS} the
 * values are exact.
 */
public final class Memory implements Game<Memory.Table, Memory.Turn> {
    static final int MOST_PAIRS = MemoryEstimate.MOST_PAIRS;
    private static final int LETTERS = 26;

    private final MemoryGoal goal;
    private final MemoryOdds odds;
    private final MemoryEstimate estimate;

    public Memory(MemoryGoal goal) {
        this.goal = goal;
        this.odds = new MemoryOdds(goal);
        this.estimate = new MemoryEstimate(goal);
    }

    /** The exact values and strategies, for up to {@value MemoryOdds#MOST_PAIRS} pairs; they are computed once. */
    public MemoryOdds odds() {
        return odds;
    }

    /** The best values that there are for so many pairs. */
    MemoryValues values(int pairs) {
        return pairs <= MemoryOdds.MOST_PAIRS ? odds : estimate;
    }

    public MemoryGoal goal() {
        return goal;
    }

    /** A move: the place of the card to turn, from 0. */
    public record Turn(int place) {
    }

    /**
     * The cards as they lie, and what is known of them.
     *
     * @param ranks for each place the rank of its card, {@link MemoryView#GONE} if there is none
     * @param seed the seed of the deal while nothing has been turned
     */
    public record Table(MemoryView view, List<Integer> ranks, OptionalLong seed) {
        public Table {
            ranks = List.copyOf(ranks);
        }
    }

    @Override
    public String id() {
        return goal.gameId();
    }

    @Override
    public int ruleVersion() {
        return 1;
    }

    private static Table deal(int pairs, int known, int lead, long seed) {
        List<Integer> cards = new ArrayList<>(Collections.nCopies(2 * pairs, MemoryView.UNSEEN));
        for (int place = 0; place < known; place++) {
            cards.set(place, place + 1);
        }
        MemoryView view = new MemoryView(cards, lead, OptionalInt.empty(), false, 0);
        return new Table(view, ranks(view, new SplittableRandom(seed)), OptionalLong.of(seed));
    }

    /** Cards for all places of a view: those that were seen, and the others in an order that {@code random} draws. */
    private static List<Integer> ranks(MemoryView view, SplittableRandom random) {
        List<Integer> hidden = hidden(view);
        for (int i = hidden.size() - 1; i > 0; i--) {
            Collections.swap(hidden, i, random.nextInt(i + 1));
        }
        return filled(view, hidden);
    }

    /** The cards that nobody has seen, in order; those of which neither card was seen get the lowest ranks that are free. */
    private static List<Integer> hidden(MemoryView view) {
        Map<Integer, Integer> seen = new HashMap<>();
        view.cards().forEach(rank -> seen.merge(rank, 1, Integer::sum));
        List<Integer> hidden = new ArrayList<>();
        int unseen = seen.getOrDefault(MemoryView.UNSEEN, 0);
        seen.forEach((rank, times) -> {
            if (rank > MemoryView.UNSEEN && times == 1) {
                hidden.add(rank);
            }
        });
        for (int rank = 1; hidden.size() < unseen; rank++) {
            if (!seen.containsKey(rank)) {
                hidden.addAll(List.of(rank, rank));
            }
        }
        Collections.sort(hidden);
        return hidden;
    }

    private static List<Integer> filled(MemoryView view, List<Integer> hidden) {
        List<Integer> ranks = new ArrayList<>(view.cards());
        int next = 0;
        for (int place = 0; place < ranks.size(); place++) {
            if (ranks.get(place) == MemoryView.UNSEEN) {
                ranks.set(place, hidden.get(next++));
            }
        }
        return ranks;
    }

    @Override
    public Table visible(Table table) {
        return new Table(table.view(), filled(table.view(), hidden(table.view())), OptionalLong.empty());
    }

    @Override
    public Table dealt(Table start, long seed) {
        if (start.seed().isPresent()) {
            return deal(start.view().pairs(), start.view().known().singles(), start.view().lead(), seed);
        }
        return new Table(start.view(), ranks(start.view(), new SplittableRandom(seed)), OptionalLong.empty());
    }

    @Override
    public Table parse(String text) {
        String trimmed = text.trim();
        return trimmed.contains(":") ? MemoryNotation.parse(trimmed) : parseDeal(trimmed);
    }

    private static Table parseDeal(String text) {
        int sign = text.indexOf('#');
        String[] numbers = (sign < 0 ? text : text.substring(0, sign)).split(",", -1);
        if (numbers.length != 3) {
            throw new BadInputException("input.memory", BadInputException.quote(text));
        }
        int pairs = Numbers.parse(numbers[0], 0, MOST_PAIRS, "input.pairs");
        int known = Numbers.parse(numbers[1], 0, pairs, "input.known");
        int seed = sign < 0 ? 0 : Numbers.parse(text.substring(sign + 1), 0, Integer.MAX_VALUE, "input.seed");
        return deal(pairs, known, MemoryNotation.lead(numbers[2]), seed);
    }

    @Override
    public String format(Table table) {
        if (table.seed().isEmpty()) {
            return MemoryNotation.format(table);
        }
        long seed = table.seed().getAsLong();
        MemoryView view = table.view();
        return view.pairs() + "," + view.known().singles() + "," + view.lead() + (seed == 0 ? "" : "#" + seed);
    }

    /** What counts of a position: how many pairs and known cards there are, not where they lie. */
    @Override
    public Table canonical(Table table) {
        MemoryView view = table.view();
        MemoryView.Known known = view.known();
        if (view.turned().isEmpty() && view.passes() == 0 && known.pairs() == 0) {
            return deal(view.pairs(), known.singles(), view.lead(), 0);
        }
        List<Integer> cards = new ArrayList<>();
        boolean mate = view.turned().isPresent() && view.mate(view.turned().getAsInt()).isPresent();
        if (view.turned().isPresent()) {
            cards.addAll(Collections.nCopies(mate ? 2 : 1, 1));
        }
        int rank = cards.isEmpty() ? 1 : 2;
        for (int i = 0; i < known.pairs() + known.singles(); i++) {
            cards.addAll(Collections.nCopies(i < known.pairs() ? 2 : 1, rank++));
        }
        while (cards.size() < 2 * view.pairs()) {
            cards.add(MemoryView.UNSEEN);
        }
        OptionalInt turned = view.turned().isPresent() ? OptionalInt.of(0) : OptionalInt.empty();
        MemoryView standard = new MemoryView(cards, view.lead(), turned, view.turnedAgain(), view.passes());
        return visible(new Table(standard, cards, OptionalLong.empty()));
    }

    @Override
    public void visitMoves(Table table, Predicate<? super Turn> visitor) {
        for (int place : table.view().places()) {
            if (!visitor.test(new Turn(place))) {
                return;
            }
        }
    }

    @Override
    public Outcome outcomeAtEnd(Table table) {
        int lead = table.view().lead();
        return lead == 0 ? Outcome.DRAW : lead > 0 ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public Turn randomMove(Table table, SplittableRandom random) {
        List<Integer> places = table.view().places();
        return new Turn(places.get(random.nextInt(places.size())));
    }

    @Override
    public Table play(Table table, Turn move) {
        MemoryView view = table.view();
        int place = move.place();
        boolean seen = view.isSeen(place);
        List<Integer> cards = new ArrayList<>(view.cards());
        cards.set(place, table.ranks().get(place));
        if (view.turned().isEmpty()) {
            MemoryView after = new MemoryView(cards, view.lead(), OptionalInt.of(place), seen, view.passes());
            return new Table(after, table.ranks(), OptionalLong.empty());
        }
        int first = view.turned().getAsInt();
        if (!isPair(table, move)) {
            int passes = seen && view.turnedAgain() ? view.passes() + 1 : 0;
            MemoryView after = new MemoryView(cards, -view.lead(), OptionalInt.empty(), false, passes);
            return new Table(after, table.ranks(), OptionalLong.empty());
        }
        List<Integer> ranks = new ArrayList<>(table.ranks());
        for (int gone : List.of(first, place)) {
            cards.set(gone, MemoryView.GONE);
            ranks.set(gone, MemoryView.GONE);
        }
        return new Table(new MemoryView(cards, view.lead() + 1, OptionalInt.empty(), false, 0), ranks, OptionalLong.empty());
    }

    private static boolean isPair(Table table, Turn move) {
        OptionalInt first = table.view().turned();
        return first.isPresent() && table.ranks().get(first.getAsInt()).equals(table.ranks().get(move.place()));
    }

    @Override
    public boolean movesAgain(Table table, Turn move) {
        return table.view().turned().isEmpty() || isPair(table, move);
    }

    @Override
    public boolean reveals(Table table, Turn move) {
        return !table.view().isSeen(move.place());
    }

    @Override
    public Turn parseMove(Table table, String text) {
        int place = Numbers.parse(text, 1, Math.max(1, table.ranks().size()), "input.place") - 1;
        if (!table.view().places().contains(place)) {
            throw new BadInputException("input.no-card", place + 1);
        }
        return new Turn(place);
    }

    @Override
    public String formatMove(Turn move) {
        return "" + (move.place() + 1);
    }

    /** Does not tell a card that nobody has seen. */
    @Override
    public Message describe(Table table, Turn move) {
        return table.view().isSeen(move.place()) ? report(table, move) : Message.of("memory.turn", move.place() + 1);
    }

    @Override
    public Message report(Table table, Turn move) {
        String card = name(table.ranks().get(move.place()));
        if (isPair(table, move)) {
            return Message.of("memory.take", move.place() + 1, card);
        }
        return Message.of(table.view().turned().isEmpty() ? "memory.first" : "memory.second", move.place() + 1, card);
    }

    /** What is printed on a card: A to Z, then A2 to Z2 and so on. */
    static String name(int rank) {
        int round = (rank - 1) / LETTERS;
        char letter = (char) ('A' + (rank - 1) % LETTERS);
        return round == 0 ? "" + letter : letter + "" + (round + 1);
    }

    @Override
    public Message howTo() {
        return Message.of("how.turn-card");
    }

    @Override
    public Board board(Table table) {
        MemoryView view = table.view();
        List<HandBoard.Card> cards = new ArrayList<>();
        for (int place = 0; place < view.cards().size(); place++) {
            String name = view.isSeen(place) ? name(view.cards().get(place)) : "";
            boolean up = view.turned().isPresent() && view.turned().getAsInt() == place;
            cards.add(new HandBoard.Card(name, view.isThere(place) ? 1 : 0, false, up));
        }
        return new HandBoard(List.of(), cards, List.of(), Optional.of(Message.of("memory.note", view.pairs(), view.lead())));
    }

    @Override
    public Choice<Turn> choose(Table table, List<Part> tapped) {
        List<Turn> turns = table.view().places().stream().map(Turn::new).collect(Collectors.toList());
        return Narrowing.narrow(turns, move -> parts(table, move), tapped);
    }

    @Override
    public List<Part> parts(Table table, Turn move) {
        return List.of(new Part(HandBoard.TABLE, move.place()));
    }

    @Override
    public Edit<Table> edit(Draft<Table> draft) {
        MemoryView view = draft.position().view();
        int pairs = view.pairs();
        int known = view.known().singles();
        int lead = view.lead();
        long seed = draft.position().seed().orElse(0);
        return new Edit.Builder<>(draft, "edit.memory.how")
            .key("edit.memory.more", pairs < MOST_PAIRS, () -> Draft.of(deal(pairs + 1, known, lead, seed)))
            .key("edit.memory.less", pairs > 1, () -> Draft.of(deal(pairs - 1, Math.min(known, pairs - 1), lead, seed)))
            .key("edit.memory.know", known < pairs, () -> Draft.of(deal(pairs, known + 1, lead, seed)))
            .key("edit.memory.forget", known > 0, () -> Draft.of(deal(pairs, known - 1, lead, seed)))
            .key("edit.memory.ahead", lead < MOST_PAIRS, () -> Draft.of(deal(pairs, known, lead + 1, seed)))
            .key("edit.memory.behind", lead > -MOST_PAIRS, () -> Draft.of(deal(pairs, known, lead - 1, seed)))
            .build();
    }

    @Override
    public Solver<Table, Turn> solver(PositionStore store) {
        return new MemorySolver(this);
    }
}
