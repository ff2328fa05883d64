package app.hissho.engine.impartial;

import app.hissho.engine.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * Heaps of chips, in the order of the board; empty ones keep their place. Text: sizes separated by commas,
 * {@code -} for no heap at all. The canonical form is ascending without empty heaps.
 */
public final class Heaps {
    /** More than fit on any board or in anybody's head. */
    public static final int MOST_HEAPS = 64;

    private static final int COUNT_BITS = 6;
    private static final long MOST_RANKS = 1L << (Long.SIZE - COUNT_BITS - 1);

    private final int[] sizes;

    private Heaps(int[] sizes) {
        this.sizes = sizes;
    }

    public static Heaps of(int... sizes) {
        if (Arrays.stream(sizes).anyMatch(size -> size < 0)) {
            throw new IllegalArgumentException(Arrays.toString(sizes));
        }
        return new Heaps(sizes.clone());
    }

    public static Heaps parse(String text) {
        return parse(text, MOST_HEAPS);
    }

    /** Reads at most {@code most} heaps. */
    static Heaps parse(String text, int most) {
        String trimmed = text.trim();
        if (trimmed.equals("-")) {
            return new Heaps(new int[0]);
        }
        return of(Numbers.parseList(trimmed, 0, most, "input.heaps"));
    }

    public int count() {
        return sizes.length;
    }

    public int size(int heap) {
        return sizes[heap];
    }

    public int[] toArray() {
        return sizes.clone();
    }

    public List<Integer> toList() {
        return Arrays.stream(sizes).boxed().collect(Collectors.toList());
    }

    public List<Long> toLongs() {
        return Arrays.stream(sizes).asLongStream().boxed().collect(Collectors.toList());
    }

    /** All chips together. */
    public long total() {
        return Arrays.stream(sizes).asLongStream().sum();
    }

    public int nimSum() {
        int sum = 0;
        for (int size : sizes) {
            sum ^= size;
        }
        return sum;
    }

    public int largest() {
        return Arrays.stream(sizes).max().orElse(0);
    }

    /** How many heaps have at least {@code size} chips. */
    public int countFrom(int size) {
        int count = 0;
        for (int s : sizes) {
            count += s >= size ? 1 : 0;
        }
        return count;
    }

    public Heaps minus(Taking move) {
        int[] after = sizes.clone();
        for (Taking.Take take : move.takes()) {
            after[take.heap()] -= take.chips();
        }
        return new Heaps(after);
    }

    /** The heaps with others, empty ones left out, in the place of one. */
    Heaps replace(int heap, int... others) {
        int[] parts = Arrays.stream(others).filter(size -> size > 0).toArray();
        int[] after = new int[sizes.length - 1 + parts.length];
        System.arraycopy(sizes, 0, after, 0, heap);
        System.arraycopy(parts, 0, after, heap, parts.length);
        System.arraycopy(sizes, heap + 1, after, heap + parts.length, sizes.length - heap - 1);
        return new Heaps(after);
    }

    /** The heaps that are not empty, in the same order. */
    public Heaps withoutEmpty() {
        return new Heaps(Arrays.stream(sizes).filter(size -> size > 0).toArray());
    }

    public Heaps canonical() {
        int[] sorted = sizes.clone();
        Arrays.sort(sorted);
        return new Heaps(Arrays.copyOfRange(sorted, sorted.length - countFrom(1), sorted.length));
    }

    /**
     * An exact name of the canonical heaps: their number, and their rank among all collections of so many heaps
     * (the combinatorial number system). Nothing if it needs more than 64 bits.
     */
    public OptionalLong key() {
        int[] sorted = canonical().sizes;
        if (sorted.length >= 1 << COUNT_BITS) {
            return OptionalLong.empty();
        }
        long rank = 0;
        for (int i = 0; i < sorted.length; i++) {
            long term = choose((long) sorted[i] - 1 + i, i + 1);
            if (term < 0 || (rank += term) < 0 || rank >= MOST_RANKS) {
                return OptionalLong.empty();
            }
        }
        return OptionalLong.of(rank << COUNT_BITS | sorted.length);
    }

    /** n over k, or -1 if it is not below 2^62 or a step on the way does not fit. */
    private static long choose(long n, int k) {
        long result = 1;
        for (int i = 1; i <= k; i++) {
            long factor = n - k + i;
            if (factor <= 0) {
                return 0;
            }
            if (result > Long.MAX_VALUE / factor) {
                return -1;
            }
            result = result * factor / i;
        }
        return result < 1L << 62 ? result : -1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Heaps heaps && Arrays.equals(sizes, heaps.sizes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sizes);
    }

    /** The notation. */
    @Override
    public String toString() {
        if (sizes.length == 0) {
            return "-";
        }
        List<String> parts = new ArrayList<>();
        for (int size : sizes) {
            parts.add(Integer.toString(size));
        }
        return String.join(",", parts);
    }
}
