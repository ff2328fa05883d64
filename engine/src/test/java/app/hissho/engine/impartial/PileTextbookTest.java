package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.board.Part;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.number.Nimber;
import app.hissho.engine.store.MemoryStore;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Worked cases of the textbook for pile games, as corrected where it errs; one test a table. */
class PileTextbookTest {
    private static final String TABLES = "/app/hissho/engine/textbook/";

    private static HeapValues values(String gameId) {
        return (HeapValues) Catalog.game(gameId).solver(new MemoryStore(0));
    }

    private static List<Integer> numbers(String text) {
        return text == null ? List.of() : Stream.of(text.split(" ", -1)).map(Integer::valueOf).toList();
    }

    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "pile-values.csv", delimiter = '|', numLinesToSkip = 1)
    void values(String id, String gameId, String expected) {
        HeapValues values = values(gameId);
        List<Integer> found = IntStream.range(0, numbers(expected).size())
            .mapToObj(size -> values.grundy(size, Budget.phone())).toList();
        assertWithMessage(id).that(found).isEqualTo(numbers(expected));
    }

    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "pile-winning.csv", delimiter = '|', numLinesToSkip = 1)
    void winning(String id, String gameId, String position, long value, String left) {
        checkWinning(id, Catalog.game(gameId), position, value, left);
    }

    private static <P, M> void checkWinning(String id, Game<P, M> game, String text, long value, String left) {
        P position = game.parse(text);
        Analysis<M> analysis = game.solver(new MemoryStore(0)).analyse(position, Budget.phone());
        assertWithMessage(id).that(analysis.value()).isEqualTo(Optional.of(new Nimber(value)));
        Set<String> found = analysis.winning().stream()
            .map(move -> game.format(game.canonical(game.play(position, move)))).collect(Collectors.toSet());
        assertWithMessage(id).that(found).containsExactlyElementsIn(left.split(" ", -1));
    }

    /** The values repeat from the start on, and the terms that do not fit the period are those of the textbook. */
    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "pile-periods.csv", delimiter = '|', numLinesToSkip = 1)
    void periods(String id, String gameId, int length, int start, String exceptions) {
        HeapValues values = values(gameId);
        assertWithMessage(id).that(values.period(Budget.phone())).isEqualTo(Optional.of(new Period(start, length)));
        List<Integer> found = IntStream.range(0, start).filter(n -> values.grundy(n, Budget.phone())
            != values.grundy(n + (start / length + 1) * length, Budget.phone())).boxed().toList();
        assertWithMessage(id).that(found).isEqualTo(numbers(exceptions));
    }

    /** Cases P1-098 and P1-100: the closed forms that replace the printed ones. */
    @Test
    void correctedForms() {
        int[] twoOrMore = PileTheoremsTest.byDefinition(BreakingRule.repeating("01", "7"), 200);
        int[] oneFourSeven = PileTheoremsTest.byDefinition(BreakingRule.repeating("0", "700"), 200);
        for (int n = 2; n < 200; n++) {
            assertThat(twoOrMore[n]).isEqualTo(n % 3 == 2 ? 2 * (n / 3) + 1 : 2 * (n / 3));
            assertThat(oneFourSeven[n]).isEqualTo(2 * (n / 4) + n % 2);
        }
    }

    /** Cases P1-081 and P1-092: sums of different games, by their values. */
    @Test
    void sumsOfDifferentGames() {
        assertThat(values("even-if-not-all").grundy(18, Budget.phone()) ^ values("at-least-half").grundy(17, Budget.phone()) ^ 7)
            .isEqualTo(10);
        assertThat(values("even-or-last-chip").grundy(18, Budget.phone()) ^ values("multiples-of-three").grundy(17, Budget.phone()) ^ 7)
            .isEqualTo(8);
    }

    /** Case P1-094: of 13 pins with the second down, pins 6 and 10 win, and no other shot does. */
    @Test
    void theOnlyWinningShots() {
        Game<Heaps, Breaking> kayles = TakeAndBreak.kayles();
        assertThat(kayles.solver(new MemoryStore(0)).analyse(Heaps.of(1, 11), Budget.phone()).winning())
            .containsExactly(new Breaking(1, 3, 7));
        assertThat(kayles.choose(Heaps.of(1, 11), List.of(new Part(1, 3))).move().get())
            .isEqualTo(new Breaking(1, 3, 7));
        assertThat(kayles.choose(Heaps.of(1, 11), List.of(new Part(1, 7))).move().get())
            .isEqualTo(new Breaking(1, 3, 7));
    }
}
