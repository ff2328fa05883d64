package app.hissho.engine.board;

import app.hissho.engine.Message;
import java.util.List;
import java.util.Optional;

/**
 * Heaps of chips side by side. Group {@code h} of its parts is heap {@code h}, and part {@code i} of it is the
 * {@code i}-th chip from the bottom: to touch it is to take it with all that lie on it. Heaps stay in their
 * places when they are empty.
 */
public record HeapBoard(Style style, List<Integer> heaps, Optional<Message> note) implements Board {
    /** What heaps lie on. */
    public enum Style {
        GROUND,
        /** The steps of a staircase, which rises to the right; what is taken goes to the heap on the left. */
        STAIRS,
        /** Boxes: what is taken goes from one to the other. */
        BOXES
    }

    /** Heaps on the ground. */
    public HeapBoard(List<Integer> heaps, Optional<Message> note) {
        this(Style.GROUND, heaps, note);
    }

    public HeapBoard {
        heaps = List.copyOf(heaps);
    }
}
