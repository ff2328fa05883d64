package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Outcome;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Table;
import app.hissho.engine.number.Nimber;
import app.hissho.engine.store.MemoryStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Worked cases of the textbook, as corrected where it errs; one test a table. Theorems are in {@link TheoremsTest}. */
class TextbookTest {
    private static final String TABLES = "/app/hissho/engine/textbook/";

    private static <P, M> Analysis<M> analyse(Game<P, M> game, String position) {
        return game.solver(new MemoryStore(1 << 16)).analyse(game.parse(position), Budget.phone());
    }

    private static List<Integer> numbers(String text) {
        return Stream.of(text.split("[ ,]")).map(Integer::valueOf).toList();
    }

    private static HeapValues values(String gameId) {
        return (HeapValues) Catalog.game(gameId).solver(new MemoryStore(1 << 16));
    }

    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "outcomes.csv", delimiter = '|', numLinesToSkip = 1, maxCharsPerColumn = 10_000)
    void outcomes(String id, String gameId, String outcome, String positions) {
        for (String position : positions.split(" ", -1)) {
            assertWithMessage("%s: %s %s", id, gameId, position)
                .that(analyse(Catalog.game(gameId), position).outcome().id()).isEqualTo(outcome);
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "winning.csv", delimiter = '|', numLinesToSkip = 1)
    void winning(String id, String gameId, String position, String left) {
        assertWithMessage(id).that(leftByWinningMoves(Catalog.game(gameId), position))
            .containsExactlyElementsIn(left.split(" ", -1));
    }

    private static <P, M> Set<String> leftByWinningMoves(Game<P, M> game, String text) {
        P position = game.parse(text);
        return analyse(game, text).winning().stream()
            .map(move -> game.format(game.canonical(game.play(position, move)))).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "nim-sums.csv", delimiter = '|', numLinesToSkip = 1)
    void nimSums(String id, String numbers, long sum) {
        assertWithMessage(id).that(analyse(new Nim(), numbers).value()).isEqualTo(Optional.of(new Nimber(sum)));
    }

    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "values.csv", delimiter = '|', numLinesToSkip = 1)
    void values(String id, String gameId, String expected) {
        List<Integer> values = numbers(expected);
        List<Integer> found = IntStream.range(0, values.size())
            .mapToObj(size -> values(gameId).grundy(size, Budget.phone())).toList();
        assertWithMessage(id).that(found).isEqualTo(values);
    }

    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "periods.csv", delimiter = '|', numLinesToSkip = 1)
    void periods(String id, String gameId, int length, String lost) {
        assertWithMessage(id).that(values(gameId).period(Budget.phone())).isEqualTo(Optional.of(new Period(0, length)));
        for (int n = 0; n < 10 * length; n++) {
            boolean loses = analyse(Catalog.game(gameId), "" + n).outcome() == Outcome.LOSS;
            assertWithMessage("%s: %s", id, n).that(loses).isEqualTo(numbers(lost).contains(n % length));
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "columns.csv", delimiter = '|', numLinesToSkip = 1)
    void columns(String id, String numbers, int modulus, String sums) {
        List<Table.Row> rows = Table.binary(Heaps.parse(numbers).toLongs(), modulus).rows();
        String found = rows.get(rows.size() - 1).cells().stream().map(Table.Cell::text).collect(Collectors.joining());
        assertWithMessage(id).that(found).isEqualTo(sums);
    }

    @ParameterizedTest
    @CsvFileSource(resources = TABLES + "fibonacci-parts.csv", delimiter = '|', numLinesToSkip = 1)
    void fibonacciParts(String id, int number, String parts) {
        List<Integer> largestFirst = new ArrayList<>(Zeckendorf.parts(number));
        Collections.reverse(largestFirst);
        assertWithMessage(id).that(largestFirst).isEqualTo(numbers(parts));
    }

    /** Case P1-043. */
    @Test
    void aWonNimPositionHasAnOddNumberOfWinningMoves() {
        for (Heaps heaps : SmallHeaps.collections(4, 7)) {
            int moves = Nim.balancingMoves(heaps).size();
            assertThat(moves % 2 == 1).isEqualTo(heaps.nimSum() != 0);
        }
    }

    /** Case P1-074. */
    @Test
    void impatienceAddsOne() {
        for (String set : TheoremsTest.sets()) {
            for (int n = 1; n <= 50; n++) {
                assertThat(values("impatient-subtraction:" + set).grundy(n, Budget.phone()))
                    .isEqualTo(values("subtraction:" + set).grundy(n - 1, Budget.phone()) + 1);
            }
        }
    }

    @Test
    void fibonacciPartsAreUniqueSumsWithoutNeighbours() {
        List<Integer> fibonacci = Stream.iterate(new int[] {1, 2}, p -> new int[] {p[1], p[0] + p[1]})
            .limit(20).map(p -> p[0]).toList();
        for (int n = 1; n <= 5000; n++) {
            List<Integer> parts = Zeckendorf.parts(n);
            assertThat(parts.stream().mapToInt(Integer::intValue).sum()).isEqualTo(n);
            for (int i = 0; i < parts.size(); i++) {
                assertThat(fibonacci).contains(parts.get(i));
                int before = i == 0 ? -2 : fibonacci.indexOf(parts.get(i - 1));
                assertThat(fibonacci.indexOf(parts.get(i)) - before).isAtLeast(2);
            }
        }
    }
}
