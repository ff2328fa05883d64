package app.hissho.engine.impartial;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Multiples of three. A move takes a multiple of three chips from a heap but not the whole heap, or the whole heap if
 * its size leaves 2 when divided by 3. Whoever cannot move loses.
 *
 * <p>g(3k+1) = g(3k+3) = k and g(3k+2) = k + 1, g(0) = 0: a move leaves a smaller heap with the same remainder, and
 * the heaps with remainder 2 can also leave nothing.
 */
public final class MultiplesOfThree extends PatternGame {
    public MultiplesOfThree() {
        super("multiples-of-three");
    }

    @Override
    List<Amounts> amounts(int size) {
        Amounts whole = new Amounts(size, size);
        if (size < 4) {
            return size == 2 ? List.of(whole) : List.of();
        }
        Amounts threes = new Amounts(3, (size - 1) / 3 * 3, 3);
        return size % 3 == 2 ? List.of(threes, whole) : List.of(threes);
    }

    @Override
    int grundy(int size) {
        return size == 0 ? 0 : (size - 1) / 3 + (size % 3 == 2 ? 1 : 0);
    }

    @Override
    IntStream leaving(int size, int value) {
        long left = size % 3 == 0 ? 3L * value + 3 : size % 3 == 1 ? 3L * value + 1 : Math.max(0, 3L * value - 1);
        return left < size ? IntStream.of((int) left) : IntStream.empty();
    }

    @Override
    List<Object> reason(int size) {
        return List.of(size % 3, (size - 1) / 3);
    }
}
