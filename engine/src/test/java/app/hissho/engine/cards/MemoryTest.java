package app.hissho.engine.cards;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.Analysis;
import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Level;
import app.hissho.engine.Match;
import app.hissho.engine.Message;
import app.hissho.engine.Opponent;
import app.hissho.engine.Outcome;
import app.hissho.engine.Review;
import app.hissho.engine.board.SpreadBoard;
import app.hissho.engine.board.SpreadBoard.Lies;
import app.hissho.engine.explain.Chart;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.number.Fraction;
import app.hissho.engine.store.MemoryStore;
import com.google.common.collect.Range;
import java.math.BigInteger;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MemoryTest {
    private static final MemoryOdds WIN = new MemoryOdds(MemoryGoal.WIN);
    private static final MemoryOdds CARDS = new MemoryOdds(MemoryGoal.CARDS);

    private static Budget budget() {
        return new Budget(Long.MAX_VALUE, Duration.ofMinutes(5));
    }

    private static Fraction f(int n, int k, int s) {
        return WIN.value(n, k, s, budget());
    }

    private static Fraction fraction(String text) {
        String[] parts = text.split("/", -1);
        return new Fraction(new BigInteger(parts[0]), parts.length == 1 ? BigInteger.ONE : new BigInteger(parts[1]));
    }

    /** Tables 1, 2, 6 and 7 of the paper: a row for each number of known cards, all leads from −n to n. */
    @Test
    void strategyTables() {
        assertThat(rows(4, 4)).containsExactly("222222222", "112222211", "111111111", "222200022").inOrder();
        assertThat(rows(5, 5)).containsExactly("22222222222", "11111111111", "22222222222", "11111111111", "22222000022").inOrder();
        for (int n : List.of(15, 16)) {
            List<String> rows = rows(n, n);
            for (int k = 0; k < n; k++) {
                boolean first = (n + k) % 2 == 0 && k >= 1;
                String usual = (first ? "1" : "2").repeat(2 * n + 1);
                int zeros = Map.of(1512, 13, 1514, 14, 1611, 9, 1613, 14, 1615, 15).getOrDefault(100 * n + k, 0);
                String expected = usual.substring(0, n) + "0".repeat(zeros) + usual.substring(n + zeros);
                assertWithMessage("n = %s, k = %s", n, k).that(rows.get(k)).isEqualTo(expected);
            }
        }
    }

    private static List<String> rows(int n, int rows) {
        return WIN.map(n, budget()).subList(0, rows).stream()
            .map(row -> row.stream().map(strategy -> strategy.map(String::valueOf).orElse("-")).collect(Collectors.joining())).toList();
    }

    /** Tables 3 and 4. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        4 | 0 | 29/210 29/105 12/35 43/105 52/105 61/105 22/35 11/15 13/15
        4 | 1 | 29/210 29/105 13/35 44/105 53/105 62/105 23/35 11/15 13/15
        4 | 2 | 7/45 14/45 2/5 19/45 23/45 3/5 2/3 11/15 13/15
        4 | 3 | 1/5 2/5 2/5 2/5 1/2 3/5 3/5 7/10 17/20
        5 | 0 | 41/378 41/189 268/945 319/945 26/63 157/315 110/189 89/135 673/945 109/135 122/135
        5 | 1 | 41/378 41/189 268/945 319/945 26/63 157/315 110/189 89/135 673/945 109/135 122/135
        5 | 2 | 13/120 13/60 43/140 7/20 89/210 43/84 251/420 47/70 76/105 83/105 94/105
        5 | 3 | 1/7 2/7 38/105 13/35 47/105 19/35 22/35 73/105 79/105 17/21 19/21
        5 | 4 | 1/6 1/3 1/3 1/3 2/5 1/2 3/5 2/3 2/3 11/15 13/15
        """)
    void valueTables(int n, int k, String values) {
        String[] row = values.split(" ", -1);
        for (int s = -n; s <= n; s++) {
            assertThat(f(n, k, s)).isEqualTo(fraction(row[s + n]));
        }
        assertThat(f(n, k, n + 1)).isEqualTo(Fraction.ONE);
        assertThat(f(n, k, -n - 1)).isEqualTo(Fraction.ZERO);
    }

    /** Table 5. */
    @Test
    void startsOfOneToSixteenPairs() {
        String values = "1 1/3 7/15 52/105 157/315 5204/10395 68213/135135 1008109/2027025 2473873/4922775 108523004/218243025 "
            + "6887974417/13749310575 623319392/1249937325 233016759307/465050210625 20956965052/41994500625 "
            + "3101779782505321/6190283353629375 3302075578682662/6617199446983125";
        int n = 1;
        for (String value : values.split(" ", -1)) {
            assertThat(f(n, 0, 0).toString()).isEqualTo(value);
            n++;
        }
    }

    /** For three pairs the formula has an exception: to look is better than to pass. */
    @Test
    void allButOneAreKnown() {
        assertThat(f(3, 2, 1)).isEqualTo(Fraction.of(7, 12));
        assertThat(WIN.strategy(3, 2, 1, budget())).isEqualTo(Optional.of(2));
        for (int n = 4; n <= 20; n++) {
            for (int s = -n; s <= n; s++) {
                assertThat(WIN.strategy(n, n - 1, s, budget())).isEqualTo(Optional.of(s >= 0 && s <= n - 2 ? 0 : 2));
                assertWithMessage("n = %s, s = %s", n, s).that(f(n, n - 1, s)).isEqualTo(allButOne(n, s));
            }
        }
    }

    private static Fraction allButOne(long n, long s) {
        if (s == n) {
            return Fraction.of(n * n + 1, n * (n + 1));
        }
        if (s == n - 1) {
            return Fraction.of(n * n - n + 2, n * (n + 1));
        }
        if (s > 0) {
            return Fraction.ONE.minus(allButOne(n, -s));
        }
        if (s <= -n + 2 && s < 0) {
            return Fraction.of(s == -n ? 1 : 2, n + 1);
        }
        return Fraction.HALF.plus(Fraction.of(s, n + 1)).plus(Fraction.of(s * (s - 3), 2 * n * (n + 1)));
    }

    @Test
    void allButTwoAreKnown() {
        for (int n = 3; n <= 20; n++) {
            for (int s = -n; s <= n; s++) {
                assertThat(WIN.strategy(n, n - 2, s, budget())).isEqualTo(Optional.of(1));
            }
            long m = n;
            long rest = m % 2 == 0 ? -48 * m : -54 * m + 39;
            assertThat(f(n, n - 2, 0)).isEqualTo(
                Fraction.of(17 * m * m * m * m + 6 * m * m * m - 8 * m * m + rest, 24 * (m - 1) * m * (m + 1) * (m + 2)));
        }
    }

    /** Three pairs, one card known, one pair ahead, and an unknown card lies face up. */
    @Test
    void theExampleOfThePaper() {
        Memory game = new Memory(MemoryGoal.WIN);
        Memory.Table table = game.parse("1,2!,1?,2?,3?,3?:1");
        Map<MemoryAdvice.Sort, Fraction> worth = new MemoryAdvice(WIN, budget()).advise(table.view());
        assertThat(worth).containsExactly(MemoryAdvice.Sort.SEEN, Fraction.HALF, MemoryAdvice.Sort.UNSEEN, Fraction.of(7, 24));
        assertThat(WIN.strategy(3, 1, 1, budget())).isEqualTo(Optional.of(1));
        assertThat(Fraction.of(1, 4).plus(Fraction.of(1, 12).times(Fraction.HALF))).isEqualTo(Fraction.of(7, 24));
    }

    /** Zwick and Paterson: which strategy brings most cards; at (4, 3) a pass is just as good. */
    @Test
    void theRuleForMostCards() {
        for (int n = 1; n <= 25; n++) {
            for (int k = 0; k < n; k++) {
                boolean pass = 3 * k >= 2 * (n + 1) && (n + k) % 2 == 1;
                boolean one = (k >= 1 && (n + k) % 2 == 0) || (n == 6 && k == 1);
                List<Optional<Fraction>> values = CARDS.strategies(n, k, 0, budget());
                assertThat(values.get(pass ? 0 : one ? 1 : 2)).isEqualTo(Optional.of(CARDS.value(n, k, 0, budget())));
            }
        }
    }

    /** The first player expects about 1/(2N+1) cards more with an odd number of pairs and 1/(2N−1) fewer with an even one. */
    @Test
    void theStartForMostCards() {
        MemoryEstimate estimate = new MemoryEstimate(MemoryGoal.CARDS);
        assertThat(2 * estimate.estimate(200, 0, 0, budget())).isWithin(1e-6).of(-1.0 / 399);
        assertThat(2 * estimate.estimate(201, 0, 0, budget())).isWithin(1e-6).of(1.0 / 403);
        assertThat(CARDS.value(3, 1, 2, budget())).isEqualTo(CARDS.value(3, 1, 0, budget()).plus(Fraction.of(2)));
    }

    @ParameterizedTest
    @EnumSource(MemoryGoal.class)
    void floatingPointAgreesWithFractions(MemoryGoal goal) {
        MemoryOdds odds = new MemoryOdds(goal);
        MemoryEstimate estimate = new MemoryEstimate(goal);
        for (int n = 1; n <= 20; n++) {
            for (int k = 0; k <= n; k++) {
                for (int s = -n - 1; s <= n + 1; s++) {
                    assertThat(estimate.estimate(n, k, s, budget())).isWithin(1e-12).of(odds.value(n, k, s, budget()).toDouble());
                }
            }
        }
        assertThat(estimate.estimate(7, 2, 1, budget())).isWithin(1e-12).of(odds.value(7, 2, 1, budget()).toDouble());
    }

    @Test
    void threeHundredPairs() {
        double start = new MemoryEstimate(MemoryGoal.WIN).estimate(300, 0, 0, budget());
        assertThat(start).isWithin(1e-4).of(0.49999);
        Memory game = new Memory(MemoryGoal.WIN);
        Analysis<Memory.Turn> analysis = game.solver(new MemoryStore(0)).analyse(game.parse("300,0,0"), Budget.phone());
        assertThat(analysis.value().orElseThrow().toString()).isEqualTo("0.4999906503");
        assertThat(analysis.best()).hasSize(600);
    }

    /** Every line of play, refused pairs too, two passes in a row ending the game: nothing beats the three strategies. */
    private static final class Everything {
        private final MemoryGoal goal;
        private final Map<List<Integer>, Fraction> known = new HashMap<>();

        Everything(MemoryGoal goal) {
            this.goal = goal;
        }

        Fraction value(int n, int p, int k, int s, int passes) {
            if (n == 0 || passes == 2) {
                return MemoryValues.score(goal, s);
            }
            List<Integer> key = List.of(n, p, k, s, passes);
            Fraction value = known.get(key);
            if (value == null) {
                value = Stream.of(unseen(n, p, k, s, passes),
                        p > 0 ? Optional.of(second(n, p - 1, k, s, passes, true, true)) : Optional.<Fraction>empty(),
                        k > 0 ? Optional.of(second(n, p, k - 1, s, passes, false, true)) : Optional.<Fraction>empty())
                    .flatMap(Optional::stream).reduce(Fraction::max).orElseThrow();
                known.put(key, value);
            }
            return value;
        }

        private Optional<Fraction> unseen(int n, int p, int k, int s, int passes) {
            int u = 2 * n - 2 * p - k;
            if (u == 0) {
                return Optional.empty();
            }
            Fraction value = k == 0 ? Fraction.ZERO : Fraction.of(k, u).times(second(n, p, k - 1, s, passes, true, false));
            return Optional.of(u == k ? value : value.plus(Fraction.of(u - k, u).times(second(n, p, k, s, passes, false, false))));
        }

        private Fraction second(int n, int p, int k, int s, int passes, boolean mate, boolean again) {
            Fraction best = null;
            if (mate) {
                best = value(n - 1, p, k, s + 1, 0);
            }
            if (p + k > 0) {
                Fraction seen = other(n, p + (mate ? 1 : 0), k + (mate ? 0 : 1), s, again ? passes + 1 : 0);
                best = best == null ? seen : best.max(seen);
            }
            int u = 2 * n - 2 * p - k - (mate ? 2 : 1);
            if (u > 0) {
                int fresh = u - k - (mate ? 0 : 1);
                Fraction unseen = mate ? Fraction.ZERO : Fraction.of(1, u).times(value(n - 1, p, k, s + 1, 0));
                if (k > 0) {
                    unseen = unseen.plus(Fraction.of(k, u).times(other(n, p + (mate ? 2 : 1), mate ? k - 1 : k, s, 0)));
                }
                if (fresh > 0) {
                    unseen = unseen.plus(Fraction.of(fresh, u).times(other(n, p + (mate ? 1 : 0), mate ? k + 1 : k + 2, s, 0)));
                }
                best = best == null ? unseen : best.max(unseen);
            }
            return best;
        }

        private Fraction other(int n, int p, int k, int s, int passes) {
            return MemoryValues.flip(goal, value(n, p, k, -s, passes));
        }
    }

    @ParameterizedTest
    @EnumSource(MemoryGoal.class)
    void noLineOfPlayBeatsTheStrategies(MemoryGoal goal) {
        Everything everything = new Everything(goal);
        MemoryOdds odds = new MemoryOdds(goal);
        for (int n = 1; n <= 6; n++) {
            for (int p = 0; p <= n; p++) {
                for (int k = 0; k + p <= n; k++) {
                    for (int s = -n - 1; s <= n + 1; s++) {
                        assertWithMessage("n = %s, p = %s, k = %s, s = %s", n, p, k, s).that(everything.value(n, p, k, s, 0))
                            .isEqualTo(odds.value(n - p, k, s + p, budget()));
                    }
                }
            }
        }
    }

    /** Two deals that look the same: the same choice, the same analysis, the same words. */
    @ParameterizedTest
    @ValueSource(strings = {"memory", "memory-cards"})
    void nobodyLooksAtHiddenCards(String id) {
        Memory game = new Memory(id.equals("memory") ? MemoryGoal.WIN : MemoryGoal.CARDS);
        SplittableRandom random = new SplittableRandom(11);
        int different = 0;
        for (int i = 0; i < 200; i++) {
            Memory.Table table = game.parse(random.nextInt(2, 8) + ",0,0#" + random.nextInt(1000));
            for (int moves = random.nextInt(0, 12); moves > 0 && !game.isOver(table); moves--) {
                table = game.play(table, game.randomMove(table, random));
            }
            Memory.Table other = game.dealt(game.parse(MemoryNotation.format(table)), random.nextLong());
            assertThat(other.view()).isEqualTo(table.view());
            assertThat(game.visible(other)).isEqualTo(game.visible(table));
            different += other.ranks().equals(table.ranks()) ? 0 : 1;
            assertThat(game.board(other)).isEqualTo(game.board(table));
            if (!game.isOver(table)) {
                for (Level level : Level.values()) {
                    assertThat(choice(game, other, level, i)).isEqualTo(choice(game, table, level, i));
                }
                assertThat(analyse(game, other)).isEqualTo(analyse(game, table));
                assertThat(explain(game, other)).isEqualTo(explain(game, table));
                assertThat(told(game, other)).isEqualTo(told(game, table));
            }
        }
        assertThat(different).isGreaterThan(100);
    }

    private static Memory.Turn choice(Memory game, Memory.Table table, Level level, long seed) {
        return new Opponent<>(game, new MemoryStore(0), level, seed).choose(table, budget());
    }

    private static Analysis<Memory.Turn> analyse(Memory game, Memory.Table table) {
        return game.solver(new MemoryStore(0)).analyse(table, budget());
    }

    private static Explanation explain(Memory game, Memory.Table table) {
        return game.solver(new MemoryStore(0)).explain(table, budget());
    }

    private static List<Message> told(Memory game, Memory.Table table) {
        return game.moves(table, 100).stream().map(move -> game.describe(table, move)).toList();
    }

    /** What chooses gets the view, which has no place for a hidden card. */
    @Test
    void theAdviserKnowsOnlyTheView() {
        Stream.of(MemoryAdvice.class.getDeclaredMethods()).flatMap(method -> Stream.of(method.getParameterTypes()))
            .forEach(type -> assertThat(type).isNotEqualTo(Memory.Table.class));
        Memory game = new Memory(MemoryGoal.WIN);
        assertThat(game.parse("3,1,0#5").view()).isEqualTo(game.parse("3,1,0#6").view());
        SpreadBoard board = (SpreadBoard) game.board(game.parse("3,1,0#5"));
        assertThat(board.places().stream().map(SpreadBoard.Place::name).toList()).containsExactly("A", "", "", "", "", "").inOrder();
    }

    /** A deal that was dealt evenly: over many seeds each place has each mate about equally often. */
    @Test
    void theDealIsEven() {
        Memory game = new Memory(MemoryGoal.WIN);
        int[] mates = new int[6];
        for (int seed = 0; seed < 6000; seed++) {
            List<Integer> ranks = game.parse("3,0,0#" + seed).ranks();
            mates[ranks.subList(1, 6).indexOf(ranks.get(0)) + 1]++;
        }
        for (int place = 1; place < 6; place++) {
            assertThat(mates[place]).isIn(Range.closed(1100, 1300));
        }
    }

    @Test
    void aTurnedCardStaysTurned() {
        Match<?, ?> match = Match.start("memory", "2,2,0#3");
        assertThat(match.canUndo()).isFalse();
        match = match.play("1");
        assertThat(match.canUndo()).isTrue();
        assertThat(match.undo().positionText()).isEqualTo("2,2,0#3");
        match = match.play("3");
        assertThat(match.canUndo()).isFalse();
        assertThat(match.undo()).isSameInstanceAs(match);
        assertThat(match.at(0).positionText()).isEqualTo("2,2,0#3");
        assertThat(Match.parse(match.toString())).isEqualTo(match);
    }

    @Test
    void pairsAreKeptAndOtherCardsHandTheTurnOver() {
        Match<?, ?> match = Match.start("memory", "1?,2?,1?,2?:0");
        match = match.play("1");
        assertThat(match.positionText()).isEqualTo("1!,2?,1?,2?:0");
        assertThat(match.starterToMove()).isTrue();
        assertThat(Texts.of(Locale.ENGLISH).say(match.describe("2"))).isEqualTo("turn up card 2");
        match = match.play("2");
        assertThat(match.positionText()).isEqualTo("1~,2~,1?,2?:0");
        assertThat(match.starterToMove()).isFalse();
        assertThat(match.lastMove().map(Texts.of(Locale.ENGLISH)::say)).isEqualTo(Optional.of("turn up card 2: B, which makes no pair"));
        match = match.play("4").play("2");
        assertThat(match.positionText()).isEqualTo("1,2+,1?,2+:1");
        assertThat(match.starterToMove()).isFalse();
        match = match.play("3").play("1");
        assertThat(match.isOver()).isTrue();
        assertThat(match.starterOutcome()).isEqualTo(Outcome.LOSS);
    }

    /** Both cards of a turn stay in sight until the next card is turned, and pairs with whoever has taken them. */
    @Test
    void theBoardShowsWhatWasDone() {
        Match<?, ?> match = Match.start("memory", "1?,2?,1?,2?:1").play("1").play("2");
        assertThat(lies(match)).containsExactly(Lies.LINGERING, Lies.LINGERING, Lies.DOWN, Lies.DOWN).inOrder();
        assertThat(match.board().lingers()).isTrue();
        match = match.play("4");
        assertThat(lies(match)).containsExactly(Lies.DOWN, Lies.DOWN, Lies.DOWN, Lies.UP).inOrder();
        assertThat(match.board().lingers()).isFalse();
        match = match.play("2");
        assertThat(lies(match)).containsExactly(Lies.DOWN, Lies.TAKEN, Lies.DOWN, Lies.TAKEN).inOrder();
        SpreadBoard board = (SpreadBoard) match.board();
        assertThat(board.places().get(1).name()).isEqualTo("B");
        assertThat(List.of(board.taken(), board.takenByOther())).containsExactly(1, 1);
        match = Match.start("memory", "1?,2?,1?,2?,3?,3?:0").play("1").play("3").play("2").play("5");
        assertThat(lies(match).get(0)).isEqualTo(Lies.TAKEN_BY_OTHER);
        assertThat(Match.start("memory", match.positionText()).board()).isEqualTo(match.board());
    }

    private static List<Lies> lies(Match<?, ?> match) {
        return ((SpreadBoard) match.board()).places().stream().map(SpreadBoard.Place::lies).toList();
    }

    /** Nothing that is shown or handed on tells hidden cards, and the seed of the deal is hidden too. */
    @Test
    void whatIsShownHidesTheDeal() {
        Match<?, ?> match = Match.start("memory", "3,1,0#5");
        assertThat(match.visibleText()).isEqualTo("3,1,0");
        assertThat(match.play("2").play("3").visibleText()).isEqualTo(
            Match.start("memory", match.play("2").play("3").positionText()).dealt(99).visibleText());
    }

    /** Whatever the seed, a deal can be written, read, and is a new one. */
    @Test
    void everySeedDeals() {
        Match<?, ?> start = Match.start("memory", "8,2,1");
        for (long seed : List.of(Long.MIN_VALUE, -1L, 0L, 1L, 1L << 40, Long.MAX_VALUE)) {
            Match<?, ?> dealt = start.dealt(seed);
            assertThat(Match.parse(dealt.toString())).isEqualTo(dealt);
            assertThat(dealt.visibleText()).isEqualTo("8,2,1");
        }
        assertThat(start.dealt(1)).isNotEqualTo(start.dealt(2));
    }

    /** To try again from where one erred, what was seen since then is dealt anew; what was known then stays. */
    @Test
    void aBranchHidesWhatWasSeenSince() {
        Match<?, ?> match = Match.parse("memory 6,2,0#5; 1 2 1 7 8 9");
        assertThat(match.branch(5, 1).board()).isEqualTo(match.at(5).board());
        assertThat(match.branch(5, 1).canRedo()).isFalse();
        assertThat(Stream.of(1, 2, 3, 4, 5, 6).map(seed -> match.branch(5, seed).positionText()).distinct().count()).isGreaterThan(2);
        Match<?, ?> passed = Match.parse("memory 6,2,0#5; 1 2 1 2");
        assertThat(passed.branch(1, 1)).isEqualTo(passed.at(1));
    }

    /** A text that takes back a card which was seen is put right. */
    @Test
    void aTextCannotTakeBackWhatWasSeen() {
        assertThat(Match.parse("memory 3,2,0#5; 1 ^ 4 1 2").toString()).isEqualTo("memory 3,2,0#5; 1 4 ^ 1 2");
        assertThat(Match.parse("memory 3,2,0#5; ^ 1 2").toString()).isEqualTo("memory 3,2,0#5; ^ 1 2");
        assertThat(Match.parse("memory 3,2,0#5; 1 ^ 4").undoRefusal()).isPresent();
        assertThat(Match.parse("memory 3,2,0#5; 1").undoRefusal()).isEmpty();
        assertThat(Match.parse("memory 3,2,0#5").undoRefusal()).isEmpty();
    }

    @Test
    void theMapOfOneNumberOfPairs() {
        Chart chart = new Memory(MemoryGoal.WIN).chart(4, budget());
        assertThat(rows(chart)).containsExactly("222222222", "112222211", "111111111", "222200022", "★★★★★★★★★").inOrder();
        assertThat(chart.columns().first()).isEqualTo(-4);
    }

    @Test
    void theMapForMostCards() {
        Chart chart = new Memory(MemoryGoal.CARDS).chart(4, budget());
        assertThat(rows(chart)).containsExactly("2222", "★212", " ★21", "  ★0", "   ★").inOrder();
    }

    private static List<String> rows(Chart chart) {
        return chart.cells().stream().map(row -> row.stream().map(kind -> kind.map(number -> chart.kinds().get(number).sign()).orElse(" "))
            .collect(Collectors.joining())).toList();
    }

    @ParameterizedTest
    @EnumSource(MemoryGoal.class)
    void theMapInFloatingPointIsTheExactOne(MemoryGoal goal) {
        MemoryOdds odds = new MemoryOdds(goal);
        MemoryEstimate estimate = new MemoryEstimate(goal);
        for (int n : List.of(3, 12, 22, 26)) {
            for (int k = 0; k <= n; k++) {
                for (int s = -n; s <= n; s++) {
                    assertWithMessage("n = %s, k = %s, s = %s", n, k, s).that(estimate.strategy(n, k, s, budget()))
                        .isEqualTo(odds.strategy(n, k, s, budget()));
                }
            }
        }
    }

    /** The place on the map is that of the turn's beginning, once known pairs are taken. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        4,2,-1                       | 4 -1 2
        1,1,2,2?,3?,3?,4?,4?:0       | 3 1 1
        1,2!,1?,2?,3?,3?:1           | 3 1 1
        1,2=,1?,2?,3?,3?:1           | 3 1 2
        1?,1?:0                      | nowhere
        3,0,-4                       | nowhere
        """)
    void thePlaceOnTheMap(String position, String spot) {
        Memory game = new Memory(MemoryGoal.WIN);
        assertThat(game.spot(game.parse(position)).map(at -> at.size() + " " + at.column() + " " + at.row()).orElse("nowhere"))
            .isEqualTo(spot);
    }

    @Test
    void twoPassesEndTheGame() {
        Match<?, ?> match = Match.start("memory", "3,2,1").play("1").play("2");
        assertThat(match.positionText()).endsWith(":-1*");
        assertThat(match.isOver()).isFalse();
        match = match.play("2").play("1");
        assertThat(match.positionText()).endsWith(":1**");
        assertThat(match.isOver()).isTrue();
        assertThat(match.starterOutcome()).isEqualTo(Outcome.WIN);
        assertThat(Match.parse(match.toString())).isEqualTo(match);
    }

    /** Whoever leads and may pass after a pass wins at once. */
    @Test
    void aPassAfterAPass() {
        Memory game = new Memory(MemoryGoal.WIN);
        Analysis<Memory.Turn> analysis = analyse(game, game.parse("1,2,1?,2?,3?,3?:1*"));
        assertThat(analysis.outcome()).isEqualTo(Outcome.WIN);
        assertThat(analysis.winning()).containsExactly(new Memory.Turn(0), new Memory.Turn(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        memory       | 4,2,0              | OPEN | 23/45
        memory       | 5,3,-2             | OPEN | 13/35
        memory       | 3,3,-2             | WIN  | 1
        memory       | 3,0,-4             | LOSS | 0
        memory       | 2,2,-2             | DRAW | 1/2
        memory       | 0,0,1              | WIN  | 1
        memory-cards | 2,0,0              | OPEN | -2/3
        memory-cards | 2,0,1              | OPEN | 1/3
        memory-cards | 1,0,0              | OPEN | 1
        """)
    void values(String id, String position, Outcome outcome, String value) {
        Memory game = new Memory(id.equals("memory") ? MemoryGoal.WIN : MemoryGoal.CARDS);
        Analysis<Memory.Turn> analysis = analyse(game, game.parse(position));
        assertThat(analysis.outcome()).isEqualTo(outcome);
        assertThat(analysis.value().orElseThrow().toString()).isEqualTo(value);
    }

    /** The mean score of perfect players over many deals is the value. */
    @Test
    void playedOutTheValueComesTrue() {
        Memory game = new Memory(MemoryGoal.WIN);
        double score = 0;
        int games = 3000;
        Opponent<Memory.Table, Memory.Turn> player = new Opponent<>(game, new MemoryStore(0), Level.PERFECT, 1);
        for (int seed = 1; seed <= games; seed++) {
            Match<Memory.Table, Memory.Turn> match = Match.start(game, game.parse("4,1,1#" + seed));
            while (!match.isOver()) {
                match = match.play(player.choose(match.position(), budget()));
            }
            score += MemoryValues.score(MemoryGoal.WIN, match.starterOutcome() == Outcome.WIN ? 1
                : match.starterOutcome() == Outcome.LOSS ? -1 : 0).toDouble();
        }
        assertThat(score / games).isWithin(0.03).of(f(4, 1, 1).toDouble());
    }

    @Test
    void theReviewFindsAMoveThatWasNotBest() {
        Match<?, ?> match = Match.parse("memory 1,2,1?,2?:0; 1 2 3 1 4 2");
        assertThat(match.isOver()).isTrue();
        assertThat(chance(match)).isEqualTo("1=,2,1?,2?:0");
    }

    private static <P, M> String chance(Match<P, M> match) {
        return Review.lastChance(match, true, match.game().solver(new MemoryStore(0)), budget()).map(Match::positionText).orElse("never");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        4,2        | “4,2” is no table. Expected pairs left, known cards and lead, such as 4,2,0, or 4,2,0#7 for the deal with seed 7.
        4,5,0      | 5 is out of range. Expected a number from 0 to 4.
        4,2,x      | “x” is not a whole number. Expected by how many pairs the player to move leads, such as 1 or -1.
        301,0,0    | 301 is out of range. Expected a number from 0 to 300.
        1,1,1,2:0  | The card 1 is there 3 times. Expected two of each.
        1!,1!:0    | The cards at the places 1 and 2 both lie face up. Expected one at most.
        1,1,.:0    | There is 1 empty place. Expected an even number.
        1~,2,1?,2?:0 | There is 1 card with the mark ~. Expected two that make no pair, and none that is just turned up.
        1~,2!,1~,2?:0 | There are 2 cards with the mark ~. Expected two that make no pair, and none that is just turned up.
        1+,1-:0    | The card 1 is there 1 times. Expected two of each.
        1!,1:0**   | Both players have passed, so no card can lie face up.
        """)
    void badPositions(String text, String sentence) {
        assertThat(assertThrows(BadInputException.class, () -> new Memory(MemoryGoal.WIN).parse(text)))
            .hasMessageThat().isEqualTo(sentence);
    }
}
