package app.hissho.data;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** The statements of {@link ProgressDatabase}. All of them block. */
@Dao
@NullMarked
abstract class ProgressDao {
    @Insert
    abstract void insert(PlayedGame game);

    /** A page of the recorded games, oldest first: those after the id {@code after}. */
    @Query("SELECT * FROM played WHERE id > :after ORDER BY id LIMIT :atMost")
    abstract List<PlayedGame> playedAfter(long after, int atMost);

    @Query("SELECT CASE instr(game, ':') WHEN 0 THEN game ELSE substr(game, 1, instr(game, ':') - 1) END AS gameType,"
        + " sum(level IS NOT NULL) AS played, sum(result = 'win' AND level IS NOT NULL) AS won,"
        + " sum(result = 'draw' AND level IS NOT NULL) AS drawn, sum(level IS NULL) AS shared,"
        + " max(finishedAt) AS lastPlayedAt FROM played GROUP BY gameType ORDER BY gameType")
    abstract List<Tally> tallies();

    @Insert(onConflict = OnConflictStrategy.REPLACE)
    abstract void save(OngoingMatch match);

    @Query("SELECT * FROM ongoing WHERE gameType = :gameType")
    abstract @Nullable OngoingMatch findOngoing(String gameType);

    @Query("SELECT * FROM ongoing ORDER BY updatedAt DESC, gameType")
    abstract List<OngoingMatch> ongoing();

    @Query("DELETE FROM ongoing WHERE gameType = :gameType")
    abstract void forgetOngoing(String gameType);

    @Query("SELECT * FROM setting")
    abstract List<Setting> settings();

    @Insert(onConflict = OnConflictStrategy.REPLACE)
    abstract void save(List<Setting> settings);

    @Query("DELETE FROM played")
    abstract void deletePlayed();

    @Query("DELETE FROM ongoing")
    abstract void deleteOngoing();

    @Query("DELETE FROM setting")
    abstract void deleteSettings();

    void deleteEverything() {
        deletePlayed();
        deleteOngoing();
        deleteSettings();
    }
}
