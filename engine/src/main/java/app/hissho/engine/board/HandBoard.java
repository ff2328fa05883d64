package app.hissho.engine.board;

import app.hissho.engine.Message;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Hands of cards and the table between them. The first hand is that of the player to move, the second that of the
 * other player; there may be none. Group {@code h} of the parts is hand {@code h} and group {@link #TABLE} the table,
 * and part {@code i} of a group is its card {@code i} from the left, from 0.
 *
 * @param table the card to beat or the cards of the present trick, in the order in which they were laid; empty while nothing
 *     lies there
 * @param arrows in games whose cards are not ordered by strength: from every card to those that may be put on it, if any;
 *     empty in all other games
 * @param keys what can be touched beside the cards, such as a pass
 */
public record HandBoard(List<Hand> hands, List<Card> table, Optional<List<Arrow>> arrows, List<Key> keys, Optional<Message> note)
        implements Board {
    /** The group of the cards on the table. */
    public static final int TABLE = 2;

    public HandBoard {
        hands = List.copyOf(hands);
        table = List.copyOf(table);
        arrows = arrows.map(List::copyOf);
        keys = List.copyOf(keys);
    }

    /** Of a game whose cards need no arrows. */
    public HandBoard(List<Hand> hands, List<Card> table, List<Key> keys, Optional<Message> note) {
        this(hands, table, Optional.empty(), keys, note);
    }

    /**
     * The cards of one player, and whose they are.
     *
     * @param taken how many points this player has taken; empty where none are counted
     */
    public record Hand(Message title, List<Card> cards, OptionalInt taken) {
        public Hand {
            cards = List.copyOf(cards);
        }

        /** A hand in a game without points. */
        public Hand(Message title, List<Card> cards) {
            this(title, cards, OptionalInt.empty());
        }
    }

    /**
     * One card, or several equal ones on each other.
     *
     * @param name what is printed on the card; empty if it lies face down, so that nobody can look
     * @param count how many equal cards lie here
     * @param points whether it counts when it is taken
     * @param faceUp whether its name can be read
     * @param turned whether it lies turned round, so that other cards may follow than usual
     */
    public record Card(String name, int count, boolean points, boolean faceUp, boolean turned) {
        /** A card that lies as usual. */
        public Card(String name, int count, boolean points, boolean faceUp) {
            this(name, count, points, faceUp, false);
        }

        /** A card that lies face up and is worth no points. */
        public static Card of(String name) {
            return new Card(name, 1, false, true);
        }

        /** A card that lies face down. */
        public static Card hidden() {
            return new Card("", 1, false, false);
        }
    }

    /**
     * One card may be put on another.
     *
     * @param whenTurned whether that is so only while the lower card lies turned round
     * @param turns whether the upper card then lies turned round
     * @param usable whether it can still come to that, whoever plays what
     */
    public record Arrow(Part from, Part to, boolean whenTurned, boolean turns, boolean usable) {
    }
}
