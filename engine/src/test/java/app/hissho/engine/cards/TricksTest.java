package app.hissho.engine.cards;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.Analysis;
import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Level;
import app.hissho.engine.Match;
import app.hissho.engine.Opponent;
import app.hissho.engine.Outcome;
import app.hissho.engine.PlainSearch;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TricksTest {
    private static final int MOST_TRICKS = 5;

    private static Budget budget() {
        return new Budget(Long.MAX_VALUE, Duration.ofMinutes(5));
    }

    /** All ways to give half of 2n cards to the leader. */
    private static List<Integer> deals(int n) {
        List<Integer> deals = new ArrayList<>();
        for (int cards = 0; cards < 1 << (2 * n); cards++) {
            if (Integer.bitCount(cards) == n) {
                deals.add(cards);
            }
        }
        return deals;
    }

    /** The definition, as it is written down: what Left gets, who has the cards {@code left}, bit 0 the lowest. */
    private static final class Definition {
        private final TrickRule rule;
        private final int deck;
        private final Map<List<Object>, Integer> known = new HashMap<>();

        Definition(TrickRule rule, int deck) {
            this.rule = rule;
            this.deck = deck;
        }

        int value(int left, int right, boolean leftLeads) {
            if (left == 0) {
                return 0;
            }
            List<Object> key = List.of(left, right, leftLeads);
            Integer value = known.get(key);
            if (value == null) {
                value = compute(left, right, leftLeads);
                known.put(key, value);
            }
            return value;
        }

        private int compute(int left, int right, boolean leftLeads) {
            boolean leaderWantsMore = leftLeads != rule.avoid();
            int best = leaderWantsMore ? -1 : 99;
            for (int lead = 0; lead < deck; lead++) {
                if (((leftLeads ? left : right) >> lead & 1) == 1) {
                    int worst = leaderWantsMore ? 99 : -1;
                    for (int answer = 0; answer < deck; answer++) {
                        if (((leftLeads ? right : left) >> answer & 1) == 1) {
                            int a = leftLeads ? lead : answer;
                            int b = leftLeads ? answer : lead;
                            int value = (a > b ? worth(left, a, b) : 0) + value(left ^ 1 << a, right ^ 1 << b, a > b);
                            worst = leaderWantsMore ? Math.min(worst, value) : Math.max(worst, value);
                        }
                    }
                    best = leaderWantsMore ? Math.max(best, worst) : Math.min(best, worst);
                }
            }
            return best;
        }

        private int worth(int left, int a, int b) {
            if (rule.kind() == TrickRule.Kind.LAST) {
                return Integer.bitCount(left) == 1 ? 1 : 0;
            }
            return (rule.isPoint(a, deck) ? 1 : 0) + (rule.isPoint(b, deck) ? 1 : 0);
        }
    }

    private static TrickSearch.Deal deal(TrickRule rule, int n, int leader) {
        int low = 0;
        int points = 0;
        for (int card = 2 * n - 1; card >= 0; card--) {
            if (rule.isPoint(card, 2 * n)) {
                low = card;
                points++;
            }
        }
        return new TrickSearch.Deal(n, leader, low, points);
    }

    /** What Left gets by the search; the theorem of two points takes part. */
    private static int value(TrickSearch search, TrickRule rule, int n, int left, boolean leftLeads) {
        int right = (1 << (2 * n)) - 1 ^ left;
        TrickSearch.Deal deal = deal(rule, n, leftLeads ? left : right);
        int wanted = search.value(deal, budget());
        return leftLeads != rule.avoid() ? wanted : search.total(deal) - wanted;
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "3", "4", "6", "8", "10", "low1", "low2", "low5", "2-3", "3-5", "2-7", "avoid1", "avoid3", "avoid6",
        "avoidlow2", "avoid2-4", "last", "avoidlast"})
    void theSearchGivesTheValueOfTheDefinitionForEveryDeal(String parameter) {
        TrickRule rule = TrickRule.parse(parameter);
        for (int n = Math.max(1, (rule.leastDeck() + 1) / 2); n <= MOST_TRICKS; n++) {
            Definition definition = new Definition(rule, 2 * n);
            TrickSearch search = new TrickSearch(rule, true);
            for (int left : deals(n)) {
                int right = (1 << (2 * n)) - 1 ^ left;
                for (boolean leads : List.of(true, false)) {
                    assertWithMessage("%s %s %s %s", rule, n, left, leads).that(value(search, rule, n, left, leads))
                        .isEqualTo(definition.value(left, right, leads));
                }
            }
        }
    }

    /** With the theorem and without it, up to seven tricks. */
    @Test
    void theTheoremOfTwoPointsAgreesWithSearch() {
        for (String parameter : List.of("1", "2")) {
            TrickRule rule = TrickRule.parse(parameter);
            for (int n = 1; n <= 7; n++) {
                TrickSearch plain = new TrickSearch(rule, false);
                for (int leader : deals(n)) {
                    TrickSearch.Deal deal = deal(rule, n, leader);
                    assertThat(TwoPoints.applies(deal)).isTrue();
                    assertWithMessage("%s", deal).that(TwoPoints.leaderGets(deal)).isEqualTo(plain.value(deal, budget()));
                }
            }
        }
    }

    /** To follow is worth 0 to 2 more than to lead, one more point card 0 or 1; in Whist, in tricks, 0 or 1; and exchanges. */
    @Test
    void leadingOneMorePointAndExchanges() {
        for (int n = 1; n <= 6; n++) {
            int[][] before = null;
            for (int k = 1; k <= 2 * n; k++) {
                TrickRule rule = TrickRule.parse("" + k);
                TrickSearch search = new TrickSearch(rule, true);
                int[][] values = new int[1 << (2 * n)][];
                for (int left : deals(n)) {
                    int leads = value(search, rule, n, left, true);
                    int follows = value(search, rule, n, left, false);
                    assertThat(follows - leads).isIn(k == 2 * n ? List.of(0, 2) : List.of(0, 1, 2));
                    values[left] = new int[] {leads, follows};
                    if (before != null) {
                        assertThat(leads - before[left][0]).isIn(List.of(0, 1));
                        assertThat(follows - before[left][1]).isIn(List.of(0, 1));
                    }
                }
                checkExchanges(n, k, values);
                before = values;
            }
        }
    }

    /** Left gives the higher of two neighbouring cards for the lower. */
    private static void checkExchanges(int n, int k, int[][] values) {
        for (int left : deals(n)) {
            for (int card = 1; card < 2 * n; card++) {
                if ((left >> (card - 1) & 3) == 2) {
                    int[] after = values[left ^ 3 << (card - 1)];
                    for (int leads = 0; leads < 2; leads++) {
                        int change = after[leads] - values[left][leads];
                        boolean points = card - 1 >= 2 * n - k;
                        boolean plain = card < 2 * n - k;
                        assertThat(change).isIn(k == 2 * n ? List.of(-2, 0) : points ? List.of(-2, -1, 0) : plain ? List.of(0, 1, 2) : List.of(-1, 0, 1));
                    }
                }
            }
        }
    }

    @Test
    void exchangesOfNeighboursStayWithinTheirBounds() {
        for (int n = 1; n <= 4; n++) {
            for (int k = 1; k <= 2 * n; k++) {
                Tricks game = Tricks.of("" + k);
                TrickExchanges explorer = new TrickExchanges(game, new MemoryStore(0));
                for (int left : deals(n)) {
                    List<TrickExchanges.Exchange> exchanges = explorer.of(position(n, left, true), budget());
                    assertThat(exchanges).hasSize(Integer.bitCount((left ^ left >> 1) & ((1 << (2 * n - 1)) - 1)));
                    for (TrickExchanges.Exchange exchange : exchanges) {
                        assertThat(exchange.bounds().orElseThrow().contains(exchange.changeIfLeftLeads())).isTrue();
                        assertThat(exchange.bounds().orElseThrow().contains(exchange.changeIfRightLeads())).isTrue();
                        if (k == 2 * n) {
                            int sign = exchange.leftGains() ? 1 : -1;
                            assertThat(sign * exchange.changeIfLeftLeads()).isIn(List.of(0, 2));
                        }
                    }
                }
            }
        }
    }

    @Test
    void exchangesAreOfNeighboursInDifferentHands() {
        Tricks game = Tricks.of("4");
        List<TrickExchanges.Exchange> exchanges =
            new TrickExchanges(game, new MemoryStore(0)).of(game.parse("8,7,3,1|6,5,4,2@left"), budget());
        assertThat(exchanges.stream().map(e -> e.higher() + "-" + e.lower() + " " + e.kind() + " " + e.leftGains() + " " + game.format(e.after()))
            .toList()).containsExactly("7-6 TWO_POINTS false 8,6,3,1|7,5,4,2@left", "4-3 TWO_PLAIN true 8,7,4,1|6,5,3,2@left",
            "3-2 TWO_PLAIN false 8,7,2,1|6,5,4,3@left", "2-1 TWO_PLAIN true 8,7,3,2|6,5,4,1@left").inOrder();
        assertThat(new TrickExchanges(Tricks.of("low4"), new MemoryStore(0)).of(game.parse("8,7,3,1|6,5,4,2@left"), budget()).get(0).bounds())
            .isEmpty();
    }

    private static Tricks.Position position(int n, int left, boolean leftLeads) {
        List<Integer> lefts = new ArrayList<>();
        List<Integer> rights = new ArrayList<>();
        for (int card = 2 * n - 1; card >= 0; card--) {
            ((left >> card & 1) == 1 ? lefts : rights).add(card + 1);
        }
        return new Tricks.Position(lefts, rights, leftLeads, OptionalInt.empty(), List.of(), List.of());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        6 | 6,3,1   | 5,4,2   | 222/224/442           | 000/222/442           | 2 | 4
        4 | 8,7,6,5 | 4,3,2,1 | 4444/4444/4444/4444   | 3333/3333/3333/3333   | 4 | 4
        4 | 8,7,6,4 | 5,3,2,1 | 4333/4333/4333/3444   | 2222/2222/2222/3444   | 3 | 4
        4 | 8,7,6,1 | 5,4,3,2 | 4333/4333/4333/3444   | 2222/2222/2222/3444   | 3 | 4
        4 | 8,7,3,2 | 6,5,4,1 | 3333/3333/3333/3333   | 1122/1122/3333/3333   | 3 | 3
        """)
    void theMatricesOfThePaper(String k, String left, String right, String values, String rest, int leads, int follows) {
        Tricks game = Tricks.of(k);
        TrickMatrices matrices = game.matrices(game.parse(left + "|" + right + "@left"), new MemoryStore(0), budget());
        assertThat(text(matrices.values())).isEqualTo(values);
        assertThat(text(matrices.rest())).isEqualTo(rest);
        assertThat(matrices.leftLeads()).isEqualTo(leads);
        assertThat(matrices.rightLeads()).isEqualTo(follows);
        for (int i = 0; i < matrices.left().size(); i++) {
            for (int j = 0; j < matrices.right().size(); j++) {
                assertThat(matrices.values().get(i).get(j)).isEqualTo(matrices.trick().get(i).get(j) + matrices.rest().get(i).get(j));
            }
        }
    }

    private static String text(List<List<Integer>> matrix) {
        return matrix.stream().map(row -> row.stream().map(String::valueOf).collect(Collectors.joining())).collect(Collectors.joining("/"));
    }

    /** Outcome and all winning and drawing moves, leading and following, in the middle of games too. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "4", "low3", "2-3", "avoid3", "avoidlow2", "last", "avoidlast"})
    void everyMoveAgainstPlainSearch(String parameter) {
        Tricks game = Tricks.of(parameter);
        PlainSearch<Tricks.Position, Tricks.Card> search = new PlainSearch<>(game);
        SplittableRandom random = new SplittableRandom(5);
        List<Tricks.Position> positions = new ArrayList<>();
        for (int left : deals(3)) {
            Tricks.Position position = position(3, left, random.nextBoolean());
            while (!game.isOver(position)) {
                positions.add(position);
                position = game.play(position, game.randomMove(position, random));
            }
            positions.add(position);
        }
        for (Tricks.Position position : positions) {
            Analysis<Tricks.Card> analysis = game.solver(new MemoryStore(0)).analyse(position, budget());
            String what = game.id() + " " + game.format(position);
            Outcome outcome = search.of(position).outcome();
            assertWithMessage(what).that(analysis.outcome()).isEqualTo(outcome);
            assertWithMessage(what).that(analysis.winning()).containsExactlyElementsIn(search.movesTo(position, Outcome.WIN));
            assertWithMessage(what).that(analysis.drawing())
                .containsExactlyElementsIn(outcome == Outcome.DRAW ? search.movesTo(position, Outcome.DRAW) : List.of());
            if (!game.isOver(position)) {
                assertWithMessage(what).that(analysis.best()).isNotEmpty();
                assertWithMessage(what).that(outcome == Outcome.LOSS || search.movesTo(position, outcome).containsAll(analysis.best())).isTrue();
            }
        }
    }

    /** Against itself the perfect player gets exactly the value, from both sides. */
    @ParameterizedTest
    @ValueSource(strings = {"tricks:4 8,7,3,1|6,5,4,2@left", "tricks:6 6,3,1|5,4,2@right", "tricks:avoid4 10,7,5,4,1|9,8,6,3,2@left",
        "tricks:low5 10,7,5,4,1|9,8,6,3,2@right", "tricks:last 10,7,5,4,1|9,8,6,3,2@left"})
    void perfectPlayersReachTheValue(String text) {
        Match<?, ?> start = Match.parse(text);
        for (long seed = 0; seed < 5; seed++) {
            reach(Tricks.of(start.game().id().substring("tricks:".length())), start.positionText(), seed);
        }
    }

    private static void reach(Tricks game, String text, long seed) {
        Match<Tricks.Position, Tricks.Card> match = Match.start(game, game.parse(text));
        Opponent<Tricks.Position, Tricks.Card> player = new Opponent<>(game, new MemoryStore(1 << 16), Level.PERFECT, seed);
        String value = game.solver(new MemoryStore(0)).analyse(match.position(), budget()).value().orElseThrow().toString();
        while (!match.isOver()) {
            match = match.play(player.choose(match.position(), budget()));
            assertThat(game.solver(new MemoryStore(0)).analyse(match.position(), budget()).value().orElseThrow().toString()).isEqualTo(value);
        }
        assertThat("" + game.taken(match.position(), true)).isEqualTo(value);
    }

    @Test
    void whoTakesATrickLeadsAgain() {
        Match<?, ?> match = Match.start("tricks:4", "8,7,6,4|5,3,2,1@left");
        assertThat(match.starterToMove()).isTrue();
        match = match.play("8");
        assertThat(match.positionText()).isEqualTo("7,6,4|5,3,2,1@left>8");
        assertThat(match.starterToMove()).isFalse();
        match = match.play("1");
        assertThat(match.positionText()).isEqualTo("7,6,4|5,3,2@left+8,1:-");
        assertThat(match.starterToMove()).isTrue();
        match = match.play("4").play("5");
        assertThat(match.positionText()).isEqualTo("7,6|3,2@right+8,1:4,5");
        assertThat(match.starterToMove()).isFalse();
        match = match.play("2").play("6").play("7").play("3");
        assertThat(match.isOver()).isTrue();
        assertThat(match.starterOutcome()).isEqualTo(Outcome.WIN);
        assertThat(Match.parse(match.toString())).isEqualTo(match);
        assertThat(match.at(3).starterToMove()).isFalse();
        assertThat(match.undo().positionText()).isEqualTo("-|3@left>7+8,1,2,6:4,5");
    }

    /** Thirteen cards a hand, the worst of 40 deals for many rules, in seconds and with a phone's budget. */
    @Test
    void thirteenCardsAHand() {
        SplittableRandom random = new SplittableRandom(3);
        for (String parameter : List.of("1", "2", "4", "7", "13", "20", "26", "low6", "11-16", "avoid8", "last")) {
            Tricks game = Tricks.of(parameter);
            for (int i = 0; i < 3; i++) {
                int left = i == 0 ? 0x1555555 & 0x3FFFFFF : 0;
                while (Integer.bitCount(left) < 13) {
                    left |= 1 << random.nextInt(26);
                }
                Budget phone = Budget.phone();
                assertThat(game.solver(new MemoryStore(1 << 16)).analyse(position(13, left, true), phone).allListed()).isTrue();
                assertThat(phone.spent()).isLessThan(1_000_000);
            }
        }
    }

    @Test
    void valuesFromTheStoreAreTheSame() {
        Tricks game = Tricks.of("8");
        Tricks.Position position = position(12, 0b101100111000101010110100, false);
        MemoryStore store = new MemoryStore(1 << 20);
        Analysis<Tricks.Card> first = game.solver(store).analyse(position, budget());
        Budget again = budget();
        assertThat(game.solver(store).analyse(position, again)).isEqualTo(first);
        assertThat(again.spent()).isEqualTo(0);
        assertThat(game.solver(new MemoryStore(0)).analyse(position, budget())).isEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        tricks:4       ; 8,7|5,3@left                ; 8,7|5,3@left
        tricks:4       ; 18, 7 | 5,3 @ left          ; 18,7|5,3@left
        tricks:low4    ; -|-@right+8,7,3,1:6,5,4,2   ; -|-@right+8,7,3,1:6,5,4,2
        tricks:3-4     ; 1|-@right>2+4,3:-           ; 1|-@right>2+4,3:-
        tricks:1-4     ; 3,1|4,2@left                ; 3,1|4,2@left
        """)
    void notation(String id, String written, String formatted) {
        assertThat(Match.start(id, written).positionText()).isEqualTo(formatted);
    }

    @Test
    void theStandardFormNumbersTheCards() {
        Tricks game = Tricks.of("2");
        assertThat(game.format(game.canonical(game.parse("5,90,7|8,1,30@right")))).isEqualTo("6,3,2|5,4,1@right");
        assertThat(Tricks.of("1-3").id()).isEqualTo("tricks:low3");
        assertThat(Tricks.of(" AVOID low3").id()).isEqualTo("tricks:avoidlow3");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        8,7|5,3            ; “8,7|5,3” is no deal. Expected two hands and who leads, such as 8,7,6,4|5,3,2,1@left.
        8,7|5,3@up         ; “up” cannot lead. Expected left or right.
        8,7|5,8@left       ; The card 8 is there twice. Expected each card once.
        8,7|5@left         ; Left has 2 cards and Right has 1. Expected the same number, the card led included.
        2|1@left           ; In tricks:4 the deal needs at least 4 cards, but it has 2. Expected more cards or fewer points.
        2|1@left+8         ; “8” does not tell who took what. Expected the cards that Left and Right have taken, such as 8,1:-.
        4,3|1,2@left+8:7   ; Somebody has taken an odd number of cards. Expected whole tricks of two cards.
        100,3|1,2@left     ; 100 is out of range. Expected a number from 1 to 99.
        """)
    void badPositions(String text, String sentence) {
        assertThat(assertThrows(BadInputException.class, () -> Tricks.of("4").parse(text))).hasMessageThat().isEqualTo(sentence);
    }

    @Test
    void badMovesAndRules() {
        Tricks game = Tricks.of("4");
        assertThat(assertThrows(BadInputException.class, () -> game.parseMove(game.parse("8,7|5,3@left"), "5")))
            .hasMessageThat().isEqualTo("The card 5 is not in the hand 8,7. Expected one of its cards.");
        assertThat(assertThrows(BadInputException.class, () -> Tricks.of("6-3")))
            .hasMessageThat().isEqualTo("The block 6-3 ends before it begins. Expected the lower number first, such as 3-6.");
        assertThrows(BadInputException.class, () -> Tricks.of("0"));
        assertThrows(BadInputException.class, () -> Tricks.of("low"));
    }
}
