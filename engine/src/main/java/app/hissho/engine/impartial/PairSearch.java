package app.hissho.engine.impartial;

/**
 * Finds pairs of heaps that leave given values. Sequences tend to repeat after some lag for a while, so the pair that
 * left a value one lag ago is tried first, with either part longer by the lag. If it fails, pairs are tried in steps of
 * {@link #STRIDE}, as neighbours tend to leave the same values, and what they leave is taken note of until all that was
 * wanted has been met.
 */
final class PairSearch {
    private static final int LONGEST_LAG = 32;
    private static final int LAG_SAMPLE = 256;
    private static final int STRIDE = 61;

    private final int[] splits;
    private final boolean unequal;
    /** Heaps this far apart have the same value most often. */
    private final int lag;
    /** For each value and each remainder modulo the lag the part of a pair that was last found to give it. */
    private final int[] witness;

    private char[] values;
    private int heap;
    private int phase;
    /** The pair to be tried next: its offset, its split and its first part. */
    private int offset;
    private int split;
    private int next;
    private long work;

    /**
     * @param splits how many chips a move can take that leaves two heaps
     * @param unequal whether the two heaps must differ
     * @param bound all values are below it
     */
    PairSearch(int[] splits, boolean unequal, int bound, char[] values, int count) {
        this.splits = splits;
        this.unequal = unequal;
        this.lag = bestLag(values, count);
        this.witness = new int[bound * lag];
    }

    private static int bestLag(char[] values, int count) {
        int best = 1;
        int most = -1;
        int from = Math.max(LONGEST_LAG, count - LAG_SAMPLE);
        for (int distance = 1; distance <= LONGEST_LAG; distance++) {
            int same = 0;
            for (int n = from; n < count; n++) {
                same += values[n] == values[n - distance] ? 1 : 0;
            }
            if (same > most) {
                best = distance;
                most = same;
            }
        }
        return best;
    }

    /** Begins with heap {@code n}; the values of all smaller heaps are known. */
    void begin(int n, char[] known) {
        values = known;
        heap = n;
        phase = n % lag;
        offset = 1;
        split = 0;
        next = 1;
    }

    /** How many pairs were tried since this was last asked. */
    long work() {
        long done = work;
        work = 0;
        return done;
    }

    /** Those of {@code wanted}, bits of values below 64, that no pair leaves. */
    long missing(long wanted) {
        long missing = 0;
        for (long open = wanted; open != 0; open &= open - 1) {
            missing |= isWitnessed(Long.numberOfTrailingZeros(open)) ? 0 : open & -open;
        }
        for (int first = 1; first <= STRIDE && missing != 0; first++) {
            for (int taken : splits) {
                missing = tryPairs(heap - taken, first, missing);
            }
        }
        return missing;
    }

    /** Tries one pair in {@link #STRIDE}, from {@code first} on, as long as something is missing; what still is then. */
    private long tryPairs(int rest, int first, long missing) {
        char[] all = values;
        int pairs = pairs(rest);
        long open = missing;
        int a = first;
        for (; a <= pairs && open != 0; a += STRIDE) {
            int value = all[a] ^ all[rest - a];
            if ((open >>> value & 1) != 0) {
                open ^= 1L << value;
                witness[value * lag + phase] = a;
            }
        }
        work += a / STRIDE;
        return open;
    }

    /** Whether some pair leaves {@code value}; what the pairs leave that were tried is marked in {@code seen} with the heap. */
    boolean finds(int value, int[] seen) {
        if (isWitnessed(value)) {
            return true;
        }
        for (; offset <= STRIDE; offset++) {
            for (; split < splits.length; split++) {
                if (goOn(heap - splits[split], value, seen)) {
                    witness[value * lag + phase] = next;
                    next += STRIDE;
                    return true;
                }
                next = offset;
            }
            split = 0;
            next = offset + 1;
        }
        return false;
    }

    /** Goes on from pair {@link #next} until one leaves {@code value}. */
    private boolean goOn(int rest, int value, int[] seen) {
        char[] all = values;
        int mark = heap;
        int pairs = pairs(rest);
        int a = next;
        int left = -1;
        while (a <= pairs) {
            left = all[a] ^ all[rest - a];
            seen[left] = mark;
            if (left == value) {
                break;
            }
            a += STRIDE;
        }
        work += Math.max(0, (a - next) / STRIDE);
        next = a;
        return left == value;
    }

    private int pairs(int rest) {
        return unequal ? (rest - 1) / 2 : rest / 2;
    }

    private boolean isWitnessed(int value) {
        int part = witness[value * lag + phase];
        int rest = heap - splits[0];
        if (part == 0 || part + lag >= rest) {
            return false;
        }
        if (leaves(rest, part, value)) {
            return true;
        }
        if (leaves(rest, part + lag, value)) {
            witness[value * lag + phase] = part + lag;
            return true;
        }
        return false;
    }

    private boolean leaves(int rest, int part, int value) {
        return (values[part] ^ values[rest - part]) == value && !(unequal && 2 * part == rest);
    }
}
