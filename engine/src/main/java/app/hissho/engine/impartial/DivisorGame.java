package app.hissho.engine.impartial;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Taking divisors. A move takes a divisor of a heap’s size from it: any divisor in {@code dim} (Dim+), any but the
 * whole heap in {@code aliquot}. Whoever cannot move loses.
 *
 * <p>Let 2^k be the largest power of two that divides n. The value is k + 1 in Dim+ and k in Aliquot. A divisor d
 * with fewer twos than n leaves as many twos as d has; a divisor with as many leaves an even multiple of 2^k, so
 * more twos, or nothing at all. So every smaller number of twos can be left, and the same number cannot. Listing the
 * divisors takes √n steps.
 */
public final class DivisorGame extends PatternGame {
    private final boolean all;

    private DivisorGame(String id, boolean all) {
        super(id);
        this.all = all;
    }

    /** Any divisor, the whole heap too. */
    public static DivisorGame dim() {
        return new DivisorGame("dim", true);
    }

    /** Any divisor but the whole heap. */
    public static DivisorGame aliquot() {
        return new DivisorGame("aliquot", false);
    }

    private IntStream divisors(int size) {
        IntStream.Builder large = IntStream.builder();
        List<Integer> rest = new ArrayList<>();
        for (int d = 1; (long) d * d <= size; d++) {
            if (size % d == 0) {
                large.add(d);
                if (size / d != d) {
                    rest.add(size / d);
                }
            }
        }
        for (int i = rest.size() - 1; i >= 0; i--) {
            large.add(rest.get(i));
        }
        return large.build().filter(d -> all || d < size);
    }

    @Override
    List<Amounts> amounts(int size) {
        List<Amounts> amounts = new ArrayList<>();
        divisors(size).forEach(d -> amounts.add(new Amounts(d, d)));
        return amounts;
    }

    @Override
    int grundy(int size) {
        return size == 0 ? 0 : Integer.numberOfTrailingZeros(size) + (all ? 1 : 0);
    }

    @Override
    IntStream leaving(int size, int value) {
        return divisors(size).map(d -> size - d).filter(left -> grundy(left) == value);
    }

    @Override
    List<Object> reason(int size) {
        return List.of(Integer.lowestOneBit(size), Integer.numberOfTrailingZeros(size), size / Integer.lowestOneBit(size));
    }
}
