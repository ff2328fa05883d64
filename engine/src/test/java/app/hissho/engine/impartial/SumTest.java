package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Analysis;
import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Match;
import app.hissho.engine.Samples;
import app.hissho.engine.Samples.Sample;
import app.hissho.engine.Solver;
import app.hissho.engine.Value;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.SumBoard;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Table;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SumTest {
    private final Sum game = new Sum(Catalog::game);

    private Analysis<Sum.Move> analyse(String text) {
        return game.solver(new MemoryStore(1 << 20)).analyse(game.parse(text), Budget.phone());
    }

    @Test
    void agreesWithPlainSearch() {
        AgainstSearch.compare(game, Stream.of("-", "nim(0)", "nim(2,1)+nim(3)", "nim(2)+chomp(2,2)", "chomp(3,1)+hackenbush(0-1,1-2,0-2)",
            "subtraction:1,3,4(5)+vertex-deletion(1-2,2-3)+nim(1)", "empty-and-divide(3,4)+hackenbush(0-1,1-1)",
            "thirty-one(6,6,6,6)+nim(2)+chomp(2,2)", "digraph(a>b,b>c,a>c,c>d,b>d @a)+nim(3)+hackenbush(0-1,1-2)").map(game::parse).toList());
    }

    /** Case P1-078. */
    @Test
    void threeSubtractionGames() {
        Analysis<Sum.Move> analysis = analyse("subtraction:1,2,3(9)+subtraction:1,2,3,4,5(10)+subtraction:1,2,3,4,5,6,7(14)");
        assertThat(analysis.components().stream().map(Value::toString).toList()).containsExactly("1", "4", "6").inOrder();
        assertThat(analysis.value().orElseThrow().toString()).isEqualTo("3");
        assertThat(analysis.winning().stream().map(game::formatMove).toList()).containsExactly("1.1:3", "3.1:1");
    }

    /** Cases P1-081 and P1-092: the winning moves leave these canonical positions. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        even-if-not-all(18)+at-least-half(17)+nim(7)        | 10 | at-least-half(17)+even-if-not-all(6)+nim(7)
        even-or-last-chip(18)+multiples-of-three(17)+nim(7) | 8  | even-or-last-chip(2)+multiples-of-three(17)+nim(7)
        """)
    void sumsOfPileGames(String text, String value, String left) {
        Analysis<Sum.Move> analysis = analyse(text);
        assertThat(analysis.value().orElseThrow().toString()).isEqualTo(value);
        assertThat(analysis.winning().stream().map(move -> game.format(game.canonical(game.play(game.parse(text), move)))).toList())
            .containsExactly(left);
    }

    /** Case P1-076, with every game of the catalog that has Grundy values. */
    @Test
    void theValueIsTheNimSumWhateverTheGames() {
        int games = 0;
        for (Sample sample : Samples.presets()) {
            String text = sample.gameId() + "(" + sample.position() + ")+nim(5)";
            Sum.Position position;
            try {
                position = game.parse(text);
            } catch (BadInputException refused) {
                assertThat(refused.sentence().key()).isIn(List.of("input.not-summable", "input.cyclic"));
                continue;
            }
            games++;
            assertThat(game.format(position)).isEqualTo(text);
            Analysis<Sum.Move> analysis = analyse(text);
            assertWithMessage(text).that(value(game, position)).isEqualTo(valueAlone(sample.game(), sample.position()) ^ 5);
            for (Sum.Move move : analysis.winning().subList(0, Math.min(5, analysis.winning().size()))) {
                assertThat(game.parseMove(position, game.formatMove(move))).isEqualTo(move);
                assertWithMessage("%s: %s", text, game.formatMove(move)).that(value(game, game.play(position, move))).isEqualTo(0);
            }
        }
        assertThat(games).isGreaterThan(20);
    }

    private static <P, M> long valueAlone(Game<P, M> game, String text) {
        return value(game, game.parse(text));
    }

    private static <P, M> long value(Game<P, M> game, P position) {
        Solver<P, M> solver = game.solver(new MemoryStore(1 << 20));
        return solver instanceof NimberSolver<P, M> nimbers ? nimbers.value(position, Budget.phone())
            : Long.parseLong(solver.analyse(position, Budget.phone()).value().orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"misere-nim(3,5)+nim(2)", "sos(...)", "moore:2(3,5)", "sum(nim(3))", "fibonacci-nim(9)"})
    void gamesWithoutGrundyValuesAreRefused(String text) {
        BadInputException refusal = assertThrows(BadInputException.class, () -> game.parse(text));
        assertThat(refusal).hasMessageThat().contains("cannot be part of a sum");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim            | is no game with a position
        nim(3          | is no game with a position
        nim(3)nim(2)   | after a game
        nim(3)+        | is no game with a position
        nosuch(3)      | There is no game
        nim(x)         | not a whole number
        (3)            | There is no game
        digraph(a>b,b>a @a) | cycle
        """)
    void badSums(String text, String sentence) {
        assertThat(assertThrows(BadInputException.class, () -> game.parse(text))).hasMessageThat().contains(sentence);
    }

    @Test
    void canonicalSumsAreSortedWithoutWhatIsOver() {
        assertThat(game.format(game.canonical(game.parse("nim(5,3)+chomp(1)+hackenbush(0-7)+chomp(2,2,0)"))))
            .isEqualTo("chomp(2,2)+hackenbush(0-1)+nim(3,5)");
        assertThat(game.format(game.canonical(game.parse("nim(0)+chomp(1)")))).isEqualTo("-");
    }

    @Test
    void tapsBelongToTheGameTappedLast() {
        Sum.Position position = game.parse("nim(3,5)+chomp(2,2)");
        Sum.Move bite = game.parseMove(position, "2.2,2");
        Sum.Move take = game.parseMove(position, "1.2:1");
        Choice<Sum.Move> choice = game.choose(position, List.of(game.parts(position, bite).get(0), game.parts(position, take).get(0)));
        assertThat(choice.move()).isEqualTo(Optional.of(take));
        assertThat(choice.tapped()).isEqualTo(game.parts(position, take));
        assertThat(choice.isLit(game.parts(position, bite).get(0))).isTrue();
    }

    @Test
    void theBoardNamesItsGames() {
        SumBoard board = (SumBoard) game.board(game.parse("subtraction:1,3(3)+chomp(2,2)"));
        assertThat(board.components().stream().map(SumBoard.Component::gameId).toList()).containsExactly("subtraction:1,3", "chomp").inOrder();
        assertThat(board.boards().get(0)).isEqualTo(Match.start("subtraction:1,3", "3").board());
    }

    @Test
    void theShareOfABoardInAChoiceIsWhatTheGameAloneSays() {
        Sum.Position position = game.parse("even-if-not-all(9)+nim(3,5)");
        Nim nim = new Nim();
        Part chip = new Part(1, 4);
        Choice<Sum.Move> choice = game.choose(position, List.of(SumBoard.part(1, chip)));
        Choice<Sum.Move> inner = SumBoard.inner(1, choice);
        assertThat(inner.tapped()).containsExactly(chip);
        assertThat(inner.lit()).isEqualTo(nim.choose(nim.parse("3,5"), List.of(chip)).lit());
        assertThat(inner.move()).isEqualTo(choice.move());
        Choice<Sum.Move> other = SumBoard.inner(0, choice);
        EvenIfNotAll pile = new EvenIfNotAll();
        assertThat(other.lit()).isEqualTo(pile.choose(pile.parse("9"), List.of()).lit());
        assertThat(other.tapped()).isEmpty();
        assertThat(other.move()).isEqualTo(Optional.empty());
    }

    @Test
    void anOrdinalIsShownAsOneNumber() {
        Analysis<Sum.Move> analysis = analyse("two-dimensional-nim(2,1;3,0)+nim(4)");
        assertThat(analysis.components().stream().map(Value::toString).toList()).containsExactly("ω+1", "4").inOrder();
        assertThat(analysis.value().orElseThrow().toString()).isEqualTo("ω+5");
        assertThat(explanation("two-dimensional-nim(2,1;3,0)+nim(4)")).contains("ω+1 ⊕ 4 = ω+5");
    }

    /** The lens shows this table. */
    @Test
    void theTableHasARowForEachGameAndTheTotal() {
        Table table = game.solver(new MemoryStore(0)).explain(game.parse("kayles(5)+subtraction:1,2,3(8)+two-dimensional-nim(1,2)"), Budget.phone())
            .table().orElseThrow();
        assertThat(table.rows().stream().map(row -> Texts.of(Locale.ENGLISH).say(row.title().orElseThrow()) + " | "
            + row.cells().stream().map(Table.Cell::text).collect(Collectors.joining(" "))).toList()).containsExactly(
                "place | ω·2 ω 4 2 1", "game 1: 4 | 0 0 1 0 0", "game 2: 0 | 0 0 0 0 0", "game 3: ω·2+1 | 1 0 0 0 1",
                "nim-sum: ω·2+5 | 1 0 1 0 1").inOrder();
    }

    @Test
    void aValueIsTheSmallestThatNoMoveLeaves() {
        assertThat(explanation("chomp(3,3)+nim(1)")).contains("leave the values 0, 1, 2, 3. The smallest number that is missing is 4");
        assertThat(explanation("nim(0)+nim(1)")).contains("Game 1, Nim, is over");
    }

    private String explanation(String text) {
        return game.solver(new MemoryStore(1 << 16)).explain(game.parse(text), Budget.phone()).steps().stream()
            .map(step -> Texts.of(Locale.ENGLISH).say(step.text())).collect(Collectors.joining("\n"));
    }

    @Test
    void theExplanationNamesEveryValue() {
        String words = explanation("nim(3,5)+subtraction:1,2,3(7)");
        assertThat(words).contains("Game 1, Nim, has value 3 ⊕ 5 = 6.");
        assertThat(words).contains("Game 2, Subtraction game, has value 3.");
        assertThat(words).contains("6 ⊕ 3 = 5");
    }
}
