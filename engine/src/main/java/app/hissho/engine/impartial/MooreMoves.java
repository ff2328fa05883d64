package app.hissho.engine.impartial;

import java.util.ArrayList;
import java.util.List;

/**
 * Lists the winning moves of Moore's Nim_k, at most {@code limit} of them.
 *
 * <p>It goes through the binary columns from the left. A heap that was lowered in a column (a 1 became a 0) is
 * free in all columns to its right. In each column it tries every way to lower further heaps and to set the bits
 * of the free ones that makes the number of ones a multiple of k+1. With at most k free heaps there is always a
 * way to go on (either enough free heaps supply the missing ones, or enough ones can be lowered), and within a
 * column a branch is entered only if a multiple of k+1 is still in reach. So the search has no dead ends: its
 * time is at most 31 columns times the number of heaps for each move that it lists.
 *
 * <p>In misère play the moves that leave single chips only come first, found by counting; those that the columns
 * would give are then dropped.
 */
final class MooreMoves {
    private final int[] sizes;
    private final int k;
    private final int limit;
    private final int[] after;
    private final boolean[] free;
    /** For each column and heap: how many heaps from there on were free, and how many others had a one. */
    private final int[][] freeFrom;
    private final int[][] onesFrom;
    private final List<Taking> moves = new ArrayList<>();

    private MooreMoves(int[] sizes, int k, int limit) {
        this.sizes = sizes;
        this.k = k;
        this.limit = limit;
        this.after = sizes.clone();
        this.free = new boolean[sizes.length];
        this.freeFrom = new int[Integer.SIZE - 1][sizes.length + 1];
        this.onesFrom = new int[Integer.SIZE - 1][sizes.length + 1];
    }

    static List<Taking> list(int[] sizes, int k, boolean misere, int limit) {
        MooreMoves search = new MooreMoves(sizes, k, limit);
        if (misere) {
            search.toSingles(0, 0, 0);
        }
        if (!Moore.isBalanced(sizes, k)) {
            search.column(Integer.SIZE - 1 - Integer.numberOfLeadingZeros(search.largestAfter()), 0, misere);
        }
        return search.moves;
    }

    /** Fills the columns from {@code bit} down; {@code lowered} heaps are free. */
    private void column(int bit, int lowered, boolean misere) {
        if (bit < 0) {
            if (!(misere && largestAfter() <= 1)) {
                add();
            }
            return;
        }
        for (int h = sizes.length - 1; h >= 0; h--) {
            freeFrom[bit][h] = freeFrom[bit][h + 1] + (free[h] ? 1 : 0);
            onesFrom[bit][h] = onesFrom[bit][h + 1] + (free[h] ? 0 : sizes[h] >> bit & 1);
        }
        heap(bit, 0, lowered, 0, misere);
    }

    /** Decides bit {@code bit} of the heaps from {@code h} on; {@code ones} were set in this column so far. */
    private void heap(int bit, int h, int lowered, int ones, boolean misere) {
        if (moves.size() == limit || !reachable(bit, h, lowered, ones)) {
            return;
        }
        if (h == sizes.length) {
            column(bit - 1, lowered, misere);
            return;
        }
        int mask = 1 << bit;
        int before = after[h];
        if (free[h]) {
            after[h] = before | mask;
            heap(bit, h + 1, lowered, ones + 1, misere);
            after[h] = before & ~mask;
            heap(bit, h + 1, lowered, ones, misere);
        } else if ((sizes[h] & mask) != 0) {
            heap(bit, h + 1, lowered, ones + 1, misere);
            if (lowered < k) {
                free[h] = true;
                after[h] = before & ~mask;
                heap(bit, h + 1, lowered + 1, ones, misere);
                free[h] = false;
            }
        } else {
            heap(bit, h + 1, lowered, ones, misere);
        }
        after[h] = before;
    }

    /** Whether the heaps from {@code h} on can still make the ones of this column a multiple of k+1. */
    private boolean reachable(int bit, int h, int lowered, int ones) {
        int fixed = onesFrom[bit][h];
        int least = ones + Math.max(0, fixed - (k - lowered));
        return hasNumber(least, ones + freeFrom[bit][h] + fixed, 0);
    }

    /** Whether some number from {@code least} to {@code most} leaves {@code remainder} modulo k+1. */
    private boolean hasNumber(int least, int most, int remainder) {
        int first = least + Math.floorMod(remainder - least, k + 1);
        return first <= most;
    }

    private int largestAfter() {
        int largest = 0;
        for (int size : after) {
            largest = Math.max(largest, size);
        }
        return largest;
    }

    /** Misère play: all ways to leave only single chips, 1 modulo k+1 of them. */
    private void toSingles(int h, int touched, int singles) {
        if (moves.size() == limit || !singlesReachable(h, touched, singles)) {
            return;
        }
        if (h == sizes.length) {
            if (touched > 0) {
                add();
            }
            return;
        }
        int size = sizes[h];
        if (size >= 1) {
            after[h] = 0;
            toSingles(h + 1, touched + 1, singles);
            after[h] = 1;
            toSingles(h + 1, size == 1 ? touched : touched + 1, singles + 1);
            after[h] = size;
        } else {
            toSingles(h + 1, touched, singles);
        }
    }

    private boolean singlesReachable(int h, int touched, int singles) {
        int big = 0;
        int single = 0;
        for (int i = h; i < sizes.length; i++) {
            if (sizes[i] >= 2) {
                big++;
            } else {
                single += sizes[i];
            }
        }
        int spare = k - touched - big;
        return spare >= 0 && hasNumber(singles + Math.max(0, single - spare), singles + single + big, 1 % (k + 1));
    }

    private void add() {
        List<Taking.Take> takes = new ArrayList<>();
        for (int h = 0; h < sizes.length; h++) {
            if (after[h] < sizes[h]) {
                takes.add(new Taking.Take(h, sizes[h] - after[h]));
            }
        }
        moves.add(new Taking(takes));
    }
}
