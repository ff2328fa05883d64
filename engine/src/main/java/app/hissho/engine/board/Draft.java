package app.hissho.engine.board;

import java.util.Optional;

/** A position that is being put together by hand, and the part of its board that the next touch or button is about. */
public record Draft<P>(P position, Optional<Part> selected) {
    /** A position with nothing selected. */
    public static <P> Draft<P> of(P position) {
        return new Draft<>(position, Optional.empty());
    }

    public static <P> Draft<P> of(P position, Part selected) {
        return new Draft<>(position, Optional.of(selected));
    }

    /** The same position with this part selected; with nothing selected if it was this one. */
    public Draft<P> toggled(Part part) {
        return selected.equals(Optional.of(part)) ? of(position) : of(position, part);
    }
}
