package app.hissho.engine.puzzle;

import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Plain answers to problems about cards. */
final class CardAnswers {
    private CardAnswers() {
    }

    static void addTo(Map<String, Function<Puzzle, Set<String>>> answers) {
    }
}
