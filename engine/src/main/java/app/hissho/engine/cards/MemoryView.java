package app.hissho.engine.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * All that both players of {@link Memory} may know: which places are empty, every card that was seen so far, and the score.
 * It holds nothing of the cards that nobody has seen, so whoever gets only this cannot look at them.
 *
 * @param cards for each place the rank of the card if it was seen, else {@link #UNSEEN} or {@link #GONE}
 * @param lead by how many pairs the player to move leads
 * @param turned the place of the card that lies face up, the first of two
 * @param turnedAgain whether that card had been seen before
 * @param passes how many turns in a row showed nothing new and took nothing, 2 at the most
 */
public record MemoryView(List<Integer> cards, int lead, OptionalInt turned, boolean turnedAgain, int passes) {
    public static final int UNSEEN = 0;
    public static final int GONE = -1;

    public MemoryView {
        cards = List.copyOf(cards);
    }

    /** How many pairs lie on the table. */
    public int pairs() {
        return (cards.size() - Collections.frequency(cards, GONE)) / 2;
    }

    /** Whether the game has ended: all cards are gone, or both players passed. */
    public boolean isOver() {
        return passes >= 2 || pairs() == 0;
    }

    boolean isThere(int place) {
        return cards.get(place) != GONE;
    }

    boolean isSeen(int place) {
        return cards.get(place) > UNSEEN;
    }

    /** The place of the other card of the same rank, if it was seen. */
    OptionalInt mate(int place) {
        for (int other = 0; other < cards.size(); other++) {
            if (other != place && isSeen(place) && cards.get(other).equals(cards.get(place))) {
                return OptionalInt.of(other);
            }
        }
        return OptionalInt.empty();
    }

    /** What was known when the present turn began. */
    MemoryView beforeTurn() {
        if (turned.isEmpty()) {
            return this;
        }
        List<Integer> before = new ArrayList<>(cards);
        if (!turnedAgain) {
            before.set(turned.getAsInt(), UNSEEN);
        }
        return new MemoryView(before, lead, OptionalInt.empty(), false, passes);
    }

    /** The places that can be turned now. */
    List<Integer> places() {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < cards.size() && !isOver(); place++) {
            if (isThere(place) && (turned.isEmpty() || turned.getAsInt() != place)) {
                places.add(place);
            }
        }
        return places;
    }

    /** How many pairs have both cards seen, and how many cards only one; the card that lies face up is left out. */
    Known known() {
        Set<Integer> once = new HashSet<>();
        int pairs = 0;
        for (int place = 0; place < cards.size(); place++) {
            boolean counts = isSeen(place) && (turned.isEmpty()
                || (place != turned.getAsInt() && !cards.get(place).equals(cards.get(turned.getAsInt()))));
            if (counts && !once.add(cards.get(place))) {
                once.remove(cards.get(place));
                pairs++;
            }
        }
        return new Known(pairs, once.size());
    }

    /** What is known besides the card that lies face up. */
    record Known(int pairs, int singles) {
    }
}
