package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;

import app.hissho.engine.store.PositionStore.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.After;
import org.junit.Test;

public final class WriteBehindTest {
    private static final Rules RULES = new Rules("test", 1);
    private static final long NEVER = TimeUnit.DAYS.toMillis(1);

    private final DiskThread thread = new DiskThread("test");
    private final List<Map<WriteBehind.Place, Integer>> batches = Collections.synchronizedList(new ArrayList<>());
    private final Semaphore written = new Semaphore(0);
    private final Consumer<Map<WriteBehind.Place, Integer>> sink = batch -> {
        batches.add(batch);
        written.release();
    };

    @After
    public void close() {
        thread.close();
    }

    @Test
    public void waitsForABatch() throws InterruptedException {
        WriteBehind writer = new WriteBehind(thread, sink, 3, NEVER);
        writer.put(RULES, 1, 1);
        writer.put(RULES, 2, 1);
        writer.put(RULES, 2, 2);
        assertThat(written.tryAcquire(50, TimeUnit.MILLISECONDS)).isFalse();
        writer.put(RULES, 3, 1);
        assertThat(written.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
        assertThat(batches).containsExactly(Map.of(
            new WriteBehind.Place(RULES, 1), 1, new WriteBehind.Place(RULES, 2), 2, new WriteBehind.Place(RULES, 3), 1));
    }

    @Test
    public void doesNotWaitLongerThanTheDelay() throws InterruptedException {
        WriteBehind writer = new WriteBehind(thread, sink, 1000, 20);
        for (int i = 0; i < 3; i++) {
            writer.put(RULES, i, 1);
            assertThat(written.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(batches).hasSize(3);
    }

    @Test
    public void dropsWhatDoesNotFitAndNeverBlocks() {
        CountDownLatch disk = new CountDownLatch(1);
        thread.execute(() -> await(disk));
        WriteBehind writer = new WriteBehind(thread, sink, 1, NEVER);
        for (int i = 0; i < 3 * WriteBehind.CAPACITY; i++) {
            writer.put(RULES, i, 1);
        }
        disk.countDown();
        writer.flush();
        assertThat(batches).hasSize(1);
        assertThat(batches.get(0)).hasSize(WriteBehind.CAPACITY);
    }

    @Test
    public void flushingWritesAndWaits() {
        WriteBehind writer = new WriteBehind(thread, sink, 1000, NEVER);
        writer.put(RULES, 1, 1);
        writer.flush();
        writer.flush();
        assertThat(batches).containsExactly(Map.of(new WriteBehind.Place(RULES, 1), 1));
    }

    @Test
    public void whatIsDiscardedIsNotWritten() {
        WriteBehind writer = new WriteBehind(thread, sink, 1000, NEVER);
        writer.put(RULES, 1, 1);
        writer.discard();
        writer.put(RULES, 2, 1);
        writer.flush();
        assertThat(batches).containsExactly(Map.of(new WriteBehind.Place(RULES, 2), 1));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
