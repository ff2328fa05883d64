package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.NotSolvedException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The Grundy values of a take-and-break game in which only so many chips can be taken at once, by the
 * sparse-space method.
 *
 * <p><b>Method.</b> A {@link SparseSpace} calls some values rare and the others common. A common value is left by a split
 * only if one of its two heaps is rare: if there are few such heaps, combining these with all others tells exactly which
 * common values can be left. The smallest that cannot is the value, provided every rare value below it can be left, and
 * for that a {@link PairSearch} tries pairs of heaps until each was met, which is soon. Only if all pairs were tried in
 * vain the value is rare. Nothing is assumed: what is rare decides the cost, never the result. It is chosen anew whenever
 * the sequence has doubled; where too many heaps stay rare, the next stretch is computed by the plain loop.
 *
 * <p><b>Period.</b> {@link OctalPeriod} looks for one whenever the sequence has doubled; once it is proved, nothing more is
 * computed.
 *
 * <p><b>Cost.</b> Two bytes a heap, and four more while a period is looked for. Time for n heaps is n times the number
 * of rare ones, which seems to stay bounded in the games where the method works (53 heaps of 0.16, 1,273 of Grundy’s
 * game among the first 40,000), and for Grundy’s game about as much again to meet the rare values. Where all values are
 * small, the set of those that can be left is one word. One unit of the budget pays for {@value #STEPS_A_UNIT} pairs.
 */
final class SparseSequence implements HeapSequence {
    /** No sequence grows past this many heaps: 20 MB. */
    static final int MOST_HEAPS = 10_000_001;

    private static final int FIRST_LOOK = 256;
    /** The steps that a search for a period may take; about a second. */
    private static final long PERIOD_WORK = 500_000_000L;
    private static final int PERIOD_HEAPS = 1 << 20;
    /** How many pairs one unit of the budget pays for. */
    private static final int STEPS_A_UNIT = 512;
    /** The sparse method pays if at most one heap in so many is rare. */
    private static final int SPARSE = 6;

    private final BreakingRule rule;
    private final int mostTaken;
    private final boolean unequal;
    /** How many chips a move can take that leaves two heaps. */
    private final int[] splits;
    /** How many chips a move can take that leaves one heap. */
    private final int[] singles;

    private char[] values = new char[FIRST_LOOK];
    private int count = 1;
    private int nextLook = FIRST_LOOK;
    private int largest;
    private Optional<Period> period = Optional.empty();
    private long work;
    private long charged;

    /** seen[v] = n where a move from heap n was found to leave value v; as long as a power of two above all nim-sums. */
    private int[] seen = new int[2];
    /** What is rare, and the search for pairs; empty as long as the plain loop is the better way. */
    private Optional<SparseSpace> space = Optional.empty();
    private PairSearch pairs;
    /** The common and the rare values in ascending order, as far as there is room in {@link #seen}. */
    private int[] commons = new int[0];
    private int[] rares = new int[0];
    private long commonBits;

    SparseSequence(BreakingRule rule) {
        if (!rule.isFinite()) {
            throw new IllegalArgumentException("any number of chips can be taken: " + rule);
        }
        this.rule = rule;
        mostTaken = rule.largestTake(Integer.MAX_VALUE);
        unequal = rule.isUnequal();
        splits = takes(BreakingRule.TWO_HEAPS);
        singles = takes(BreakingRule.ONE_HEAP);
    }

    private int[] takes(int bit) {
        return IntStream.rangeClosed(0, mostTaken).filter(taken -> (rule.digit(taken) & bit) != 0).toArray();
    }

    @Override
    public synchronized int get(int size, Budget budget) {
        if (size >= MOST_HEAPS && period(budget).isEmpty()) {
            throw new NotSolvedException("unsolved.terms", MOST_HEAPS - 1);
        }
        grow(size + 1L, Long.MAX_VALUE, budget);
        return values[period.isPresent() ? period.get().reduce(size) : size];
    }

    @Override
    public synchronized int[] first(int wanted, Budget budget) {
        return IntStream.range(0, wanted).map(size -> get(size, budget)).toArray();
    }

    @Override
    public synchronized Optional<Period> period(Budget budget) {
        if (!unequal) {
            grow(PERIOD_HEAPS + 1L, PERIOD_WORK, budget);
        }
        return period;
    }

    @Override
    public synchronized Optional<Period> known() {
        return period;
    }

    /** How many values were computed, not counting those that the period gives. */
    synchronized int computed() {
        return count;
    }

    /** Computes values until there are {@code wanted}, or a period is proved, or {@code mostWork} steps were taken. */
    private void grow(long wanted, long mostWork, Budget budget) {
        while (count < wanted && period.isEmpty() && work < mostWork) {
            if (count == nextLook) {
                look();
                continue;
            }
            for (; charged < work; charged += STEPS_A_UNIT) {
                budget.spend();
            }
            int value = nextValue();
            values[count] = (char) value;
            if (value != values[count]) {
                throw new NotSolvedException("unsolved.terms", count);
            }
            if (space.isPresent()) {
                space.get().add(count, value);
            }
            count++;
            if (value > largest) {
                largest = value;
                makeRoom();
            }
        }
    }

    private int nextValue() {
        if (space.isEmpty()) {
            return plainMex(count);
        }
        return fitsInWord() ? sparseMexInWord(space.get(), count) : sparseMex(space.get(), count);
    }

    /** Whether all nim-sums are below 64, and all pairs are allowed. */
    private boolean fitsInWord() {
        return seen.length <= 2 * Long.SIZE && !unequal;
    }

    /** Half time: looks for a period, chooses what to call rare, and makes room for as many values again. */
    private void look() {
        if (!unequal && OctalPeriod.endRepeats(values, count)) {
            period = OctalPeriod.prove(values, count, mostTaken);
        }
        if (period.isPresent()) {
            return;
        }
        space = Optional.of(SparseSpace.of(values, count, largest))
            .filter(chosen -> splits.length > 0 && chosen.count() <= count / SPARSE);
        prepare();
        nextLook = Math.min(2 * count, MOST_HEAPS);
        values = Arrays.copyOf(values, nextLook);
    }

    private void makeRoom() {
        if (Integer.highestOneBit(largest) * 2 >= seen.length) {
            seen = Arrays.copyOf(seen, Integer.highestOneBit(largest) * 4);
            prepare();
        }
    }

    private void prepare() {
        if (space.isPresent()) {
            commons = space.get().commons(seen.length);
            rares = space.get().rares(seen.length);
            commonBits = space.get().commonBits();
            pairs = new PairSearch(splits, unequal, seen.length, values, count);
        }
    }

    /** Marks the values of the moves that leave at most one heap. */
    private void markWithoutSplit(int n) {
        if (n <= mostTaken && (rule.digit(n) & BreakingRule.NOTHING) != 0) {
            seen[0] = n;
        }
        for (int taken : singles) {
            if (taken < n) {
                seen[values[n - taken]] = n;
            }
        }
    }

    private int plainMex(int n) {
        markWithoutSplit(n);
        for (int taken : splits) {
            int rest = n - taken;
            int last = unequal ? (rest - 1) / 2 : rest / 2;
            for (int a = 1; a <= last; a++) {
                seen[values[a] ^ values[rest - a]] = n;
            }
        }
        work += (long) n / 2 * splits.length + 1;
        int mex = 0;
        while (seen[mex] == n) {
            mex++;
        }
        return mex;
    }

    private int sparseMex(SparseSpace rare, int n) {
        markWithoutSplit(n);
        for (int taken : splits) {
            rare.mark(values, n - taken, unequal, seen, n);
        }
        int i = 0;
        while (seen[commons[i]] == n) {
            i++;
        }
        int mex = commons[i];
        pairs.begin(n, values);
        for (int k = 0; rares[k] < mex; k++) {
            if (seen[rares[k]] != n && !pairs.finds(rares[k], seen)) {
                mex = rares[k];
            }
        }
        work += (long) rare.count() * splits.length + i + pairs.work();
        return mex;
    }

    /** The same where all nim-sums are below 64: the values that can be left are the bits of one word. */
    private int sparseMexInWord(SparseSpace rare, int n) {
        long left = 0;
        for (int taken : singles) {
            left |= 1L << values[n - taken];
        }
        for (int taken : splits) {
            left |= rare.left(values, n - taken);
        }
        int mex = Long.numberOfTrailingZeros(~left & commonBits);
        pairs.begin(n, values);
        long missing = pairs.missing(~left & (mex == Long.SIZE ? -1L : (1L << mex) - 1));
        work += (long) rare.count() * splits.length + 1 + pairs.work();
        return missing == 0 ? mex : Long.numberOfTrailingZeros(missing);
    }
}
