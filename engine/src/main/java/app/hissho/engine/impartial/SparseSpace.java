package app.hissho.engine.impartial;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Values told apart into rare and common ones by the number of ones in some of their binary places: even is rare, odd
 * is common. The nim-sum of a rare and a common value is common, that of two of the same kind is rare. So of a split
 * that leaves a common value, one heap is rare.
 *
 * <p>The places are those that make the most values common. They decide the cost of {@link SparseSequence}, never its
 * result.
 */
final class SparseSpace {
    private final int places;
    /** The heaps of rare value, ascending, and their values; the first is the empty heap, which is no part of a pair. */
    private int[] heaps = new int[64];
    private char[] heapValues = new char[64];
    private int count;

    private SparseSpace(int places) {
        this.places = places;
    }

    /**
     * The best space for the first {@code count} values, of which the later half decides.
     *
     * @param largest the largest of the values
     */
    static SparseSpace of(char[] values, int count, int largest) {
        SparseSpace space = new SparseSpace(bestPlaces(values, count, largest));
        for (int n = 0; n < count; n++) {
            space.add(n, values[n]);
        }
        return space;
    }

    /** The least balance of even over odd values, by the Walsh–Hadamard transform of how often each value occurs. */
    private static int bestPlaces(char[] values, int count, int largest) {
        int size = Math.max(2, Integer.highestOneBit(Math.max(1, largest)) * 2);
        int[] balance = new int[size];
        for (int n = count / 2; n < count; n++) {
            balance[values[n]]++;
        }
        for (int half = 1; half < size; half *= 2) {
            for (int i = 0; i < size; i++) {
                if ((i & half) == 0) {
                    int even = balance[i];
                    int odd = balance[i + half];
                    balance[i] = even + odd;
                    balance[i + half] = even - odd;
                }
            }
        }
        int best = 1;
        for (int i = 2; i < size; i++) {
            if (balance[i] < balance[best]) {
                best = i;
            }
        }
        return best;
    }

    boolean isCommon(int value) {
        return (Integer.bitCount(value & places) & 1) == 1;
    }

    /** The common values below {@code bound}, ascending. */
    int[] commons(int bound) {
        return IntStream.range(0, bound).filter(this::isCommon).toArray();
    }

    /** The rare values below {@code bound}, ascending. */
    int[] rares(int bound) {
        return IntStream.range(0, bound).filter(value -> !isCommon(value)).toArray();
    }

    /** The common values below 64, as bits. */
    long commonBits() {
        return Arrays.stream(commons(Long.SIZE)).mapToLong(value -> 1L << value).reduce(0, (a, b) -> a | b);
    }

    /** How many heaps are rare. */
    int count() {
        return count;
    }

    /** Takes note of the next heap, which is larger than all before it. */
    void add(int heap, int value) {
        if (isCommon(value)) {
            return;
        }
        if (count == heaps.length) {
            heaps = Arrays.copyOf(heaps, 2 * count);
            heapValues = Arrays.copyOf(heapValues, 2 * count);
        }
        heaps[count] = heap;
        heapValues[count++] = (char) value;
    }

    private int countBelow(int heap) {
        int below = count;
        while (below > 0 && heaps[below - 1] >= heap) {
            below--;
        }
        return below;
    }

    /** The values of all pairs with sum {@code rest} of which one heap is rare, as bits; all must be below 64. */
    long left(char[] values, int rest) {
        int[] rare = heaps;
        char[] rareValues = heapValues;
        int last = countBelow(rest);
        long left = 0;
        for (int i = 1; i < last; i++) {
            left |= 1L << (rareValues[i] ^ values[rest - rare[i]]);
        }
        return left;
    }

    /**
     * Marks the values of these pairs in {@code seen} with {@code mark}.
     *
     * @param unequal whether the two heaps must differ
     */
    void mark(char[] values, int rest, boolean unequal, int[] seen, int mark) {
        int last = countBelow(rest);
        int half = unequal && rest % 2 == 0 ? Arrays.binarySearch(heaps, 0, last, rest / 2) : -1;
        mark(values, rest, seen, mark, 1, half < 0 ? last : half);
        if (half >= 0) {
            mark(values, rest, seen, mark, half + 1, last);
        }
    }

    private void mark(char[] values, int rest, int[] seen, int mark, int from, int to) {
        int[] rare = heaps;
        char[] rareValues = heapValues;
        for (int i = from; i < to; i++) {
            seen[rareValues[i] ^ values[rest - rare[i]]] = mark;
        }
    }
}
