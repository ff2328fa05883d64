package app.hissho.data;

import androidx.annotation.NonNull;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;

/** The real open helpers, and a hold on the last one, to make its disk full or look into its database. */
final class TestOpenHelpers implements SupportSQLiteOpenHelper.Factory {
    private final FrameworkSQLiteOpenHelperFactory framework = new FrameworkSQLiteOpenHelperFactory();
    private SupportSQLiteOpenHelper last;
    private int made;
    private RuntimeException refusal;

    @NonNull
    @Override
    public SupportSQLiteOpenHelper create(@NonNull SupportSQLiteOpenHelper.Configuration configuration) {
        made++;
        if (refusal != null) {
            throw refusal;
        }
        last = framework.create(configuration);
        return last;
    }

    SupportSQLiteOpenHelper last() {
        return last;
    }

    /** How many databases were opened. */
    int made() {
        return made;
    }

    /** From now on no database can be opened; null ends it. */
    void refuse(RuntimeException reason) {
        refusal = reason;
    }

    /** From now on the file cannot grow. */
    void fillDisk() {
        limit(1);
    }

    void emptyDisk() {
        limit(1L << 40);
    }

    /** The limit belongs to a connection; inside a transaction it is the one that writes. */
    private void limit(long bytes) {
        SupportSQLiteDatabase database = last.getWritableDatabase();
        database.beginTransaction();
        try {
            database.setMaximumSize(bytes);
        } finally {
            database.endTransaction();
        }
    }
}
