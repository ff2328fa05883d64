package app.hissho.engine.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a player's taps mean so far. Taps narrow the legal moves; the parts that can still be tapped are lit.
 *
 * @param tapped the taps that count, after those that they replaced were dropped
 * @param lit what can be tapped next
 * @param move the move these taps make, if they make one
 */
public record Choice<M>(List<Part> tapped, List<Span> lit, Optional<M> move) {
    public Choice {
        tapped = List.copyOf(tapped);
        lit = List.copyOf(lit);
    }

    public boolean isLit(Part part) {
        return lit.stream().anyMatch(span -> span.contains(part));
    }

    /** The same choice with the move in another form, such as its notation. */
    public <N> Choice<N> map(Function<? super M, ? extends N> form) {
        return new Choice<>(tapped, lit, move.map(form));
    }
}
