package app.hissho.data;

import android.app.ActivityManager;
import android.content.ComponentCallbacks2;
import android.content.Context;
import androidx.annotation.NonNull;
import androidx.annotation.WorkerThread;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import app.hissho.engine.store.MemoryStore;
import java.io.Closeable;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/**
 * Solved positions in two levels: the table in memory that every search uses, and a database that outlives the
 * process. {@link #fetch} reads the database in one go and blocks, so analyses run off the main thread;
 * {@link #keep} only queues. A thread of the store's own reads and writes, the latter in batches; a process that is
 * killed loses what was queued in the last half second, nothing else.
 *
 * <p>The table takes a sixteenth of what the system grants the app, and only while searches are made: it is
 * allocated by the first {@link #fetch}, given back by {@link #trimMemory}, and allocated again when it is needed.
 * It is a cache: it may forget, its files may be deleted, and no state of the disk makes a method throw.
 */
public final class RoomPositionStore extends MemoryStore implements Closeable {
    private static final int BATCH = 256;
    private static final long DELAY_MILLIS = 500;
    private static final long MOST_ROWS = 2_000_000;

    private final DiskThread thread = new DiskThread("solved");
    private final SolvedCache disk;
    private final WriteBehind writer;
    private final long memoryBytes;
    private final LongAdder hits = new LongAdder();
    private final LongAdder misses = new LongAdder();
    /** Whether the table is smaller than it should be; guarded by this. */
    private boolean reduced = true;

    /** Touches no disk. */
    public RoomPositionStore(@NonNull Context context) {
        this(new SolvedCache(context.getApplicationContext(), SolvedDatabase.FILE, new FrameworkSQLiteOpenHelperFactory(),
            System::currentTimeMillis, MOST_ROWS, Settings.DEFAULT.cacheBytes()), memoryBytes(context), BATCH, DELAY_MILLIS);
    }

    RoomPositionStore(SolvedCache disk, long memoryBytes, int batch, long delayMillis) {
        super(0);
        this.disk = disk;
        this.memoryBytes = memoryBytes;
        this.writer = new WriteBehind(thread, disk::write, batch, delayMillis);
    }

    private static long memoryBytes(Context context) {
        ActivityManager manager = context.getSystemService(ActivityManager.class);
        return Math.min(DEFAULT_BYTES, ((long) manager.getMemoryClass() << 20) / 16);
    }

    @WorkerThread
    @Override
    public void fetch(Rules rules, long[] keys) {
        restoreMemory();
        long[] unknown = Arrays.stream(keys).filter(key -> recall(rules, key) == MISSING).toArray();
        List<SolvedPosition> found = unknown.length == 0 ? List.of() : thread.await(() -> disk.find(rules, unknown), List.of());
        for (SolvedPosition position : found) {
            if (position.result != MISSING) {
                remember(rules, position.key, position.result);
                writer.put(rules, position.key, position.result);
            }
        }
        hits.add(keys.length - unknown.length + found.size());
        misses.add(unknown.length - found.size());
    }

    @Override
    public void keep(Rules rules, long key, int result) {
        writer.put(rules, key, result);
    }

    /** Blocks until all that was kept so far is on the disk. */
    @WorkerThread
    public void flush() {
        writer.flush();
    }

    /** Changes how much the database may take; it shrinks soon, if it must. */
    public void setLimit(long bytes) {
        thread.execute(() -> disk.limit(bytes));
    }

    /** Forgets everything, in memory and on disk. Blocks. */
    @WorkerThread
    public void clear() {
        writer.discard();
        table().clear();
        thread.await(disk::clear);
    }

    /** Blocks. */
    @NonNull
    @WorkerThread
    public CacheStatistics statistics() {
        return new CacheStatistics(hits.sum(), misses.sum(), thread.await(disk::rows, 0L), thread.await(disk::bytes, 0L),
            table().size(), table().bytes());
    }

    /** Gives memory back, as much as {@link ComponentCallbacks2#onTrimMemory} asks for; writes what is queued. */
    public void trimMemory(int level) {
        writer.hurry();
        if (level >= ComponentCallbacks2.TRIM_MEMORY_COMPLETE || level == ComponentCallbacks2.TRIM_MEMORY_RUNNING_CRITICAL) {
            shrinkMemory(0);
        } else if (level >= ComponentCallbacks2.TRIM_MEMORY_BACKGROUND || level == ComponentCallbacks2.TRIM_MEMORY_RUNNING_LOW) {
            shrinkMemory(memoryBytes / 4);
        }
    }

    private synchronized void shrinkMemory(long bytes) {
        if (table().bytes() > bytes) {
            table().resize(bytes);
            reduced = true;
        }
    }

    private synchronized void restoreMemory() {
        if (reduced) {
            table().resize(memoryBytes);
            reduced = false;
        }
    }

    /** Writes what is queued and closes the database; after that the store only remembers in memory. */
    @Override
    public void close() {
        writer.flush();
        thread.await(disk::close);
        thread.close();
    }
}
