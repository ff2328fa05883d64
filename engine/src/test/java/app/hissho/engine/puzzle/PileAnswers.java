package app.hissho.engine.puzzle;

import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Plain answers to problems about piles, numbers, graphs and sums. */
final class PileAnswers {
    private PileAnswers() {
    }

    static void addTo(Map<String, Function<Puzzle, Set<String>>> answers) {
        answers.put("nim-sum", puzzle -> Set.of("" + BruteForce.given(puzzle, 0).stream().reduce(0, (a, b) -> a ^ b)));
        answers.put("nim-winning-move", BruteForce::winningMoves);
    }
}
