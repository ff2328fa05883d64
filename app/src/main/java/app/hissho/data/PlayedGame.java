package app.hissho.data;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.room.Entity;
import androidx.room.PrimaryKey;
import app.hissho.engine.Level;
import app.hissho.engine.Outcome;
import java.util.Objects;

/** A game that was played to its end, as it is stored. */
@Entity(tableName = "played")
public final class PlayedGame {
    /** Given by the database; 0 for a game that is not recorded yet. */
    @PrimaryKey(autoGenerate = true)
    public final long id;
    /** The game's id with its parameter, such as {@code subtraction:1,3,4}. */
    @NonNull
    public final String game;
    /** The start position in the game's notation. */
    @NonNull
    public final String start;
    /** The moves in the game's notation, separated by spaces. */
    @NonNull
    public final String moves;
    /** The opponent's level, or null if two people played on one phone. */
    @Nullable
    public final Level level;
    /** Whether the user made the first move; true when two people played. */
    public final boolean userStarted;
    /** The result for the user; when two people played, for the starter. */
    @NonNull
    public final Outcome result;
    /** How many hints were asked for. */
    public final int hints;
    /** Milliseconds since 1970. */
    public final long finishedAt;

    public PlayedGame(
            long id,
            @NonNull String game,
            @NonNull String start,
            @NonNull String moves,
            @Nullable Level level,
            boolean userStarted,
            @NonNull Outcome result,
            int hints,
            long finishedAt) {
        this.id = id;
        this.game = game;
        this.start = start;
        this.moves = moves;
        this.level = level;
        this.userStarted = userStarted;
        this.result = result;
        this.hints = hints;
        this.finishedAt = finishedAt;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof PlayedGame other
            && id == other.id
            && game.equals(other.game)
            && start.equals(other.start)
            && moves.equals(other.moves)
            && Objects.equals(level, other.level)
            && userStarted == other.userStarted
            && result == other.result
            && hints == other.hints
            && finishedAt == other.finishedAt;
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, game, start, moves, level, userStarted, result, hints, finishedAt);
    }
}
