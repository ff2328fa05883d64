package app.hissho.engine.puzzle.piles;

import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Table;
import app.hissho.engine.impartial.HeapValues;
import app.hissho.engine.store.MemoryStore;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The values of heaps of one game of the library, and what a move leaves of them. */
final class HeapTable {
    private static final int MOST_MOVES = 1000;

    private final Game<?, ?> game;
    private final HeapValues values;

    private HeapTable(Game<?, ?> game, HeapValues values) {
        this.game = game;
        this.values = values;
    }

    static HeapTable of(String gameId) {
        Game<?, ?> game = Catalog.game(gameId);
        if (game.solver(new MemoryStore(0)) instanceof HeapValues values) {
            return new HeapTable(game, values);
        }
        throw new IllegalArgumentException("no values of heaps: " + gameId);
    }

    String gameId() {
        return game.id();
    }

    int value(int heap) {
        return values.grundy(heap, Budget.phone());
    }

    int value(List<Integer> heaps) {
        return heaps.stream().map(this::value).reduce(0, (a, b) -> a ^ b);
    }

    /** The values of the heaps 0 to {@code last}. */
    List<Integer> values(int last) {
        return IntStream.rangeClosed(0, last).mapToObj(this::value).collect(Collectors.toList());
    }

    /** A strip of the values of the heaps 0 to {@code last}. */
    Table strip(int last, List<Integer> blanks) {
        return Table.strip(Message.of("table.heap"), 0, Message.of("table.value"), Texted.blanked(values(last), blanks));
    }

    /** Every move and the heaps it leaves, empty ones left out. */
    Map<String, List<Integer>> moves(String position) {
        return moves(game, position);
    }

    private static <P, M> Map<String, List<Integer>> moves(Game<P, M> game, String position) {
        P from = game.parse(position);
        Map<String, List<Integer>> moves = new LinkedHashMap<>();
        game.moves(from, MOST_MOVES).forEach(move -> moves.put(game.formatMove(move), heaps(game.format(game.play(from, move)))));
        return moves;
    }

    /** The heaps of a position in the notation of the library. */
    static List<Integer> heaps(String position) {
        return Arrays.stream(position.split(",", -1)).filter(part -> part.matches("[1-9]\\d*")).map(Integer::valueOf).collect(Collectors.toList());
    }

    /** Heaps with their value, such as {@code 1 + 3 → 1 ⊕ 3 = 2}. */
    String told(List<Integer> heaps) {
        if (heaps.size() < 2) {
            return (heaps.isEmpty() ? 0 : heaps.get(0)) + " → " + value(heaps);
        }
        List<Integer> each = heaps.stream().map(this::value).collect(Collectors.toList());
        return Texted.join(heaps, " + ") + " → " + Texted.join(each, " ⊕ ") + " = " + value(heaps);
    }
}
