package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import java.util.Optional;

/** A game whose heaps have Grundy values of their own: the value of a position is their nim-sum. */
public interface HeapValues {
    /** The Grundy value of a single heap. */
    int grundy(int size, Budget budget);

    /** How the values repeat, where that is proved. */
    Optional<Period> period(Budget budget);
}
