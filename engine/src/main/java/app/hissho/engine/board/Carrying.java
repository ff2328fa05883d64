package app.hissho.engine.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * What taps mean where a piece is carried from one cell to another: first a cell with a piece, then the cell where it
 * goes. A tap on another piece takes that one instead; a tap on the chosen piece, or on nothing of use, lets it go.
 */
public final class Carrying {
    private Carrying() {
    }

    /**
     * What these taps choose, and what lights up next.
     *
     * @param cells all cells of the board, for the lights
     * @param source whether a piece that can be moved stands on a cell
     * @param target whether the piece of the first cell can go to the second
     * @param move the move from one cell to the other
     */
    public static <M> Choice<M> choose(List<Part> tapped, List<Part> cells, Predicate<Part> source,
            BiPredicate<Part, Part> target, BiFunction<Part, Part, M> move) {
        List<Part> chosen = List.of();
        for (Part part : tapped) {
            if (chosen.contains(part)) {
                chosen = chosen.subList(0, chosen.indexOf(part));
            } else if (!chosen.isEmpty() && target.test(chosen.get(0), part)) {
                chosen = List.of(chosen.get(0), part);
            } else {
                chosen = source.test(part) ? List.of(part) : List.of();
            }
        }
        List<Span> lit = new ArrayList<>();
        for (Part cell : cells) {
            boolean goes = !chosen.isEmpty() && target.test(chosen.get(0), cell);
            if (!chosen.contains(cell) && (goes || source.test(cell))) {
                lit.add(new Span(cell.group(), cell.index(), cell.index()));
            }
        }
        Optional<M> whole = chosen.size() == 2 ? Optional.of(move.apply(chosen.get(0), chosen.get(1))) : Optional.empty();
        return new Choice<>(chosen, lit, whole);
    }
}
