package app.hissho.data;

import androidx.annotation.NonNull;
import java.util.Objects;

/** How often a game type was played. */
public final class Tally {
    /** The catalog's id without a parameter. */
    @NonNull
    public final String gameType;
    /** Games against an opponent. */
    public final int played;
    /** How many of these the user won. */
    public final int won;
    /** How many of these were drawn. */
    public final int drawn;
    /** Games of two people on one phone. */
    public final int shared;
    /** Milliseconds since 1970. */
    public final long lastPlayedAt;

    public Tally(@NonNull String gameType, int played, int won, int drawn, int shared, long lastPlayedAt) {
        this.gameType = gameType;
        this.played = played;
        this.won = won;
        this.drawn = drawn;
        this.shared = shared;
        this.lastPlayedAt = lastPlayedAt;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Tally other
            && gameType.equals(other.gameType)
            && played == other.played
            && won == other.won
            && drawn == other.drawn
            && shared == other.shared
            && lastPlayedAt == other.lastPlayedAt;
    }

    @Override
    public int hashCode() {
        return Objects.hash(gameType, played, won, drawn, shared, lastPlayedAt);
    }
}
