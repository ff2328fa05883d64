package app.hissho.data;

import android.content.Context;
import android.database.Cursor;
import android.database.SQLException;
import android.database.sqlite.SQLiteFullException;
import android.util.Log;
import androidx.room.Room;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import app.hissho.engine.store.PositionStore.Rules;
import java.io.Closeable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Solved positions on disk, within a number of rows and of bytes; the least recently used go first. The size is
 * looked at after every batch, so the file may exceed the limit by one batch.
 *
 * <p>No state of the disk makes a method throw. A database that is damaged or cannot be opened is deleted and
 * started again; if even that fails, the cache is empty for {@value #PAUSE_SECONDS} seconds before it tries again.
 * A full disk only stops writing. Rows of other versions of a game's rules are never returned, and are deleted when
 * the first result of the present version is written. All methods belong to one thread.
 */
final class SolvedCache implements Closeable {
    private static final String TAG = "SolvedCache";
    /** SQLite before Android 12 takes at most 999 arguments. */
    private static final int MOST_KEYS = 900 - 1;
    private static final int PAUSE_SECONDS = 60;

    private final Context context;
    private final String file;
    private final DatabaseFiles files;
    private final SupportSQLiteOpenHelper.Factory openHelpers;
    private final LongSupplier clock;
    private final long mostRows;
    private final Map<Rules, Long> rulesIds = new HashMap<>();
    private SolvedDatabase database;
    private long mostBytes;
    private long rows;
    private boolean paused;
    private long pausedAt;
    private boolean closed;

    SolvedCache(
            Context context, String file, SupportSQLiteOpenHelper.Factory openHelpers, LongSupplier clock, long mostRows,
            long mostBytes) {
        this.context = context;
        this.file = file;
        this.files = new DatabaseFiles(context, file);
        this.openHelpers = OpenHelpers.keepingDamagedFiles(openHelpers);
        this.clock = clock;
        this.mostRows = mostRows;
        this.mostBytes = mostBytes;
    }

    /** Those of the positions that are known, in no order. */
    List<SolvedPosition> find(Rules rules, long[] keys) {
        return use(opened -> {
            List<SolvedPosition> found = new ArrayList<>();
            Long id = rulesId(opened.dao(), rules);
            for (int from = 0; id != null && from < keys.length; from += MOST_KEYS) {
                int to = Math.min(keys.length, from + MOST_KEYS);
                found.addAll(opened.dao().find(id, Arrays.copyOfRange(keys, from, to)));
            }
            return found;
        }, List.of());
    }

    /** Writes a batch in one transaction and makes room if it has grown too large. */
    void write(Map<WriteBehind.Place, Integer> results) {
        use(opened -> {
            rows += Transactions.run(opened, () -> insert(opened.dao(), results));
            makeRoom(opened);
            return null;
        }, null);
    }

    /** Changes the limit of bytes; if the database is open, it shrinks now, else when it is next written. */
    void limit(long bytes) {
        mostBytes = bytes;
        if (database != null) {
            use(opened -> {
                makeRoom(opened);
                return null;
            }, null);
        }
    }

    void clear() {
        startAgain();
    }

    long rows() {
        return use(opened -> rows, 0L);
    }

    /** What it takes on the disk, with its journal. */
    long bytes() {
        return files.bytes();
    }

    @Override
    public void close() {
        closed = true;
        release();
    }

    private <T> T use(Function<SolvedDatabase, T> work, T otherwise) {
        if (closed || isPaused()) {
            return otherwise;
        }
        try {
            return work.apply(open());
        } catch (SQLiteFullException full) {
            Log.w(TAG, "no room left on the device", full);
            rulesIds.clear();
            return otherwise;
        } catch (SQLException broken) {
            Log.w(TAG, "the cache is broken and starts again", broken);
            startAgain();
            return otherwise;
        }
    }

    private boolean isPaused() {
        paused = paused && System.nanoTime() - pausedAt < TimeUnit.SECONDS.toNanos(PAUSE_SECONDS);
        return paused;
    }

    private SolvedDatabase open() {
        if (database != null) {
            return database;
        }
        try {
            return openOnce();
        } catch (SQLException | IllegalStateException unusable) {
            Log.w(TAG, "the cache cannot be opened and starts again", unusable);
            startAgain();
        }
        try {
            return openOnce();
        } catch (SQLException | IllegalStateException unusable) {
            paused = true;
            pausedAt = System.nanoTime();
            throw new SQLException("the cache cannot be opened", unusable);
        }
    }

    private SolvedDatabase openOnce() {
        database = Room.databaseBuilder(context, SolvedDatabase.class, file)
            .fallbackToDestructiveMigration(true)
            .openHelperFactory(openHelpers)
            .build();
        database.getOpenHelper().getWritableDatabase();
        rows = database.dao().count();
        return database;
    }

    private void startAgain() {
        release();
        files.delete();
        rows = 0;
    }

    private void release() {
        rulesIds.clear();
        if (database != null) {
            database.close();
            database = null;
        }
    }

    /** Null if nothing was ever written under these rules. */
    private Long rulesId(SolvedDao dao, Rules rules) {
        Long id = rulesIds.get(rules);
        if (id == null) {
            id = dao.findRules(rules.game(), rules.version());
            if (id != null) {
                rulesIds.put(rules, id);
            }
        }
        return id;
    }

    /** How many rows there are more than before. */
    private long insert(SolvedDao dao, Map<WriteBehind.Place, Integer> results) {
        long now = clock.getAsLong();
        long more = 0;
        List<SolvedPosition> positions = new ArrayList<>(results.size());
        for (Map.Entry<WriteBehind.Place, Integer> entry : results.entrySet()) {
            WriteBehind.Place place = entry.getKey();
            Long id = rulesId(dao, place.rules());
            if (id == null) {
                more -= dao.deleteOtherVersions(place.rules().game(), place.rules().version());
                id = dao.insert(new SolvedRules(0, place.rules().game(), place.rules().version()));
            }
            positions.add(new SolvedPosition(id, place.key(), entry.getValue(), now));
        }
        List<SolvedPosition> known = new ArrayList<>();
        long[] inserted = dao.insert(positions);
        for (int i = 0; i < inserted.length; i++) {
            if (inserted[i] == -1) {
                known.add(positions.get(i));
            } else {
                more++;
            }
        }
        dao.update(known);
        return more;
    }

    private void makeRoom(SolvedDatabase opened) {
        SolvedDao dao = opened.dao();
        long before = rows;
        if (rows > mostRows) {
            rows -= dao.deleteOldest(rows - mostRows + mostRows / 8);
        }
        while (rows > 0 && liveBytes(opened) > mostBytes) {
            rows -= dao.deleteOldest(rows / 8 + 1);
        }
        if (rows < before) {
            rulesIds.clear();
            dao.deleteUnusedRules();
        }
    }

    /** Bytes of the pages that hold something. */
    private static long liveBytes(SolvedDatabase opened) {
        SupportSQLiteDatabase sqlite = opened.getOpenHelper().getWritableDatabase();
        return (pragma(sqlite, "page_count") - pragma(sqlite, "freelist_count")) * pragma(sqlite, "page_size");
    }

    private static long pragma(SupportSQLiteDatabase sqlite, String name) {
        try (Cursor cursor = sqlite.query("PRAGMA " + name)) {
            cursor.moveToFirst();
            return cursor.getLong(0);
        }
    }
}
