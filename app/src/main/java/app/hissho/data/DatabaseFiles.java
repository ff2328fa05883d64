package app.hissho.data;

import android.content.Context;
import java.io.File;

/** The files that make up one SQLite database: itself and its journals. */
final class DatabaseFiles {
    private static final String[] SUFFIXES = {"", "-wal", "-shm", "-journal"};
    private static final String DAMAGED = ".damaged-";

    private final Context context;
    private final String name;

    DatabaseFiles(Context context, String name) {
        this.context = context;
        this.name = name;
    }

    /** What they take on the disk together. */
    long bytes() {
        long bytes = 0;
        for (String suffix : SUFFIXES) {
            bytes += context.getDatabasePath(name + suffix).length();
        }
        return bytes;
    }

    void delete() {
        context.deleteDatabase(name);
    }

    /** Renames them, so that a new database can take their place; whether it worked. */
    boolean setAside(long now) {
        String aside = name + DAMAGED + now;
        boolean moved = true;
        for (String suffix : SUFFIXES) {
            File file = context.getDatabasePath(name + suffix);
            if (file.exists()) {
                moved &= file.renameTo(context.getDatabasePath(aside + suffix));
            }
        }
        return moved;
    }

    /** Deletes all that was ever set aside. */
    void deleteSetAside() {
        for (String file : context.databaseList()) {
            if (file.startsWith(name + DAMAGED)) {
                context.deleteDatabase(file);
            }
        }
    }
}
