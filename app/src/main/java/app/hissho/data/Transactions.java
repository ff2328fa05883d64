package app.hissho.data;

import android.database.SQLException;
import androidx.room.RoomDatabase;
import java.util.function.Supplier;

/** Transactions that tell why they failed. */
final class Transactions {
    private Transactions() {
    }

    /**
     * Does all of the work or nothing. When the disk is full SQLite takes the transaction back by itself; taking it
     * back once more then fails too, and that failure must not hide the first.
     */
    static <T> T run(RoomDatabase database, Supplier<T> work) {
        SQLException[] first = new SQLException[1];
        try {
            return database.runInTransaction(() -> {
                try {
                    return work.get();
                } catch (SQLException failure) {
                    first[0] = failure;
                    throw failure;
                }
            });
        } catch (SQLException failure) {
            throw first[0] != null ? first[0] : failure;
        }
    }
}
