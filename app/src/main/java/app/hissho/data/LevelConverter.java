package app.hissho.data;

import androidx.annotation.Nullable;
import androidx.room.TypeConverter;
import app.hissho.engine.Level;

/** Levels are stored by their id. A level that this version does not know is read as the strongest. */
final class LevelConverter {
    private LevelConverter() {
    }

    @TypeConverter
    @Nullable
    public static Level fromId(@Nullable String id) {
        if (id == null) {
            return null;
        }
        for (Level level : Level.values()) {
            if (level.id().equals(id)) {
                return level;
            }
        }
        return Level.PERFECT;
    }

    @TypeConverter
    @Nullable
    public static String toId(@Nullable Level level) {
        return level == null ? null : level.id();
    }
}
