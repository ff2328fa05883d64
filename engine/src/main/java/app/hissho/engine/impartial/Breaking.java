package app.hissho.engine.impartial;

/**
 * A move that takes chips of one heap, or none, and leaves the rest as up to two heaps. The chips that were taken are
 * those that are not left.
 *
 * @param heap the place of the heap on the board, from 0
 * @param smaller the smaller of the two heaps that are left; 0 if there is none
 * @param larger the larger one, or the only one; 0 if nothing is left
 */
public record Breaking(int heap, int smaller, int larger) {
    public Breaking {
        if (smaller < 0 || smaller > larger) {
            throw new IllegalArgumentException(smaller + " and " + larger);
        }
    }

    /** The two heaps that are left, in any order; 0 stands for none. */
    static Breaking of(int heap, int left, int right) {
        return new Breaking(heap, Math.min(left, right), Math.max(left, right));
    }

    int left() {
        return smaller + larger;
    }

    /** What is left, in the notation. */
    String leaving() {
        return larger == 0 ? "-" : smaller == 0 ? Integer.toString(larger) : smaller + "," + larger;
    }
}
