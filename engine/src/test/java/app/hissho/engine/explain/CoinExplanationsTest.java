package app.hissho.engine.explain;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Budget;
import app.hissho.engine.CoinSamples;
import app.hissho.engine.Game;
import app.hissho.engine.Samples;
import app.hissho.engine.Samples.Sample;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.number.NimExpression;
import app.hissho.engine.store.MemoryStore;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers that explanations of coin games and games with pieces tell are computed again. */
class CoinExplanationsTest {
    @Provide
    Arbitrary<Sample> samples() {
        return Samples.samples(5, 12).filter(sample -> CoinSamples.GAMES.contains(sample.gameId()));
    }

    @Property(tries = 1000)
    void equationsAreTrue(@ForAll("samples") Sample sample) {
        check(sample.game(), sample.position());
    }

    private static <P, M> void check(Game<P, M> game, String position) {
        for (Step step : game.solver(new MemoryStore(0)).explain(game.parse(position), Budget.phone()).steps()) {
            List<Object> said = step.text().arguments();
            String what = game.id() + " " + position + ": " + step.text();
            switch (step.text().key()) {
                case "tartan.move" -> {
                    equal(what, said.get(2) + "*" + said.get(3), said.get(4));
                    equal(what, said.get(4) + "+" + said.get(5), said.get(6));
                    equal(what, said.get(7) + "*" + said.get(8) + "+" + said.get(7) + "*" + said.get(3) + "+" + said.get(2) + "*" + said.get(8),
                        said.get(6));
                }
                case "coins.move.one" -> equal(what, said.get(2) + "+" + said.get(3), 0);
                case "coins.move.two", "coins.move.many" -> {
                    equal(what, said.get(2) + "+" + said.get(3), said.get(4));
                    equal(what, (String) said.get(6), said.get(4));
                }
                case "two-dimensional-nim.move.down", "two-dimensional-nim.move.left" -> {
                    equal(what, said.get(1) + "+" + said.get(2), said.get(3));
                    equal(what, said.get(4) + "+" + said.get(5), said.get(6));
                }
                case "northcott.move", "northcott.move.retreat" -> equal(what, said.get(1) + "+" + said.get(2), said.get(3));
                case "nimber.sum", "northcott.compute", "two-dimensional-nim.rows", "two-dimensional-nim.columns" ->
                    equal(what, (String) said.get(0), said.get(1));
                default -> assertThat(said).isNotNull();
            }
        }
    }

    private static void equal(String what, String expression, Object value) {
        assertWithMessage(what).that(Long.toString(NimExpression.parse(expression).value())).isEqualTo(value.toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        mock-turtles         | TTHTHHTTH | Coin 8 is worth 16 and has to give way to 16 ⊕ 23 = 7, which is what coin 3 is worth.
        turning-turtles      | TTHTHHTTH | Coin 9 is worth 9, which is the whole nim-sum 9
        rugs                 | TH/HH     | The heads are worth: (1, 2) → 2, (2, 1) → 2, (2, 2) → 3.
        turning-corners      | TTTT/TTTT/TTTT/TTTH | 3 ⊗ 3 = (2 ⊕ 1) ⊗ (2 ⊕ 1) = (2 ⊗ 2) ⊕ (2 ⊗ 1) ⊕ (1 ⊗ 2) ⊕ (1 ⊗ 1) = 3 ⊕ 2 ⊕ 2 ⊕ 1 = 2.
        mock-turtles-squared | THTTTT/TTTTTT/TTTTTT/TTTTTT/TTTTTH | with 3 for 8 and 10 for 11, (3 ⊗ 10) ⊕ (3 ⊗ 11) ⊕ (8 ⊗ 10) = 2
        wythoff              | 9,11      | take the queen from (9,11) to (3,5): that is the pair with distance 2
        two-dimensional-nim  | 2,2;5,1   | (5,1) → ω+5, (2,2) → ω·2+2
        staircase            | 4,1,6,3,5 | act as heaps of Nim: 4, 6, 5
        northcott            | W..B      | advance in row 1 to column 3, so that the gap goes from 2 to 0: 2 ⊕ 2 = 0
        """)
    void worked(String game, String position, String words) {
        assertThat(explain(Catalog.game(game), position)).contains(words);
    }

    private static <P, M> String explain(Game<P, M> game, String position) {
        StringBuilder text = new StringBuilder();
        game.solver(new MemoryStore(0)).explain(game.parse(position), Budget.phone()).steps()
            .forEach(step -> text.append(Texts.of(Locale.ENGLISH).say(step.text())).append('\n'));
        return text.toString();
    }
}
