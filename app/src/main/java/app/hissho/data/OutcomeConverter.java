package app.hissho.data;

import androidx.annotation.NonNull;
import androidx.room.TypeConverter;
import app.hissho.engine.Outcome;

/** Results are stored by their id. A result that this version does not know is read as a draw. */
final class OutcomeConverter {
    private OutcomeConverter() {
    }

    @TypeConverter
    @NonNull
    public static Outcome fromId(@NonNull String id) {
        for (Outcome outcome : Outcome.values()) {
            if (outcome.id().equals(id)) {
                return outcome;
            }
        }
        return Outcome.DRAW;
    }

    @TypeConverter
    @NonNull
    public static String toId(@NonNull Outcome outcome) {
        return outcome.id();
    }
}
