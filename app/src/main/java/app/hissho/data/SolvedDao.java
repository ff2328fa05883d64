package app.hissho.data;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import androidx.room.Update;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** The statements of {@link SolvedDatabase}. All of them block. */
@Dao
@NullMarked
interface SolvedDao {
    @Query("SELECT id FROM rules WHERE game = :game AND version = :version")
    @Nullable Long findRules(String game, int version);

    @Insert
    long insert(SolvedRules rules);

    @Query("SELECT * FROM solved WHERE rules = :rules AND `key` IN (:keys)")
    List<SolvedPosition> find(long rules, long[] keys);

    /** Inserts those that are new; the others are answered with -1. */
    @Insert(onConflict = OnConflictStrategy.IGNORE)
    long[] insert(List<SolvedPosition> positions);

    @Update
    void update(List<SolvedPosition> positions);

    @Query("SELECT count(*) FROM solved")
    long count();

    @Query("DELETE FROM solved WHERE rowid IN (SELECT rowid FROM solved ORDER BY used LIMIT :count)")
    int deleteOldest(long count);

    /** Deletes the positions of other versions of a game's rules. */
    @Query("DELETE FROM solved WHERE rules IN (SELECT id FROM rules WHERE game = :game AND version <> :version)")
    int deleteOtherVersions(String game, int version);

    /** Deletes the rules that no position belongs to. */
    @Query("DELETE FROM rules WHERE id NOT IN (SELECT rules FROM solved)")
    void deleteUnusedRules();
}
