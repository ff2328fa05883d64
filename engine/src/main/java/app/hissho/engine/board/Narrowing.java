package app.hissho.engine.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What taps mean in a game whose moves can be listed: a move is chosen by tapping all its parts, in any order. A
 * tap on a part that is tapped takes it back; a tap that fits no move together with those before it starts anew, and
 * where nothing more can be added to a move, every other part with which a move can be begun anew is lit.
 */
public final class Narrowing {
    private Narrowing() {
    }

    /** Time is the number of taps times the number of moves. */
    public static <M> Choice<M> narrow(List<M> moves, Function<? super M, List<Part>> parts, List<Part> tapped) {
        Set<Part> chosen = new LinkedHashSet<>();
        for (Part part : tapped) {
            if (chosen.remove(part)) {
                continue;
            }
            chosen.add(part);
            if (matching(moves, parts, chosen).isEmpty()) {
                chosen.clear();
                chosen.add(part);
                if (matching(moves, parts, chosen).isEmpty()) {
                    chosen.clear();
                }
            }
        }
        List<M> open = matching(moves, parts, chosen);
        Set<Part> lit = new LinkedHashSet<>();
        Optional<M> whole = Optional.empty();
        for (M move : open) {
            List<Part> touched = parts.apply(move);
            lit.addAll(touched);
            if (touched.size() == chosen.size()) {
                whole = Optional.of(move);
            }
        }
        lit.removeAll(chosen);
        if (lit.isEmpty()) {
            moves.forEach(move -> lit.addAll(parts.apply(move)));
            lit.removeAll(chosen);
        }
        List<Span> spans = new ArrayList<>();
        lit.forEach(part -> spans.add(new Span(part.group(), part.index(), part.index())));
        return new Choice<>(new ArrayList<>(chosen), spans, whole);
    }

    private static <M> List<M> matching(List<M> moves, Function<? super M, List<Part>> parts, Set<Part> chosen) {
        List<M> matching = new ArrayList<>();
        for (M move : moves) {
            if (parts.apply(move).containsAll(chosen)) {
                matching.add(move);
            }
        }
        return matching;
    }
}
