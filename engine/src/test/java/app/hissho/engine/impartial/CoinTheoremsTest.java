package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.CoinSamples;
import app.hissho.engine.Game;
import app.hissho.engine.Outcome;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Coin-turning games: no formula is trusted, each is compared with the definition and with plain search. */
class CoinTheoremsTest {
    private static final Budget BUDGET = new Budget(Long.MAX_VALUE, Duration.ofMinutes(5));

    private static long mex(Set<Long> values) {
        long mex = 0;
        while (values.contains(mex)) {
            mex++;
        }
        return mex;
    }

    @ParameterizedTest
    @FieldSource("app.hissho.engine.CoinSamples#ROWS")
    void singleHeads(String id) {
        CoinRule rule = CoinRules.parse(id);
        List<Long> values = new ArrayList<>();
        for (int place = 0; place < 60; place++) {
            Set<Long> options = new HashSet<>();
            rule.visit(place, set -> {
                long sum = 0;
                for (int other : set.subList(0, set.size() - 1)) {
                    sum ^= values.get(other);
                }
                options.add(sum);
                return true;
            });
            values.add(mex(options));
            assertWithMessage("%s %s", id, place).that(rule.value(place, BUDGET)).isEqualTo(values.get(place));
            assertThat(rule.canMove(place)).isEqualTo(!options.isEmpty());
        }
    }

    /** Every row of these lengths. */
    @ParameterizedTest
    @FieldSource("app.hissho.engine.CoinSamples#ROWS")
    void rows(String id) {
        Tartan game = Tartan.row(id);
        for (int count : new int[] {1, 2, 3, 5, 12}) {
            List<Coins> all = new ArrayList<>();
            for (int bits = 0; bits < 1 << count; bits++) {
                all.add(game.parse(CoinSamples.coins(bits, count)));
            }
            AgainstSearch.compare(game, all);
        }
    }

    /** Every board of these sizes. */
    @ParameterizedTest
    @FieldSource("app.hissho.engine.CoinSamples#BOARDS")
    void boards(String id) {
        compareBoards(Catalog.game(id));
    }

    private static <P, M> void compareBoards(Game<P, M> game) {
        for (int[] size : new int[][] {{1, 6}, {6, 1}, {2, 4}, {3, 3}}) {
            List<P> all = new ArrayList<>();
            for (int bits = 0; bits < 1 << (size[0] * size[1]); bits++) {
                List<String> rows = new ArrayList<>();
                for (int row = 0; row < size[0]; row++) {
                    rows.add(CoinSamples.coins(bits >> (row * size[1]), size[1]));
                }
                all.add(game.parse(String.join("/", rows)));
            }
            AgainstSearch.compare(game, all);
        }
    }

    static Stream<String> pairs() {
        return CoinSamples.ROWS.stream().flatMap(rows -> CoinSamples.ROWS.stream().map(columns -> rows + "," + columns));
    }

    /** The tartan theorem for every pair of games, from the definition. */
    @ParameterizedTest
    @MethodSource("pairs")
    void tartanTheorem(String games) {
        Tartan game = Tartan.product(games);
        int size = 7;
        long[][] values = new long[size][size];
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                Set<Long> options = new HashSet<>();
                new CoinGame.Product(game.rows(), game.columns()).visit(x, y, move -> {
                    long sum = 0;
                    for (int row : move.rows()) {
                        for (int column : move.columns()) {
                            sum ^= values[row][column];
                        }
                    }
                    options.add(sum);
                    return true;
                });
                values[x][y] = mex(options);
                assertWithMessage("%s (%s, %s)", games, x, y).that(game.value(x, y, BUDGET)).isEqualTo(values[x][y]);
            }
        }
    }

    /** All winning moves of boards of 12 by 12, compared with trying every move. */
    @ParameterizedTest
    @ValueSource(strings = {"rugs", "turning-corners", "turning-turtles-squared", "acrostic-twins", "tartan:ruler,grunt",
        "tartan:coin-subtraction:1,2,3,4,ruler", "tartan:mock-turtles,rulerette", "mock-turtles-squared"})
    void largeBoards(String id) {
        CoinGame game = (CoinGame) Catalog.game(id);
        SplittableRandom random = new SplittableRandom(id.hashCode());
        for (int heads : new int[] {2, 12}) {
            StringBuilder text = new StringBuilder(("T".repeat(12) + "/").repeat(12));
            for (int i = 0; i < heads; i++) {
                text.setCharAt(random.nextInt(12) * 13 + random.nextInt(12), 'H');
            }
            Coins position = game.parse(text.substring(0, text.length() - 1));
            Analysis<Turning> analysis = game.solver(new MemoryStore(0)).analyse(position, Budget.phone());
            Set<Turning> winning = new HashSet<>();
            game.visitMoves(position, move -> {
                if (sum(game, game.play(position, move)) == 0) {
                    winning.add(move);
                }
                return true;
            });
            assertThat(new HashSet<>(analysis.winning())).isEqualTo(winning);
            assertThat(analysis.allListed()).isTrue();
        }
    }

    private static long sum(CoinGame game, Coins position) {
        long sum = 0;
        for (int row = 0; row < position.rows(); row++) {
            for (int column = 0; column < position.columns(); column++) {
                sum ^= position.isHeads(row, column) ? game.value(row, column, BUDGET) : 0;
            }
        }
        return sum;
    }

    /** A full board of the largest size is solved within what a phone can pay. */
    @ParameterizedTest
    @ValueSource(strings = {"rugs", "turning-corners", "mock-turtles-squared", "acrostic-twins"})
    void largestBoards(String id) {
        CoinGame game = (CoinGame) Catalog.game(id);
        String row = "H".repeat(99) + "T/" + "TH".repeat(50) + "/";
        Coins position = game.parse(row.repeat(50).substring(0, 50 * row.length() - 1));
        Analysis<Turning> analysis = game.solver(new MemoryStore(0)).analyse(position, Budget.phone());
        assertThat(analysis.winning().isEmpty()).isEqualTo(analysis.outcome() == Outcome.LOSS);
    }

    @Test
    void mockTurtlesAreLostIfTheHeadsAreEvenAndTheirNumbersCancel() {
        Tartan game = Tartan.row("mock-turtles");
        for (int bits = 0; bits < 1 << 12; bits++) {
            int xor = 0;
            for (int i = 0; i < 12; i++) {
                xor ^= (bits >> i & 1) == 1 ? i : 0;
            }
            boolean lost = game.solver(new MemoryStore(0)).analyse(game.parse(CoinSamples.coins(bits, 12)), BUDGET).winning().isEmpty();
            assertThat(lost).isEqualTo(Integer.bitCount(bits) % 2 == 0 && xor == 0);
        }
    }
}
