package app.hissho.engine.impartial;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Even if Not All – All if Odd. A move takes an even number of chips from a heap but not the whole heap, or the whole
 * heap if it is odd. Whoever cannot move loses.
 *
 * <p>g(0) = 0, g(2k) = k − 1 and g(2k−1) = k: from 2k one can leave 2, 4, … 2k−2 of values 0 … k−2, and from 2k−1
 * the empty heap and 1, 3, … 2k−3 of values 0, 1, … k−1.
 */
public final class EvenIfNotAll extends PatternGame {
    public EvenIfNotAll() {
        super("even-if-not-all");
    }

    @Override
    List<Amounts> amounts(int size) {
        Amounts whole = new Amounts(size, size);
        if (size < 3) {
            return size == 1 ? List.of(whole) : List.of();
        }
        Amounts even = new Amounts(2, size % 2 == 0 ? size - 2 : size - 1, 2);
        return size % 2 == 0 ? List.of(even) : List.of(even, whole);
    }

    @Override
    int grundy(int size) {
        return size % 2 == 1 ? size / 2 + 1 : Math.max(0, size / 2 - 1);
    }

    @Override
    IntStream leaving(int size, int value) {
        long left = size % 2 == 0 ? 2L * value + 2 : Math.max(0, 2L * value - 1);
        return left < size ? IntStream.of((int) left) : IntStream.empty();
    }

    @Override
    List<Object> reason(int size) {
        return List.of(size % 2);
    }
}
