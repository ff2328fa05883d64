package app.hissho.engine.puzzle;

import app.hissho.engine.Message;
import java.util.List;
import java.util.Optional;

/**
 * What was right or wrong with an answer.
 *
 * @param answer in its standard form
 * @param reason why it is wrong, where that can be told
 * @param wrong which blanks are filled in wrongly, from 0; empty for other forms
 */
public record Grade(String answer, boolean right, Optional<Message> reason, List<Integer> wrong) {
    public Grade {
        wrong = List.copyOf(wrong);
    }
}
