package app.hissho.engine.puzzle.piles;

import app.hissho.engine.Message;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.catalog.GameType;
import app.hissho.engine.explain.Table;
import app.hissho.engine.puzzle.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Words, numbers and tables as problems about piles write them. */
final class Texted {
    /** The answers to who wins, in this order: {@link #N}, {@link #P}. */
    static final Form WHO_WINS = new Form.Choice(List.of(Message.of("puzzle.n-position"), Message.of("puzzle.p-position")));
    static final String N = "1";
    static final String P = "2";

    private Texted() {
    }

    static String join(List<Integer> numbers, String separator) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(separator));
    }

    /** The rules of a game of the library, with what its parameter says. */
    static Message rules(String gameId) {
        GameType type = Catalog.type(gameId);
        int colon = gameId.indexOf(':');
        return colon < 0 ? type.text("rules")
            : Message.of("puzzle.rules", type.text("rules"), Message.of(type.text("given").key(), gameId.substring(colon + 1)));
    }

    static Table.Row row(String title, List<Table.Cell> cells, Object... arguments) {
        return new Table.Row(Optional.of(Message.of(title, arguments)), cells);
    }

    static List<Table.Cell> cells(List<?> contents, Table.Mark mark) {
        return contents.stream().map(content -> new Table.Cell(content.toString(), mark)).collect(Collectors.toList());
    }

    /** The same cells, those at the given places blank. */
    static List<Table.Cell> blanked(List<?> contents, List<Integer> blanks) {
        List<Table.Cell> cells = new ArrayList<>(cells(contents, Table.Mark.PLAIN));
        blanks.forEach(blank -> cells.set(blank, new Table.Cell("", Table.Mark.BLANK)));
        return cells;
    }
}
