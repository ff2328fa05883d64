package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Analysis;
import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Level;
import app.hissho.engine.Match;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Opponent;
import app.hissho.engine.Outcome;
import app.hissho.engine.PlainSearch;
import app.hissho.engine.Solver;
import app.hissho.engine.search.SearchSolver;
import app.hissho.engine.store.MemoryStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Thirty-one, Chomp, SOS, Empty and Divide: against plain search, and the cases of the textbook. */
class SearchedGamesTest {
    private static <P, M> Analysis<M> analyse(Game<P, M> game, String position) {
        return game.solver(new MemoryStore(MemoryStore.DEFAULT_BYTES)).analyse(game.parse(position), Budget.phone());
    }

    private static <P, M> Set<String> winning(Game<P, M> game, String position) {
        return analyse(game, position).winning().stream().map(game::formatMove).collect(Collectors.toSet());
    }

    private static Set<String> words(String text) {
        return text == null ? Set.of() : Set.of(text.split(" "));
    }

    // --- Empty and Divide ---

    @Test
    void emptyAndDivideAgreesWithPlainSearch() {
        EmptyAndDivide game = new EmptyAndDivide();
        List<EmptyAndDivide.Boxes> all = new ArrayList<>();
        for (int m = 1; m <= 24; m++) {
            for (int n = 1; n <= 24; n++) {
                all.add(new EmptyAndDivide.Boxes(m, n));
                boolean lost = analyse(game, m + "," + n).outcome() == Outcome.LOSS;
                assertWithMessage("P1-018: %s,%s", m, n).that(lost).isEqualTo(m % 2 == 1 && n % 2 == 1);
            }
        }
        AgainstSearch.compare(game, all);
    }

    /** Cases P1-019 and P1-020. */
    @Test
    void emptyAndDivideOfTheTextbook() {
        EmptyAndDivide game = new EmptyAndDivide();
        assertThat(analyse(game, "1,1").outcome()).isEqualTo(Outcome.LOSS);
        assertThat(analyse(game, "1,3").outcome()).isEqualTo(Outcome.LOSS);
        assertThat(winning(game, "3,2")).containsExactly("2:1");
        for (int k = 1; k <= 50; k++) {
            assertThat(analyse(game, "2," + k).outcome()).isEqualTo(Outcome.WIN);
        }
        assertThat(analyse(game, "1000000,999999").allListed()).isFalse();
    }

    // --- Thirty-one ---

    @Test
    void thirtyOneAgreesWithPlainSearch() {
        ThirtyOne game = new ThirtyOne();
        List<ThirtyOne.Cards> all = new ArrayList<>();
        for (int a = 0; a <= 6; a++) {
            for (int b = 0; b <= 6; b++) {
                for (int c = 0; c <= 6; c++) {
                    List<Integer> cards = new ArrayList<>(List.of(a, b, c));
                    cards.removeIf(card -> card == 0);
                    all.add(new ThirtyOne.Cards(cards));
                }
            }
        }
        AgainstSearch.compare(game, all);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        P1-012 | 3,4,3,4,3,4,3,4 |
        P1-013 | -   | 1 2 5
        P1-013 | 3   | 3 4
        P1-013 | 5,1 | 3 4
        P1-013 | 5,2 | 3 5
        P1-013 | 5,3 | 1 2
        P1-013 | 5,4 | 1 4
        P1-013 | 5,5 | 2
        P1-013 | 5,6 | 6
        """)
    void thirtyOneOfTheTextbook(String id, String position, String cards) {
        assertWithMessage(id).that(winning(new ThirtyOne(), position)).isEqualTo(words(cards));
    }

    // --- Chomp ---

    @Test
    void chompAgreesWithPlainSearch() {
        Chomp game = new Chomp();
        List<Chomp.Bar> all = new ArrayList<>();
        shapes(new ArrayList<>(), 5, 4, all);
        Solver<Chomp.Bar, Chomp.Bite> solver = game.solver(new MemoryStore(0));
        AgainstSearch.compare(game, solver, new PlainSearch<>(game), all);
        AgainstSearch.compare(game, all.subList(0, 50));
        assertThat(all).hasSize(125);
    }

    private static void shapes(List<Integer> heights, int columns, int most, List<Chomp.Bar> all) {
        if (heights.size() == columns) {
            return;
        }
        for (int height = 1; height <= most; height++) {
            List<Integer> longer = new ArrayList<>(heights);
            longer.add(height);
            all.add(new Chomp.Bar(longer));
            shapes(longer, columns, height, all);
        }
    }

    /** Case P1-024: columns, rows and the only winning first bite. */
    @ParameterizedTest
    @CsvSource({"2,2,2:2", "2,3,2:3", "2,4,2:4", "3,2,3:2", "3,3,2:2", "3,4,2:3", "4,2,4:2", "4,3,3:2", "4,4,2:2", "5,2,5:2", "5,3,4:3",
        "5,4,3:3", "6,2,6:2", "6,3,4:2", "6,4,3:2", "7,2,7:2", "7,3,5:3", "7,4,4:3", "8,2,8:2", "8,3,5:2", "8,4,4:2"})
    void rectangles(int columns, int rows, String bite) {
        assertThat(winning(new Chomp(), rectangle(columns, rows))).containsExactly(bite.replace(':', ','));
    }

    private static String rectangle(int columns, int rows) {
        return String.join(",", Collections.nCopies(columns, "" + rows));
    }

    @Test
    void firstPlayerWinsEveryRectangleAndSquaresBesideThePoison() {
        Chomp game = new Chomp();
        Solver<Chomp.Bar, Chomp.Bite> solver = game.solver(new MemoryStore(MemoryStore.DEFAULT_BYTES));
        for (int columns = 1; columns <= 9; columns++) {
            for (int rows = 1; rows <= 9; rows++) {
                Analysis<Chomp.Bite> analysis = solver.analyse(game.parse(rectangle(columns, rows)), Budget.phone());
                assertThat(analysis.outcome()).isEqualTo(columns * rows == 1 ? Outcome.LOSS : Outcome.WIN);
                if (columns == rows && rows > 1) {
                    assertThat(analysis.winning()).containsExactly(new Chomp.Bite(2, 2));
                }
            }
        }
    }

    /** Cases P1-021 to P1-023. */
    @Test
    void chompOfTheTextbook() {
        Chomp game = new Chomp();
        Chomp.Bar bar = game.parse("3,3,3,3,3,3,3,3");
        bar = game.play(bar, game.parseMove(bar, "6,2"));
        assertThat(game.format(bar)).isEqualTo("3,3,3,3,3,1,1,1");
        bar = game.play(bar, game.parseMove(bar, "2,3"));
        assertThat(game.format(bar)).isEqualTo("3,2,2,2,2,1,1,1");
        assertThat(winning(game, "3,2,2,2,2,1,1,1")).containsExactly("3,1");
        assertThat(analyse(game, "3,2").outcome()).isEqualTo(Outcome.LOSS);
        assertThat(winning(game, "1,1")).containsExactly("2,1");
        assertThat(winning(game, "2,2")).containsExactly("2,2");
        assertThat(winning(game, "3,1")).containsExactly("1,3");
        assertThat(winning(game, "3")).containsExactly("1,2");
    }

    @Test
    void theFullBarIsSolvedWithinAPhonesBudget() {
        Budget budget = Budget.phone();
        Chomp game = new Chomp();
        Analysis<Chomp.Bite> analysis = game.solver(new MemoryStore(0)).analyse(game.parse(rectangle(10, 10)), budget);
        assertThat(analysis.winning()).containsExactly(new Chomp.Bite(2, 2));
        assertThat(budget.spent()).isLessThan(200_000);
        NotSolvedException refusal = assertThrows(NotSolvedException.class, () -> analyse(game, rectangle(12, 12)));
        assertThat(refusal).hasMessageThat().contains("12 columns and 12 rows");
    }

    // --- SOS ---

    @Test
    void sosAgreesWithPlainSearch() {
        Sos game = new Sos();
        List<Sos.Strip> all = new ArrayList<>();
        for (int length = 1; length <= 8; length++) {
            for (int code = 0; code < Math.pow(3, length); code++) {
                StringBuilder strip = new StringBuilder();
                for (int i = 0, rest = code; i < length; i++, rest /= 3) {
                    strip.append(".SO".charAt(rest % 3));
                }
                all.add(new Sos.Strip(strip.toString()));
            }
        }
        AgainstSearch.compare(game, all);
        PlainSearch<Sos.Strip, Sos.Write> search = new PlainSearch<>(game);
        Solver<Sos.Strip, Sos.Write> forgetful = game.solver(new MemoryStore(0));
        AgainstSearch.compare(game, forgetful, search, all.subList(all.size() - 500, all.size()));
        AgainstSearch.compare(game, game.solver(new MemoryStore(1 << 20)), search,
            Stream.of(".........", "..........", "..S.......", "....O......").map(game::parse).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        P1-030 | S...           | win  | 4S
        P1-031 | .......        | win  | 4S
        P1-033 | .............. | draw | 7O 8O
        trap   | S..S           | loss |
        """)
    void sosOfTheTextbook(String id, String strip, String outcome, String moves) {
        Sos game = new Sos();
        Analysis<Sos.Write> analysis = analyse(game, strip);
        assertWithMessage(id).that(analysis.outcome().id()).isEqualTo(outcome);
        List<Sos.Write> best = analysis.outcome() == Outcome.DRAW ? analysis.drawing() : analysis.winning();
        assertWithMessage(id).that(best.stream().map(game::formatMove).collect(Collectors.toSet())).isEqualTo(words(moves));
    }

    /** Case P1-032: 7, 9, 11, … are won, 16 and 18 are lost, the other short strips are drawn. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22})
    void emptyStrips(int squares) {
        Budget budget = Budget.phone();
        Sos game = new Sos();
        MemoryStore store = new MemoryStore(MemoryStore.DEFAULT_BYTES);
        Outcome outcome = game.solver(store).analyse(game.parse(".".repeat(squares)), budget).outcome();
        Outcome expected = squares % 2 == 1 ? squares >= 7 ? Outcome.WIN : Outcome.DRAW : squares >= 16 ? Outcome.LOSS : Outcome.DRAW;
        assertThat(outcome).isEqualTo(expected);
    }

    @Test
    void sosIsAnsweredOutOfTheStoreAfterwards() {
        Sos game = new Sos();
        MemoryStore store = new MemoryStore(MemoryStore.DEFAULT_BYTES);
        Analysis<Sos.Write> first = game.solver(store).analyse(game.parse(".".repeat(16)), Budget.phone());
        Budget budget = Budget.phone();
        assertThat(game.solver(store).analyse(game.parse(".".repeat(16)), budget)).isEqualTo(first);
        assertThat(budget.spent()).isEqualTo(0);
    }

    /** The search for any game knows draws too. */
    @Test
    void plainSearchSolverFindsDraws() {
        Sos game = new Sos();
        SearchSolver<Sos.Strip, Sos.Write> solver = new SearchSolver<>(game, new MemoryStore(1 << 20));
        List<Sos.Strip> strips = Stream.of(".", "..", "...", "S...", "......", ".......", "S..S", "SO.", "O.O", "SOS").map(game::parse).toList();
        AgainstSearch.compare(game, solver, new PlainSearch<>(game), strips);
        assertThat(solver.explain(game.parse("..."), Budget.phone()).steps().stream().map(step -> step.text().key()))
            .contains("draw.hold");
        assertThat(solver.explain(game.parse("SSS"), Budget.phone()).steps().get(0).text().key()).isEqualTo("end.draw");
    }

    @Test
    void aFullStripIsADrawnMatch() {
        Match<?, ?> match = Match.parse("sos ...; 1S 2S 3S");
        assertThat(match.isOver()).isTrue();
        assertThat(match.starterOutcome()).isEqualTo(Outcome.DRAW);
        assertThat(Match.parse("sos ...; 1S 2O 3S").starterOutcome()).isEqualTo(Outcome.WIN);
        assertThat(Match.parse("sos ....; 1S 4S 2O 3S").starterOutcome()).isEqualTo(Outcome.LOSS);
    }

    /** Whatever the other side writes, the perfect opponent keeps what a position is worth. */
    @ParameterizedTest
    @ValueSource(strings = {"......", "S.....", "..O....", "........"})
    void thePerfectOpponentHoldsEveryDraw(String text) {
        Sos game = new Sos();
        Opponent<Sos.Strip, Sos.Write> perfect = new Opponent<>(game, new MemoryStore(1 << 20), Level.PERFECT, 4);
        follow(game, game.parse(text), perfect, new PlainSearch<>(game), new HashSet<>());
    }

    private static void follow(
            Sos game, Sos.Strip strip, Opponent<Sos.Strip, Sos.Write> perfect, PlainSearch<Sos.Strip, Sos.Write> search, Set<Sos.Strip> seen) {
        if (game.isOver(strip) || !seen.add(strip)) {
            return;
        }
        Sos.Strip left = strip.with(perfect.choose(strip, Budget.phone()));
        assertWithMessage(strip.squares()).that(search.of(left).outcome().reversed()).isEqualTo(search.of(strip).outcome());
        for (Sos.Write answer : game.listMoves(left)) {
            follow(game, left.with(answer), perfect, search, seen);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        chomp            | 2,3     | never rise
        chomp            | 0,0     | poisoned
        chomp            | -       | not a whole number
        thirty-one       | 7       | out of range
        thirty-one       | 1,1,1,1,1 | 5 times
        thirty-one       | 6,6,6,6,5,4,3 | 36
        sos              | SOX     | S and O
        empty-and-divide | 3       | two boxes
        empty-and-divide | 0,3     | from 1 to
        """)
    void badPositions(String gameId, String text, String sentence) {
        Game<?, ?> game = Stream.<Game<?, ?>>of(new Chomp(), new ThirtyOne(), new Sos(), new EmptyAndDivide())
            .filter(candidate -> candidate.id().equals(gameId)).findFirst().orElseThrow();
        assertThat(assertThrows(BadInputException.class, () -> game.parse(text))).hasMessageThat().contains(sentence);
    }
}
