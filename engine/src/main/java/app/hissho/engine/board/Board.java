package app.hissho.engine.board;

import app.hissho.engine.Message;
import java.util.Optional;

/** A picture of a position without pixels. Each kind is drawn by one composable and one piece of the console. */
public sealed interface Board permits HeapBoard, GridBoard, GraphBoard, HandBoard, SpreadBoard, SumBoard {
    /** What the picture cannot show, such as how much may be taken now. */
    Optional<Message> note();

    /** Whether it shows something that the next move hides again, so that people need time to look. */
    default boolean lingers() {
        return false;
    }
}
