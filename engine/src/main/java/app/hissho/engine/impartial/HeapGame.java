package app.hissho.engine.impartial;

import app.hissho.engine.Message;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.HeapBoard;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A taking game whose position is nothing but heaps. */
abstract class HeapGame extends TakingGame<Heaps> {
    private static final HeapEditing EDITING = HeapEditing.heaps("heap", 1, heaps -> heaps.count() <= Heaps.MOST_HEAPS);

    HeapGame(String id, int heapsAtOnce, boolean misere) {
        super(id, heapsAtOnce, misere);
    }

    /** Which amounts may be taken from a heap of this size. */
    abstract List<Amounts> amounts(int size);

    @Override
    final List<Amounts> amounts(Heaps position, int heap) {
        return amounts(position.size(heap));
    }

    @Override
    final Heaps heaps(Heaps position) {
        return position;
    }

    @Override
    public final Heaps parse(String text) {
        return Heaps.parse(text);
    }

    @Override
    public final String format(Heaps position) {
        return position.toString();
    }

    @Override
    public final Heaps canonical(Heaps position) {
        return position.canonical();
    }

    @Override
    public final OptionalLong key(Heaps position) {
        return position.key();
    }

    @Override
    public final Heaps play(Heaps position, Taking move) {
        return position.minus(move);
    }

    @Override
    public Message howTo() {
        return Message.of("how.take");
    }

    @Override
    public final Board board(Heaps position) {
        return new HeapBoard(position.toList(), Optional.empty());
    }

    @Override
    public final Edit<Heaps> edit(Draft<Heaps> draft) {
        return EDITING.edit(draft);
    }

    /** Any number of chips, but at least one. */
    static List<Amounts> anyAmount(int size) {
        return size == 0 ? List.of() : List.of(new Amounts(1, size));
    }
}
