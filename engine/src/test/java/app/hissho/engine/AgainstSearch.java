package app.hissho.engine;

import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.Set;

/** Compares what a game's solver says with {@link PlainSearch}: outcome, value, all winning moves, length. */
public final class AgainstSearch {
    private AgainstSearch() {
    }

    public static <P, M> void compare(Game<P, M> game, Iterable<P> positions) {
        compare(game, game.solver(new MemoryStore(1 << 20)), new PlainSearch<>(game), positions);
    }

    public static <P, M> void compare(Game<P, M> game, Solver<P, M> solver, PlainSearch<P, M> search, Iterable<P> positions) {
        for (P position : positions) {
            String what = game.id() + " " + game.format(position);
            Analysis<M> analysis = solver.analyse(position, new Budget(10_000_000, Duration.ofMinutes(1)));
            PlainSearch.Truth truth = search.of(position);
            assertWithMessage(what).that(analysis.outcome()).isEqualTo(truth.outcome());
            assertWithMessage(what).that(analysis.allListed()).isTrue();
            assertWithMessage(what).that(analysis.winning()).containsExactlyElementsIn(search.winningMoves(position));
            assertWithMessage(what).that(analysis.drawing()).containsExactlyElementsIn(
                truth.outcome() == Outcome.DRAW ? search.movesTo(position, Outcome.DRAW) : Set.of());
            analysis.value().ifPresent(
                value -> assertWithMessage(what).that(value.toString()).isEqualTo(Integer.toString(truth.grundy())));
            analysis.plies().ifPresent(plies -> assertWithMessage(what).that(plies).isEqualTo(truth.plies()));
        }
    }
}
