package app.hissho.engine.impartial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The squares on which pieces stand, in the order in which they were written; several may stand on one. */
public record Squares(List<Square> list) {
    public Squares {
        list = List.copyOf(list);
    }

    /** The same with one piece moved; it keeps its place in the list. */
    Squares after(Carry move) {
        List<Square> after = new ArrayList<>(list);
        after.set(after.indexOf(move.from()), move.to());
        return new Squares(after);
    }

    Squares with(Square square) {
        List<Square> more = new ArrayList<>(list);
        more.add(square);
        return new Squares(more);
    }

    Squares without(Square square) {
        List<Square> fewer = new ArrayList<>(list);
        fewer.remove(square);
        return new Squares(fewer);
    }

    /** In ascending order, without pieces that have reached the corner. */
    Squares sorted() {
        List<Square> sorted = new ArrayList<>(list);
        sorted.removeIf(square -> square.column() == 0 && square.row() == 0);
        Collections.sort(sorted);
        return new Squares(sorted);
    }

    /** A piece goes from one square to another; which one of several on the same square makes no difference. */
    public record Carry(Square from, Square to) {
    }
}
