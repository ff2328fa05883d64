package app.hissho;

import static com.google.common.truth.Truth.assertThat;

import android.content.ComponentCallbacks2;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.hissho.data.RoomPositionStore;
import app.hissho.data.Settings;
import app.hissho.engine.store.PositionStore.Rules;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class HisshoApplicationTest {
    private final HisshoApplication application = ApplicationProvider.getApplicationContext();

    @Test
    public void startingTheAppTouchesNoDatabase() {
        application.onTrimMemory(ComponentCallbacks2.TRIM_MEMORY_COMPLETE);
        assertThat(application.databaseList()).isEmpty();
    }

    @Test
    public void thereIsOneOfEach() {
        assertThat(application.progress()).isSameInstanceAs(application.progress());
        assertThat(application.positions()).isSameInstanceAs(application.positions());
    }

    @Test
    public void theLimitOfTheCacheFollowsTheSettings() {
        Rules rules = new Rules("test", 1);
        RoomPositionStore positions = application.positions();
        for (int round = 0; round < 5; round++) {
            for (int key = 0; key < 5000; key++) {
                positions.keep(rules, Long.MAX_VALUE - round * 5000 - key, 1);
            }
            positions.flush();
        }
        assertThat(positions.statistics().rows()).isEqualTo(25_000);
        application.progress().update(Settings.DEFAULT.withCacheBytes(Settings.SMALLEST_CACHE));
        positions.flush();
        assertThat(positions.statistics().rows()).isLessThan(25_000);
    }

    @Test
    public void memoryPressureReachesThePositions() {
        application.positions().table().resize(1 << 20);
        application.onLowMemory();
        assertThat(application.positions().table().bytes()).isLessThan(1000);
    }
}
