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
import app.hissho.engine.board.Key;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Tanhinmin, Daihinmin for two with single cards and open hands. A move puts a card on the table that is stronger than
 * the one lying there, or passes. A pass clears the table, and the other player leads any card. Whoever first has no
 * cards left wins. On the empty table a card has to be led: to pass there would never help, because whoever could win
 * after that pass can also win by a card.
 *
 * <p>Written {@code 1,2,2|1,3@2}: the hand of the player to move, the other hand, and the card on the table; without
 * {@code @} the table is empty, and {@code -} is a hand without cards. A move is the strength of a card, or
 * {@code pass}. Hands are always in order, so every position is canonical. See {@link TanhinminSolver} for the theory.
 */
public final class Tanhinmin implements Game<Tanhinmin.Position, Tanhinmin.Move> {
    private static final int EMPTY = 0;
    private static final Part PASS_KEY = new Part(Key.GROUP, 0);
    /** A key has two bits for each card and for each strength that occurs, and one above them. */
    private static final int MOST_SIGNS_OF_A_KEY = 31;

    /** A card put on the table, or a pass. */
    public record Move(int card) {
        public static final Move PASS = new Move(EMPTY);

        boolean isPass() {
            return card == EMPTY;
        }
    }

    /** Two hands and the card on the table, 0 if there is none. */
    public record Position(Hand mover, Hand other, int table) {
        boolean isTableEmpty() {
            return table == EMPTY;
        }

        /** The first kind of cards of the mover that may be put on the table. */
        int firstPlayable() {
            return mover.firstAbove(table);
        }

        boolean isOver() {
            return mover.isEmpty() || other.isEmpty();
        }
    }

    @Override
    public String id() {
        return "tanhinmin";
    }

    @Override
    public int ruleVersion() {
        return 1;
    }

    @Override
    public Position parse(String text) {
        int bar = text.indexOf('|');
        int at = text.indexOf('@');
        if (bar < 0 || (at >= 0 && at < bar)) {
            throw new BadInputException("input.hands", BadInputException.quote(text.trim()));
        }
        int table = at < 0 ? EMPTY : Numbers.parse(text.substring(at + 1), 1, Integer.MAX_VALUE, "input.table-card");
        Hand mover = Hand.parse(text.substring(0, bar));
        Hand other = Hand.parse(text.substring(bar + 1, at < 0 ? text.length() : at));
        if (mover.isEmpty() && other.isEmpty()) {
            throw new BadInputException("input.no-cards");
        }
        return new Position(mover, other, table);
    }

    @Override
    public String format(Position position) {
        return position.mover() + "|" + position.other() + (position.isTableEmpty() ? "" : "@" + position.table());
    }

    @Override
    public Position canonical(Position position) {
        return position;
    }

    /** Only the order of the strengths matters: from the weakest up, which cards have equal strength and whose they are. */
    @Override
    public OptionalLong key(Position position) {
        int strength = 0;
        int signs = position.mover().size() + position.other().size() + 1;
        long key = 1;
        while (true) {
            strength = Math.min(position.table() > strength ? position.table() : Integer.MAX_VALUE,
                Math.min(next(position.mover(), strength), next(position.other(), strength)));
            if (strength == Integer.MAX_VALUE) {
                return OptionalLong.of(key);
            }
            signs++;
            if (signs > MOST_SIGNS_OF_A_KEY) {
                return OptionalLong.empty();
            }
            key = append(key << 2, 1, position.mover().countOf(strength));
            key = append(key, 2, position.other().countOf(strength));
            key = append(key, 3, position.table() == strength ? 1 : 0);
        }
    }

    private static long append(long key, int sign, int times) {
        long longer = key;
        for (int i = 0; i < times; i++) {
            longer = longer << 2 | sign;
        }
        return longer;
    }

    private static int next(Hand hand, int strength) {
        int kind = hand.firstAbove(strength);
        return kind < hand.kinds() ? hand.strength(kind) : Integer.MAX_VALUE;
    }

    @Override
    public void visitMoves(Position position, Predicate<? super Move> visitor) {
        if (position.isOver()) {
            return;
        }
        int kinds = position.mover().kinds();
        int end = position.isTableEmpty() ? kinds : kinds + 1;
        for (int kind = position.firstPlayable(); kind < end; kind++) {
            if (!visitor.test(kind == kinds ? Move.PASS : new Move(position.mover().strength(kind)))) {
                return;
            }
        }
    }

    @Override
    public boolean isOver(Position position) {
        return position.isOver();
    }

    @Override
    public Outcome outcomeAtEnd(Position position) {
        return position.mover().isEmpty() ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public Move randomMove(Position position, SplittableRandom random) {
        int first = position.firstPlayable();
        int cards = position.mover().kinds() - first;
        int choice = random.nextInt(position.isTableEmpty() ? cards : cards + 1);
        return choice == cards ? Move.PASS : new Move(position.mover().strength(first + choice));
    }

    @Override
    public Position play(Position position, Move move) {
        return new Position(position.other(), move.isPass() ? position.mover() : position.mover().without(move.card()), move.card());
    }

    @Override
    public Move parseMove(Position position, String text) {
        String trimmed = text.trim();
        if (position.isOver()) {
            throw new BadInputException("input.hands-over");
        }
        if (trimmed.toLowerCase(Locale.ROOT).equals("pass")) {
            if (position.isTableEmpty()) {
                throw new BadInputException("input.pass");
            }
            return Move.PASS;
        }
        int card = Numbers.parse(trimmed, 1, Integer.MAX_VALUE, "input.play");
        if (position.mover().kindOf(card) < 0) {
            throw new BadInputException("input.not-held", card);
        }
        if (card <= position.table()) {
            throw new BadInputException("input.too-weak", card, position.table());
        }
        return new Move(card);
    }

    @Override
    public String formatMove(Move move) {
        return move.isPass() ? "pass" : Integer.toString(move.card());
    }

    @Override
    public Message describe(Position position, Move move) {
        if (move.isPass()) {
            return Message.of("cards.pass");
        }
        return position.isTableEmpty() ? Message.of("cards.lead", move.card()) : Message.of("cards.put", move.card(), position.table());
    }

    @Override
    public Message howTo() {
        return Message.of("how.play-card");
    }

    @Override
    public Board board(Position position) {
        List<HandBoard.Card> table = position.isTableEmpty() ? List.of() : List.of(HandBoard.Card.of("" + position.table()));
        List<Key> keys = position.isTableEmpty() || position.isOver() ? List.of() : List.of(new Key(PASS_KEY, Message.of("hand.pass")));
        return new HandBoard(List.of(hand("hand.mover", position.mover()), hand("hand.other", position.other())), table,
            keys, Optional.empty());
    }

    private static HandBoard.Hand hand(String title, Hand hand) {
        List<HandBoard.Card> cards = new ArrayList<>();
        for (int kind = 0; kind < hand.kinds(); kind++) {
            cards.add(new HandBoard.Card("" + hand.strength(kind), hand.count(kind), false, true));
        }
        return new HandBoard.Hand(Message.of(title), cards);
    }

    @Override
    public List<Part> parts(Position position, Move move) {
        return List.of(move.isPass() ? PASS_KEY : new Part(0, position.mover().kindOf(move.card())));
    }

    /** One tap chooses a card or the pass; a tap on another one chooses that, and the same tap again takes it back. */
    @Override
    public Choice<Move> choose(Position position, List<Part> tapped) {
        List<Span> playable = new ArrayList<>();
        if (!position.isOver()) {
            playable.add(new Span(0, position.firstPlayable(), position.mover().kinds() - 1));
            if (!position.isTableEmpty()) {
                playable.add(new Span(Key.GROUP, 0, 0));
            }
        }
        Optional<Part> chosen = Optional.empty();
        for (Part part : tapped) {
            boolean takenBack = chosen.isPresent() && chosen.get().equals(part);
            chosen = takenBack || playable.stream().noneMatch(span -> span.contains(part)) ? Optional.empty() : Optional.of(part);
        }
        List<Span> lit = new ArrayList<>();
        for (Span span : playable) {
            int without = chosen.isPresent() && span.contains(chosen.get()) ? chosen.get().index() : span.to() + 1;
            lit.add(new Span(span.group(), span.from(), without - 1));
            lit.add(new Span(span.group(), without + 1, span.to()));
        }
        lit.removeIf(span -> span.from() > span.to());
        return new Choice<>(chosen.map(List::of).orElse(List.of()), lit, chosen.map(part ->
            part.equals(PASS_KEY) ? Move.PASS : new Move(position.mover().strength(part.index()))));
    }

    @Override
    public Edit<Position> edit(Draft<Position> draft) {
        return new TanhinminEditing(draft).edit();
    }

    @Override
    public Solver<Position, Move> solver(PositionStore store) {
        return new TanhinminSolver(this);
    }

    @Override
    public Solver<Position, Move> lesson(String name, PositionStore store) {
        return switch (name) {
            case "two-strengths" -> new TwoStrengthsLesson(this);
            case "equal-hands" -> new EqualHandsLesson(this);
            default -> throw new IllegalArgumentException(name);
        };
    }
}
