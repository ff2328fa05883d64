package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Outcome;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.number.NimField;
import app.hissho.engine.store.MemoryStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Worked cases of the textbook on coin turning and games with pieces, as corrected where it errs. */
class CoinTextbookTest {
    private static <P, M> Analysis<M> analyse(Game<P, M> game, String position) {
        return game.solver(new MemoryStore(0)).analyse(game.parse(position), Budget.phone());
    }

    private static String board(int rows, int columns, int... heads) {
        StringBuilder text = new StringBuilder(("T".repeat(columns) + "/").repeat(rows));
        for (int i = 0; i < heads.length; i += 2) {
            text.setCharAt((heads[i] - 1) * (columns + 1) + heads[i + 1] - 1, 'H');
        }
        return text.substring(0, text.length() - 1);
    }

    private static <P, M> void check(String what, Game<P, M> game, String position, String value, String winning) {
        Analysis<M> analysis = analyse(game, position);
        assertWithMessage(what).that(analysis.value().orElseThrow().toString()).isEqualTo(value);
        List<String> moves = analysis.winning().stream().map(game::formatMove).toList();
        assertWithMessage(what).that(moves).containsExactlyElementsIn(winning.isEmpty() ? List.of() : List.of(winning.split(" ", -1)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        P1-050 | nimble                  | 4,8,8,9,10,13 | 10 | 8-2 9-3 10-0 13-7
        P1-051 | turning-turtles         | THTTHTTTHHTHT | 8  | 1,9 2,10 4,12
        P1-123 | acrostic-twins          | TTTTT/TTTHT/TTTTT/TTHTT/TTTTH | 3 | 1x0,3 3x1,2 0,3x2
        P1-126 | turning-corners         | TTTTT/TTTHT/TTTTT/TTHTT/TTTTH | 4 | 3,4x3,4
        P1-134 | turning-turtles-squared | TTTTT/TTTHT/TTTTT/TTHTT/TTTTH | 3 | 2,5x3,5 3,5x2,5
        P1-136 | rugs                    | TTTTT/TTTHT/TTTTT/TTHTT/TTTTH | 13 | 1,2x1,2,3,4 1,2,3,4x2,3 1,2,3,4,5x4,5 4,5x1,2,3,4,5
        P1-142 | turning-turtles         | TTHTHHTTH | 9  | 9
        P1-143 | twins                   | TTHTHHTTH | 11 | 3,8
        P1-144 | coin-subtraction:1,3,4  | TTHTHHTTH | 0  | ''
        P1-145 | mock-turtles            | TTHTHHTTH | 23 | 3,8
        """)
    void winning(String id, String game, String position, String value, String winning) {
        check(id, Catalog.game(game), position, value, winning);
    }

    @Test
    void mockTurtlesSquared() {
        Tartan game = Tartan.squared("mock-turtles-squared", 1, "mock-turtles");
        check("P1-141", game, board(5, 6, 1, 2, 5, 6), "11",
            "5x4,5,6 1,5x1,6 2,5x2,6 3,5x4,6 4,5x3,5,6 1,2,5x2,5,6 1,3,5x5,6 2,4,5x5,6 3,4,5x2,5,6");
        assertThat(game.moves(game.parse(board(5, 6, 5, 6)), 1000)).hasSize(176);
    }

    @Test
    void mockTurtlesTimesRuler() {
        check("P1-159", Catalog.game("tartan:mock-turtles,ruler"), board(5, 8, 1, 2, 5, 8), "15",
            "3,5x4,5,6,7,8 1,2,5x6,7,8 2,3,5x1,2,3,4,5,6,7,8 1,4,5x1,2,3,4,5,6,7,8 3,4,5x6,7,8");
    }

    @Test
    void subtractionTimesRulerOnAHundredByAHundred() {
        check("P1-165", Catalog.game("tartan:coin-subtraction:1,2,3,4,ruler"), board(100, 100, 100, 100, 4, 1), "5",
            "98,100x97,98,99,100");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        P1-113 | coin-subtraction-edge:1,2,3 | 1 2 3 0 1 2 3 0 1 2 3 0 1 2
        P1-114 | coin-subtraction:1,2,3      | 0 1 2 3 0 1 2 3 0 1 2 3 0 1
        P1-144 | coin-subtraction:1,3,4      | 0 1 0 1 2 3 2 0 1
        P1-151 | coin-subtraction-single:1,3,4 | 1 2 1 2 3 4 3 1 2
        P1-115 | twins                       | 0 1 2 3 4 5 6 7 8 9
        P1-116 | mock-turtles                | 1 2 4 7 8 11 13 14 16 19 21 22 25 26 28
        P1-120 | ruler                       | 1 2 1 4 1 2 1 8 1 2 1 4 1 2 1 16
        P1-121 | grunt                       | 0 0 0 1 0 2 1 0 2 1 0 2 1 3
        P1-149 | triplets                    | 0 0 1 2 4 7 8 11 13
        P1-150 | rulerette                   | 0 1 0 2 0 1 0 4 0 1 0 2
        """)
    void valuesOfSingleHeads(String id, String game, String values) {
        String[] expected = values.split(" ", -1);
        for (int place = 0; place < expected.length; place++) {
            String row = "T".repeat(place) + "H";
            assertWithMessage("%s: %s", id, row).that(analyse(Catalog.game(game), row).value().orElseThrow().toString()).isEqualTo(expected[place]);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        P1-135 | rugs | 1 2 1 4 1 2 1 8,2 3 2 8 2 3 2 12,1 2 1 4 1 2 1 8,4 8 4 6 4 8 4 11,1 2 1 4 1 2 1 8,2 3 2 8 2 3 2 12,1 2 1 4 1 2 1 8,8 12 8 11 8 12 8 13
        P1-137 | mock-turtles-squared | 1 2 4 7 8 11,2 3 8 9 12 13,4 8 6 10 11 7,7 9 10 4 15 1,8 12 11 15 13 9
        P1-157 | tartan:mock-turtles,ruler | 1 2 1 4 1 2 1 8,2 3 2 8 2 3 2 12,4 8 4 6 4 8 4 11,7 9 7 10 7 9 7 15,8 12 8 11 8 12 8 13
        """)
    void tables(String id, String game, String table) {
        String[] rows = table.split(",", -1);
        for (int row = 0; row < rows.length; row++) {
            String[] values = rows[row].split(" ", -1);
            for (int column = 0; column < values.length; column++) {
                String position = board(rows.length, values.length, row + 1, column + 1);
                assertWithMessage("%s: %s", id, position)
                    .that(analyse(Catalog.game(game), position).value().orElseThrow().toString()).isEqualTo(values[column]);
            }
        }
    }

    /** Cases P1-161 and P1-162. */
    @Test
    void rugsOnChessboards() {
        Game<Coins, Turning> game = Tartan.squared("rugs", 1, "ruler");
        for (int n = 2; n <= 10; n++) {
            List<String> odd = new ArrayList<>();
            List<String> even = new ArrayList<>();
            List<Integer> all = new ArrayList<>();
            for (int row = 0; row < n; row++) {
                odd.add("THTHTHTHTHTH".substring(row % 2, row % 2 + n));
                even.add("HTHTHTHTHTHT".substring(row % 2, row % 2 + n));
                all.add(row);
            }
            assertThat(analyse(game, String.join("/", odd)).outcome()).isEqualTo(Outcome.LOSS);
            assertThat(analyse(game, String.join("/", even)).winning()).contains(new Turning(all, all));
        }
    }

    /** Cases P1-146 to P1-148: how long a game from a single head at the n-th coin can last. */
    @Test
    void longestGames() {
        int[] mockTurtles = {1, 2, 4, 7, 12, 20, 33};
        for (int n = 1; n <= 7; n++) {
            String row = "T".repeat(n - 1) + "H";
            assertThat(longest(Tartan.row("turning-turtles"), row)).isEqualTo(n);
            assertThat(longest(Tartan.row("mock-turtles"), row)).isEqualTo(mockTurtles[n - 1]);
            assertThat(longest(Tartan.row("ruler"), row)).isEqualTo(1 << (n - 1));
        }
    }

    private static int longest(Tartan game, String row) {
        return longest(game, game.parse(row), new HashMap<>());
    }

    private static int longest(Tartan game, Coins position, Map<Coins, Integer> known) {
        Integer length = known.get(position);
        if (length == null) {
            length = 0;
            for (Turning move : game.moves(position, 1000)) {
                length = Math.max(length, 1 + longest(game, game.play(position, move), known));
            }
            known.put(position, length);
        }
        return length;
    }

    @Test
    void aRowIsTheSumOfItsHeads() {
        for (String id : List.of("turning-turtles", "twins", "mock-turtles", "ruler")) {
            long sum = 0;
            for (String part : List.of("TH", "TTH", "TTTTTH")) {
                sum ^= Long.parseLong(analyse(Catalog.game(id), part).value().orElseThrow().toString());
            }
            assertThat(analyse(Catalog.game(id), "THHTTH").value().orElseThrow().toString()).isEqualTo(Long.toString(sum));
        }
        Tartan turtles = Tartan.row("turning-turtles");
        assertThat(turtles.parseMove(turtles.parse("THTTHTTTHHTHT"), "4,9")).isEqualTo(new Turning(List.of(0), List.of(3, 8)));
    }

    /** Case P1-140: which u1 and u2 turn 8 and 11 into 2. */
    @Test
    void reductions() {
        List<List<Long>> pairs = new ArrayList<>();
        for (long u1 = 0; u1 < 8; u1++) {
            for (long u2 = 0; u2 < 11; u2++) {
                long u = NimField.multiply(u1, u2) ^ NimField.multiply(u1, 11)
                    ^ NimField.multiply(8, u2);
                if (u == 2) {
                    pairs.add(List.of(u1, u2));
                }
            }
        }
        assertThat(pairs).containsExactly(List.of(1L, 1L), List.of(2L, 2L), List.of(3L, 10L), List.of(4L, 7L), List.of(5L, 8L));
    }
}
