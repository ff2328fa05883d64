package app.hissho.engine.explain;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ExplanationTest {
    private final Table table = Table.binary(List.of(12L, 19L, 27L), 2);
    private final Explanation explanation = new Explanation.Builder().add(Rung.LOOK, "nim.look")
        .add(Rung.COMPUTE, table, "nim.compute").add(Rung.MOVE, "resist").build();

    @Test
    void aHintIsItsBeginning() {
        assertThat(explanation.upTo(Rung.LOOK)).hasSize(1);
        assertThat(explanation.upTo(Rung.COMPUTE)).hasSize(2);
        assertThat(explanation.upTo(Rung.RESULT)).hasSize(2);
        assertThat(explanation.upTo(Rung.MOVE)).isEqualTo(explanation.steps());
    }

    @Test
    void showsItsFirstTable() {
        assertThat(explanation.table()).isEqualTo(Optional.of(table));
        assertThat(new Explanation.Builder().add(Rung.MOVE, "resist").build().table()).isEqualTo(Optional.empty());
    }

    @Test
    void rungsNeverGoDown() {
        Explanation.Builder down = new Explanation.Builder().add(Rung.MOVE, "resist").add(Rung.LOOK, "nim.look");
        assertThrows(IllegalArgumentException.class, down::build);
    }

    @Test
    void theLadderEndsAtTheMove() {
        assertThat(Rung.LOOK.next()).isEqualTo(Rung.COMPUTE);
        assertThat(Rung.COMPUTE.next()).isEqualTo(Rung.RESULT);
        assertThat(Rung.RESULT.next()).isEqualTo(Rung.MOVE);
        assertThat(Rung.MOVE.next()).isEqualTo(Rung.MOVE);
    }

    @Test
    void binaryColumns() {
        assertThat(table.rows().stream().map(ExplanationTest::texts).toList())
            .containsExactly("16 8 4 2 1", "0 1 1 0 0", "1 0 0 1 1", "1 1 0 1 1", "0 0 1 0 0").inOrder();
        Table.Cell key = table.rows().get(1).cells().get(2);
        assertThat(key).isEqualTo(new Table.Cell("1", Table.Mark.KEY));
        long keys = table.rows().stream().flatMap(row -> row.cells().stream()).filter(c -> c.mark() == Table.Mark.KEY).count();
        assertThat(keys).isEqualTo(1);
    }

    @Test
    void aStripNumbersItsValues() {
        Table strip = Table.strip(Message.of("table.heap"), 3, Message.of("table.value"),
            List.of(new Table.Cell("a", Table.Mark.PLAIN), new Table.Cell("b", Table.Mark.KEY)));
        assertThat(strip.rows().stream().map(ExplanationTest::texts).toList()).containsExactly("3 4", "a b").inOrder();
    }

    @Test
    void rowsHaveTheSameLength() {
        Table.Cell cell = new Table.Cell("1", Table.Mark.PLAIN);
        List<Table.Row> rows = List.of(new Table.Row(Optional.empty(), List.of(cell)),
            new Table.Row(Optional.empty(), List.of(cell, cell)));
        assertThrows(IllegalArgumentException.class, () -> new Table(rows));
    }

    private static String texts(Table.Row row) {
        return row.cells().stream().map(Table.Cell::text).collect(Collectors.joining(" "));
    }
}
