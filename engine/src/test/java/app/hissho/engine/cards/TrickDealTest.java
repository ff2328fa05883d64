package app.hissho.engine.cards;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Variant;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import app.hissho.engine.store.PositionStore;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deals to try exchanges on, and the rules to choose from. */
class TrickDealTest {
    private static final PositionStore STORE = new MemoryStore(0);

    private static TrickDeal deal(String rule, String position) {
        return TrickDeal.of(Catalog.game("tricks:" + rule), position).orElseThrow();
    }

    private static String say(Message message) {
        return Texts.of(Locale.ENGLISH).say(message);
    }

    @Test
    void theCardsAreOneRowFromTheHighest() {
        String row = deal("4", "8,7,3,1|6,5,4,2@left").cards().stream()
            .map(card -> card.name() + (card.left() ? "L" : "R") + (card.point() ? "*" : "")).collect(Collectors.joining(" "));
        assertThat(row).isEqualTo("8L* 7L* 6R* 5R* 4R 3L 2R 1L");
    }

    @Test
    void onlyNeighboursInDifferentHandsChangePlaces() {
        TrickDeal deal = deal("4", "8,7,3,1|6,5,4,2@right");
        List<Integer> places = IntStream.range(-1, 9).filter(deal::canExchange).boxed().toList();
        assertThat(places).containsExactly(1, 4, 5, 6).inOrder();
        assertThat(deal.exchanged(1).text()).isEqualTo("8,6,3,1|7,5,4,2@right");
        assertThat(deal.exchanged(1).exchanged(1).text()).isEqualTo(deal.text());
    }

    /** The hands {8,7,6,x} of the paper: with 5 instead of 4 everything is Left’s, whoever leads. */
    @Test
    void anExchangeTellsTheValuesBeforeAndAfter() {
        TrickExchanges.Exchange exchange = deal("4", "8,7,6,4|5,3,2,1@left").exchange(3, STORE, Budget.phone());
        assertThat(exchange.kind()).isEqualTo(TrickExchanges.Kind.BORDER);
        assertThat(exchange.matricesBefore().leftLeads()).isEqualTo(3);
        assertThat(exchange.matricesBefore().rightLeads()).isEqualTo(4);
        assertThat(exchange.matricesAfter().leftLeads()).isEqualTo(4);
        assertThat(exchange.matricesAfter().rightLeads()).isEqualTo(4);
        assertThat(exchange.theorem().stream().map(TrickDealTest::say).toList()).containsExactly(
            "The lowest point card and the highest plain card change hands. That moves the value by 1 at most, but it may go either way.",
            "So what Left gets can change by −1 to +1, whoever leads.").inOrder();
        assertThat(deal("low4", "8,7,6,4|5,3,2,1@left").exchange(3, STORE, Budget.phone()).theorem().stream().map(Message::key).toList())
            .containsExactly("tricks.exchange.no-theorem");
    }

    @Test
    void eachExchangeIsThatOfTheList() {
        TrickDeal deal = deal("4", "10,8,5,4,1|9,7,6,3,2@left");
        for (TrickExchanges.Exchange listed : deal.exchanges(STORE, Budget.phone())) {
            int place = deal.cards().stream().map(TrickDeal.Card::name).toList().indexOf("" + listed.higher());
            assertWithMessage("%s", place).that(deal.exchange(place, STORE, Budget.phone())).isEqualTo(listed);
            assertThat(deal.exchanged(place).matrices(STORE, Budget.phone())).isEqualTo(listed.matricesAfter());
            assertThat(say(listed.kindName())).isNotEmpty();
        }
    }

    @Test
    void aCardThatWasLedGoesBackToItsHand() {
        assertThat(deal("4", "7,6|5,3,2@left>4+8,1:-").text()).isEqualTo("7,6,4|5,3,2@left+8,1:-");
        assertThat(deal("4", "7,6,4|5,3@right>2+8,1:-").text()).isEqualTo("7,6,4|5,3,2@right+8,1:-");
        assertThat(TrickDeal.of(Catalog.game("tricks:2"), "-|-@left+2,1:-").isPresent()).isFalse();
        assertThat(TrickDeal.of(Catalog.game("nim"), "1,2").isPresent()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        4         ; The 4 highest cards are points.
        1         ; The highest card is the only point.
        avoid2    ; The 2 highest cards are points, and you want to avoid them.
        low3      ; The 3 lowest cards are points.
        avoidlow1 ; The lowest card is the only point, and you want to avoid it.
        3-6       ; Counted from the lowest card, cards 3 to 6 are points.
        last      ; Only the last trick counts: take it.
        avoidlast ; Only the last trick counts: do not take it.
        """)
    void everyRuleIsTold(String rule, String sentence) {
        assertThat(say(Catalog.type("tricks").given("tricks:" + rule).orElseThrow())).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        4      ; [high 4] low low4, block 2-5, last last, avoid avoid4, fewer 3, more 5
        avoid1 ; [high avoid1] low avoidlow1, block avoid2-2, last avoidlast, [avoid 1] more avoid2
        3-6    ; high 4, low low4, [block 3-6] last last, avoid avoid3-6, fewer 3-5, more 3-7
        last   ; high 2, low low2, block 2-3, [last last] avoid avoidlast
        """)
    void rulesOneStepAway(String rule, String variants) {
        StringBuilder found = new StringBuilder();
        for (Variant variant : Catalog.game("tricks:" + rule).variants()) {
            String name = variant.label().key().replace("tricks.variant.", "") + " " + variant.parameter();
            found.append(variant.chosen() ? "[" + name + "] " : name + ", ");
            assertThat(Catalog.game("tricks:" + variant.parameter()).id()).isEqualTo("tricks:" + variant.parameter());
        }
        assertThat(found.toString().replaceAll(",? $", "")).isEqualTo(variants.trim().replaceAll(",$", ""));
    }
}
