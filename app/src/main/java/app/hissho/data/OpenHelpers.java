package app.hissho.data;

import androidx.annotation.NonNull;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;

/**
 * The framework deletes a database file as soon as it finds it damaged. What becomes of a damaged file is decided
 * by its owner here, so this factory takes that habit away and passes everything else on.
 */
final class OpenHelpers {
    private OpenHelpers() {
    }

    static SupportSQLiteOpenHelper.Factory keepingDamagedFiles(SupportSQLiteOpenHelper.Factory factory) {
        return asked -> factory.create(SupportSQLiteOpenHelper.Configuration.builder(asked.context)
            .name(asked.name)
            .callback(new KeepingCallback(asked.callback))
            .noBackupDirectory(asked.useNoBackupDirectory)
            .allowDataLossOnRecovery(false)
            .build());
    }

    private static final class KeepingCallback extends SupportSQLiteOpenHelper.Callback {
        private final SupportSQLiteOpenHelper.Callback room;

        KeepingCallback(SupportSQLiteOpenHelper.Callback room) {
            super(room.version);
            this.room = room;
        }

        @Override
        public void onConfigure(@NonNull SupportSQLiteDatabase database) {
            room.onConfigure(database);
        }

        @Override
        public void onCreate(@NonNull SupportSQLiteDatabase database) {
            room.onCreate(database);
        }

        @Override
        public void onUpgrade(@NonNull SupportSQLiteDatabase database, int from, int to) {
            room.onUpgrade(database, from, to);
        }

        @Override
        public void onDowngrade(@NonNull SupportSQLiteDatabase database, int from, int to) {
            room.onDowngrade(database, from, to);
        }

        @Override
        public void onOpen(@NonNull SupportSQLiteDatabase database) {
            room.onOpen(database);
        }

        @Override
        public void onCorruption(@NonNull SupportSQLiteDatabase database) {
            // the exception that follows tells the owner
        }
    }
}
