package app.hissho.engine.cards;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Outcome;
import app.hissho.engine.PlainSearch;
import app.hissho.engine.Solver;
import app.hissho.engine.board.HandBoard;
import app.hissho.engine.board.Link;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Tag;
import app.hissho.engine.cards.Tanhinmin.Move;
import app.hissho.engine.cards.Tanhinmin.Position;
import app.hissho.engine.explain.Step;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TanhinminTest {
    private static final Tanhinmin GAME = new Tanhinmin();
    private static final Solver<Position, Move> SOLVER = GAME.solver(new MemoryStore(0));
    private static final int EMPTY = 0;

    private static Outcome outcome(Position position) {
        return SOLVER.analyse(position, Budget.phone()).outcome();
    }

    /** All hands of {@code cards} cards of strengths 1 to {@code strengths}. */
    private static List<Hand> hands(int cards, int strengths) {
        List<Hand> hands = new ArrayList<>();
        fill(new int[cards], 0, strengths, hands);
        return hands;
    }

    private static void fill(int[] cards, int next, int strengths, List<Hand> hands) {
        if (next == cards.length) {
            hands.add(Hand.of(cards));
            return;
        }
        for (int strength = next == 0 ? 1 : cards[next - 1]; strength <= strengths; strength++) {
            cards[next] = strength;
            fill(cards, next + 1, strengths, hands);
        }
    }

    /**
     * The definition, for hands of up to six cards of strengths 1 to 5 on numbers instead of objects: a hand is a number
     * with a digit of base 7 for each strength, and the results of all positions with a table fit into one array.
     */
    private static final class Tables {
        static final int STRENGTHS = 5;
        static final int MOST_CARDS = 6;
        static final int[] POWERS = {1, 7, 49, 343, 2401, 16807};

        final List<int[]> hands = new ArrayList<>();
        final Map<Integer, Integer> numbers = new HashMap<>();
        /** 0 unknown, 1 won, 2 lost, at ((X · hands) + Y) · 6 + r. */
        final byte[] known;

        Tables() {
            hands.add(new int[STRENGTHS]);
            for (int cards = 1; cards <= MOST_CARDS; cards++) {
                for (Hand hand : hands(cards, STRENGTHS)) {
                    hands.add(counts(hand));
                }
            }
            for (int i = 0; i < hands.size(); i++) {
                numbers.put(code(hands.get(i)), i);
            }
            known = new byte[hands.size() * hands.size() * (STRENGTHS + 1)];
        }

        static int[] counts(Hand hand) {
            int[] counts = new int[STRENGTHS];
            for (int kind = 0; kind < hand.kinds(); kind++) {
                counts[hand.strength(kind) - 1] = hand.count(kind);
            }
            return counts;
        }

        static int code(int[] counts) {
            int code = 0;
            for (int i = 0; i < STRENGTHS; i++) {
                code += counts[i] * POWERS[i];
            }
            return code;
        }

        boolean isWon(int own, int other, int table) {
            if (other == 0) {
                return false;
            }
            int place = (own * hands.size() + other) * (STRENGTHS + 1) + table;
            if (known[place] == 0) {
                boolean won = table > 0 && !isWon(other, own, 0);
                int[] cards = hands.get(own);
                for (int card = table + 1; card <= STRENGTHS && !won; card++) {
                    won = cards[card - 1] > 0 && !isWon(other, numbers.get(code(cards) - POWERS[card - 1]), card);
                }
                known[place] = (byte) (won ? 1 : 2);
            }
            return known[place] == 1;
        }
    }

    /** 461 hands each: 212,521 pairs, each with the empty table and with every card on it. */
    @Test
    void theCriterionIsRightForAllHandsOfUpToSixCardsAndFiveStrengths() {
        Tables tables = new Tables();
        assertThat(tables.hands).hasSize(462);
        List<Hand> hands = new ArrayList<>();
        tables.hands.forEach(counts -> hands.add(Hand.of(IntStream.range(0, 5).flatMap(
            i -> IntStream.generate(() -> i + 1).limit(counts[i])).toArray())));
        int checked = 0;
        for (int own = 1; own < hands.size(); own++) {
            for (int other = 1; other < hands.size(); other++) {
                for (int table = 0; table <= Tables.STRENGTHS; table++) {
                    Position position = new Position(hands.get(own), hands.get(other), table);
                    Analysis<Move> analysis = SOLVER.analyse(position, Budget.phone());
                    if (analysis.outcome() == Outcome.WIN != tables.isWon(own, other, table)) {
                        assertWithMessage(GAME.format(position)).fail();
                    }
                    checked += checkMoves(tables, own, other, table, analysis);
                }
            }
        }
        assertThat(checked).isGreaterThan(2_000_000);
    }

    /** Exactly the moves to lost positions are told to win. */
    private static int checkMoves(Tables tables, int own, int other, int table, Analysis<Move> analysis) {
        int[] cards = tables.hands.get(own);
        List<Integer> winning = new ArrayList<>();
        int moves = 0;
        for (int card = table + 1; card <= Tables.STRENGTHS; card++) {
            if (cards[card - 1] > 0) {
                moves++;
                if (!tables.isWon(other, tables.numbers.get(Tables.code(cards) - Tables.POWERS[card - 1]), card)) {
                    winning.add(card);
                }
            }
        }
        if (table > 0) {
            moves++;
            if (!tables.isWon(/* own= */ other, /* other= */ own, 0)) {
                winning.add(Move.PASS.card());
            }
        }
        if (!winning.equals(analysis.winning().stream().map(Move::card).toList())) {
            assertWithMessage("%s|%s@%s", own, other, table).that(analysis.winning().stream().map(Move::card).toList()).isEqualTo(winning);
        }
        return moves;
    }

    @Test
    void theGameIsTheOneOfTheDefinition() {
        PlainSearch<Position, Move> search = new PlainSearch<>(GAME);
        List<Position> positions = new ArrayList<>();
        for (int x = 1; x <= 3; x++) {
            for (int y = 1; y <= 3; y++) {
                for (Hand own : hands(x, 4)) {
                    for (Hand other : hands(y, 4)) {
                        for (int table = 0; table <= 4; table++) {
                            positions.add(new Position(own, other, table));
                        }
                    }
                }
            }
        }
        AgainstSearch.compare(GAME, SOLVER, search, positions);
    }

    @Test
    void theCriterionIsRightForRandomLargerHands() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 150; i++) {
            int strengths = random.nextInt(2, 13);
            Position position = new Position(hand(random.nextInt(1, 9), strengths, random), hand(random.nextInt(1, 9), strengths, random),
                random.nextBoolean() ? EMPTY : random.nextInt(1, strengths + 1));
            AgainstSearch.compare(GAME, List.of(position));
        }
    }

    private static Hand hand(int cards, int strengths, SplittableRandom random) {
        return Hand.of(IntStream.range(0, cards).map(unused -> random.nextInt(1, strengths + 1)).toArray());
    }

    /**
     * a1, a2, b1, b2 are how many cards of strength 1 and 2 the players have, a moves first. Where b has no card of
     * strength 1, a wins with at most one such card: it is led last.
     */
    @Test
    void twoStrengths() {
        for (int n = 0; n < 7 * 7 * 7 * 7; n++) {
            int a1 = n % 7;
            int a2 = n / 7 % 7;
            int b1 = n / 49 % 7;
            int b2 = n / 343;
            if (a1 + a2 > 0 && b1 + b2 > 0) {
                Hand a = Hand.parse(twoStrengths(a1, a2));
                Hand b = Hand.parse(twoStrengths(b1, b2));
                boolean wins = b1 == 0 ? a1 <= 1
                    : Math.min(a2, b1) + (a1 <= b2 ? 1 : 0) >= Math.min(a1, b2) + (b1 <= a2 ? 1 : 0);
                assertWithMessage("%s|%s", a, b).that(outcome(new Position(a, b, EMPTY)) == Outcome.WIN).isEqualTo(wins);
            }
        }
    }

    private static String twoStrengths(int ones, int twos) {
        return (ones > 0 ? "1x" + ones : "") + (ones > 0 && twos > 0 ? "," : "") + (twos > 0 ? "2x" + twos : "");
    }

    @Test
    void withEqualHandsTheFirstPlayerWins() {
        for (int cards = 1; cards <= 6; cards++) {
            for (Hand hand : hands(cards, 6)) {
                assertWithMessage(hand.toString()).that(outcome(new Position(hand, hand, EMPTY))).isEqualTo(Outcome.WIN);
            }
        }
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 200; i++) {
            Hand hand = hand(random.nextInt(1, 2000), random.nextInt(1, 2000), random);
            assertThat(outcome(new Position(hand, hand, EMPTY))).isEqualTo(Outcome.WIN);
        }
    }

    /** Against every line of play; two cards each are the exception: there the higher one has to be led. */
    @Test
    void withEqualHandsOfDifferentCardsTheSimpleStrategyWins() {
        for (int cards = 3; cards <= 8; cards++) {
            Hand hand = Hand.of(IntStream.rangeClosed(1, cards).toArray());
            assertWithMessage("%s cards", cards).that(alwaysWins(new Position(hand, hand, EMPTY), new HashMap<>())).isTrue();
        }
        Position two = GAME.parse("1,2|1,2");
        assertThat(alwaysWins(two, new HashMap<>())).isFalse();
        assertThat(SOLVER.analyse(two, Budget.phone()).winning()).containsExactly(new Move(2));
    }

    private static boolean alwaysWins(Position position, Map<Position, Boolean> known) {
        Boolean before = known.get(position);
        if (before != null) {
            return before;
        }
        Position after = GAME.play(position, EqualHandsLesson.rule(position));
        boolean wins = GAME.isOver(after) || GAME.moves(after, 100).stream().map(answer -> GAME.play(after, answer))
            .allMatch(next -> !GAME.isOver(next) && alwaysWins(next, known));
        known.put(position, wins);
        return wins;
    }

    /** Every card beats none or all that follow it: removing one card at a time shows which can be spared. */
    @Test
    void spareCardsAreThoseWithoutWhichAsManyAreAnswered() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 20_000; i++) {
            int strengths = random.nextInt(1, 9);
            Hand answered = hand(random.nextInt(0, 8), strengths, random);
            Hand answering = hand(random.nextInt(1, 8), strengths, random);
            int spare = Matching.strongestSpare(answered, answering);
            for (int kind = 0; kind < answering.kinds(); kind++) {
                int card = answering.strength(kind);
                boolean spared = Matching.size(answered, answering.without(card)) == Matching.size(answered, answering);
                assertWithMessage("%s by %s without %s", answered, answering, card).that(card <= spare).isEqualTo(spared);
            }
        }
    }

    /** A million cards a hand of a million strengths; the limit is for the worst machine. */
    @Test
    void aMillionCardsAHand() {
        String odd = IntStream.range(0, 1_000_000).mapToObj(i -> "" + (2 * i + 1)).collect(Collectors.joining(","));
        String even = IntStream.range(0, 1_000_000).mapToObj(i -> "" + (2 * i + 2)).collect(Collectors.joining(","));
        assertTimeout(Duration.ofSeconds(30), () -> {
            Analysis<Move> lost = SOLVER.analyse(GAME.parse(odd + "|" + even), Budget.phone());
            assertThat(lost.outcome()).isEqualTo(Outcome.LOSS);
            Analysis<Move> won = SOLVER.analyse(GAME.parse(even + "|" + odd), Budget.phone());
            assertThat(won.outcome()).isEqualTo(Outcome.WIN);
            assertThat(won.winning()).hasSize(Analysis.MOST_LISTED);
            assertThat(won.allListed()).isFalse();
            SOLVER.explain(GAME.parse(even + "|" + odd + "@7"), Budget.phone());
        });
        Position equal = GAME.parse("1x999999,2|1x500000,2x500000");
        assertThat(GAME.parse(GAME.format(equal))).isEqualTo(equal);
        assertThat(outcome(equal)).isEqualTo(Outcome.LOSS);
    }

    @Test
    void handsAreReadInAnyOrderAndWithCounts() {
        assertThat(GAME.format(GAME.parse(" 3, 01,2 ,2x2|0000000000005x1,4@ 07 "))).isEqualTo("1,2,2,2,3|4,5@7");
        assertThat(GAME.format(GAME.parse("2147483647,1|-"))).isEqualTo("1,2147483647|-");
        assertThat(GAME.format(GAME.parse("1x99,7x2|3x100"))).startsWith("1x99,7x2|3,3,3,");
    }

    @Test
    void theExplanationDrawsTheMatching() {
        List<Step> steps = SOLVER.explain(GAME.parse("1,3,5,5|2,4,4@4"), Budget.phone()).steps();
        List<List<Link>> links = steps.stream().map(Step::links).filter(list -> !list.isEmpty()).toList();
        Part five = new Part(0, 2);
        assertThat(links).containsExactly(
            List.of(Link.of(five, new Part(HandBoard.TABLE, 0)), Link.of(five, new Part(1, 1))),
            List.of(Link.of(new Part(1, 1), new Part(0, 1)))).inOrder();
    }

    @Test
    void theExplanationTellsTheMatchingAndTheCardKeptForLast() {
        String english = explain("1,3,5,5|2,4,4@4", Locale.ENGLISH);
        assertThat(english).contains("you the 1, the other player the 2");
        assertThat(english).contains("2 of your 5s answer 2 of the 4s. That makes 2.");
        assertThat(english).contains("4 answers your 3. That makes 1.");
        assertThat(english).contains("you have 2, the other player 1. The player to move wins.");
        assertThat(explain("1,3,5,7|2,4,6", Locale.ENGLISH)).contains("your 5 answers 4, your 7 answers 6. That makes 2.");
        assertThat(explain("1,3,5,7|2,4,6", Locale.JAPANESE)).contains("4には自分の5、6には自分の7。全部で2枚に応じられます。");
    }

    @Test
    void theCardsKeptForLastAreMarked() {
        List<List<Part>> marked = SOLVER.explain(GAME.parse("1,3,5,5|2,4,4@4"), Budget.phone()).steps().stream()
            .filter(Step::hasPicture).map(step -> step.tags().stream().map(Tag::part).toList()).toList();
        assertThat(marked).containsExactly(List.of(new Part(0, 0), new Part(1, 0)), List.of(new Part(1, 0)), List.of(new Part(0, 0))).inOrder();
    }

    private static String explain(String position, Locale language) {
        StringBuilder text = new StringBuilder();
        SOLVER.explain(GAME.parse(position), Budget.phone()).steps()
            .forEach(step -> text.append(Texts.of(language).say(step.text())).append('\n'));
        return text.toString();
    }

    /** The lines are a matching: no card is used more often than it is there, every answer is stronger, and none is missing. */
    @Test
    void theLinesAreALargestMatching() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 2000; i++) {
            int strengths = random.nextInt(2, 8);
            Position position = new Position(hand(random.nextInt(2, 8), strengths, random), hand(random.nextInt(2, 8), strengths, random),
                random.nextBoolean() ? EMPTY : random.nextInt(1, strengths + 1));
            HandBoard board = (HandBoard) GAME.board(position);
            for (Step step : SOLVER.explain(position, Budget.phone()).steps()) {
                if (!step.links().isEmpty()) {
                    checkLines(board, step, GAME.format(position));
                }
            }
        }
    }

    private static void checkLines(HandBoard board, Step step, String what) {
        Map<Part, Integer> used = new HashMap<>();
        int count = 0;
        for (Link link : step.links()) {
            count += link.count();
            used.merge(link.from(), link.count(), Integer::sum);
            used.merge(link.to(), link.count(), Integer::sum);
            assertWithMessage(what).that(Integer.parseInt(card(board, link.from()).name()))
                .isGreaterThan(Integer.parseInt(card(board, link.to()).name()));
        }
        used.forEach((part, times) -> assertWithMessage(what).that(times).isAtMost(card(board, part).count()));
        assertWithMessage(what).that(count).isEqualTo(step.text().arguments().get(0));
    }

    private static HandBoard.Card card(HandBoard board, Part part) {
        return part.group() == HandBoard.TABLE ? board.table().get(part.index()) : board.hands().get(part.group()).cards().get(part.index());
    }
}
