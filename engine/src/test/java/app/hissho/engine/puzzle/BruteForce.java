package app.hissho.engine.puzzle;

import app.hissho.engine.Game;
import app.hissho.engine.PlainSearch;
import app.hissho.engine.catalog.Catalog;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Answers every kind of problem from nothing but its question and its picture, as plainly as possible and without the
 * solvers that made it.
 */
final class BruteForce {
    private static final Map<String, Function<Puzzle, Set<String>>> ANSWERS = new HashMap<>();
    /** One search a game, so that thousands of problems share what was found. */
    private static final Map<String, PlainSearch<?, ?>> SEARCHES = new HashMap<>();

    static {
        PileAnswers.addTo(ANSWERS);
        CoinAnswers.addTo(ANSWERS);
        CardAnswers.addTo(ANSWERS);
    }

    private BruteForce() {
    }

    static Set<String> answers(Puzzle puzzle) {
        Function<Puzzle, Set<String>> answers = ANSWERS.get(puzzle.id().kind());
        if (answers == null) {
            throw new IllegalStateException("no brute force for " + puzzle.id().kind());
        }
        return answers.apply(puzzle);
    }

    /** The numbers in an argument of the question. */
    static List<Integer> given(Puzzle puzzle, int argument) {
        return Arrays.stream(puzzle.question().arguments().get(argument).toString().split("\\D+")).filter(part -> !part.isEmpty())
            .map(Integer::valueOf).collect(Collectors.toList());
    }

    /** Every winning move of the position that is shown. */
    static Set<String> winningMoves(Puzzle puzzle) {
        Shown shown = puzzle.shown().orElseThrow();
        return winningMoves(Catalog.game(shown.gameId()), shown.position());
    }

    private static <P, M> Set<String> winningMoves(Game<P, M> game, String position) {
        return search(game).winningMoves(game.parse(position)).stream().map(game::formatMove).collect(Collectors.toSet());
    }

    /** The Grundy value of the position that is shown. */
    static Set<String> grundy(Puzzle puzzle) {
        Shown shown = puzzle.shown().orElseThrow();
        return Set.of("" + grundy(Catalog.game(shown.gameId()), shown.position()));
    }

    private static <P, M> int grundy(Game<P, M> game, String position) {
        return search(game).of(game.parse(position)).grundy();
    }

    @SuppressWarnings("unchecked")
    private static <P, M> PlainSearch<P, M> search(Game<P, M> game) {
        return (PlainSearch<P, M>) SEARCHES.computeIfAbsent(game.id(), unused -> new PlainSearch<>(game));
    }
}
