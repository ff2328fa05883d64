package app.hissho.data;

import androidx.room.Database;
import androidx.room.RoomDatabase;

/** Solved positions: a cache that may be deleted at any time. A change of the schema empties it. */
@Database(version = 1, entities = {SolvedRules.class, SolvedPosition.class})
abstract class SolvedDatabase extends RoomDatabase {
    static final String FILE = "solved.db";

    abstract SolvedDao dao();
}
