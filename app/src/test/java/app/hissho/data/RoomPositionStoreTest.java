package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;

import android.app.Application;
import android.content.ComponentCallbacks2;
import android.content.Context;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.hissho.engine.store.PositionStore;
import app.hissho.engine.store.PositionStore.Rules;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, application = Application.class)
public final class RoomPositionStoreTest {
    private static final Rules RULES = new Rules("test", 1);
    private static final long MEMORY = 1 << 20;
    private static final long NEVER = TimeUnit.DAYS.toMillis(1);

    private RoomPositionStore store;

    @Before
    public void open() {
        store = open(SolvedDatabase.FILE);
    }

    private static RoomPositionStore open(String file) {
        SolvedCache disk = new SolvedCache(
            context(), file, new FrameworkSQLiteOpenHelperFactory(), System::currentTimeMillis, 1_000_000, 64L << 20);
        return new RoomPositionStore(disk, MEMORY, 256, NEVER);
    }

    @After
    public void close() {
        store.close();
    }

    private static Context context() {
        return ApplicationProvider.getApplicationContext();
    }

    private static long[] keys(int from, int to) {
        return LongStream.range(from, to).toArray();
    }

    private void keep(int from, int to) {
        for (int key = from; key < to; key++) {
            store.keep(RULES, key, key + 1);
        }
    }

    private static int known(RoomPositionStore store, int from, int to) {
        int known = 0;
        for (int key = from; key < to; key++) {
            int result = store.recall(RULES, key);
            assertThat(result).isAnyOf(key + 1, PositionStore.MISSING);
            known += result == PositionStore.MISSING ? 0 : 1;
        }
        return known;
    }

    @Test
    public void nothingIsAllocatedOrOpenedBeforeItIsUsed() {
        try (RoomPositionStore unused = new RoomPositionStore(context())) {
            assertThat(unused.table().bytes()).isLessThan(1000);
            unused.setLimit(1 << 20);
            unused.flush();
            assertThat(context().databaseList()).isEmpty();
        }
    }

    @Test
    public void whatIsKeptIsFetchedAfterARestart() {
        keep(0, 2000);
        close();
        open();
        assertThat(known(store, 0, 2000)).isEqualTo(0);
        store.fetch(RULES, keys(0, 2500));
        assertThat(known(store, 0, 2500)).isEqualTo(2000);
    }

    @Test
    public void statisticsCountHitsMissesRowsAndBytes() {
        keep(0, 100);
        store.flush();
        store.fetch(RULES, keys(0, 150));
        store.fetch(RULES, keys(0, 50));
        CacheStatistics statistics = store.statistics();
        assertThat(statistics.hits()).isEqualTo(150);
        assertThat(statistics.misses()).isEqualTo(50);
        assertThat(statistics.hitRate()).isEqualTo(0.75);
        assertThat(statistics.rows()).isEqualTo(100);
        assertThat(statistics.memoryEntries()).isEqualTo(100);
        assertThat(statistics.memoryBytes()).isEqualTo(MEMORY);
        assertThat(statistics.diskBytes()).isAtLeast(context().getDatabasePath(SolvedDatabase.FILE).length());
        assertThat(statistics.diskBytes()).isGreaterThan(0);
    }

    @Test
    public void aCancelledAnalysisStillReadsAndStaysCancelled() {
        keep(0, 10);
        store.flush();
        Thread.currentThread().interrupt();
        store.fetch(RULES, keys(0, 10));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(known(store, 0, 10)).isEqualTo(10);
    }

    @Test
    public void afterClosingItRemembersInMemoryOnly() {
        keep(0, 10);
        close();
        keep(10, 20);
        store.fetch(RULES, keys(0, 20));
        assertThat(known(store, 0, 20)).isEqualTo(0);
        store.remember(RULES, 1, 2);
        assertThat(known(store, 0, 20)).isEqualTo(1);
        store.clear();
        assertThat(store.statistics().rows()).isEqualTo(0);
    }

    @Test
    public void clearingForgetsMemoryDiskAndQueue() {
        keep(0, 300);
        store.flush();
        store.fetch(RULES, keys(0, 300));
        keep(300, 310);
        store.clear();
        store.flush();
        assertThat(known(store, 0, 310)).isEqualTo(0);
        store.fetch(RULES, keys(0, 310));
        assertThat(known(store, 0, 310)).isEqualTo(0);
        CacheStatistics statistics = store.statistics();
        assertThat(statistics.rows()).isEqualTo(0);
        assertThat(statistics.memoryEntries()).isEqualTo(0);
    }

    @Test
    public void aSmallerLimitShrinksTheDisk() {
        keep(0, 5000);
        store.flush();
        store.setLimit(60_000);
        store.flush();
        assertThat(store.statistics().rows()).isLessThan(2000);
    }

    @Test
    public void memoryIsGivenBackWhenAskedForAndTakenAgainWhenUsed() {
        keep(0, 10);
        store.flush();
        store.fetch(RULES, keys(0, 10));
        store.trimMemory(ComponentCallbacks2.TRIM_MEMORY_UI_HIDDEN);
        assertThat(known(store, 0, 10)).isEqualTo(10);
        store.trimMemory(ComponentCallbacks2.TRIM_MEMORY_BACKGROUND);
        assertThat(store.table().bytes()).isEqualTo(MEMORY / 4);
        store.trimMemory(ComponentCallbacks2.TRIM_MEMORY_MODERATE);
        assertThat(store.table().bytes()).isEqualTo(MEMORY / 4);
        store.trimMemory(ComponentCallbacks2.TRIM_MEMORY_COMPLETE);
        assertThat(store.table().bytes()).isLessThan(1000);
        store.fetch(RULES, keys(0, 10));
        assertThat(store.table().bytes()).isEqualTo(MEMORY);
        assertThat(known(store, 0, 10)).isEqualTo(10);
    }

    @Test
    public void aKilledProcessLosesAtMostTheQueue() throws IOException {
        keep(0, 256);
        awaitRows(256);
        keep(256, 400);
        copyDatabaseTo("killed.db");
        try (RoomPositionStore survivor = open("killed.db")) {
            survivor.fetch(RULES, keys(0, 400));
            assertThat(known(survivor, 0, 256)).isEqualTo(256);
            assertThat(known(survivor, 256, 400)).isEqualTo(0);
        }
    }

    private void awaitRows(long rows) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (store.statistics().rows() < rows && System.nanoTime() < deadline) {
            Thread.yield();
        }
    }

    private static void copyDatabaseTo(String name) throws IOException {
        for (String suffix : new String[] {"", "-wal"}) {
            File from = context().getDatabasePath(SolvedDatabase.FILE + suffix);
            if (from.exists()) {
                Files.copy(from.toPath(), context().getDatabasePath(name + suffix).toPath(), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    @Test
    public void threadsMayUseItTogether() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Future<?>> work = new ArrayList<>();
        for (int thread = 0; thread < 4; thread++) {
            int first = thread * 500;
            work.add(threads.submit(() -> {
                for (int round = 0; round < 20; round++) {
                    keep(first, first + 1000);
                    store.fetch(RULES, keys(first, first + 1000));
                    known(store, 0, 2500);
                    if (round == 10) {
                        store.trimMemory(ComponentCallbacks2.TRIM_MEMORY_COMPLETE);
                        store.clear();
                    }
                }
            }));
        }
        for (Future<?> done : work) {
            done.get(60, TimeUnit.SECONDS);
        }
        threads.shutdown();
        keep(0, 2500);
        close();
        open();
        store.fetch(RULES, keys(0, 2500));
        assertThat(known(store, 0, 2500)).isEqualTo(2500);
        assertThat(store.statistics().rows()).isEqualTo(2500);
    }
}
