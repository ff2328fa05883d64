package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;

import app.hissho.engine.Level;
import java.util.HashMap;
import java.util.Map;
import org.junit.Test;

public final class SettingsTest {
    private static final Settings CHANGED =
        new Settings(Theme.DARK, true, 1.5f, true, true, Level.PERFECT, false, 64L << 20);

    @Test
    public void nothingStoredIsTheDefault() {
        assertThat(Settings.of(Map.of())).isEqualTo(Settings.DEFAULT);
    }

    @Test
    public void soundHapticsAndDynamicColourAreOffUntilChosen() {
        assertThat(Settings.DEFAULT.sound()).isFalse();
        assertThat(Settings.DEFAULT.haptics()).isFalse();
        assertThat(Settings.DEFAULT.dynamicColour()).isFalse();
    }

    @Test
    public void whatIsStoredIsReadBack() {
        assertThat(Settings.of(CHANGED.stored())).isEqualTo(CHANGED);
        assertThat(Settings.of(Settings.DEFAULT.stored())).isEqualTo(Settings.DEFAULT);
    }

    @Test
    public void garbageIsTheDefault() {
        for (String garbage : new String[] {"", "?", "TRUE", "NaN", "1e999x", "-", "９９"}) {
            Map<String, String> stored = new HashMap<>();
            CHANGED.stored().keySet().forEach(key -> stored.put(key, garbage));
            Settings read = Settings.of(stored);
            assertThat(read.withCacheBytes(Settings.DEFAULT.cacheBytes())).isEqualTo(Settings.DEFAULT);
        }
    }

    @Test
    public void oneBadValueDoesNotTouchTheOthers() {
        Map<String, String> stored = new HashMap<>(CHANGED.stored());
        stored.put("theme", "purple");
        stored.put("from the future", "1");
        assertThat(Settings.of(stored)).isEqualTo(CHANGED.withTheme(Theme.SYSTEM));
    }

    @Test
    public void numbersAreBroughtIntoTheirRange() {
        assertThat(CHANGED.withTextScale(100).textScale()).isEqualTo(Settings.LARGEST_TEXT);
        assertThat(CHANGED.withTextScale(-1).textScale()).isEqualTo(Settings.SMALLEST_TEXT);
        assertThat(CHANGED.withTextScale(Float.NaN).textScale()).isEqualTo(1f);
        assertThat(CHANGED.withCacheBytes(-5).cacheBytes()).isEqualTo(Settings.SMALLEST_CACHE);
        assertThat(CHANGED.withCacheBytes(Long.MAX_VALUE).cacheBytes()).isEqualTo(Settings.LARGEST_CACHE);
    }

    @Test
    public void everyChangeChangesOneThing() {
        Settings all = Settings.DEFAULT.withTheme(Theme.DARK).withDynamicColour(true).withTextScale(1.5f).withHaptics(true)
            .withSound(true).withLevel(Level.PERFECT).withPerfectMemory(false).withCacheBytes(64L << 20);
        assertThat(all).isEqualTo(CHANGED);
        assertThat(Settings.DEFAULT.withSound(true).withSound(false)).isEqualTo(Settings.DEFAULT);
    }
}
