package app.hissho.engine.cards;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.explain.Heatmap;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrickHeatmapTest {
    private static Heatmap heatmap(String rule, String position) {
        Tricks game = Tricks.of(rule);
        return game.solver(new MemoryStore(0)).heatmap(game.parse(position), Budget.phone()).orElseThrow();
    }

    private static String text(Heatmap.Layer layer) {
        return layer.rows().stream().map(row -> row.stream().map(Heatmap.Cell::text).collect(Collectors.joining(" ")))
            .collect(Collectors.joining(" / "));
    }

    /** The places of the framed cells, row and column from 0. */
    private static String keys(Heatmap.Layer layer) {
        StringBuilder keys = new StringBuilder();
        for (int i = 0; i < layer.rows().size(); i++) {
            for (int j = 0; j < layer.rows().get(i).size(); j++) {
                keys.append(layer.rows().get(i).get(j).key() ? i + "" + j + " " : "");
            }
        }
        return keys.toString().trim();
    }

    private static List<String> keys(List<Message> notes) {
        return notes.stream().map(Message::key).collect(Collectors.toList());
    }

    @Test
    void theMatricesOfThePaperAndTheBestLeads() {
        Heatmap map = heatmap("6", "6,3,1|5,4,2@left");
        assertThat(map.layers().stream().map(layer -> layer.name() + ": " + text(layer)).toList()).containsExactly(
            "G: 2 2 2 / 2 2 4 / 4 4 2", "T: 2 2 2 / 0 0 2 / 0 0 0", "W: 0 0 0 / 2 2 2 / 4 4 2").inOrder();
        assertThat(map.rows().names()).containsExactly("6", "3", "1").inOrder();
        assertThat(map.rows().mover()).isTrue();
        assertThat(map.rows().best()).containsExactly(0, 1, 2);
        assertThat(map.columns().best()).containsExactly(0, 1, 2);
        assertThat(keys(map.layers().get(0))).isEmpty();
        assertThat(Texts.of(Locale.ENGLISH).say(map.notes().get(0))).isEqualTo(
            "Of 6 still open, the player of the rows gets 2 if he leads this trick, and 4 if the other player leads it.");
        assertThat(keys(map.notes())).containsExactly("tricks.map.leaders", "tricks.map.apart").inOrder();
        assertThat(map.notes().get(1).arguments()).containsExactly(2);
    }

    @Test
    void saddlePointsAreFramedInTheValuesOnly() {
        Heatmap map = heatmap("4", "8,7,3,2|6,5,4,1@right");
        assertThat(text(map.layers().get(0))).isEqualTo("3 3 3 3 / 3 3 3 3 / 3 3 3 3 / 3 3 3 3");
        assertThat(map.rows().mover()).isFalse();
        assertThat(keys(map.layers().get(0)).split(" ")).hasLength(16);
        assertThat(keys(map.layers().get(1)) + keys(map.layers().get(2))).isEmpty();
        assertThat(keys(map.notes())).contains("tricks.map.saddle");
        assertThat(map.layers().get(0).rows().get(0).get(0).shade()).isEqualTo(75);
    }

    /** A key is the worst of its row and the best of its column for Left, whatever the rule. */
    @ParameterizedTest
    @CsvSource({"4", "2", "low3", "2-5", "last", "avoid4", "avoidlast", "avoid2-5"})
    void keysAreSaddlePoints(String rule) {
        for (String deal : List.of("8,7,3,1|6,5,4,2", "8,6,4,2|7,5,3,1", "7,6,5,1|8,4,3,2", "8,5,4,1|7,6,3,2")) {
            Heatmap map = heatmap(rule, deal + "@left");
            boolean avoid = rule.startsWith("avoid");
            List<List<Heatmap.Cell>> rows = map.layers().get(0).rows();
            for (int i = 0; i < rows.size(); i++) {
                for (int j = 0; j < rows.size(); j++) {
                    int value = Integer.parseInt(rows.get(i).get(j).text());
                    int sign = avoid ? -1 : 1;
                    int column = j;
                    boolean saddle = rows.get(i).stream().allMatch(cell -> sign * Integer.parseInt(cell.text()) >= sign * value)
                        && rows.stream().allMatch(row -> sign * Integer.parseInt(row.get(column).text()) <= sign * value);
                    assertWithMessage("%s %s %s,%s", rule, deal, i, j).that(rows.get(i).get(j).key()).isEqualTo(saddle);
                }
            }
        }
    }

    @Test
    void afterTheLeadOnlyItsRowOrColumnCounts() {
        Heatmap map = heatmap("6", "6,3|5,4,2@left>1");
        assertThat(map.rows().best()).containsExactly(2);
        assertThat(map.columns().best()).containsExactly(2);
        assertThat(keys(map.layers().get(0))).isEqualTo("22");
        assertThat(keys(map.notes())).contains("tricks.map.led.row");
        Heatmap right = heatmap("6", "6,3,1|5,4@right>2");
        assertThat(right.columns().best()).containsExactly(2);
        assertThat(right.rows().best()).containsExactly(1);
        assertThat(keys(right.layers().get(0))).isEqualTo("12");
        assertThat(keys(right.notes())).contains("tricks.map.led.column");
    }

    @Test
    void aFinishedGameHasNone() {
        Tricks game = Tricks.of("2");
        assertThat(game.solver(new MemoryStore(0)).heatmap(game.parse("-|-@left+2,1:-"), Budget.phone()).isPresent()).isFalse();
    }
}
