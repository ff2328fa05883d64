package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;

import android.app.Application;
import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.room.migration.Migration;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.hissho.engine.Level;
import java.io.File;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * Every released schema is made from its export, filled as its version of the app filled it, and opened by the
 * present app: Room runs the migrations and compares the result with the present schema. A new version adds a case
 * that fills it ({@link #fill}), and its migration to {@link ProgressMigrations}.
 */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, application = Application.class)
public final class ProgressMigrationTest {
    private static File file() {
        Context context = ApplicationProvider.getApplicationContext();
        return context.getDatabasePath(ProgressDatabase.FILE);
    }

    /** Waits until what is stored was read. */
    private static ProgressRepository open() throws InterruptedException {
        ProgressRepository repository = new ProgressRepository(ApplicationProvider.getApplicationContext(), settings -> { });
        Flows.now(repository.tallies());
        return repository;
    }

    private static void fill(SQLiteDatabase database, int version) {
        if (version == 1) {
            database.execSQL("INSERT INTO played (game, start, moves, level, userStarted, won, hints, finishedAt)"
                + " VALUES ('moore:2', '1,2,3', '1:0', 'casual', 0, 1, 2, 1000), ('moore:2', '1', '1:0', 'casual', 0, 0, 0, 900),"
                + " ('nim', '1', '1:0', NULL, 1, 1, 0, 2000)");
        } else if (version == 2) {
            database.execSQL("INSERT INTO played (game, start, moves, level, userStarted, result, hints, finishedAt)"
                + " VALUES ('moore:2', '1,2,3', '1:0', 'casual', 0, 'win', 2, 1000), ('moore:2', '1', '1:0', 'casual', 0, 'loss', 0, 900),"
                + " ('nim', '1', '1:0', NULL, 1, 'win', 0, 2000)");
        } else {
            throw new AssertionError("say how version " + version + " filled its tables");
        }
        // These tables are the same in all versions.
        database.execSQL("INSERT INTO ongoing (gameType, match, level, userStarts, passAndPlay, hints, seed, updatedAt)"
            + " VALUES ('nim', 'nim 3,5; 1:0', 'strong', 1, 0, 1, -5, 3000)");
        database.execSQL("INSERT INTO setting VALUES ('theme', 'dark')");
    }

    @Test
    public void everyReleasedSchemaLeadsToThePresentOneWithItsData() throws Exception {
        for (int version = 1; version <= ProgressDatabase.VERSION; version++) {
            try (SQLiteDatabase old = ExportedSchema.of(ProgressDatabase.class, version).create(file())) {
                fill(old, version);
            }
            try (ProgressRepository repository = open()) {
                assertThat(repository.damaged().getValue()).isFalse();
                assertThat(Flows.now(repository.tallies())).containsExactly(
                    new Tally("moore", 2, 1, 0, 0, 1000), new Tally("nim", 0, 0, 0, 1, 2000)).inOrder();
                assertThat(repository.findOngoing("nim"))
                    .isEqualTo(new OngoingMatch("nim", "nim 3,5; 1:0", Level.STRONG, true, false, 1, -5, 3000));
                assertThat(Flows.now(repository.settings())).isEqualTo(Settings.DEFAULT.withTheme(Theme.DARK));
            }
            SQLiteDatabase.deleteDatabase(file());
        }
    }

    @Test
    public void roomNoticesASchemaThatIsNotTheExportedOne() throws Exception {
        try (SQLiteDatabase old = ExportedSchema.of(ProgressDatabase.class, ProgressDatabase.VERSION).create(file())) {
            old.execSQL("ALTER TABLE played ADD COLUMN unknown TEXT");
        }
        try (ProgressRepository repository = open()) {
            assertThat(repository.damaged().getValue()).isTrue();
        }
    }

    @Test
    public void migrationsFollowEachOtherWithoutAGap() {
        assertThat(Arrays.stream(ProgressMigrations.all()).map(migration -> migration.startVersion).collect(Collectors.toList()))
            .isEqualTo(IntStream.range(1, ProgressDatabase.VERSION).boxed().collect(Collectors.toList()));
        for (Migration migration : ProgressMigrations.all()) {
            assertThat(migration.endVersion).isEqualTo(migration.startVersion + 1);
        }
    }
}
