package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import android.app.Application;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.hissho.engine.Level;
import app.hissho.engine.Outcome;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, application = Application.class)
public final class ProgressRepositoryTest {
    private final TestOpenHelpers openHelpers = new TestOpenHelpers();
    private final List<Settings> heard = new CopyOnWriteArrayList<>();
    private ProgressRepository repository;

    @Before
    public void open() {
        repository = new ProgressRepository(ApplicationProvider.getApplicationContext(), heard::add, openHelpers);
    }

    @After
    public void close() {
        repository.close();
    }

    private void restart() {
        close();
        open();
    }

    private static OngoingMatch ongoing(String type, String match, long updatedAt) {
        return new OngoingMatch(type, match, Level.STRONG, true, false, 1, -7, updatedAt);
    }

    private static PlayedGame played(String game, Level level, Outcome result, long finishedAt) {
        return new PlayedGame(0, game, "3,5", "2:3", level, true, result, 0, finishedAt);
    }

    @Test
    public void startsEmpty() throws Exception {
        assertThat(Flows.now(repository.ongoing())).isEmpty();
        assertThat(Flows.now(repository.tallies())).isEmpty();
        assertThat(Flows.now(repository.settings())).isEqualTo(Settings.DEFAULT);
        assertThat(repository.findOngoing("nim")).isNull();
        assertThat(repository.damaged().getValue()).isFalse();
    }

    @Test
    public void aMatchIsFoundAgainAfterARestart() throws Exception {
        OngoingMatch match = new OngoingMatch("nim", "nim 3,5,7; 3:1 ^ 2:2", Level.BEGINNER, false, true, 3, Long.MIN_VALUE, 9);
        assertThat(repository.save(match)).isEqualTo(StorageResult.DONE);
        restart();
        assertThat(repository.findOngoing("nim")).isEqualTo(match);
        assertThat(Flows.now(repository.ongoing())).containsExactly(match);
    }

    @Test
    public void oneMatchAGameTypeTheNewestFirst() throws Exception {
        OngoingMatch second = ongoing("moore", "moore:2 1,2,3;", 2);
        OngoingMatch third = ongoing("nim", "nim 4,5;", 3);
        repository.save(ongoing("nim", "nim 3,5;", 1));
        repository.save(second);
        repository.save(third);
        assertThat(Flows.now(repository.ongoing())).containsExactly(third, second).inOrder();
        assertThat(repository.forgetOngoing("nim")).isEqualTo(StorageResult.DONE);
        assertThat(repository.forgetOngoing("unknown")).isEqualTo(StorageResult.DONE);
        assertThat(Flows.now(repository.ongoing())).containsExactly(second);
    }

    @Test
    public void talliesCountByGameTypeAndKeepSharedGamesApart() throws Exception {
        repository.record(played("subtraction:1,3,4", Level.CASUAL, Outcome.WIN, 10));
        repository.record(played("subtraction:1,2", Level.PERFECT, Outcome.LOSS, 30));
        repository.record(played("subtraction:1,2", null, Outcome.WIN, 20));
        repository.record(played("nim", null, Outcome.WIN, 5));
        repository.record(played("sos", Level.STRONG, Outcome.DRAW, 6));
        repository.record(played("sos", null, Outcome.DRAW, 7));
        assertThat(Flows.now(repository.tallies())).containsExactly(
            new Tally("nim", 0, 0, 0, 1, 5), new Tally("sos", 1, 0, 1, 1, 7), new Tally("subtraction", 2, 1, 0, 1, 30)).inOrder();
    }

    @Test
    public void settingsAreToldAndFoundAgain() throws Exception {
        Settings changed = Settings.DEFAULT.withTheme(Theme.DARK).withTextScale(1.25f);
        assertThat(repository.update(changed)).isEqualTo(StorageResult.DONE);
        assertThat(Flows.now(repository.settings())).isEqualTo(changed);
        restart();
        assertThat(Flows.now(repository.settings())).isEqualTo(changed);
        assertThat(heard).containsExactly(Settings.DEFAULT, changed, changed).inOrder();
    }

    @Test
    public void settingsOfANewerVersionSurviveAnUpdate() throws Exception {
        repository.findOngoing("nim");
        openHelpers.last().getWritableDatabase().execSQL("INSERT INTO setting VALUES ('future', 'x'), ('theme', 'neon')");
        restart();
        assertThat(Flows.now(repository.settings())).isEqualTo(Settings.DEFAULT);
        repository.update(Settings.DEFAULT.withSound(true));
        assertThat(openHelpers.last().getWritableDatabase().query("SELECT * FROM setting WHERE `key` = 'future'").getCount())
            .isEqualTo(1);
    }

    @Test
    public void aLevelOfANewerVersionIsReadAsTheStrongest() {
        repository.save(ongoing("nim", "nim 1;", 1));
        openHelpers.last().getWritableDatabase().execSQL("UPDATE ongoing SET level = 'godlike'");
        assertThat(repository.findOngoing("nim").level).isEqualTo(Level.PERFECT);
    }

    @Test
    public void csvHasEveryGameInOrder() throws Exception {
        for (int i = 0; i < 1100; i++) {
            repository.record(played("nim", Level.CASUAL, Outcome.WIN, i));
        }
        StringBuilder out = new StringBuilder();
        repository.writeCsv(out);
        String[] lines = out.toString().split("\r\n");
        assertThat(lines).hasLength(1101);
        assertThat(lines[1]).startsWith("1970-01-01T00:00:00Z,nim,\"3,5\",");
        assertThat(lines[1100]).startsWith("1970-01-01T00:00:01.099Z,");
    }

    @Test
    public void csvThatCannotBeWrittenTellsSo() {
        repository.record(played("nim", Level.CASUAL, Outcome.WIN, 1));
        Appendable full = new StringBuilderThatIsFull();
        assertThrows(IOException.class, () -> repository.writeCsv(full));
    }

    @Test
    public void deletingEverythingLeavesNothing() throws Exception {
        repository.save(ongoing("nim", "nim 1;", 1));
        repository.record(played("nim", Level.CASUAL, Outcome.WIN, 1));
        repository.update(Settings.DEFAULT.withHaptics(true));
        assertThat(repository.deleteEverything()).isEqualTo(StorageResult.DONE);
        for (int i = 0; i < 2; i++) {
            assertThat(Flows.now(repository.ongoing())).isEmpty();
            assertThat(Flows.now(repository.tallies())).isEmpty();
            assertThat(Flows.now(repository.settings())).isEqualTo(Settings.DEFAULT);
            restart();
        }
    }

    @Test
    public void aCancelledScreenStillSaves() {
        OngoingMatch match = ongoing("nim", "nim 1;", 1);
        Thread.currentThread().interrupt();
        StorageResult result = repository.save(match);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result).isEqualTo(StorageResult.DONE);
        assertThat(repository.findOngoing("nim")).isEqualTo(match);
    }

    @Test
    public void aFullDiskIsReportedAndPasses() throws Exception {
        OngoingMatch before = ongoing("nim", "nim 1;", 1);
        OngoingMatch large = ongoing("nim", "nim 1;" + " 1:0".repeat(100_000), 2);
        repository.save(before);
        openHelpers.fillDisk();
        assertThat(repository.save(large)).isEqualTo(StorageResult.DISK_FULL);
        assertThat(repository.findOngoing("nim")).isEqualTo(before);
        assertThat(Flows.now(repository.ongoing())).containsExactly(before);
        openHelpers.emptyDisk();
        assertThat(repository.save(large)).isEqualTo(StorageResult.DONE);
        assertThat(repository.findOngoing("nim")).isEqualTo(large);
    }

    private static final class StringBuilderThatIsFull implements Appendable {
        @Override
        public Appendable append(CharSequence text) throws IOException {
            throw new IOException("full");
        }

        @Override
        public Appendable append(CharSequence text, int start, int end) throws IOException {
            throw new IOException("full");
        }

        @Override
        public Appendable append(char c) throws IOException {
            throw new IOException("full");
        }
    }
}
