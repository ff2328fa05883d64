package app.hissho.engine.puzzle;

import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Plain answers to problems about coins, the nim field and Hackenbush. */
final class CoinAnswers {
    private CoinAnswers() {
    }

    static void addTo(Map<String, Function<Puzzle, Set<String>>> answers) {
    }
}
