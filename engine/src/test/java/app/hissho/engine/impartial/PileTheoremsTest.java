package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Match;
import app.hissho.engine.PlainSearch;
import app.hissho.engine.board.Part;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The patterns of pile games and the rules of take-and-break games, compared with plain search. */
class PileTheoremsTest {
    static Stream<HeapGame> patterns() {
        return Stream.of(new AtLeastHalf(), new AtMostHalf(), DivisorGame.dim(), DivisorGame.aliquot(), new EvenIfNotAll(),
            new EvenOrLastChip(), new MultiplesOfThree());
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void patternsAgainstSearch(HeapGame game) {
        AgainstSearch.compare(game, IntStream.rangeClosed(0, 200).mapToObj(Heaps::of).toList());
        AgainstSearch.compare(game, SmallHeaps.collections(3, 12));
        AgainstSearch.compare(game, SmallHeaps.rows(2, 20));
    }

    static Stream<Game<Heaps, Breaking>> breaking() {
        return Stream.of(TakeAndBreak.kayles(), TakeAndBreak.dawson(), TakeAndBreak.lasker(), TakeAndBreak.grundy(),
            TakeAndBreak.rims(), TakeAndBreak.rayles(), TakeAndBreak.oneOrTwoAndSplit(), TakeAndBreak.twoOrMoreAndSplit(),
            TakeAndBreak.oneFourSevenAndSplit());
    }

    @ParameterizedTest
    @MethodSource("breaking")
    void breakingAgainstSearch(Game<Heaps, Breaking> game) {
        AgainstSearch.compare(game, IntStream.rangeClosed(0, 13).mapToObj(Heaps::of).toList());
        AgainstSearch.compare(game, SmallHeaps.collections(3, 5));
        AgainstSearch.compare(game, SmallHeaps.rows(2, 5));
    }

    /** Codes with up to six digits, drawn by a fixed seed. */
    static List<String> codes() {
        SplittableRandom random = new SplittableRandom(137);
        TreeSet<String> codes = new TreeSet<>();
        while (codes.size() < 60) {
            StringBuilder code = new StringBuilder(random.nextInt(4) == 0 ? "4." : "0.");
            int digits = 1 + random.nextInt(6);
            for (int i = 0; i < digits; i++) {
                code.append(random.nextInt(8));
            }
            if (!code.toString().matches("0\\.0*")) {
                codes.add(BreakingRule.parse(code.toString()).toString());
            }
        }
        return new ArrayList<>(codes);
    }

    @ParameterizedTest
    @MethodSource("codes")
    void octalAgainstSearch(String code) {
        AgainstSearch.compare(TakeAndBreak.octal(code), SmallHeaps.collections(2, 6));
        AgainstSearch.compare(TakeAndBreak.octal(code), List.of(Heaps.of(11), Heaps.of(0, 4, 3)));
    }

    /** Values of the patterns by the definition, far beyond what whole positions can be searched. */
    @ParameterizedTest
    @MethodSource("breaking")
    void breakingAgainstTheDefinition(Game<Heaps, Breaking> game) {
        int[] expected = byDefinition(((BreakingGame) game).rule(), 300);
        HeapValues values = (HeapValues) game.solver(new MemoryStore(0));
        for (int n = 0; n < expected.length; n++) {
            assertThat(values.grundy(n, budget())).isEqualTo(expected[n]);
        }
    }

    /** All winning moves of heaps that are too large for a search of whole positions. */
    @ParameterizedTest
    @MethodSource("breaking")
    void allWinningMovesOfLargerHeaps(Game<Heaps, Breaking> game) {
        int[] value = byDefinition(((BreakingGame) game).rule(), 61);
        for (Heaps heaps : List.of(Heaps.of(60), Heaps.of(20, 41), Heaps.of(7, 13, 30), Heaps.of(18), Heaps.of(1, 11))) {
            List<Breaking> winning = game.moves(heaps, Integer.MAX_VALUE).stream().filter(move -> {
                int sum = 0;
                for (int size : game.play(heaps, move).toArray()) {
                    sum ^= value[size];
                }
                return sum == 0;
            }).toList();
            assertThat(game.solver(new MemoryStore(0)).analyse(heaps, budget()).winning()).containsExactlyElementsIn(winning);
        }
    }

    /** Dawson’s Chess with real Xs: rows of squares, some of them taken. */
    @Test
    void crossesInSquaresAreTheOctalGame() {
        int[] values = byDefinition(BreakingRule.parse("0.137"), 18);
        for (int n = 0; n < 18; n++) {
            TreeSet<Integer> options = new TreeSet<>();
            for (int x = 1; x <= n; x++) {
                options.add(values[Math.max(0, x - 2)] ^ values[Math.max(0, n - x - 1)]);
            }
            int mex = 0;
            while (options.contains(mex)) {
                mex++;
            }
            assertThat(values[n]).isEqualTo(mex);
        }
        for (Breaking move : TakeAndBreak.dawson().moves(Heaps.of(9), 100)) {
            assertThat(TakeAndBreak.octal("0.137").moves(Heaps.of(9), 100)).contains(move);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        dawson  | 18   | 0.4      | 1>3,12
        dawson  | 18   | 0.13     | 1>3,12
        dawson  | 18   | 0.0      | 1>16
        dawson  | 18   | 0.17     | 1>16
        dawson  | 18   | 0.1      | 1>15
        dawson  | 2    | 0.1      | 1>-
        kayles  | 1,11 | 1.4      | 2>4,6
        kayles  | 1,11 | 1.6      | 2>4,6
        kayles  | 1,11 | 1.9 1.10 | 2>9
        kayles  | 1,11 | 1.3 1.5  | 2>5,5
        kayles  | 1,11 | 1.3 1.3  | -
        kayles  | 1,11 | 1.4 1.3  | 2>3,6
        grundy  | 5    | 0.1      | 1>1,4
        grundy  | 5    | 0.7      | 1>1,4
        grundy  | 5    | 0.0      | -
        grundy  | 6    | 0.5      | -
        lasker  | 5    | 0.5      | 1>2,3
        lasker  | 5    | 0.8      | 1>4
        lasker  | 5    | 0.4      | -
        lasker  | 5    | 0.4 0.8  | 1>2
        lasker  | 5    | 0.8 0.0  | 1>-
        rims    | 7    | 0.2 0.4  | 1>2,2
        rayles  | 7    | 0.2 0.3  | 1>2,3
        octal:4.7 | 3  | 0.1      | 1>1,2
        """)
    void tapping(String game, String position, String taps, String move) {
        List<Part> parts = Stream.of(taps.split(" ")).map(tap -> tap.split("\\."))
            .map(tap -> new Part(Integer.parseInt(tap[0]), Integer.parseInt(tap[1]))).toList();
        assertThat(Match.start(game, position).choose(parts).move())
            .isEqualTo(move.equals("-") ? Optional.empty() : Optional.of(move));
    }

    private static Budget budget() {
        return new Budget(100_000_000, Duration.ofMinutes(2));
    }

    /** The mex over every pair that the rule allows. */
    static int[] byDefinition(BreakingRule rule, int count) {
        int[] values = new int[count];
        for (int n = 0; n < count; n++) {
            TreeSet<Integer> options = new TreeSet<>();
            for (int a = 0; a <= n; a++) {
                for (int b = a; a + b <= n; b++) {
                    if (rule.allows(n, a, b)) {
                        options.add(values[a] ^ values[b]);
                    }
                }
            }
            while (options.contains(values[n])) {
                values[n]++;
            }
        }
        return values;
    }

    @Test
    void theDefinitionIsWhatASearchOfPositionsFinds() {
        PlainSearch<Heaps, Breaking> search = new PlainSearch<>(TakeAndBreak.octal("0.17"));
        int[] values = byDefinition(BreakingRule.parse("0.17"), 15);
        for (int n = 0; n < values.length; n++) {
            assertThat(values[n]).isEqualTo(search.of(Heaps.of(n)).grundy());
        }
    }
}
