package app.hissho.data;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;
import app.hissho.engine.Level;
import java.util.Objects;

/** A match that can be continued; there is at most one a game type. */
@Entity(tableName = "ongoing")
public final class OngoingMatch {
    /** The catalog's id of the game without a parameter, such as {@code nim}. */
    @PrimaryKey
    @NonNull
    public final String gameType;
    /** What {@link app.hissho.engine.Match#toString} wrote. */
    @NonNull
    public final String match;
    /** The opponent's level, also remembered while two people play. */
    @NonNull
    public final Level level;
    public final boolean userStarts;
    /** Whether two people play on one phone. */
    public final boolean passAndPlay;
    /** How many hints were asked for. */
    public final int hints;
    /** Of the opponent. */
    public final long seed;
    /** Milliseconds since 1970. */
    public final long updatedAt;

    public OngoingMatch(
            @NonNull String gameType,
            @NonNull String match,
            @NonNull Level level,
            boolean userStarts,
            boolean passAndPlay,
            int hints,
            long seed,
            long updatedAt) {
        this.gameType = gameType;
        this.match = match;
        this.level = level;
        this.userStarts = userStarts;
        this.passAndPlay = passAndPlay;
        this.hints = hints;
        this.seed = seed;
        this.updatedAt = updatedAt;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof OngoingMatch other
            && gameType.equals(other.gameType)
            && match.equals(other.match)
            && level.equals(other.level)
            && userStarts == other.userStarts
            && passAndPlay == other.passAndPlay
            && hints == other.hints
            && seed == other.seed
            && updatedAt == other.updatedAt;
    }

    @Override
    public int hashCode() {
        return Objects.hash(gameType, match, level, userStarts, passAndPlay, hints, seed, updatedAt);
    }
}
