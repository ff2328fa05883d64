package app.hissho.engine.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.number.Fraction;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/**
 * The values of {@link MemoryOdds} in floating point, for many pairs. Only two rows of pairs are kept, those asked for last
 * and one below, 2·(N+1)·(2N+1) numbers; to ask for fewer pairs by two or more starts anew. For 300 pairs 18 million states
 * take 0.1 s here (0.5 s the first time) and 6 MB. Sums of a few positive terms lose next to nothing: up to 30 pairs the
 * largest difference from the exact values is below 10⁻¹⁵. May be used by several threads.
 */
public final class MemoryEstimate implements MemoryValues {
    /** How many pairs there may be. */
    public static final int MOST_PAIRS = 300;
    /** Values that differ by less are the same. */
    static final double SAME = 1e-12;

    private final MemoryGoal goal;
    /** The row of {@code pairs} pairs and the one below, by known cards, then by lead + pairs. */
    private double[][] row;
    private double[][] below;
    private int pairs;

    public MemoryEstimate(MemoryGoal goal) {
        this.goal = goal;
        restart();
    }

    private void restart() {
        double end = goal == MemoryGoal.CARDS ? 0 : 0.5;
        row = new double[][] {{end}};
        below = row;
        pairs = 0;
    }

    @Override
    public MemoryGoal goal() {
        return goal;
    }

    @Override
    public Fraction value(int wanted, int known, int lead, Budget budget) {
        BigDecimal exact = new BigDecimal(estimate(wanted, known, lead, budget));
        return new Fraction(exact.unscaledValue(), BigInteger.TEN.pow(exact.scale()));
    }

    /** f(n, k, s). */
    public synchronized double estimate(int wanted, int known, int lead, Budget budget) {
        if (wanted < pairs - 1) {
            restart();
        }
        while (pairs < wanted) {
            addRow(budget);
        }
        return wanted == pairs ? at(row, wanted, known, lead) : at(below, wanted, known, lead);
    }

    private double at(double[][] values, int n, int k, int s) {
        if (goal == MemoryGoal.CARDS) {
            return values[k][0] + s;
        }
        if (s > n) {
            return 1;
        }
        return s < -n ? 0 : values[k][s + n];
    }

    private void addRow(Budget budget) {
        int n = pairs + 1;
        int width = goal == MemoryGoal.CARDS ? 0 : n;
        double[][] next = new double[n + 1][2 * width + 1];
        for (int k = n; k >= 0; k--) {
            budget.spend();
            for (int s = -width; s <= width; s++) {
                next[k][s + width] = k == n ? score(s + n) : best(next, n, k, s);
            }
        }
        below = row;
        row = next;
        pairs = n;
    }

    private double score(int lead) {
        if (goal == MemoryGoal.CARDS) {
            return lead;
        }
        return lead == 0 ? 0.5 : lead > 0 ? 1 : 0;
    }

    private double flip(double value) {
        return goal == MemoryGoal.CARDS ? -value : 1 - value;
    }

    /** {@code row} is the one of n − 1 pairs. */
    private double best(double[][] next, int n, int k, int s) {
        double best = two(next, row, n, k, s);
        if (k >= 1) {
            best = Math.max(best, one(next, row, n, k, s));
        }
        if (k < 2 || (s < 0 && goal == MemoryGoal.WIN)) {
            return best;
        }
        return Math.max(best, s == 0 ? score(s) : flip(at(next, n, k, -s)));
    }

    /** f₂ of {@link MemoryOdds}. */
    private double two(double[][] values, double[][] lower, int n, int k, int s) {
        double unknown = 2.0 * n - k;
        double second = at(lower, n - 1, k, s + 1) + (k == 0 ? 0 : k * flip(at(lower, n - 1, k, 1 - s)))
            + (k < n - 1 ? (2.0 * n - 2 * k - 2) * flip(at(values, n, k + 2, -s)) : 0);
        return pair(lower, n, k, s) + (2.0 * n - 2 * k) / unknown * (second / (unknown - 1));
    }

    /** f₁. */
    private double one(double[][] values, double[][] lower, int n, int k, int s) {
        return pair(lower, n, k, s) + (2.0 * n - 2 * k) / (2.0 * n - k) * flip(at(values, n, k + 1, -s));
    }

    /** The first card is the mate of a known one. */
    private double pair(double[][] lower, int n, int k, int s) {
        return k == 0 ? 0 : k / (2.0 * n - k) * at(lower, n - 1, k - 1, s + 1);
    }

    /** The right strategy; empty where everything is known. Of those that are equally good within rounding, the lowest. */
    public synchronized Optional<Integer> strategy(int n, int k, int s, Budget budget) {
        if (n < pairs) {
            restart();
        }
        estimate(n, k, s, budget);
        if (k == n) {
            return Optional.empty();
        }
        double two = two(row, below, n, k, s);
        double one = k < 1 ? Double.NEGATIVE_INFINITY : one(row, below, n, k, s);
        // the other player takes what is better for him: to pass too, or to play on
        double zero = k < 2 ? Double.NEGATIVE_INFINITY : flip(Math.max(score(-s), at(row, n, k, -s)));
        double best = Math.max(zero, Math.max(one, two)) - SAME;
        return Optional.of(zero >= best ? 0 : one >= best ? 1 : 2);
    }
}
