package app.hissho.engine.impartial;

import java.util.ArrayList;
import java.util.List;

/** All small positions. */
final class SmallHeaps {
    private SmallHeaps() {
    }

    /** Every collection of at most {@code most} heaps with 1 to {@code largest} chips, ascending. */
    static List<Heaps> collections(int most, int largest) {
        List<Heaps> all = new ArrayList<>();
        extend(new int[0], most, 1, largest, true, all);
        return all;
    }

    /** Every row of exactly {@code count} heaps with 0 to {@code largest} chips, in every order. */
    static List<Heaps> rows(int count, int largest) {
        List<Heaps> all = new ArrayList<>();
        extend(new int[0], count, 0, largest, false, all);
        all.removeIf(heaps -> heaps.count() < count);
        return all;
    }

    private static void extend(int[] sizes, int most, int least, int largest, boolean ascending, List<Heaps> all) {
        all.add(Heaps.of(sizes));
        if (sizes.length == most) {
            return;
        }
        int from = ascending && sizes.length > 0 ? sizes[sizes.length - 1] : least;
        for (int size = from; size <= largest; size++) {
            int[] longer = java.util.Arrays.copyOf(sizes, sizes.length + 1);
            longer[sizes.length] = size;
            extend(longer, most, least, largest, ascending, all);
        }
    }
}
