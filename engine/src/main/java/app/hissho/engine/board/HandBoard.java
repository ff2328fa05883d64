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
 * @param table the card to beat, the cards of the present trick, or all cards that lie face down, in the order in which
 *     they were laid; empty while nothing lies there
 * @param arrows in games whose cards are not simply ordered by strength: from every card to those that may be put on it
 * @param keys what can be touched beside the cards, such as a pass
 */
public record HandBoard(List<Hand> hands, List<Card> table, List<Link> arrows, List<Key> keys, Optional<Message> note)
        implements Board {
    /** The group of the cards on the table. */
    public static final int TABLE = 2;

    public HandBoard {
        hands = List.copyOf(hands);
        table = List.copyOf(table);
        arrows = List.copyOf(arrows);
        keys = List.copyOf(keys);
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
     * @param name what is printed on the card; empty if it lies face down and was never seen, so that nobody can look. A
     *     card face down that has a name was seen before: it is shown to those who want a perfect memory
     * @param count how many equal cards lie here; 0 where the card is gone and its place stays empty
     * @param points whether it counts when it is taken
     * @param faceUp whether its name can be read
     */
    public record Card(String name, int count, boolean points, boolean faceUp) {
        /** A card that lies face up and is worth no points. */
        public static Card of(String name) {
            return new Card(name, 1, false, true);
        }

        /** A card that lies face down. */
        public static Card hidden() {
            return new Card("", 1, false, false);
        }
    }
}
