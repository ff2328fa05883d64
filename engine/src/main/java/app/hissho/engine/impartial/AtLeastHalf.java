package app.hissho.engine.impartial;

import java.util.List;
import java.util.stream.IntStream;

/**
 * At-Least-Half. A move takes at least half of a heap. Whoever takes the last chip wins.
 *
 * <p>The value of a heap is the number of its binary digits: a move leaves at most ⌊n/2⌋, that is any number of
 * fewer digits may be left, down to 0, and no number of as many.
 */
public final class AtLeastHalf extends PatternGame {
    public AtLeastHalf() {
        super("at-least-half");
    }

    @Override
    List<Amounts> amounts(int size) {
        return size == 0 ? List.of() : List.of(new Amounts(size - size / 2, size));
    }

    @Override
    int grundy(int size) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(size);
    }

    @Override
    IntStream leaving(int size, int value) {
        if (size == 0 || value >= Integer.SIZE - 1) {
            return IntStream.empty();
        }
        int from = value == 0 ? 0 : 1 << (value - 1);
        return IntStream.rangeClosed(from, Math.min((1 << value) - 1, size / 2));
    }

    @Override
    List<Object> reason(int size) {
        return List.of(Integer.toBinaryString(size));
    }
}
