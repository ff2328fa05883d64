package app.hissho.engine.store;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A store that ends with the process: a {@link TranspositionTable} shared by all games. */
public class MemoryStore implements PositionStore {
    /** Enough for a million positions. */
    public static final long DEFAULT_BYTES = 16L << 20;

    private final TranspositionTable table;
    private final Map<Rules, Integer> numbers = new ConcurrentHashMap<>();
    private final AtomicInteger lastNumber = new AtomicInteger();

    public MemoryStore(long bytes) {
        table = new TranspositionTable(bytes);
    }

    @Override
    public final int recall(Rules rules, long key) {
        return table.get(number(rules), key);
    }

    @Override
    public final void remember(Rules rules, long key, int result) {
        table.put(number(rules), key, result);
    }

    @Override
    public void fetch(Rules rules, long[] keys) {
        // nothing lies behind memory
    }

    @Override
    public void keep(Rules rules, long key, int result) {
        // memory has it already
    }

    public final TranspositionTable table() {
        return table;
    }

    private int number(Rules rules) {
        return numbers.computeIfAbsent(rules, unused -> lastNumber.incrementAndGet());
    }
}
