package app.hissho.data;

import androidx.annotation.NonNull;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** The way from every released schema of {@link ProgressDatabase} to the present one. */
final class ProgressMigrations {
    /** A game was won or not; since there are draws, it has a result. */
    private static final Migration RESULTS = new Migration(1, 2) {
        @Override
        public void migrate(@NonNull SupportSQLiteDatabase database) {
            database.execSQL("CREATE TABLE played_2 (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, game TEXT NOT NULL,"
                + " start TEXT NOT NULL, moves TEXT NOT NULL, level TEXT, userStarted INTEGER NOT NULL, result TEXT NOT NULL,"
                + " hints INTEGER NOT NULL, finishedAt INTEGER NOT NULL)");
            database.execSQL("INSERT INTO played_2 SELECT id, game, start, moves, level, userStarted,"
                + " CASE won WHEN 0 THEN 'loss' ELSE 'win' END, hints, finishedAt FROM played");
            database.execSQL("DROP TABLE played");
            database.execSQL("ALTER TABLE played_2 RENAME TO played");
        }
    };
    private static final Migration[] ALL = {RESULTS};

    private ProgressMigrations() {
    }

    static Migration[] all() {
        return ALL.clone();
    }
}
