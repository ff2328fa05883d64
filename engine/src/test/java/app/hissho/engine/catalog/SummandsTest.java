package app.hissho.engine.catalog;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Outcome;
import app.hissho.engine.store.MemoryStore;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SummandsTest {
    private static List<Preset> presets(String id) {
        return Summands.presets(Catalog.type(id));
    }

    @Test
    void gamesWithGrundyValuesOfferAllTheirStarts() {
        for (String id : List.of("nim", "subtraction", "kayles", "mock-turtles", "wythoff", "chomp", "hackenbush", "thirty-one")) {
            assertThat(presets(id)).isEqualTo(Catalog.type(id).presets());
        }
    }

    @Test
    void gamesWithoutThemOfferNone() {
        for (String id : List.of("misere-nim", "moore", "fibonacci-nim", "sos", "sum")) {
            assertThat(presets(id)).isEmpty();
        }
    }

    @Test
    void ofTheWalksThoseWithoutCyclesAreOffered() {
        assertThat(presets("digraph")).isNotEmpty();
        assertThat(presets("digraph").size()).isLessThan(Catalog.type("digraph").presets().size());
    }

    @Test
    void aRandomSumIsWonByFewMovesAndNoGameIsWorthNothing() {
        for (int count = 2; count <= 4; count++) {
            for (int seed = 0; seed < 10; seed++) {
                List<Preset> games = Summands.random(Catalog.types(), count, new SplittableRandom(seed));
                assertThat(games).hasSize(count);
                assertThat(games.stream().map(game -> Catalog.type(game.gameId())).collect(Collectors.toSet())).hasSize(count);
                Analysis<?> analysis = analyse(Catalog.game("sum"), Summands.notation(games));
                assertWithMessage("%s", games).that(analysis.outcome()).isEqualTo(Outcome.WIN);
                assertWithMessage("%s", games).that(analysis.winning().size()).isIn(List.of(1, 2, 3));
            }
        }
    }

    private static <P, M> Analysis<M> analyse(Game<P, M> game, String position) {
        return game.solver(new MemoryStore(1 << 20)).analyse(game.parse(position), Budget.phone());
    }
}
