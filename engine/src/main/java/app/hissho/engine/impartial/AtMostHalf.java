package app.hissho.engine.impartial;

import java.util.List;
import java.util.stream.IntStream;

/**
 * At-Most-Half. A move takes at least one chip and at most half of a heap; a single chip stays for ever. Whoever
 * cannot move loses.
 *
 * <p>g(2k) = k and g(2k+1) = g(k). In other words: write n + 1 as a power of two times an odd number; the value is
 * half of that odd number, rounded down. The heaps of value v are (2v+1)·2^j − 1, each a little more than twice the
 * one before, so a move, which leaves between half and all, can reach at most one of them.
 */
public final class AtMostHalf extends PatternGame {
    public AtMostHalf() {
        super("at-most-half");
    }

    @Override
    List<Amounts> amounts(int size) {
        return size < 2 ? List.of() : List.of(new Amounts(1, size / 2));
    }

    private static long odd(int size) {
        long next = size + 1L;
        return next >> Long.numberOfTrailingZeros(next);
    }

    @Override
    int grundy(int size) {
        return (int) (odd(size) / 2);
    }

    @Override
    IntStream leaving(int size, int value) {
        long heap = 2L * value;
        while (heap < size - size / 2) {
            heap = 2 * heap + 1;
        }
        return heap < size ? IntStream.of((int) heap) : IntStream.empty();
    }

    @Override
    List<Object> reason(int size) {
        return List.of(size + 1L, (size + 1L) / odd(size), odd(size));
    }
}
