package app.hissho.engine.cards;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.HandBoard;
import app.hissho.engine.board.Key;
import app.hissho.engine.board.Narrowing;
import app.hissho.engine.board.Part;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Tanhinmin on a graph of cards. Which card may be put on which is told by arrows, in any way: cards need not be ordered
 * and arrows may go round in circles. A move puts a card on the one on the table, or passes; a pass clears the table,
 * and the other player leads any card. A player may pass on the empty table too; if both do so, one after the other, the
 * game is a draw. Whoever first has no cards left wins. Each card is there once.
 *
 * <p>Written {@code a>b,b>c;a,c|b@a}: the arrows ({@code a>b} allows b on a; {@code -} if there are none), the hand of
 * the player to move, the other hand, and the card on the table. Without {@code @} the table is empty; {@code @pass}
 * says that it is empty and the other player has just passed on it, and {@code @draw} that both have. {@code -} is a
 * hand without cards. A move is the name of a card, or {@code pass}. The canonical form sorts the arrows; hands are
 * always in the order of names. Cards are spent and passes are counted, so no position comes back.
 *
 * <p>One thing that a plain graph cannot say is a card that reverses the order until the table is cleared, such as the
 * eleven of Daihinmin: a 10 that was led may be followed by a 12, but a 10 that was put on the eleven may not, although
 * the same card lies on the table. So a card may have a second vertex: {@code 10~} is the 10 turned round, and
 * {@code 11>10~,10~>9~} lets the 10 follow the eleven, and the 9 the turned 10 ({@link Deck}). Cards are led unturned.
 * Decks without turned cards are the game as it was defined. See {@link CardGraphSolver} for how it is solved and what
 * that costs.
 */
public final class CardGraph implements Game<CardGraph.Position, CardGraph.Move> {
    static final String PASSED_WORD = "pass";
    static final String DRAWN_WORD = "draw";
    /** What the table says when no card lies on it. */
    static final int EMPTY = -1;
    static final int PASSED = -2;
    static final int DRAWN = -3;
    private static final Part PASS_KEY = new Part(Key.GROUP, 0);
    /** A key has three bits for the size of each hand, two for the table and one for each arrow that can matter, and a 1 above. */
    private static final int BITS_BEFORE_ARROWS = 9;
    private static final int MOST_IN_A_HAND_OF_A_KEY = 7;

    /** A card put on the table, or a pass. */
    public record Move(String card) {
        public static final Move PASS = new Move(PASSED_WORD);

        boolean isPass() {
            return card.equals(PASSED_WORD);
        }
    }

    /**
     * A deck, the cards of both players as sets of their fronts, and the face on the table, or {@link #EMPTY},
     * {@link #PASSED} or {@link #DRAWN}.
     */
    public record Position(Deck deck, long mover, long other, int table) {
        boolean isOver() {
            return mover == 0 || other == 0 || table == DRAWN;
        }

        /** The same cards with the other player to move. */
        Position swapped(int newTable) {
            return new Position(deck, /* mover= */ other, /* other= */ mover, newTable);
        }

        /** The faces that the player to move may put on the table. */
        long playable() {
            return table < 0 ? mover : deck.children(table) & deck.faces(mover);
        }
    }

    @Override
    public String id() {
        return "card-graph";
    }

    @Override
    public int ruleVersion() {
        return 1;
    }

    @Override
    public Position parse(String text) {
        int semicolon = text.indexOf(';');
        int bar = text.indexOf('|', semicolon + 1);
        int at = text.indexOf('@');
        if (semicolon < 0 || bar < 0 || (at >= 0 && at < bar)) {
            throw new BadInputException("input.card-graph", BadInputException.quote(text.trim()));
        }
        List<String> mover = hand(text.substring(semicolon + 1, bar));
        List<String> other = hand(text.substring(bar + 1, at < 0 ? text.length() : at));
        String table = at < 0 ? "" : text.substring(at + 1).trim();
        boolean lies = at >= 0 && !table.equals(PASSED_WORD) && !table.equals(DRAWN_WORD);
        List<String> all = new ArrayList<>(mover);
        all.addAll(other);
        if (all.isEmpty()) {
            throw new BadInputException("input.no-cards");
        }
        if (lies) {
            all.add(Deck.face(table));
        }
        Deck deck = Deck.parse(text.substring(0, semicolon), all);
        long seen = 0;
        for (String name : all) {
            long card = 1L << deck.front(deck.number(name));
            if ((seen & card) != 0) {
                throw new BadInputException("input.card-twice", name);
            }
            seen |= card;
        }
        int state = lies ? deck.number(Deck.face(table)) : at < 0 ? EMPTY : table.equals(PASSED_WORD) ? PASSED : DRAWN;
        return new Position(deck, set(deck, mover), set(deck, other), state);
    }

    private static List<String> hand(String text) {
        List<String> names = new ArrayList<>();
        if (text.trim().equals("-")) {
            return names;
        }
        if (text.trim().isEmpty()) {
            throw new BadInputException("input.empty", Message.of("input.named-hand"));
        }
        String[] parts = text.split(",", -1);
        if (parts.length > Deck.MOST_CARDS) {
            throw new BadInputException("input.too-many-cards", Deck.MOST_CARDS);
        }
        for (String part : parts) {
            names.add(Deck.name(part));
        }
        return names;
    }

    private static long set(Deck deck, List<String> names) {
        long set = 0;
        for (String name : names) {
            set |= 1L << deck.number(name);
        }
        return set;
    }

    @Override
    public String format(Position position) {
        Deck deck = position.deck();
        String table = switch (position.table()) {
            case EMPTY -> "";
            case PASSED -> "@" + PASSED_WORD;
            case DRAWN -> "@" + DRAWN_WORD;
            default -> "@" + deck.name(position.table());
        };
        return deck + ";" + deck.list(position.mover()) + "|" + deck.list(position.other()) + table;
    }

    @Override
    public Position canonical(Position position) {
        return new Position(position.deck().sorted(), position.mover(), position.other(), position.table());
    }

    /**
     * Which cards of each hand may be put on which of the other hand and on the table: nothing else matters. Hands of up
     * to five cards each have a key, if none of the cards can be turned.
     */
    @Override
    public OptionalLong key(Position position) {
        Deck deck = position.deck();
        int x = Long.bitCount(position.mover());
        int y = Long.bitCount(position.other());
        boolean turned = deck.faces(position.mover() | position.other()) != (position.mover() | position.other());
        boolean many = Math.max(x, y) > MOST_IN_A_HAND_OF_A_KEY || BITS_BEFORE_ARROWS + 2 * x * y + x > Long.SIZE;
        if (turned || many) {
            return OptionalLong.empty();
        }
        int state = Math.min(position.table(), 0) + 3;
        long key = (4L + state) << 6 | x << 3 | y;
        for (long own = position.mover(); own != 0; own &= own - 1) {
            int card = Long.numberOfTrailingZeros(own);
            key = key << 1 | (position.table() < 0 ? 0 : deck.children(position.table()) >> card & 1);
            for (long others = position.other(); others != 0; others &= others - 1) {
                int answer = Long.numberOfTrailingZeros(others);
                key = key << 2 | (deck.children(card) >> answer & 1) << 1 | (deck.parents(card) >> answer & 1);
            }
        }
        return OptionalLong.of(key);
    }

    @Override
    public void visitMoves(Position position, Predicate<? super Move> visitor) {
        for (Move move : listMoves(position)) {
            if (!visitor.test(move)) {
                return;
            }
        }
    }

    /** Every legal move, the pass last. */
    List<Move> listMoves(Position position) {
        List<Move> moves = new ArrayList<>();
        if (!position.isOver()) {
            for (long rest = position.playable(); rest != 0; rest &= rest - 1) {
                moves.add(new Move(position.deck().cardName(Long.numberOfTrailingZeros(rest))));
            }
            moves.add(Move.PASS);
        }
        return moves;
    }

    @Override
    public Outcome outcomeAtEnd(Position position) {
        return position.mover() == 0 ? Outcome.WIN : position.other() == 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    @Override
    public Move randomMove(Position position, SplittableRandom random) {
        List<Move> moves = listMoves(position);
        return moves.get(random.nextInt(moves.size()));
    }

    /** A card without arrows leaves the deck when it leaves the table: the notation does not name it any more. */
    @Override
    public Position play(Position position, Move move) {
        Position after = playOn(position, move);
        return position.table() >= 0 && position.deck().isLone(position.table()) ? parse(format(after)) : after;
    }

    /** The position after a move with the deck as it was, so that all cards keep their numbers. */
    static Position playOn(Position position, Move move) {
        Deck deck = position.deck();
        if (move.isPass()) {
            int table = position.table() == PASSED ? DRAWN : position.table() == EMPTY ? PASSED : EMPTY;
            return position.swapped(table);
        }
        int face = face(position, move);
        return new Position(deck, position.other(), position.mover() & ~deck.faces(face), face);
    }

    /** How the card of a legal move will lie. */
    private static int face(Position position, Move move) {
        Deck deck = position.deck();
        return Long.numberOfTrailingZeros(deck.faces(deck.number(move.card())) & position.playable());
    }

    @Override
    public Move parseMove(Position position, String text) {
        String trimmed = text.trim();
        if (position.isOver()) {
            throw new BadInputException("input.hands-over");
        }
        if (trimmed.equals(PASSED_WORD)) {
            return Move.PASS;
        }
        Move move = new Move(Deck.name(trimmed));
        if (!listMoves(position).contains(move)) {
            throw new BadInputException("input.not-playable", move.card(), BadInputException.quote(names(position)));
        }
        return move;
    }

    /** The legal moves as they are written. */
    private String names(Position position) {
        return listMoves(position).stream().map(Move::card).collect(Collectors.joining(", "));
    }

    @Override
    public String formatMove(Move move) {
        return move.card();
    }

    @Override
    public Message describe(Position position, Move move) {
        if (move.isPass()) {
            return Message.of("cards.pass");
        }
        if (position.table() < 0) {
            return Message.of("cards.lead", move.card());
        }
        Deck deck = position.deck();
        String key = deck.isTurned(face(position, move)) ? "cards.put.turned" : "cards.put";
        return Message.of(key, move.card(), deck.cardName(position.table()));
    }

    @Override
    public Message howTo() {
        return Message.of("how.play-card");
    }

    @Override
    public Board board(Position position) {
        Deck deck = position.deck();
        List<HandBoard.Card> table = position.table() < 0 ? List.of() : List.of(card(deck, position.table()));
        List<Key> keys = position.isOver() ? List.of() : List.of(new Key(PASS_KEY, Message.of("hand.pass")));
        return new HandBoard(List.of(hand("hand.mover", deck, position.mover()), hand("hand.other", deck, position.other())),
            table, Optional.of(arrows(position)), keys, note(position));
    }

    private static HandBoard.Hand hand(String title, Deck deck, long cards) {
        List<HandBoard.Card> list = new ArrayList<>();
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            list.add(card(deck, Long.numberOfTrailingZeros(rest)));
        }
        return new HandBoard.Hand(Message.of(title), list);
    }

    private static HandBoard.Card card(Deck deck, int face) {
        return new HandBoard.Card(deck.cardName(face), 1, false, true, deck.isTurned(face));
    }

    /** From every card that is still there to those that may be put on it. */
    private static List<HandBoard.Arrow> arrows(Position position) {
        Deck deck = position.deck();
        List<HandBoard.Arrow> arrows = new ArrayList<>();
        if (position.table() >= 0) {
            addArrows(position, position.table(), new Part(HandBoard.TABLE, 0), false, arrows);
        }
        for (long rest = position.mover() | position.other(); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            for (long faces = deck.faces(card); faces != 0; faces &= faces - 1) {
                int face = Long.numberOfTrailingZeros(faces);
                addArrows(position, face, part(position, card), deck.isTurned(face), arrows);
            }
        }
        return arrows;
    }

    /** Players take turns, so a card is never put on one of the same hand, and the one on the table waits for the mover. */
    private static void addArrows(Position position, int face, Part from, boolean whenTurned, List<HandBoard.Arrow> arrows) {
        Deck deck = position.deck();
        long others = (position.mover() | position.other()) & ~deck.faces(face);
        for (long rest = deck.children(face) & deck.faces(others); rest != 0; rest &= rest - 1) {
            int child = Long.numberOfTrailingZeros(rest);
            Part to = part(position, deck.front(child));
            boolean usable = from.group() == HandBoard.TABLE ? to.group() == 0 : to.group() != from.group();
            arrows.add(new HandBoard.Arrow(from, to, whenTurned, deck.isTurned(child), usable));
        }
    }

    /** The part of a card that a player holds. */
    static Part part(Position position, int card) {
        long below = (1L << card) - 1;
        boolean own = (position.mover() >> card & 1) == 1;
        return new Part(own ? 0 : 1, Long.bitCount((own ? position.mover() : position.other()) & below));
    }

    /** That the other player has passed, or what may be put on cards that are turned round. */
    private static Optional<Message> note(Position position) {
        if (position.table() == PASSED) {
            return Optional.of(Message.of("card-graph.passed"));
        }
        Deck deck = position.deck();
        long cards = position.mover() | position.other();
        List<String> turned = new ArrayList<>();
        for (long rest = deck.faces(cards) & ~cards; rest != 0; rest &= rest - 1) {
            int face = Long.numberOfTrailingZeros(rest);
            long answers = deck.children(face) & deck.faces(cards);
            turned.add(deck.name(face) + " → " + (answers == 0 ? "–" : deck.list(answers)));
        }
        return turned.isEmpty() ? Optional.empty() : Optional.of(Message.of("card-graph.turned", String.join("; ", turned)));
    }

    @Override
    public List<Part> parts(Position position, Move move) {
        return List.of(move.isPass() ? PASS_KEY : part(position, position.deck().number(move.card())));
    }

    @Override
    public Choice<Move> choose(Position position, List<Part> tapped) {
        return Narrowing.narrow(listMoves(position), move -> parts(position, move), tapped);
    }

    @Override
    public Edit<Position> edit(Draft<Position> draft) {
        return new CardGraphEditing(this, draft).edit();
    }

    @Override
    public Solver<Position, Move> solver(PositionStore store) {
        return new CardGraphSolver(this, store);
    }
}
