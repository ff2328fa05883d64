package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class HeapsTest {
    @Test
    void noTwoSmallCollectionsHaveTheSameKey() {
        Map<Long, Heaps> byKey = new HashMap<>();
        for (List<Heaps> all : List.of(
                SmallHeaps.collections(4, 14), SmallHeaps.collections(7, 5), SmallHeaps.collections(2, 200))) {
            for (Heaps heaps : all) {
                Heaps same = byKey.put(heaps.key().orElseThrow(), heaps);
                assertWithMessage("%s and %s", heaps, same).that(same == null || same.equals(heaps)).isTrue();
            }
        }
        assertThat(byKey.size()).isGreaterThan(20_000);
    }

    @Provide
    Arbitrary<List<Integer>> sizes() {
        Arbitrary<Integer> size = Arbitraries.oneOf(Arbitraries.integers().between(0, 9),
            Arbitraries.integers().between(0, 1000), Arbitraries.integers().between(0, Integer.MAX_VALUE));
        return size.list().ofMaxSize(9);
    }

    private static Heaps heaps(List<Integer> sizes) {
        return Heaps.of(sizes.stream().mapToInt(Integer::intValue).toArray());
    }

    @Property
    void orderAndEmptyHeapsDoNotMatter(@ForAll("sizes") List<Integer> sizes, @ForAll Random random) {
        List<Integer> other = new ArrayList<>(sizes);
        other.add(0);
        Collections.shuffle(other, random);
        assertThat(heaps(other).key()).isEqualTo(heaps(sizes).key());
        assertThat(heaps(other).canonical()).isEqualTo(heaps(sizes).canonical());
    }

    @Property
    void aNeighbourHasAnotherKey(@ForAll("sizes") List<Integer> sizes, @ForAll Random random) {
        if (sizes.isEmpty()) {
            return;
        }
        List<Integer> other = new ArrayList<>(sizes);
        int h = random.nextInt(sizes.size());
        other.set(h, sizes.get(h) == 0 ? 1 : random.nextBoolean() ? sizes.get(h) - 1 : sizes.get(h) / 2);
        OptionalLong key = heaps(sizes).key();
        if (key.isPresent()) {
            assertThat(heaps(other).key()).isNotEqualTo(key);
        }
    }

    @Test
    void whatDoesNotFitHasNoKey() {
        assertThat(Heaps.of(Integer.MAX_VALUE).key().isPresent()).isTrue();
        assertThat(Heaps.of(100_000, 100_000, 100_000).key().isPresent()).isTrue();
        assertThat(Heaps.of(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE).key().isPresent()).isFalse();
        int[] many = new int[Heaps.MOST_HEAPS];
        Arrays.fill(many, 1);
        assertThat(Heaps.of(many).key().isPresent()).isFalse();
        assertThat(Heaps.of(many).total()).isEqualTo(64);
    }
}
