package app.hissho.data;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** A game and the version of its rules, under a number that is shorter than its text. */
@Entity(tableName = "rules", indices = @Index(value = {"game", "version"}, unique = true))
final class SolvedRules {
    @PrimaryKey(autoGenerate = true)
    public final long id;
    @NonNull
    public final String game;
    public final int version;

    public SolvedRules(long id, @NonNull String game, int version) {
        this.id = id;
        this.game = game;
        this.version = version;
    }
}
