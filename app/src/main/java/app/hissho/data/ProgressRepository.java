package app.hissho.data;

import android.content.Context;
import android.database.SQLException;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteFullException;
import android.util.Log;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.WorkerThread;
import androidx.room.Room;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import kotlinx.coroutines.flow.Flow;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/**
 * The only door to what the user did. Methods that change or read block and must be called off the main thread; what
 * they do is finished even if their thread is interrupted. Flows may be collected anywhere: they give the present value
 * as soon as it was read, then every change.
 *
 * <p>No state of the disk makes a method throw. A change tells by its {@link StorageResult} whether it was stored; a
 * read that fails finds nothing. A damaged database is never deleted: its files are renamed to
 * {@code progress.db.damaged-TIME}, a new one takes their place, and {@link #damaged()} becomes true.
 */
public final class ProgressRepository implements Closeable {
    private static final String TAG = "ProgressRepository";
    private static final int PAGE = 500;

    private final Context context;
    private final SupportSQLiteOpenHelper.Factory openHelpers;
    private final DatabaseFiles files;
    private final Consumer<Settings> settingsListener;
    private final MutableStateFlow<List<OngoingMatch>> ongoing = StateFlowKt.MutableStateFlow(null);
    private final MutableStateFlow<List<Tally>> tallies = StateFlowKt.MutableStateFlow(null);
    private final MutableStateFlow<Settings> settings = StateFlowKt.MutableStateFlow(null);
    private final MutableStateFlow<Boolean> damaged = StateFlowKt.MutableStateFlow(false);
    private final DiskThread thread = new DiskThread("progress");
    /** Null while it is not open; like all that follows the public methods, only for {@link #thread}. */
    private ProgressDatabase database;

    /**
     * Returns at once; what is stored is read in the background.
     *
     * @param settingsListener told the settings when they were read and whenever they change, on a thread of the background
     */
    public ProgressRepository(@NonNull Context context, @NonNull Consumer<Settings> settingsListener) {
        this(context, settingsListener, new FrameworkSQLiteOpenHelperFactory());
    }

    ProgressRepository(Context context, Consumer<Settings> settingsListener, SupportSQLiteOpenHelper.Factory openHelpers) {
        this.context = context.getApplicationContext();
        this.openHelpers = OpenHelpers.keepingDamagedFiles(openHelpers);
        this.files = new DatabaseFiles(this.context, ProgressDatabase.FILE);
        this.settingsListener = settingsListener;
        thread.execute(this::publishAll);
    }

    /** The matches that can be continued, the one played last first. */
    @NonNull
    public Flow<List<OngoingMatch>> ongoing() {
        return FlowKt.filterNotNull(ongoing);
    }

    /** How often each game type was played, for those that were. */
    @NonNull
    public Flow<List<Tally>> tallies() {
        return FlowKt.filterNotNull(tallies);
    }

    @NonNull
    public Flow<Settings> settings() {
        return FlowKt.filterNotNull(settings);
    }

    /** Whether the stored progress was found damaged and had to be set aside, since the app was started. */
    @NonNull
    public StateFlow<Boolean> damaged() {
        return damaged;
    }

    /** The user was told of the damage. */
    public void acknowledgeDamage() {
        damaged.setValue(false);
    }

    /** Keeps a match to be continued, in place of an older one of the same game type. */
    @NonNull
    @WorkerThread
    public StorageResult save(@NonNull OngoingMatch match) {
        return change(dao -> dao.save(match), this::publishOngoing);
    }

    @NonNull
    @WorkerThread
    public StorageResult forgetOngoing(@NonNull String gameType) {
        return change(dao -> dao.forgetOngoing(gameType), this::publishOngoing);
    }

    @Nullable
    @WorkerThread
    public OngoingMatch findOngoing(@NonNull String gameType) {
        return thread.await(() -> read(dao -> dao.findOngoing(gameType), null), null);
    }

    /** Adds a finished game. */
    @NonNull
    @WorkerThread
    public StorageResult record(@NonNull PlayedGame game) {
        return change(dao -> dao.insert(game), this::publishTallies);
    }

    @NonNull
    @WorkerThread
    public StorageResult update(@NonNull Settings changed) {
        List<Setting> rows = new ArrayList<>();
        changed.stored().forEach((key, value) -> rows.add(new Setting(key, value)));
        return change(dao -> dao.save(rows), this::publishSettings);
    }

    /** Forgets games, matches and settings, and what was set aside as damaged. */
    @NonNull
    @WorkerThread
    public StorageResult deleteEverything() {
        StorageResult result = change(ProgressDao::deleteEverything, this::publishAll);
        if (result == StorageResult.DONE) {
            files.deleteSetAside();
        }
        return result;
    }

    /**
     * Writes all finished games, oldest first, with a header.
     *
     * @throws IOException if {@code out} refuses or the games cannot be read; what was written then is incomplete
     */
    @WorkerThread
    public void writeCsv(@NonNull Appendable out) throws IOException {
        PlayedGamesCsv csv = new PlayedGamesCsv(out);
        long last = 0;
        List<PlayedGame> page;
        do {
            long after = last;
            page = thread.await(() -> read(dao -> dao.playedAfter(after, PAGE), null), null);
            if (page == null) {
                throw new IOException("the played games cannot be read");
            }
            for (PlayedGame game : page) {
                csv.write(game);
                last = game.id;
            }
        } while (page.size() == PAGE);
    }

    @Override
    public void close() {
        thread.await(this::release);
        thread.close();
    }

    private StorageResult change(Consumer<ProgressDao> work, Runnable publish) {
        return thread.await(() -> tryChange(work, publish), StorageResult.FAILED);
    }

    private StorageResult tryChange(Consumer<ProgressDao> work, Runnable publish) {
        try {
            use(opened -> Transactions.run(opened, () -> {
                work.accept(opened.dao());
                return null;
            }));
            publish.run();
            return StorageResult.DONE;
        } catch (SQLiteFullException full) {
            return StorageResult.DISK_FULL;
        } catch (SQLException failure) {
            Log.w(TAG, "not stored", failure);
            return StorageResult.FAILED;
        }
    }

    private <T> T read(Function<ProgressDao, T> work, T otherwise) {
        try {
            return use(opened -> work.apply(opened.dao()));
        } catch (SQLException failure) {
            Log.w(TAG, "not read", failure);
            return otherwise;
        }
    }

    /** Works on the database; on a new one if the present one turns out to be damaged or of an unknown schema. */
    private <T> T use(Function<ProgressDatabase, T> work) {
        try {
            return work.apply(open());
        } catch (SQLiteDatabaseCorruptException corrupt) {
            startAgain(corrupt);
            T result = work.apply(open());
            publishAll();
            return result;
        }
    }

    private ProgressDatabase open() {
        if (database != null) {
            return database;
        }
        try {
            return openOnce();
        } catch (IllegalStateException otherSchema) {
            startAgain(otherSchema);
            return openOnce();
        }
    }

    private ProgressDatabase openOnce() {
        ProgressDatabase opened = Room.databaseBuilder(context, ProgressDatabase.class, ProgressDatabase.FILE)
            .addMigrations(ProgressMigrations.all())
            .openHelperFactory(openHelpers)
            .build();
        try {
            opened.getOpenHelper().getWritableDatabase();
        } catch (SQLException | IllegalStateException unusable) {
            opened.close();
            throw unusable;
        }
        database = opened;
        return opened;
    }

    private void release() {
        if (database != null) {
            database.close();
            database = null;
        }
    }

    private void startAgain(RuntimeException reason) {
        Log.e(TAG, "the stored progress is damaged and set aside", reason);
        release();
        if (!files.setAside(System.currentTimeMillis())) {
            throw new SQLException("the damaged database cannot be renamed", reason);
        }
        damaged.setValue(true);
    }

    private void publishAll() {
        publishSettings();
        publishOngoing();
        publishTallies();
    }

    private void publishOngoing() {
        ongoing.setValue(known(read(ProgressDao::ongoing, null), ongoing, List.of()));
    }

    private void publishTallies() {
        tallies.setValue(known(read(ProgressDao::tallies, null), tallies, List.of()));
    }

    private void publishSettings() {
        Settings present = known(read(dao -> Settings.of(stored(dao.settings())), null), settings, Settings.DEFAULT);
        if (!present.equals(settings.getValue())) {
            settingsListener.accept(present);
            settings.setValue(present);
        }
    }

    /** What was read; what could not be read is as it was known before. */
    private static <T> T known(@Nullable T read, MutableStateFlow<T> flow, T atFirst) {
        if (read != null) {
            return read;
        }
        return flow.getValue() != null ? flow.getValue() : atFirst;
    }

    private static Map<String, String> stored(List<Setting> rows) {
        return rows.stream().collect(Collectors.toMap(row -> row.key, row -> row.value));
    }
}
