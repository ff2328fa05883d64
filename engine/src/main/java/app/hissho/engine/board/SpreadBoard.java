package app.hissho.engine.board;

import app.hissho.engine.Message;
import java.util.List;
import java.util.Optional;

/**
 * Cards spread out on a table, most of them face down, and what both players have taken of them. Part {@code i} of group
 * {@link #GROUP} is place {@code i}, from 0, in the order in which one reads. Places stay where they are when their cards
 * are gone.
 *
 * @param taken how many pairs the player to move has
 * @param takenByOther how many pairs the other player has
 */
public record SpreadBoard(List<Place> places, int taken, int takenByOther, Optional<Message> note) implements Board {
    public static final int GROUP = 0;

    public SpreadBoard {
        places = List.copyOf(places);
    }

    @Override
    public boolean lingers() {
        return places.stream().anyMatch(place -> place.lies() == Lies.LINGERING);
    }

    /** How a card lies at its place. */
    public enum Lies {
        DOWN,
        UP,
        /** Still face up for everybody to see; the next card that is turned up turns it back. */
        LINGERING,
        /** Gone: the player to move has it. */
        TAKEN,
        /** Gone: the other player has it. */
        TAKEN_BY_OTHER,
        /** Gone, or never there. */
        NOWHERE
    }

    /**
     * A place and its card.
     *
     * @param name what is printed on the card; empty if nobody has seen it, so that nobody can look. A card face down that
     *     has a name was seen before: it is shown to those who want a perfect memory
     */
    public record Place(String name, Lies lies) {
    }
}
