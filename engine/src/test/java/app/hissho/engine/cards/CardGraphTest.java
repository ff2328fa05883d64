package app.hissho.engine.cards;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Match;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Outcome;
import app.hissho.engine.PlainSearch;
import app.hissho.engine.cards.CardGraph.Move;
import app.hissho.engine.cards.CardGraph.Position;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardGraphTest {
    private static final CardGraph GAME = new CardGraph();
    private static final Tanhinmin ORDERED = new Tanhinmin();

    private static <P, M> Outcome outcome(Game<P, M> game, P position) {
        return game.solver(new MemoryStore(1 << 20)).analyse(position, new Budget(20_000_000, Duration.ofMinutes(1))).outcome();
    }

    private static Outcome outcome(String position) {
        return outcome(GAME, GAME.parse(position));
    }

    /** A deck of {@code cards} cards with arrows drawn at random, dealt at random, with a table of any kind. */
    static String random(int cards, int percent, boolean acyclic, boolean turned, SplittableRandom random) {
        List<String> arrows = new ArrayList<>();
        for (int from = 0; from < cards; from++) {
            for (int to = acyclic ? from + 1 : 0; to < cards; to++) {
                if (from != to && random.nextInt(100) < percent) {
                    boolean turns = turned && random.nextInt(3) == 0;
                    boolean wasTurned = turned && random.nextInt(3) == 0;
                    arrows.add(from + (wasTurned ? "~>" : ">") + to + (turns ? "~" : ""));
                }
            }
        }
        List<String> names = new ArrayList<>(IntStream.range(0, cards).mapToObj(String::valueOf).toList());
        Collections.shuffle(names, new Random(random.nextLong()));
        String table = switch (random.nextInt(4)) {
            case 0 -> "@" + names.remove(0);
            case 1 -> "@pass";
            default -> "";
        };
        int cut = random.nextInt(1, names.size());
        return (arrows.isEmpty() ? "-" : String.join(",", arrows)) + ";" + String.join(",", names.subList(0, cut)) + "|"
            + String.join(",", names.subList(cut, names.size())) + table;
    }

    @Test
    void theSearchWithItsTheoremsIsPlainSearchOnRandomGraphs() {
        SplittableRandom random = new SplittableRandom(1);
        int draws = 0;
        for (int i = 0; i < 4000; i++) {
            String text = random(random.nextInt(3, 8), random.nextInt(10, 100), random.nextInt(4) == 0, random.nextInt(4) == 0, random);
            Position position = GAME.parse(text);
            AgainstSearch.compare(GAME, List.of(position));
            draws += outcome(GAME, position) == Outcome.DRAW ? 1 : 0;
        }
        assertThat(draws).isGreaterThan(100);
    }

    /** Every graph of two cards against two, with each kind of table. */
    @Test
    void theSearchIsPlainSearchOnEveryGraphOfFourCards() {
        String[] arrows = {"0>2", "0>3", "1>2", "1>3", "2>0", "2>1", "3>0", "3>1"};
        int zugzwangs = 0;
        for (int bits = 0; bits < 1 << arrows.length; bits++) {
            List<String> chosen = new ArrayList<>();
            for (int i = 0; i < arrows.length; i++) {
                if ((bits >> i & 1) == 1) {
                    chosen.add(arrows[i]);
                }
            }
            String graph = chosen.isEmpty() ? "-" : String.join(",", chosen);
            for (String deal : List.of(";0,1|2,3", ";0,1|2,3@pass", ";2,3|0,1", ";1|2,3@0", ";0|1,2@3")) {
                AgainstSearch.compare(GAME, List.of(GAME.parse(graph + deal)));
            }
            zugzwangs += outcome(graph + ";0,1|2,3") == Outcome.DRAW ? 1 : 0;
        }
        assertThat(zugzwangs).isEqualTo(2);
    }

    @Test
    void noGraphOfTwoOrThreeCardsIsDrawn() {
        for (int bits = 0; bits < 1 << 6; bits++) {
            String[] arrows = {"0>1", "0>2", "1>0", "1>2", "2>0", "2>1"};
            List<String> chosen = new ArrayList<>();
            for (int i = 0; i < arrows.length; i++) {
                if ((bits >> i & 1) == 1) {
                    chosen.add(arrows[i]);
                }
            }
            String graph = chosen.isEmpty() ? "-" : String.join(",", chosen);
            for (String deal : List.of(";0|1", ";0|1,2", ";0,1|2", ";1,2|0", ";2|0,1", ";1|0,2", ";0,2|1")) {
                assertWithMessage(graph + deal).that(outcome(graph + deal)).isNotEqualTo(Outcome.DRAW);
            }
        }
    }

    @Test
    void withoutCirclesThereIsNoDraw() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 3000; i++) {
            String text = random(random.nextInt(3, 9), random.nextInt(10, 100), true, false, random);
            if (!text.endsWith("@pass")) {
                PlainSearch<Position, Move> search = new PlainSearch<>(GAME);
                assertWithMessage(text).that(search.of(GAME.parse(text)).outcome()).isNotEqualTo(Outcome.DRAW);
            }
        }
    }

    /** On the table: the more cards may follow, the better; and no card is better than none. */
    @Test
    void theFirstMonotonicityTheorem() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 1500; i++) {
            int cards = random.nextInt(4, 8);
            String text = random(cards, random.nextInt(10, 90), false, false, random);
            Position dealt = GAME.parse(text);
            PlainSearch<Position, Move> search = new PlainSearch<>(GAME);
            Deck deck = dealt.deck();
            Position empty = new Position(deck, dealt.mover(), dealt.other(), CardGraph.EMPTY);
            for (int r = 0; r < deck.size(); r++) {
                Position one = new Position(deck, dealt.mover(), dealt.other(), r);
                assertWithMessage(text).that(search.of(one).outcome().isBetterThan(search.of(empty).outcome())).isFalse();
                for (int s = 0; s < deck.size(); s++) {
                    if ((deck.children(r) & ~deck.children(s)) == 0) {
                        Position two = new Position(deck, dealt.mover(), dealt.other(), s);
                        assertWithMessage("%s: %s, %s", text, r, s)
                            .that(search.of(one).outcome().isBetterThan(search.of(two).outcome())).isFalse();
                    }
                }
            }
        }
    }

    /** In the hand: a card that can be put on more and is followed by less is at least as good. */
    @Test
    void theSecondMonotonicityTheorem() {
        SplittableRandom random = new SplittableRandom(4);
        int compared = 0;
        for (int i = 0; i < 3000; i++) {
            String text = random(random.nextInt(4, 7), random.nextInt(5, 60), false, false, random);
            Position dealt = GAME.parse(text);
            Deck deck = dealt.deck();
            PlainSearch<Position, Move> search = new PlainSearch<>(GAME);
            long gone = ((1L << deck.size()) - 1) & ~dealt.mover() & ~dealt.other();
            for (long all = dealt.mover(); all != 0; all &= all - 1) {
                int held = Long.numberOfTrailingZeros(all);
                long without = dealt.mover() & ~(1L << held);
                // Take a card of the other hand out, so that there is one to hold instead.
                int instead = Long.numberOfTrailingZeros(gone != 0 ? gone : dealt.other());
                long others = dealt.other() & ~(1L << instead);
                boolean stronger = (deck.parents(held) & ~deck.parents(instead)) == 0 && (deck.children(instead) & ~deck.children(held)) == 0;
                if (stronger && others != 0 && dealt.table() != instead) {
                    compared++;
                    Outcome before = search.of(new Position(deck, without | 1L << held, others, dealt.table())).outcome();
                    Outcome after = search.of(new Position(deck, without | 1L << instead, others, dealt.table())).outcome();
                    assertWithMessage(text).that(before.isBetterThan(after)).isFalse();
                }
            }
        }
        assertThat(compared).isGreaterThan(500);
    }

    /** An ordered deck is Tanhinmin, which a theorem decides; passes on the empty table change nothing. */
    @Test
    void anOrderedDeckIsTanhinmin() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 400; i++) {
            int cards = random.nextInt(2, 13);
            List<String> arrows = new ArrayList<>();
            for (int a = 1; a <= cards; a++) {
                for (int b = a + 1; b <= cards; b++) {
                    arrows.add(a + ">" + b);
                }
            }
            List<String> names = new ArrayList<>(IntStream.rangeClosed(1, cards).mapToObj(String::valueOf).toList());
            Collections.shuffle(names, new Random(random.nextLong()));
            String table = cards > 2 && random.nextBoolean() ? "@" + names.remove(0) : "";
            int cut = random.nextInt(1, names.size());
            String deal = String.join(",", names.subList(0, cut)) + "|" + String.join(",", names.subList(cut, names.size())) + table;
            assertWithMessage(deal).that(outcome(String.join(",", arrows) + ";" + deal))
                .isEqualTo(outcome(ORDERED, ORDERED.parse(deal)));
        }
    }

    /** Daihinmin with single cards, played by its own rules: higher cards, until an eleven turns the order round. */
    private static boolean[] elevenBack(long own, long other, int table, boolean reversed, int passes, Map<List<Object>, boolean[]> known) {
        // The result is {won, drawn} for the player to move.
        if (other == 0) {
            return new boolean[] {false, false};
        }
        if (passes == 2) {
            return new boolean[] {false, true};
        }
        List<Object> key = List.of(own, other, table, reversed, passes);
        boolean[] result = known.get(key);
        if (result == null) {
            boolean[] pass = elevenBack(other, own, 0, false, table == 0 ? passes + 1 : 0, known);
            boolean won = !pass[0] && !pass[1];
            boolean drawn = pass[1];
            for (int card = 1; card < 16; card++) {
                boolean follows = table == 0 || (reversed ? card < table : card > table);
                if ((own >> card & 1) == 1 && follows) {
                    boolean[] after = elevenBack(other, own & ~(1L << card), card, reversed != (card == 11), 0, known);
                    won |= !after[0] && !after[1];
                    drawn |= after[1];
                }
            }
            result = new boolean[] {won, !won && drawn};
            known.put(key, result);
        }
        return result;
    }

    @Test
    void turnedCardsMakeElevenBack() {
        SplittableRandom random = new SplittableRandom(6);
        List<String> arrows = new ArrayList<>();
        for (int a = 7; a <= 14; a++) {
            for (int b = 7; b <= 14; b++) {
                if (a != 11 && a < b) {
                    arrows.add(a + ">" + b);
                }
                if (a < 11 && b < a) {
                    arrows.add(a + "~>" + b + "~");
                }
                if (a == 11 && b < a) {
                    arrows.add("11>" + b + "~");
                }
            }
        }
        for (int i = 0; i < 400; i++) {
            List<Integer> names = new ArrayList<>(IntStream.rangeClosed(7, 14).boxed().toList());
            Collections.shuffle(names, new Random(random.nextLong()));
            int cut = random.nextInt(1, 8);
            long own = names.subList(0, cut).stream().mapToLong(card -> 1L << card).sum();
            long other = names.subList(cut, 8).stream().mapToLong(card -> 1L << card).sum();
            String deal = String.join(",", arrows) + ";" + list(names.subList(0, cut)) + "|" + list(names.subList(cut, 8));
            boolean[] truth = elevenBack(own, other, 0, false, 0, new HashMap<>());
            assertWithMessage(deal).that(outcome(deal)).isEqualTo(truth[0] ? Outcome.WIN : truth[1] ? Outcome.DRAW : Outcome.LOSS);
        }
    }

    private static String list(List<Integer> cards) {
        return String.join(",", cards.stream().map(String::valueOf).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
        0>3,1>2,2>1,3>0;0,1|2,3 ! draw
        0>3,1>2,2>1,3>0;0,1|2,3@pass ! draw
        0>3,1>2,2>1,3>0;0,1|2,3@draw ! draw
        0>3,1>2,2>1,3>0;1|2,3@0 ! loss
        a>c,a>e;a,b|c,e ! win
        10a>11b,10b>11a,11a>10b~,11b>10a~;10a,11a|10b,11b ! draw
        -;a|b ! win
        -;a|- ! loss
        -;-|a ! win
        a>b;b|c@a ! win
        a>b;c|b@a ! loss
        """)
    void worked(String position, String outcome) {
        assertThat(outcome(position).id()).isEqualTo(outcome);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0>3,1>2,2>1,3>0;0,1|2,3", "0>3,1>2,2>1,3>0;0,1|2,3@pass"})
    void zugzwangIsNamed(String position) {
        StringBuilder text = new StringBuilder();
        GAME.solver(new MemoryStore(0)).explain(GAME.parse(position), Budget.phone()).steps()
            .forEach(step -> text.append(Texts.of(Locale.ENGLISH).say(step.text())).append('\n'));
        assertThat(text.toString()).contains("This is a zugzwang: whoever leads a card loses");
        assertThat(text.toString()).contains("To hold the draw, pass.");
    }

    private static String balanced(int cards, int percent, SplittableRandom random) {
        String text = random(cards, percent, false, false, random);
        List<String> names = IntStream.range(0, cards).mapToObj(String::valueOf).toList();
        return text.substring(0, text.indexOf(';') + 1) + String.join(",", names.subList(0, cards / 2)) + "|"
            + String.join(",", names.subList(cards / 2, cards));
    }

    /** The limit that the class comment states, and what happens beyond it. */
    @Test
    void twentyCardsAreSolvedWithinTheBudgetOfAPhoneAndFarMoreAreRefused() {
        SplittableRandom random = new SplittableRandom(7);
        for (int percent : new int[] {30, 50, 80}) {
            Position position = GAME.parse(balanced(20, percent, random));
            Budget budget = new Budget(Budget.phone().nodes(), Duration.ofMinutes(1));
            GAME.solver(new MemoryStore(MemoryStore.DEFAULT_BYTES)).analyse(position, budget);
        }
        Position large = GAME.parse(balanced(35, 40, random));
        NotSolvedException refusal = assertThrows(NotSolvedException.class,
            () -> GAME.solver(new MemoryStore(1 << 20)).analyse(large, new Budget(200_000, Duration.ofMinutes(1))));
        assertThat(refusal).hasMessageThat().contains("Not solved within 200000 positions");
    }

    /** An analysis that was made before is read from the store, and a small store makes it slower, not wrong. */
    @Test
    void theStoreIsUsed() {
        Position position = GAME.parse(balanced(14, 50, new SplittableRandom(8)));
        MemoryStore store = new MemoryStore(1 << 20);
        Budget first = new Budget(1_000_000, Duration.ofMinutes(1));
        Outcome outcome = GAME.solver(store).analyse(position, first).outcome();
        Budget again = new Budget(1_000_000, Duration.ofMinutes(1));
        assertThat(GAME.solver(store).analyse(position, again).outcome()).isEqualTo(outcome);
        assertThat(first.spent()).isGreaterThan(100);
        assertThat(again.spent()).isEqualTo(0);
        Budget slow = new Budget(10_000_000, Duration.ofMinutes(1));
        assertThat(GAME.solver(new MemoryStore(1 << 14)).analyse(position, slow).outcome()).isEqualTo(outcome);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
        tanhinmin 1,3|2; 1 2                                  ! loss
        tanhinmin 1,3|2,2; 3 pass 1                           ! win
        card-graph a>b,b>a;a,c|b,d; c pass a                  ! win
        card-graph a>b,b>a;a,c|b,d; pass pass                 ! draw
        card-graph 11>9~,9>12,9~>8~;11,8,12|9,10; 11 9 8 pass ! none
        """)
    void matchesEndAsTheRulesSay(String text, String outcome) {
        Match<?, ?> match = Match.parse(text);
        assertThat(match.isOver() ? match.starterOutcome().id() : "none").isEqualTo(outcome);
        assertThat(Match.parse(match.toString())).isEqualTo(match);
    }

    @Test
    void theCanonicalFormSortsArrowsAndKeepsThePlay() {
        Position position = GAME.parse("b>c, a>b ,10>9;10,b|9 , a@c");
        assertThat(GAME.format(position)).isEqualTo("b>c,a>b,10>9;10,b|9,a@c");
        assertThat(GAME.format(GAME.canonical(position))).isEqualTo("10>9,a>b,b>c;10,b|9,a@c");
        assertThat(GAME.format(GAME.play(position, GAME.parseMove(position, "pass")))).isEqualTo("b>c,a>b,10>9;9,a|10,b");
    }

    @Test
    void aCardWithoutArrowsLeavesTheDeckWithTheTable() {
        Position position = GAME.parse("a>b,d>c;a,d|b,e@c2");
        Position after = GAME.play(position, GAME.parseMove(position, "pass"));
        assertThat(GAME.parse(GAME.format(after))).isEqualTo(after);
        Position led = GAME.play(after, GAME.parseMove(after, "e"));
        assertThat(GAME.format(led)).isEqualTo("a>b,d>c;a,d|b@e");
        Position passed = GAME.play(led, GAME.parseMove(led, "pass"));
        assertThat(GAME.parse(GAME.format(passed))).isEqualTo(passed);
    }
}
