package app.hissho.data;

import androidx.annotation.NonNull;
import app.hissho.engine.Level;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The user's choices. Immutable; a changed copy comes from the {@code with…} methods. Numbers are brought into
 * their range, so a value of this class can always be used as it is.
 *
 * @param theme light or dark
 * @param dynamicColour whether the wallpaper's colours replace the app's own, where the system can
 * @param textScale a factor on top of the system's font size, from {@value #SMALLEST_TEXT} to {@value #LARGEST_TEXT}
 * @param level of the opponent of a new match
 * @param perfectMemory whether cards that were seen before show it on their backs
 * @param cacheBytes how much storage solved positions may take
 */
public record Settings(
        @NonNull Theme theme,
        boolean dynamicColour,
        float textScale,
        boolean haptics,
        boolean sound,
        @NonNull Level level,
        boolean perfectMemory,
        long cacheBytes) {

    public static final float SMALLEST_TEXT = 0.85f;
    public static final float LARGEST_TEXT = 2f;
    public static final long SMALLEST_CACHE = 1L << 20;
    public static final long LARGEST_CACHE = 256L << 20;

    public static final Settings DEFAULT = new Settings(Theme.SYSTEM, false, 1f, false, false, Level.CASUAL, true, 32L << 20);

    private static final String THEME = "theme";
    private static final String DYNAMIC_COLOUR = "dynamic-colour";
    private static final String TEXT_SCALE = "text-scale";
    private static final String HAPTICS = "haptics";
    private static final String SOUND = "sound";
    private static final String LEVEL = "level";
    private static final String PERFECT_MEMORY = "perfect-memory";
    private static final String CACHE_BYTES = "cache-bytes";

    public Settings {
        textScale = Float.isNaN(textScale) ? 1f : Math.max(SMALLEST_TEXT, Math.min(LARGEST_TEXT, textScale));
        cacheBytes = Math.max(SMALLEST_CACHE, Math.min(LARGEST_CACHE, cacheBytes));
    }

    /** Reads stored settings: a value that is missing or makes no sense is the default, unknown keys are ignored. */
    static Settings of(Map<String, String> stored) {
        return new Settings(
            choice(Theme.all(), Theme::id, stored.get(THEME), DEFAULT.theme),
            flag(stored.get(DYNAMIC_COLOUR), DEFAULT.dynamicColour),
            textScale(stored.get(TEXT_SCALE)),
            flag(stored.get(HAPTICS), DEFAULT.haptics),
            flag(stored.get(SOUND), DEFAULT.sound),
            choice(List.of(Level.values()), Level::id, stored.get(LEVEL), DEFAULT.level),
            flag(stored.get(PERFECT_MEMORY), DEFAULT.perfectMemory),
            cacheBytes(stored.get(CACHE_BYTES)));
    }

    /** What {@link #of} reads. */
    Map<String, String> stored() {
        Map<String, String> stored = new LinkedHashMap<>();
        stored.put(THEME, theme.id());
        stored.put(DYNAMIC_COLOUR, Boolean.toString(dynamicColour));
        stored.put(TEXT_SCALE, Float.toString(textScale));
        stored.put(HAPTICS, Boolean.toString(haptics));
        stored.put(SOUND, Boolean.toString(sound));
        stored.put(LEVEL, level.id());
        stored.put(PERFECT_MEMORY, Boolean.toString(perfectMemory));
        stored.put(CACHE_BYTES, Long.toString(cacheBytes));
        return stored;
    }

    private static <T> T choice(List<T> all, Function<T, String> id, String text, T otherwise) {
        return all.stream().filter(value -> id.apply(value).equals(text)).findFirst().orElse(otherwise);
    }

    private static boolean flag(String text, boolean otherwise) {
        return "true".equals(text) || (!"false".equals(text) && otherwise);
    }

    private static float textScale(String text) {
        try {
            return text == null ? DEFAULT.textScale : Float.parseFloat(text);
        } catch (NumberFormatException garbage) {
            return DEFAULT.textScale;
        }
    }

    private static long cacheBytes(String text) {
        try {
            return text == null ? DEFAULT.cacheBytes : Long.parseLong(text);
        } catch (NumberFormatException garbage) {
            return DEFAULT.cacheBytes;
        }
    }

    public Settings withTheme(@NonNull Theme changed) {
        return new Settings(changed, dynamicColour, textScale, haptics, sound, level, perfectMemory, cacheBytes);
    }

    public Settings withDynamicColour(boolean changed) {
        return new Settings(theme, changed, textScale, haptics, sound, level, perfectMemory, cacheBytes);
    }

    public Settings withTextScale(float changed) {
        return new Settings(theme, dynamicColour, changed, haptics, sound, level, perfectMemory, cacheBytes);
    }

    public Settings withHaptics(boolean changed) {
        return new Settings(theme, dynamicColour, textScale, changed, sound, level, perfectMemory, cacheBytes);
    }

    public Settings withSound(boolean changed) {
        return new Settings(theme, dynamicColour, textScale, haptics, changed, level, perfectMemory, cacheBytes);
    }

    public Settings withLevel(@NonNull Level changed) {
        return new Settings(theme, dynamicColour, textScale, haptics, sound, changed, perfectMemory, cacheBytes);
    }

    public Settings withPerfectMemory(boolean changed) {
        return new Settings(theme, dynamicColour, textScale, haptics, sound, level, changed, cacheBytes);
    }

    public Settings withCacheBytes(long changed) {
        return new Settings(theme, dynamicColour, textScale, haptics, sound, level, perfectMemory, changed);
    }
}
