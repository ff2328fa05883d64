package app.hissho.data;

import androidx.room.Database;
import androidx.room.RoomDatabase;
import androidx.room.TypeConverters;

/**
 * What the user did: games played, matches to continue, settings. It is never thrown away; a change of the schema
 * raises the version and adds a migration to {@link ProgressMigrations}.
 */
@Database(
    version = ProgressDatabase.VERSION,
    entities = {PlayedGame.class, OngoingMatch.class, Setting.class})
@TypeConverters({LevelConverter.class, OutcomeConverter.class})
abstract class ProgressDatabase extends RoomDatabase {
    static final int VERSION = 2;
    static final String FILE = "progress.db";

    abstract ProgressDao dao();
}
