package app.hissho.engine.impartial;

import java.util.List;

/** A move that takes chips from one or more heaps, each heap named once, in the order of the board. */
public record Taking(List<Take> takes) {
    public Taking {
        takes = List.copyOf(takes);
    }

    /** Chips of one heap, which is named by its place on the board, from 0. */
    public record Take(int heap, int chips) {
    }

    public static Taking of(int heap, int chips) {
        return new Taking(List.of(new Take(heap, chips)));
    }
}
