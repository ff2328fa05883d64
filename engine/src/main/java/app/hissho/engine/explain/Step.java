package app.hissho.engine.explain;

import app.hissho.engine.Message;
import app.hissho.engine.board.Link;
import app.hissho.engine.board.Tag;
import java.util.List;
import java.util.Optional;

/**
 * One step of an explanation: a sentence, and a table where one says more than words.
 *
 * @param links lines that the sentence speaks of, to be drawn on the board of the position
 * @param tags parts of that board that the sentence speaks of
 */
public record Step(Rung rung, Message text, Optional<Table> table, List<Link> links, List<Tag> tags) {
    public Step {
        links = List.copyOf(links);
        tags = List.copyOf(tags);
    }

    /** A step of words alone. */
    public static Step of(Rung rung, Message text) {
        return new Step(rung, text, Optional.empty(), List.of(), List.of());
    }

    /** Whether it is seen on the board. */
    public boolean hasPicture() {
        return !links.isEmpty() || !tags.isEmpty();
    }
}
