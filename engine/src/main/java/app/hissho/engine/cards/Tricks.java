package app.hissho.engine.cards;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.Variant;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.HandBoard;
import app.hissho.engine.board.Narrowing;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.Numbers;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Taking tricks with point cards. Two players, Left and Right, hold equally many cards of one suit, open to both. One leads
 * a card, the other follows with any card; the higher takes the trick, and its player leads next. After the last trick the
 * player with more point cards has won. Which cards are points is the parameter ({@link TrickRule}); where all cards are,
 * this is two-player Whist.
 *
 * <p>Written {@code 8,7,6,4|5,3,2,1@left}: Left's cards, Right's cards, who leads. In the middle of a game follow the card
 * led after {@code >} and what Left and Right have taken after {@code +}, as in {@code 7,6|5,3,2@left>4+8,1:-}. A move is the
 * card to play. Any numbers up to {@value #HIGHEST} will do for cards, each once: only their order matters. At most
 * {@value #MOST_CARDS} cards a hand. The value is what Left gets in all, the points taken before included. See
 * {@link TrickSolver} for the theory and {@link TrickSearch} for the cost.
 */
public final class Tricks implements Game<Tricks.Position, Tricks.Card> {
    static final int MOST_CARDS = 15;
    static final int HIGHEST = 99;

    private final TrickRule rule;

    private Tricks(TrickRule rule) {
        this.rule = rule;
    }

    /** The game with the parameter that {@link TrickRule} describes. */
    public static Tricks of(String parameter) {
        return new Tricks(TrickRule.parse(parameter));
    }

    /** The sentence that tells what counts under a rule. */
    public static Message counted(String parameter) {
        return TrickRule.parse(parameter).sentence();
    }

    @Override
    public List<Variant> variants() {
        return rule.variants();
    }

    TrickRule rule() {
        return rule;
    }

    /** A move: the card to play. */
    public record Card(int rank) {
    }

    /**
     * The hands as they were written, who leads this trick or, after the last one, took it, the card led, and what each
     * player has taken.
     */
    public record Position(List<Integer> left, List<Integer> right, boolean leftLeads, OptionalInt led,
            List<Integer> leftTaken, List<Integer> rightTaken) {
        public Position {
            left = List.copyOf(left);
            right = List.copyOf(right);
            leftTaken = List.copyOf(leftTaken);
            rightTaken = List.copyOf(rightTaken);
        }

        /** Whether Left is to play a card: he leads, or Right has led. */
        public boolean leftToMove() {
            return leftLeads != led.isPresent();
        }

        List<Integer> mover() {
            return leftToMove() ? left : right;
        }

        List<Integer> other() {
            return leftToMove() ? right : left;
        }

        /** All cards of the game, from the lowest. */
        List<Integer> deck() {
            Set<Integer> deck = new TreeSet<>(left);
            deck.addAll(right);
            deck.addAll(leftTaken);
            deck.addAll(rightTaken);
            led.ifPresent(deck::add);
            return new ArrayList<>(deck);
        }

        /** The cards that are not taken, from the lowest, the card led among them. */
        List<Integer> inPlay() {
            Set<Integer> cards = new TreeSet<>(left);
            cards.addAll(right);
            led.ifPresent(cards::add);
            return new ArrayList<>(cards);
        }
    }

    @Override
    public String id() {
        return "tricks:" + rule;
    }

    @Override
    public int ruleVersion() {
        return 1;
    }

    @Override
    public Position parse(String text) {
        String trimmed = text.trim();
        int at = trimmed.indexOf('@');
        int bar = trimmed.indexOf('|');
        if (at < 0 || bar < 0 || bar > at) {
            throw new BadInputException("input.tricks", BadInputException.quote(trimmed));
        }
        String state = trimmed.substring(at + 1);
        int plus = state.indexOf('+');
        String taken = plus < 0 ? "-:-" : state.substring(plus + 1);
        String trick = plus < 0 ? state : state.substring(0, plus);
        int sign = trick.indexOf('>');
        String leader = (sign < 0 ? trick : trick.substring(0, sign)).trim();
        if (!leader.equals("left") && !leader.equals("right")) {
            throw new BadInputException("input.leader", BadInputException.quote(leader));
        }
        int colon = taken.indexOf(':');
        if (colon < 0) {
            throw new BadInputException("input.taken", BadInputException.quote(taken.trim()));
        }
        OptionalInt led = sign < 0 ? OptionalInt.empty() : OptionalInt.of(card(trick.substring(sign + 1)));
        return checked(new Position(cards(trimmed.substring(0, bar)), cards(trimmed.substring(bar + 1, at)), leader.equals("left"),
            led, cards(taken.substring(0, colon)), cards(taken.substring(colon + 1))));
    }

    private static List<Integer> cards(String text) {
        List<Integer> cards = new ArrayList<>();
        if (!text.trim().equals("-")) {
            for (int rank : Numbers.parseList(text, 1, 2 * MOST_CARDS, "input.trick-hand")) {
                cards.add(card("" + rank));
            }
        }
        return cards;
    }

    private static int card(String text) {
        return Numbers.parse(text, 1, HIGHEST, "input.rank");
    }

    private Position checked(Position position) {
        Set<Integer> seen = new HashSet<>();
        List<Integer> all = new ArrayList<>(position.left());
        all.addAll(position.right());
        position.led().ifPresent(all::add);
        all.addAll(position.leftTaken());
        all.addAll(position.rightTaken());
        for (int rank : all) {
            if (!seen.add(rank)) {
                throw new BadInputException("input.trick-card-twice", rank);
            }
        }
        int left = position.left().size() + (position.led().isPresent() && position.leftLeads() ? 1 : 0);
        int right = position.right().size() + (position.led().isPresent() && !position.leftLeads() ? 1 : 0);
        if (left != right) {
            throw new BadInputException("input.uneven", left, right);
        }
        if (position.leftTaken().size() % 2 + position.rightTaken().size() % 2 > 0) {
            throw new BadInputException("input.half-trick");
        }
        if (all.isEmpty() || all.size() > 2 * MOST_CARDS) {
            throw new BadInputException("input.deck", all.size(), 2 * MOST_CARDS);
        }
        if (all.size() < rule.leastDeck()) {
            throw new BadInputException("input.points-of-deck", id(), rule.leastDeck(), all.size());
        }
        return position;
    }

    @Override
    public String format(Position position) {
        String text = format(position.left()) + "|" + format(position.right()) + "@" + (position.leftLeads() ? "left" : "right");
        if (position.led().isPresent()) {
            text += ">" + position.led().getAsInt();
        }
        boolean taken = !position.leftTaken().isEmpty() || !position.rightTaken().isEmpty();
        return taken ? text + "+" + format(position.leftTaken()) + ":" + format(position.rightTaken()) : text;
    }

    private static String format(List<Integer> cards) {
        return cards.isEmpty() ? "-" : cards.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /** The cards numbered from 1, all from the highest. */
    @Override
    public Position canonical(Position position) {
        List<Integer> deck = position.deck();
        OptionalInt led = position.led().isPresent()
            ? OptionalInt.of(deck.indexOf(position.led().getAsInt()) + 1) : OptionalInt.empty();
        return new Position(numbered(position.left(), deck), numbered(position.right(), deck), position.leftLeads(), led,
            numbered(position.leftTaken(), deck), numbered(position.rightTaken(), deck));
    }

    private static List<Integer> numbered(List<Integer> cards, List<Integer> deck) {
        List<Integer> numbers = new ArrayList<>();
        cards.forEach(rank -> numbers.add(deck.indexOf(rank) + 1));
        numbers.sort(Collections.reverseOrder());
        return numbers;
    }

    @Override
    public void visitMoves(Position position, Predicate<? super Card> visitor) {
        for (int rank : position.mover()) {
            if (!visitor.test(new Card(rank))) {
                return;
            }
        }
    }

    /** The cards that are points. */
    Set<Integer> points(Position position) {
        List<Integer> deck = position.deck();
        Set<Integer> points = new TreeSet<>();
        for (int place = 0; place < deck.size(); place++) {
            if (rule.isPoint(place, deck.size())) {
                points.add(deck.get(place));
            }
        }
        return points;
    }

    /** What a player has got so far: point cards or, after the end, the last trick. */
    int taken(Position position, boolean left) {
        if (rule.kind() == TrickRule.Kind.LAST) {
            return isOver(position) && position.leftLeads() == left ? 1 : 0;
        }
        Set<Integer> points = points(position);
        points.retainAll(left ? position.leftTaken() : position.rightTaken());
        return points.size();
    }

    /** The result for a player who gets {@code own} of what counts. */
    Outcome outcome(int own) {
        int more = 2 * own - rule.total();
        return more == 0 ? Outcome.DRAW : more > 0 == rule.avoid() ? Outcome.LOSS : Outcome.WIN;
    }

    @Override
    public Outcome outcomeAtEnd(Position position) {
        return outcome(taken(position, position.leftToMove()));
    }

    @Override
    public Card randomMove(Position position, SplittableRandom random) {
        return new Card(position.mover().get(random.nextInt(position.mover().size())));
    }

    @Override
    public Position play(Position position, Card move) {
        boolean mover = position.leftToMove();
        List<Integer> left = new ArrayList<>(position.left());
        List<Integer> right = new ArrayList<>(position.right());
        (mover ? left : right).remove((Integer) move.rank());
        if (position.led().isEmpty()) {
            return new Position(left, right, position.leftLeads(), OptionalInt.of(move.rank()), position.leftTaken(), position.rightTaken());
        }
        int led = position.led().getAsInt();
        boolean leftTakes = led > move.rank() == position.leftLeads();
        List<Integer> trick = new ArrayList<>(leftTakes ? position.leftTaken() : position.rightTaken());
        trick.addAll(List.of(led, move.rank()));
        return new Position(left, right, leftTakes, OptionalInt.empty(),
            leftTakes ? trick : position.leftTaken(), leftTakes ? position.rightTaken() : trick);
    }

    /** Who takes the trick leads the next. */
    @Override
    public boolean movesAgain(Position position, Card move) {
        return position.led().isPresent() && move.rank() > position.led().getAsInt();
    }

    @Override
    public Card parseMove(Position position, String text) {
        int rank = card(text);
        if (!position.mover().contains(rank)) {
            throw new BadInputException("input.not-in-hand", rank, format(position.mover()));
        }
        return new Card(rank);
    }

    @Override
    public String formatMove(Card move) {
        return "" + move.rank();
    }

    @Override
    public Message describe(Position position, Card move) {
        if (position.led().isEmpty()) {
            return Message.of("tricks.lead", move.rank());
        }
        return Message.of(movesAgain(position, move) ? "tricks.take" : "tricks.follow", move.rank(), position.led().getAsInt());
    }

    @Override
    public Message howTo() {
        return Message.of("how.play-trick");
    }

    @Override
    public Board board(Position position) {
        Set<Integer> points = points(position);
        boolean mover = position.leftToMove();
        List<HandBoard.Card> table = new ArrayList<>();
        position.led().ifPresent(rank -> table.add(card(rank, points)));
        boolean last = rule.kind() == TrickRule.Kind.LAST;
        OptionalInt own = last ? OptionalInt.empty() : OptionalInt.of(taken(position, mover));
        OptionalInt other = last ? OptionalInt.empty() : OptionalInt.of(taken(position, !mover));
        Optional<Message> note = last ? Optional.empty()
            : Optional.of(Message.of("tricks.note", rule.total() - own.getAsInt() - other.getAsInt()));
        return new HandBoard(List.of(
            new HandBoard.Hand(Message.of("hand.mover"), cards(position.mover(), points), own),
            new HandBoard.Hand(Message.of("hand.other"), cards(position.other(), points), other)), table, List.of(), note);
    }

    private static List<HandBoard.Card> cards(List<Integer> hand, Set<Integer> points) {
        return hand.stream().map(rank -> card(rank, points)).collect(Collectors.toList());
    }

    private static HandBoard.Card card(int rank, Set<Integer> points) {
        return new HandBoard.Card("" + rank, 1, points.contains(rank), true);
    }

    @Override
    public Choice<Card> choose(Position position, List<Part> tapped) {
        return Narrowing.narrow(moves(position, MOST_CARDS), move -> parts(position, move), tapped);
    }

    @Override
    public List<Part> parts(Position position, Card move) {
        return List.of(new Part(0, position.mover().indexOf(move.rank())));
    }

    @Override
    public Edit<Position> edit(Draft<Position> draft) {
        Position position = draft.position();
        int cards = position.deck().size();
        int highest = position.deck().get(cards - 1);
        boolean fewer = cards - 2 >= Math.max(2, rule.leastDeck()) && !position.left().isEmpty() && !position.right().isEmpty();
        return new Edit.Builder<>(draft, "edit.tricks.how")
            .touch(new Span(0, 0, position.mover().size() - 1), part -> touched(draft, part))
            .touch(new Span(1, 0, position.other().size() - 1), part -> touched(draft, part))
            .key("edit.tricks.more", cards + 2 <= 2 * MOST_CARDS && highest + 2 <= HIGHEST,
                () -> Draft.of(withHands(position, and(position.left(), highest + 1), and(position.right(), highest + 2))))
            .key("edit.tricks.less", fewer,
                () -> Draft.of(withHands(position, withoutLast(position.left()), withoutLast(position.right()))))
            .key("edit.tricks.leader", position.led().isEmpty(), () -> Draft.of(new Position(position.left(), position.right(),
                !position.leftLeads(), position.led(), position.leftTaken(), position.rightTaken())))
            .build();
    }

    /** A card that is touched after one of the other hand changes places with it. */
    private static Draft<Position> touched(Draft<Position> draft, Part part) {
        Position position = draft.position();
        if (draft.selected().isEmpty() || draft.selected().get().group() == part.group()) {
            return draft.toggled(part);
        }
        Part one = draft.selected().get();
        int own = position.mover().get(one.group() == 0 ? one.index() : part.index());
        int others = position.other().get(one.group() == 0 ? part.index() : one.index());
        List<Integer> left = new ArrayList<>(position.left());
        List<Integer> right = new ArrayList<>(position.right());
        for (List<Integer> hand : List.of(left, right)) {
            hand.replaceAll(rank -> rank == own ? others : rank == others ? own : rank);
        }
        return Draft.of(withHands(position, left, right));
    }

    private static Position withHands(Position position, List<Integer> left, List<Integer> right) {
        return new Position(left, right, position.leftLeads(), position.led(), position.leftTaken(), position.rightTaken());
    }

    private static List<Integer> and(List<Integer> hand, int rank) {
        List<Integer> more = new ArrayList<>(hand);
        more.add(rank);
        return more;
    }

    private static List<Integer> withoutLast(List<Integer> hand) {
        return hand.subList(0, hand.size() - 1);
    }

    /** What each meeting of two cards in the present trick leads to; the position must not be over. */
    public TrickMatrices matrices(Position position, PositionStore store, Budget budget) {
        return new TrickSolver(this, store).matrices(position, budget);
    }

    @Override
    public Solver<Position, Card> solver(PositionStore store) {
        return new TrickSolver(this, store);
    }
}
