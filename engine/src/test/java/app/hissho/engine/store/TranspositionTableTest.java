package app.hissho.engine.store;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionTableTest {
    private record Entry(int rules, long key) {
    }

    /** Many more positions than slots, dense keys and keys that differ in high bits only. */
    @ParameterizedTest
    @ValueSource(longs = {0, 1024, 65_536, 4 << 20})
    void mayForgetButIsNeverWrong(long bytes) {
        TranspositionTable table = new TranspositionTable(bytes);
        Map<Entry, Integer> truth = new HashMap<>();
        SplittableRandom random = new SplittableRandom(bytes);
        int remembered = 0;
        for (int i = 0; i < 200_000; i++) {
            long small = random.nextInt(20_000);
            Entry entry = new Entry(1 + random.nextInt(3), random.nextBoolean() ? small : small << 44);
            int found = table.get(entry.rules(), entry.key());
            if (found != PositionStore.MISSING) {
                assertThat(found).isEqualTo(truth.get(entry));
                remembered++;
            }
            int result = random.nextInt() | 1;
            table.put(entry.rules(), entry.key(), result);
            assertThat(table.get(entry.rules(), entry.key())).isEqualTo(result);
            truth.put(entry, result);
        }
        assertThat(remembered).isGreaterThan(0);
        assertThat((long) table.size() * 16).isAtMost(table.bytes());
        assertThat(table.size()).isAtMost(truth.size());
    }

    @Test
    void forgetsNothingWhileThereIsRoom() {
        TranspositionTable table = new TranspositionTable(16 << 10);
        for (int key = 0; key < 200; key++) {
            table.put(1, key * 7919L, key + 1);
        }
        for (int key = 0; key < 200; key++) {
            assertThat(table.get(1, key * 7919L)).isEqualTo(key + 1);
        }
        assertThat(table.size()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"0, 128", "1, 128", "128, 128", "1000, 512", "1024, 1024", "16777216, 16777216", "16777215, 8388608"})
    void usesNoMoreMemoryThanItMay(long allowed, long used) {
        assertThat(new TranspositionTable(allowed).bytes()).isEqualTo(used);
    }

    @Test
    void clearAndResizeForgetEverything() {
        TranspositionTable table = new TranspositionTable(1 << 12);
        table.put(1, 5, 9);
        table.clear();
        assertThat(table.get(1, 5)).isEqualTo(PositionStore.MISSING);
        assertThat(table.size()).isEqualTo(0);
        table.put(1, 5, 9);
        table.resize(1 << 10);
        assertThat(table.get(1, 5)).isEqualTo(PositionStore.MISSING);
        assertThat(table.size()).isEqualTo(0);
        assertThat(table.bytes()).isEqualTo(1 << 10);
        table.put(1, 5, 8);
        assertThat(table.get(1, 5)).isEqualTo(8);
    }

    @Test
    void negativeResultsAndKeysAreKept() {
        TranspositionTable table = new TranspositionTable(1 << 12);
        table.put(Integer.MAX_VALUE, -1, -1);
        table.put(1, Long.MIN_VALUE, Integer.MIN_VALUE);
        assertThat(table.get(Integer.MAX_VALUE, -1)).isEqualTo(-1);
        assertThat(table.get(1, Long.MIN_VALUE)).isEqualTo(Integer.MIN_VALUE);
        assertThat(table.get(2, Long.MIN_VALUE)).isEqualTo(PositionStore.MISSING);
    }

    @Test
    void refusesWhatItCouldNotTellFromNothing() {
        TranspositionTable table = new TranspositionTable(1 << 12);
        assertThrows(IllegalArgumentException.class, () -> table.put(1, 1, PositionStore.MISSING));
        assertThrows(IllegalArgumentException.class, () -> table.put(0, 1, 1));
    }

    @Test
    void servesSeveralThreads() throws Exception {
        TranspositionTable table = new TranspositionTable(1 << 12);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Boolean>> runs = IntStream.range(0, 4)
                .mapToObj(seed -> threads.submit(() -> neverMixesUp(table, seed))).toList();
            for (int i = 0; i < 100; i++) {
                table.resize(i % 2 == 0 ? 1 << 10 : 1 << 13);
            }
            for (Future<Boolean> run : runs) {
                assertThat(run.get()).isTrue();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** Results are a function of the key, so any other result would be that of another position. */
    private static boolean neverMixesUp(TranspositionTable table, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 50_000; i++) {
            int key = random.nextInt(1000);
            table.put(1, key, key + 1);
            int other = random.nextInt(1000);
            int found = table.get(1, other);
            if (found != PositionStore.MISSING && found != other + 1) {
                return false;
            }
        }
        return true;
    }
}
