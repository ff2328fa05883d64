package app.hissho.data;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** One stored setting; {@link Settings} knows the keys and what their values mean. */
@Entity(tableName = "setting")
final class Setting {
    @PrimaryKey
    @NonNull
    public final String key;
    @NonNull
    public final String value;

    public Setting(@NonNull String key, @NonNull String value) {
        this.key = key;
        this.value = value;
    }
}
