package app.hissho.engine.store;

import java.util.Arrays;

/**
 * A fixed-size table from (64-bit key, rules) to result, open addressing on one primitive array: 16 bytes a
 * slot, no object a position. Looks at {@value #PROBES} neighbouring slots; when all are taken the new result
 * takes the place of the first of them, so the table never grows and never refuses. Lookups compare the whole
 * key: an answer is never that of another position. All methods may be called from any thread.
 */
public final class TranspositionTable {
    private static final int PROBES = 8;
    private static final int SLOT_BYTES = 2 * Long.BYTES;

    /** Slot i is words 2i (the key) and 2i+1 (rules in the high half, result in the low; 0 is free). */
    private long[] words;
    private int used;

    /** Takes the largest power of two of slots that fits into {@code bytes}, at least {@value #PROBES}. */
    public TranspositionTable(long bytes) {
        words = allocate(bytes);
    }

    private static long[] allocate(long bytes) {
        long slots = Math.max(PROBES, Math.min(Long.highestOneBit(Math.max(1, bytes / SLOT_BYTES)), 1 << 26));
        return new long[(int) slots * 2];
    }

    /** The result, or {@link PositionStore#MISSING}. {@code rules} is a small positive number. */
    public synchronized int get(int rules, long key) {
        int slot = slot(rules, key);
        for (int i = 0; i < PROBES; i++) {
            long word = words[slot + 1];
            if (word == 0) {
                return PositionStore.MISSING;
            }
            if (words[slot] == key && (int) (word >>> 32) == rules) {
                return (int) word;
            }
            slot = next(slot);
        }
        return PositionStore.MISSING;
    }

    public synchronized void put(int rules, long key, int result) {
        if (rules <= 0 || result == PositionStore.MISSING) {
            throw new IllegalArgumentException("rules " + rules + ", result " + result);
        }
        int first = slot(rules, key);
        int slot = first;
        int target = first;
        for (int i = 0; i < PROBES; i++) {
            long word = words[slot + 1];
            if (word == 0) {
                used++;
                target = slot;
                break;
            }
            if (words[slot] == key && (int) (word >>> 32) == rules) {
                target = slot;
                break;
            }
            slot = next(slot);
        }
        words[target] = key;
        words[target + 1] = (long) rules << 32 | (result & 0xFFFF_FFFFL);
    }

    public synchronized void clear() {
        Arrays.fill(words, 0);
        used = 0;
    }

    /** Forgets everything and goes on with a table of {@code bytes}; the old array can be collected. */
    public synchronized void resize(long bytes) {
        words = allocate(bytes);
        used = 0;
    }

    public synchronized int size() {
        return used;
    }

    public synchronized long bytes() {
        return (long) words.length * Long.BYTES;
    }

    private int slot(int rules, long key) {
        long hash = (key + rules) * 0x9E3779B97F4A7C15L;
        hash ^= hash >>> 32;
        return (int) (hash & (words.length / 2 - 1)) * 2;
    }

    private int next(int slot) {
        return slot + 2 & words.length - 1;
    }
}
