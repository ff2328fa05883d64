package app.hissho;

import android.app.Application;
import androidx.annotation.NonNull;
import app.hissho.data.ProgressRepository;
import app.hissho.data.RoomPositionStore;

/** Holds what lives as long as the process: the user's progress and the solved positions. */
public final class HisshoApplication extends Application {
    private RoomPositionStore positions;
    private ProgressRepository progress;

    @Override
    public void onCreate() {
        super.onCreate();
        positions = new RoomPositionStore(this);
    }

    /** Where solvers keep what they found. Takes neither memory nor disk before the first search. */
    @NonNull
    public RoomPositionStore positions() {
        return positions;
    }

    /** What the user did. Returns at once; the first call starts to read what is stored, in the background. */
    @NonNull
    public synchronized ProgressRepository progress() {
        if (progress == null) {
            progress = new ProgressRepository(this, settings -> positions.setLimit(settings.cacheBytes()));
        }
        return progress;
    }

    @Override
    public void onTrimMemory(int level) {
        super.onTrimMemory(level);
        positions.trimMemory(level);
    }

    @Override
    public void onLowMemory() {
        super.onLowMemory();
        onTrimMemory(TRIM_MEMORY_COMPLETE);
    }

    /** Never called on a phone, where the process just ends; an emulated application ends before its process. */
    @Override
    public synchronized void onTerminate() {
        if (progress != null) {
            progress.close();
        }
        positions.close();
        super.onTerminate();
    }
}
