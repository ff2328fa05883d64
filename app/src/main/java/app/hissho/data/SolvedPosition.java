package app.hissho.data;

import androidx.room.Entity;

/** One solved position. */
@Entity(tableName = "solved", primaryKeys = {"rules", "key"})
final class SolvedPosition {
    /** The id of its {@link SolvedRules}. */
    public final long rules;
    public final long key;
    public final int result;
    /** When it was last asked for or found, in milliseconds since 1970. */
    public final long used;

    public SolvedPosition(long rules, long key, int result, long used) {
        this.rules = rules;
        this.key = key;
        this.result = result;
        this.used = used;
    }
}
