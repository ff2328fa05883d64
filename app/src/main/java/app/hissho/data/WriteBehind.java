package app.hissho.data;

import app.hissho.engine.store.PositionStore.Rules;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Results on their way to the disk. {@link #put} returns at once; the disk's thread takes what has gathered, in one
 * batch, as soon as there are {@code batch} results or the oldest has waited {@code delayMillis}. At most
 * {@value #CAPACITY} wait; more are dropped, since losing a result of a cache costs only time.
 */
final class WriteBehind {
    static final int CAPACITY = 8192;

    /** What a result belongs to. */
    record Place(Rules rules, long key) {
    }

    private final DiskThread thread;
    private final Consumer<Map<Place, Integer>> sink;
    private final int batch;
    private final long delayMillis;
    /** Guarded by this. */
    private Map<Place, Integer> waiting = new LinkedHashMap<>();

    WriteBehind(DiskThread thread, Consumer<Map<Place, Integer>> sink, int batch, long delayMillis) {
        this.thread = thread;
        this.sink = sink;
        this.batch = batch;
        this.delayMillis = delayMillis;
    }

    synchronized void put(Rules rules, long key, int result) {
        Place place = new Place(rules, key);
        if (waiting.size() >= CAPACITY && !waiting.containsKey(place)) {
            return;
        }
        boolean grew = waiting.put(place, result) == null;
        if (grew && waiting.size() == batch) {
            thread.execute(this::write);
        } else if (grew && waiting.size() == 1) {
            thread.execute(this::write, delayMillis);
        }
    }

    /** Hands on what has gathered, without waiting for it to be written. */
    void hurry() {
        thread.execute(this::write);
    }

    /** Returns when all that was put before has been written. */
    void flush() {
        thread.await(this::write);
    }

    /** Forgets what is waiting. */
    void discard() {
        take();
    }

    private void write() {
        Map<Place, Integer> taken = take();
        if (!taken.isEmpty()) {
            sink.accept(taken);
        }
    }

    private synchronized Map<Place, Integer> take() {
        Map<Place, Integer> taken = waiting;
        waiting = new LinkedHashMap<>();
        return taken;
    }
}
