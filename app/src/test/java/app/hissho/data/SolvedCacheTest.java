package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;

import android.app.Application;
import android.content.Context;
import android.database.Cursor;
import android.database.sqlite.SQLiteCantOpenDatabaseException;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.hissho.engine.store.PositionStore.Rules;
import java.io.File;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, application = Application.class)
public final class SolvedCacheTest {
    private static final Rules RULES = new Rules("misere-subtraction:1,2,5", 3);
    private static final Rules OTHER = new Rules("misere-subtraction:1,2", 3);
    private static final long PLENTY = 64L << 20;

    @Rule public final OffMainThread offMainThread = new OffMainThread();

    private final TestOpenHelpers openHelpers = new TestOpenHelpers();
    private long now = 1;
    private SolvedCache cache;

    @Before
    public void open() {
        open(1_000_000, PLENTY);
    }

    private void open(long mostRows, long mostBytes) {
        cache = new SolvedCache(context(), SolvedDatabase.FILE, openHelpers, () -> now++, mostRows, mostBytes);
    }

    @After
    public void close() {
        cache.close();
    }

    private static Context context() {
        return ApplicationProvider.getApplicationContext();
    }

    private static File file() {
        return context().getDatabasePath(SolvedDatabase.FILE);
    }

    private static long[] range(long from, long to) {
        return LongStream.range(from, to).toArray();
    }

    private void write(Rules rules, long from, long to) {
        Map<WriteBehind.Place, Integer> batch = new LinkedHashMap<>();
        for (long key = from; key < to; key++) {
            batch.put(new WriteBehind.Place(rules, key), (int) key + 1);
        }
        cache.write(batch);
    }

    private Set<Long> find(Rules rules, long from, long to) {
        List<SolvedPosition> found = cache.find(rules, range(from, to));
        found.forEach(position -> assertThat(position.result).isEqualTo((int) position.key + 1));
        return found.stream().map(position -> position.key).collect(Collectors.toSet());
    }

    private long count(String table) {
        try (Cursor cursor = openHelpers.last().getWritableDatabase().query("SELECT count(*) FROM " + table)) {
            cursor.moveToFirst();
            return cursor.getLong(0);
        }
    }

    @Test
    public void findsWhatWasWrittenAfterARestartInManyChunks() {
        write(RULES, 0, 5000);
        close();
        open();
        assertThat(find(RULES, 0, 6000)).hasSize(5000);
        assertThat(cache.rows()).isEqualTo(5000);
    }

    @Test
    public void keysAreExactAndBelongToTheirRules() {
        cache.write(Map.of(
            new WriteBehind.Place(RULES, Long.MIN_VALUE), 5, new WriteBehind.Place(RULES, -1), Integer.MIN_VALUE,
            new WriteBehind.Place(OTHER, -1), 7));
        assertThat(cache.find(RULES, new long[] {Long.MIN_VALUE}).get(0).result).isEqualTo(5);
        assertThat(cache.find(RULES, new long[] {-1}).get(0).result).isEqualTo(Integer.MIN_VALUE);
        assertThat(cache.find(OTHER, new long[] {-1, Long.MIN_VALUE})).hasSize(1);
        assertThat(cache.find(RULES, new long[] {Long.MAX_VALUE})).isEmpty();
        assertThat(cache.find(RULES, new long[0])).isEmpty();
    }

    @Test
    public void writingAgainReplacesTheResultAndAddsNoRow() {
        cache.write(Map.of(new WriteBehind.Place(RULES, 1), 5));
        cache.write(Map.of(new WriteBehind.Place(RULES, 1), 6));
        assertThat(cache.find(RULES, new long[] {1}).get(0).result).isEqualTo(6);
        assertThat(cache.rows()).isEqualTo(1);
    }

    @Test
    public void tooManyRowsTheLeastRecentlyUsedGo() {
        close();
        open(800, PLENTY);
        write(RULES, 0, 400);
        write(RULES, 400, 800);
        write(RULES, 0, 200);
        assertThat(cache.rows()).isEqualTo(800);
        write(RULES, 800, 900);
        assertThat(cache.rows()).isEqualTo(700);
        assertThat(find(RULES, 0, 200)).hasSize(200);
        assertThat(find(RULES, 200, 400)).isEmpty();
        assertThat(find(RULES, 400, 800)).hasSize(400);
        assertThat(find(RULES, 800, 900)).hasSize(100);
    }

    @Test
    public void tooManyBytesTheLeastRecentlyUsedGo() {
        long limit = 300_000;
        close();
        open(1_000_000, limit);
        for (int batch = 0; batch < 50; batch++) {
            write(RULES, batch * 256L, (batch + 1) * 256L);
            assertThat(file().length()).isAtMost(limit + 20_000);
        }
        assertThat(cache.rows()).isAtLeast(2000);
        assertThat(find(RULES, 49 * 256L, 50 * 256L)).hasSize(256);
        assertThat(find(RULES, 0, 256)).isEmpty();
        assertThat(find(RULES, 0, 12_800)).hasSize((int) cache.rows());
    }

    @Test
    public void aSmallerLimitShrinksTheFile() {
        write(RULES, 0, 20_000);
        long before = cache.bytes();
        cache.limit(200_000);
        assertThat(before).isAtLeast(600_000);
        close();
        assertThat(file().length()).isAtMost(200_000);
        open();
        assertThat(cache.rows()).isAtLeast(1000);
        assertThat(find(RULES, 0, 20_000)).hasSize((int) cache.rows());
    }

    @Test
    public void aLimitBelowAnEmptyDatabaseLeavesItEmpty() {
        write(RULES, 0, 1000);
        cache.limit(1);
        assertThat(cache.rows()).isEqualTo(0);
        assertThat(count("rules")).isEqualTo(0);
        cache.limit(PLENTY);
        write(RULES, 0, 10);
        assertThat(find(RULES, 0, 1000)).hasSize(10);
    }

    @Test
    public void resultsOfOtherRuleVersionsAreIgnoredAndSwept() {
        Rules newer = new Rules(RULES.game(), RULES.version() + 1);
        write(RULES, 0, 300);
        write(OTHER, 0, 10);
        assertThat(find(newer, 0, 300)).isEmpty();
        assertThat(cache.rows()).isEqualTo(310);
        write(newer, 1000, 1001);
        assertThat(cache.rows()).isEqualTo(11);
        assertThat(count("solved")).isEqualTo(11);
        assertThat(find(OTHER, 0, 10)).hasSize(10);
        close();
        open();
        assertThat(find(RULES, 0, 300)).isEmpty();
        assertThat(cache.rows()).isEqualTo(11);
    }

    @Test
    public void clearingDeletesTheFile() {
        write(RULES, 0, 1000);
        cache.clear();
        assertThat(cache.bytes()).isEqualTo(0);
        assertThat(cache.rows()).isEqualTo(0);
        assertThat(find(RULES, 0, 1000)).isEmpty();
        write(RULES, 0, 10);
        assertThat(find(RULES, 0, 1000)).hasSize(10);
    }

    @Test
    public void aFileOfGarbageIsThrownAway() throws Exception {
        Damage.fillWithGarbage(file());
        assertThat(find(RULES, 0, 10)).isEmpty();
        write(RULES, 0, 10);
        assertThat(find(RULES, 0, 10)).hasSize(10);
    }

    @Test
    public void aFileThatWasCutOffIsThrownAway() throws Exception {
        write(RULES, 0, 5000);
        close();
        Damage.cutOff(file());
        open();
        assertThat(find(RULES, 0, 5000)).isEmpty();
        write(RULES, 0, 10);
        assertThat(find(RULES, 0, 5000)).hasSize(10);
    }

    @Test
    public void damageDuringUseIsThrownAway() throws Exception {
        write(RULES, 0, 5000);
        openHelpers.last().getWritableDatabase().query("PRAGMA wal_checkpoint(TRUNCATE)").moveToFirst();
        openHelpers.last().getWritableDatabase().execSQL("PRAGMA shrink_memory");
        Damage.scribble(file());
        for (int i = 0; i < 3; i++) {
            find(RULES, 0, 5000);
            write(RULES, i * 1000, (i + 1) * 1000);
        }
        assertThat(find(RULES, 0, 5000)).isNotEmpty();
        assertThat(openHelpers.made()).isAtLeast(2);
    }

    @Test
    public void anotherSchemaIsThrownAway() {
        write(RULES, 0, 10);
        close();
        try (SQLiteDatabase other = SQLiteDatabase.openDatabase(file().getPath(), null, SQLiteDatabase.OPEN_READWRITE)) {
            other.execSQL("DROP TABLE solved");
            other.execSQL("DROP TABLE room_master_table");
        }
        open();
        assertThat(find(RULES, 0, 10)).isEmpty();
        write(RULES, 0, 10);
        assertThat(find(RULES, 0, 10)).hasSize(10);
    }

    @Test
    public void aFullDiskOnlyStopsWriting() {
        write(RULES, 0, 100);
        openHelpers.fillDisk();
        write(OTHER, 0, 20_000);
        assertThat(find(RULES, 0, 100)).hasSize(100);
        assertThat(find(OTHER, 0, 20_000)).isEmpty();
        assertThat(cache.rows()).isEqualTo(100);
        openHelpers.emptyDisk();
        write(OTHER, 0, 20_000);
        assertThat(find(OTHER, 0, 20_000)).hasSize(20_000);
        assertThat(openHelpers.made()).isEqualTo(1);
    }

    @Test
    public void aDiskThatRefusesIsNotAskedAgainAtOnce() {
        openHelpers.refuse(new SQLiteCantOpenDatabaseException("no"));
        for (int i = 0; i < 10; i++) {
            write(RULES, 0, 10);
            assertThat(find(RULES, 0, 10)).isEmpty();
            assertThat(cache.rows()).isEqualTo(0);
        }
        assertThat(openHelpers.made()).isEqualTo(2);
    }

    @Test
    public void afterClosingItIsEmptyAndQuiet() {
        write(RULES, 0, 10);
        close();
        write(RULES, 10, 20);
        assertThat(find(RULES, 0, 20)).isEmpty();
    }
}
