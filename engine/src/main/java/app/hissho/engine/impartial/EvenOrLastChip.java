package app.hissho.engine.impartial;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Even or last chip. A move takes an even number of chips from a heap, the whole heap too, or removes a heap of a
 * single chip. Whoever cannot move loses.
 *
 * <p>The values of 0, 1, 2, 3 are 0, 1, 1, 0; from 4 on a heap of n has value ⌊n/2⌋. An even heap leaves the even
 * ones below it, of values 0, 1, 2, …; an odd one leaves the odd ones below it, of values 1, 0, 2, 3, …
 */
public final class EvenOrLastChip extends PatternGame {
    public EvenOrLastChip() {
        super("even-or-last-chip");
    }

    @Override
    List<Amounts> amounts(int size) {
        if (size < 2) {
            return size == 1 ? List.of(new Amounts(1, 1)) : List.of();
        }
        return List.of(new Amounts(2, size - size % 2, 2));
    }

    @Override
    int grundy(int size) {
        return size == 1 ? 1 : size == 3 ? 0 : size / 2;
    }

    @Override
    IntStream leaving(int size, int value) {
        long left = 2L * value;
        if (size % 2 == 1 && size > 1) {
            left = value == 0 ? 3 : value == 1 ? 1 : left + 1;
        }
        return left < size ? IntStream.of((int) left) : IntStream.empty();
    }

    @Override
    List<Object> reason(int size) {
        return List.of(size < 4 ? 0 : 1);
    }
}
