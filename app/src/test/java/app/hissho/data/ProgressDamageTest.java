package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;

import android.app.Application;
import android.content.Context;
import android.database.sqlite.SQLiteCantOpenDatabaseException;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.hissho.engine.Level;
import app.hissho.engine.Outcome;
import java.io.File;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, application = Application.class)
public final class ProgressDamageTest {
    private static final OngoingMatch MATCH = new OngoingMatch("nim", "nim 3,5;", Level.STRONG, true, false, 0, 1, 1);

    private final TestOpenHelpers openHelpers = new TestOpenHelpers();
    private ProgressRepository repository;

    private static Context context() {
        return ApplicationProvider.getApplicationContext();
    }

    private static File file() {
        return context().getDatabasePath(ProgressDatabase.FILE);
    }

    private static List<String> setAside() {
        return Arrays.stream(context().databaseList()).filter(name -> name.startsWith("progress.db.damaged-"))
            .collect(Collectors.toList());
    }

    /** Waits until what is stored was read. */
    private void open() throws InterruptedException {
        repository = new ProgressRepository(context(), settings -> { }, openHelpers);
        Flows.now(repository.tallies());
    }

    @After
    public void close() {
        repository.close();
    }

    private void fill() throws InterruptedException {
        open();
        for (int i = 0; i < 100; i++) {
            repository.record(new PlayedGame(0, "nim", "3,5,7", "1:0 ".repeat(200), Level.CASUAL, true, Outcome.WIN, 0, i));
        }
        repository.save(MATCH);
        repository.close();
    }

    @Test
    public void aFileOfGarbageIsSetAsideWhole() throws Exception {
        Damage.fillWithGarbage(file());
        byte[] garbage = Files.readAllBytes(file().toPath());
        open();
        assertThat(repository.damaged().getValue()).isTrue();
        assertThat(setAside()).hasSize(1);
        assertThat(Files.readAllBytes(context().getDatabasePath(setAside().get(0)).toPath())).isEqualTo(garbage);
        assertThat(repository.save(MATCH)).isEqualTo(StorageResult.DONE);
        assertThat(Flows.now(repository.ongoing())).containsExactly(MATCH);
        repository.acknowledgeDamage();
        assertThat(repository.damaged().getValue()).isFalse();
    }

    @Test
    public void aFileThatWasCutOffIsSetAside() throws Exception {
        fill();
        Damage.cutOff(file());
        open();
        assertThat(repository.damaged().getValue()).isTrue();
        assertThat(setAside()).isNotEmpty();
        assertThat(repository.save(MATCH)).isEqualTo(StorageResult.DONE);
        assertThat(repository.findOngoing("nim")).isEqualTo(MATCH);
    }

    @Test
    public void damageThatShowsOnlyInUseIsSetAsideAndTheChangeIsStored() throws Exception {
        fill();
        Damage.scribble(file());
        open();
        assertThat(repository.damaged().getValue()).isTrue();
        assertThat(repository.record(new PlayedGame(0, "nim", "1", "1:0", null, true, Outcome.WIN, 0, 7))).isEqualTo(StorageResult.DONE);
        assertThat(Flows.now(repository.tallies())).containsExactly(new Tally("nim", 0, 0, 0, 1, 7));
    }

    @Test
    public void aDatabaseOfANewerVersionIsSetAsideNotDeleted() throws Exception {
        fill();
        try (SQLiteDatabase newer = SQLiteDatabase.openDatabase(file().getPath(), null, SQLiteDatabase.OPEN_READWRITE)) {
            newer.setVersion(ProgressDatabase.VERSION + 1);
        }
        open();
        assertThat(repository.damaged().getValue()).isTrue();
        assertThat(setAside()).isNotEmpty();
        assertThat(repository.save(MATCH)).isEqualTo(StorageResult.DONE);
    }

    @Test
    public void aDiskThatRefusesIsReportedAndNothingIsSetAside() throws Exception {
        fill();
        openHelpers.refuse(new SQLiteCantOpenDatabaseException("no"));
        open();
        assertThat(Flows.now(repository.settings())).isEqualTo(Settings.DEFAULT);
        assertThat(Flows.now(repository.ongoing())).isEmpty();
        assertThat(repository.save(MATCH)).isEqualTo(StorageResult.FAILED);
        openHelpers.refuse(null);
        assertThat(repository.findOngoing("nim")).isEqualTo(MATCH);
        assertThat(setAside()).isEmpty();
    }

    @Test
    public void deletingEverythingDeletesWhatWasSetAside() throws Exception {
        Damage.fillWithGarbage(file());
        open();
        assertThat(setAside()).isNotEmpty();
        repository.deleteEverything();
        assertThat(setAside()).isEmpty();
    }
}
