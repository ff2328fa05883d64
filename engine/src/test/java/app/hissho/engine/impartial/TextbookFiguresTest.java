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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Worked cases of the textbook that belong to its figures and tables, as corrected where it errs. */
class TextbookFiguresTest {
    private static <P, M> Analysis<M> analyse(Game<P, M> game, String position) {
        return game.solver(new MemoryStore(1 << 16)).analyse(game.parse(position), Budget.phone());
    }

    private static String value(String game, String position) {
        return analyse(Catalog.game(game), position).value().orElseThrow().toString();
    }

    private static <P, M> List<String> winning(Game<P, M> game, String position) {
        List<String> moves = new ArrayList<>();
        analyse(game, position).winning().forEach(move -> moves.add(game.formatMove(move)));
        return moves;
    }

    /** Case P1-053: gaps 4, 2, 3, 5, 3, 6, 2, 1; White closes the gap of 4 to 2, that of 5 to 3 or that of 6 to 0. */
    @Test
    void northcott() {
        Northcott game = new Northcott();
        String board = "W....B../W..B..../.W...B../B.....W./.W...B../W......B/..W..B../.W.B....";
        assertThat(analyse(game, board).components().stream().map(Object::toString).toList())
            .containsExactly("4", "2", "3", "5", "3", "6", "2", "1").inOrder();
        assertThat(value("northcott", board)).isEqualTo("6");
        Duel duel = game.parse(board);
        List<Integer> rows = analyse(game, board).winning().stream().filter(move -> game.isProgress(duel, move)).map(Northcott.Slide::row).toList();
        assertThat(rows).containsExactly(0, 3, 5);
    }

    /** Case P1-063: a loop with a way out that nobody wants to take. */
    @Test
    void walkWithALoop() {
        String graph = "a>b,b>c,c>a,c>d,d>e @";
        for (String place : List.of("a", "b", "c")) {
            assertThat(analyse(new Digraph(), graph + place).outcome()).isEqualTo(Outcome.DRAW);
        }
        assertThat(value("digraph", graph + "d")).isEqualTo("1");
        assertThat(value("digraph", graph + "e")).isEqualTo("0");
    }

    /** Cases P1-064 and P1-071: from the first square of a row every number can be left, and so on row by row. */
    @ParameterizedTest
    @CsvSource({"0,1,ω", "3,0,3", "2,1,ω+2", "0,2,ω·2", "5,4,ω·4+5"})
    void ordinals(int column, int row, String value) {
        assertThat(value("two-dimensional-nim", column + "," + row)).isEqualTo(value);
    }

    /** Case P1-070. */
    @Test
    void wythoffsQueenOnAChessboard() {
        int[][] table = {
            {0, 1, 2, 3, 4, 5, 6, 7}, {1, 2, 0, 4, 5, 3, 7, 8}, {2, 0, 1, 5, 3, 4, 8, 6}, {3, 4, 5, 6, 2, 0, 1, 9},
            {4, 5, 3, 2, 7, 6, 9, 0}, {5, 3, 4, 0, 6, 8, 10, 1}, {6, 7, 8, 1, 9, 10, 3, 4}, {7, 8, 6, 9, 0, 1, 4, 5}};
        for (int row = 0; row < table.length; row++) {
            for (int column = 0; column < table.length; column++) {
                assertThat(value("wythoff", column + "," + row)).isEqualTo(Integer.toString(table[row][column]));
            }
        }
    }

    /** Case P1-077. */
    @Test
    void allAmountsUpToM() {
        StringBuilder amounts = new StringBuilder("1");
        for (int most = 1; most <= 9; most++) {
            for (int heap = 0; heap <= 40; heap++) {
                assertThat(value("subtraction:" + amounts, Integer.toString(heap))).isEqualTo(Integer.toString(heap % (most + 1)));
            }
            amounts.append(',').append(most + 1);
        }
    }

    private static String single(int row, int column, int size) {
        StringBuilder board = new StringBuilder();
        for (int i = 0; i < size; i++) {
            String coins = i == row ? "T".repeat(column) + "H" + "T".repeat(size - column - 1) : "T".repeat(size);
            board.append(i == 0 ? "" : "/").append(coins);
        }
        return board.toString();
    }

    /** Cases P1-122, P1-124 and P1-125. */
    @Test
    void tablesOfTwoDimensionalCoins() {
        for (int row = 0; row < 16; row++) {
            for (int column = 0; column < 16; column++) {
                String board = single(row, column, 16);
                assertWithMessage(board).that(value("acrostic-twins", board)).isEqualTo(Long.toString(row ^ column));
                assertWithMessage(board).that(value("turning-corners", board)).isEqualTo(Long.toString(NimField.multiply(row, column)));
            }
        }
        assertThat(value("turning-corners", single(4, 4, 16))).isEqualTo("6");
    }

    /** Cases P1-117 to P1-119: a coin of Mock Turtles is worth an odious number, so won positions have nim-sum 0 and evenly many heads. */
    @Test
    void mockTurtlesAreOdious() {
        for (int heads = 0; heads < 1 << 10; heads++) {
            StringBuilder row = new StringBuilder();
            int sum = 0;
            for (int coin = 0; coin < 10; coin++) {
                boolean head = (heads >> coin & 1) != 0;
                row.append(head ? 'H' : 'T');
                sum ^= head ? coin : 0;
            }
            boolean lost = sum == 0 && Integer.bitCount(heads) % 2 == 0;
            assertThat(analyse(Catalog.game("mock-turtles"), row.toString()).outcome()).isEqualTo(lost ? Outcome.LOSS : Outcome.WIN);
            if (Integer.bitCount(heads) == 1) {
                assertThat(Integer.bitCount(Integer.parseInt(value("mock-turtles", row.toString()))) % 2).isEqualTo(1);
            }
        }
    }

    /** Case P1-160: what each winning move of case P1-159 leaves is worth 0. */
    @Test
    void winningMovesOfMockTurtlesTimesRulerLeaveNothing() {
        Game<?, ?> game = Catalog.game("tartan:mock-turtles,ruler");
        assertThat(leftValues(game, "THTTTTTT/TTTTTTTT/TTTTTTTT/TTTTTTTT/TTTTTTTH")).containsExactly("0", "0", "0", "0", "0");
    }

    private static <P, M> List<String> leftValues(Game<P, M> game, String position) {
        P parsed = game.parse(position);
        List<String> values = new ArrayList<>();
        for (M move : analyse(game, position).winning()) {
            values.add(value(game.id(), game.format(game.play(parsed, move))));
        }
        return values;
    }

    /** Case P1-164: of all u1 < 4 and u2 < 4 only 2 and 2 turn 4 ⊗ 4 into 3. */
    @Test
    void reductionOfFourTimesFour() {
        List<List<Long>> pairs = new ArrayList<>();
        for (long u1 = 0; u1 < 4; u1++) {
            for (long u2 = 0; u2 < 4; u2++) {
                if ((NimField.multiply(u1, u2) ^ NimField.multiply(u1, 4) ^ NimField.multiply(4, u2)) == 3) {
                    pairs.add(List.of(u1, u2));
                }
            }
        }
        assertThat(pairs).containsExactly(List.of(2L, 2L));
    }

    private static final String SECOND_TREE = "0-1,1-2,2-3,2-10,10-11,11-12,1-20,20-21,1-30,30-31,31-32,32-33,33-34,34-35";

    /** Cases P1-169 to P1-171: beside trees worth 1 and 4 the second tree has to go from 8 to 5. */
    @Test
    void forest() {
        String forest = SECOND_TREE + ",0-40,0-50,50-51,51-52,52-53";
        assertThat(value("hackenbush", SECOND_TREE)).isEqualTo("8");
        assertThat(value("hackenbush", forest)).isEqualTo("13");
        assertThat(winning(new Hackenbush(), forest)).containsExactly("1-2", "20-21", "34-35");
    }

    /** Cases P1-175 and P1-176, with stalks in place of the lost pictures. */
    @ParameterizedTest
    @CsvSource({"'3,1,4',6,'3,1,2'", "'2,3,2,5',6,'2,3,2,3'"})
    void sumsOfPictures(String stalks, String sum, String left) {
        Hackenbush game = new Hackenbush();
        assertThat(value("hackenbush", stalks(stalks))).isEqualTo(sum);
        EdgeList picture = game.parse(stalks(stalks));
        assertThat(analyse(game, stalks(stalks)).winning().stream()
            .map(move -> game.canonical(game.play(picture, move))).distinct().toList()).contains(game.canonical(game.parse(stalks(left))));
    }

    private static String stalks(String heights) {
        List<String> edges = new ArrayList<>();
        int next = 1;
        for (String height : heights.split(",", -1)) {
            int below = 0;
            for (int i = 0; i < Integer.parseInt(height); i++) {
                edges.add(below + "-" + next);
                below = next++;
            }
        }
        return String.join(",", edges);
    }
}
