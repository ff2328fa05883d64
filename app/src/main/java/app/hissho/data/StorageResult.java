package app.hissho.data;

import androidx.annotation.NonNull;

/** How a change of what is stored ended. Nothing is half done: what is not {@link #DONE} left all as it was. */
public final class StorageResult {
    public static final StorageResult DONE = new StorageResult("done");
    /** The device has no room left; the user can make some. */
    public static final StorageResult DISK_FULL = new StorageResult("disk full");
    /** The storage cannot be used for another reason. */
    public static final StorageResult FAILED = new StorageResult("failed");

    private final String word;

    private StorageResult(String word) {
        this.word = word;
    }

    @NonNull
    @Override
    public String toString() {
        return word;
    }
}
