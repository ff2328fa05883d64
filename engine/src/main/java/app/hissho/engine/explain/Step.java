package app.hissho.engine.explain;

import app.hissho.engine.Message;
import app.hissho.engine.board.Link;
import java.util.List;
import java.util.Optional;

/**
 * One step of an explanation: a sentence, and a table where one says more than words.
 *
 * @param links lines that the sentence speaks of, to be drawn on the board of the position
 */
public record Step(Rung rung, Message text, Optional<Table> table, List<Link> links) {
    public Step {
        links = List.copyOf(links);
    }
}
