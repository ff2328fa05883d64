package app.hissho.engine.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.number.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The exact values f(n, k, s) of {@link Memory}: n pairs are left, k of the cards left are known, all different, and the
 * player to move leads by s pairs. Both have a perfect memory and take every pair they know. There are three strategies:
 *
 * <ul>
 * <li><b>2</b>: turn an unknown card. If its mate is known, take the pair; else turn another unknown card.
 * <li><b>1</b>: the same, but turn a known card second, so as to show no more. Needs k ≥ 1.
 * <li><b>0</b>: turn two known cards, a pass. Needs k ≥ 2. If the other player passes too, the game is over.
 * </ul>
 *
 * <p>So with u = 2n − k unknown cards, writing f̄ for what a value of the other player is worth to this one (1 − f for the
 * goal to win, −f for cards):
 *
 * <pre>
 * f0 = f̄(n, k, −s)
 * f1 = k/u · f(n−1, k−1, s+1) + (2n−2k)/u · f̄(n, k+1, −s)
 * f2 = k/u · f(n−1, k−1, s+1) + (2n−2k)/u · (1/(u−1) · f(n−1, k, s+1) + k/(u−1) · f̄(n−1, k, 1−s)
 *      + (2n−2k−2)/(u−1) · f̄(n, k+2, −s))
 * </pre>
 *
 * <p>f is the largest of them; the lowest number wins a tie. When both prefer to pass, the score decides as it stands; so a
 * pass is worth nothing to a player who is behind, and 1/2 at a tie. For the goal of cards s does not matter but for
 * being added, and a pass that is answered by a pass is worth no more than s.
 *
 * <p>Values are computed once, a row of pairs after the other, and kept: the 6,000 up to 20 pairs take 4 ms here (45 ms the
 * first time) and less than 1 MB, the 20,000 up to {@value #MOST_PAIRS} pairs 0.5 s the first time and some 3 MB. May be used
 * by several threads.
 */
public final class MemoryOdds implements MemoryValues {
    /** How many pairs there may be. */
    public static final int MOST_PAIRS = 30;
    private static final int STRATEGIES = 3;
    private static final BigInteger TWO = BigInteger.valueOf(2);

    private final MemoryGoal goal;
    /** By n, then k. */
    private final List<Line[]> rows = new ArrayList<>();

    public MemoryOdds(MemoryGoal goal) {
        this.goal = goal;
    }

    /** The values of one n and k for all leads that are open, by lead + n, over one denominator; for cards only of lead 0. */
    private static final class Line {
        final BigInteger denominator;
        final BigInteger[] numerators;

        Line(BigInteger denominator, BigInteger[] numerators) {
            BigInteger common = denominator;
            for (BigInteger numerator : numerators) {
                common = common.gcd(numerator);
            }
            this.denominator = denominator.divide(common);
            this.numerators = numerators;
            for (int i = 0; i < numerators.length; i++) {
                numerators[i] = numerators[i].divide(common);
            }
        }
    }

    @Override
    public MemoryGoal goal() {
        return goal;
    }

    @Override
    public synchronized Fraction value(int pairs, int known, int lead, Budget budget) {
        while (rows.size() <= pairs) {
            addRow(budget);
        }
        Line line = rows.get(pairs)[known];
        return new Fraction(at(line, pairs, lead, line.denominator), line.denominator);
    }

    /** The numerator of a value over a denominator, which is a multiple of the line's. */
    private BigInteger at(Line line, int n, int s, BigInteger denominator) {
        if (goal == MemoryGoal.CARDS) {
            return line.numerators[0].multiply(denominator.divide(line.denominator)).add(denominator.multiply(BigInteger.valueOf(s)));
        }
        if (Math.abs(s) > n) {
            return s > 0 ? denominator : BigInteger.ZERO;
        }
        return line.numerators[s + n].multiply(denominator.divide(line.denominator));
    }

    private void addRow(Budget budget) {
        int n = rows.size();
        Line[] row = new Line[n + 1];
        for (int k = n; k >= 0; k--) {
            int width = goal == MemoryGoal.CARDS ? 0 : n;
            BigInteger[] numerators = new BigInteger[2 * width + 1];
            BigInteger denominator = TWO;
            if (k == n) {
                for (int s = -width; s <= width; s++) {
                    numerators[s + width] = score(s + n, denominator);
                }
            } else {
                Recursion recursion = new Recursion(rows.get(n - 1), row, n, k);
                denominator = recursion.denominator;
                for (int s = -width; s <= width; s++) {
                    budget.spend();
                    numerators[s + width] = recursion.best(s, s > 0 ? numerators[width - s] : null);
                }
            }
            row[k] = new Line(denominator, numerators);
        }
        rows.add(row);
    }

    private BigInteger score(int lead, BigInteger denominator) {
        Fraction score = MemoryValues.score(goal, lead);
        return score.numerator().multiply(denominator.divide(score.denominator()));
    }

    /** The three strategies at one n and k, as numerators over one denominator. */
    private final class Recursion {
        private final int n;
        private final int k;
        private final BigInteger unknown;
        private final BigInteger others;
        /** The denominator of the values that are used; multiplied by u (u − 1) it is that of the results. */
        private final BigInteger used;
        private final BigInteger denominator;
        private final Line[] below;
        private final Line[] row;

        Recursion(Line[] below, Line[] row, int n, int k) {
            this.n = n;
            this.k = k;
            this.below = below;
            this.row = row;
            unknown = BigInteger.valueOf(2 * n - k);
            others = unknown.subtract(BigInteger.ONE);
            BigInteger common = lcm(lcm(TWO, below[k].denominator), row[k + 1].denominator);
            common = k == 0 ? common : lcm(common, below[k - 1].denominator);
            used = k < n - 1 ? lcm(common, row[k + 2].denominator) : common;
            denominator = used.multiply(unknown).multiply(others);
        }

        private BigInteger flip(BigInteger numerator) {
            return goal == MemoryGoal.CARDS ? numerator.negate() : used.subtract(numerator);
        }

        /** The first card is the mate of a known one. */
        private BigInteger pair(int s) {
            return k == 0 ? BigInteger.ZERO : at(below[k - 1], n - 1, s + 1, used).multiply(BigInteger.valueOf(k)).multiply(others);
        }

        BigInteger two(int s) {
            BigInteger second = at(below[k], n - 1, s + 1, used)
                .add(flip(at(below[k], n - 1, 1 - s, used)).multiply(BigInteger.valueOf(k)));
            if (k < n - 1) {
                second = second.add(flip(at(row[k + 2], n, -s, used)).multiply(BigInteger.valueOf(2 * n - 2 * k - 2)));
            }
            return pair(s).add(second.multiply(BigInteger.valueOf(2 * n - 2 * k)));
        }

        BigInteger one(int s) {
            return pair(s).add(flip(at(row[k + 1], n, -s, used)).multiply(BigInteger.valueOf(2 * n - 2 * k)).multiply(others));
        }

        /** @param behind for a positive lead, the result for the same lead of the other player */
        BigInteger best(int s, BigInteger behind) {
            BigInteger best = two(s);
            if (k >= 1) {
                best = best.max(one(s));
            }
            if (k < 2 || (s < 0 && goal == MemoryGoal.WIN)) {
                return best;
            }
            return best.max(s == 0 ? score(s, denominator) : denominator.subtract(behind));
        }
    }

    private static BigInteger lcm(BigInteger a, BigInteger b) {
        return a.divide(a.gcd(b)).multiply(b);
    }

    /** What the strategies 0, 1 and 2 are worth; empty where one is not possible, and all where everything is known. */
    public synchronized List<Optional<Fraction>> strategies(int pairs, int known, int lead, Budget budget) {
        Fraction other = value(pairs, known, -lead, budget);
        if (known == pairs) {
            return List.of(Optional.empty(), Optional.empty(), Optional.empty());
        }
        Recursion recursion = new Recursion(rows.get(pairs - 1), rows.get(pairs), pairs, known);
        // the other player takes what is better for him: to pass too, or to play on
        Fraction zero = MemoryValues.flip(goal, MemoryValues.score(goal, -lead).max(other));
        return List.of(
            known >= 2 ? Optional.of(zero) : Optional.empty(),
            known >= 1 ? Optional.of(new Fraction(recursion.one(lead), recursion.denominator)) : Optional.empty(),
            Optional.of(new Fraction(recursion.two(lead), recursion.denominator)));
    }

    /** The right strategy; empty where everything is known. Of equally good ones the lowest. */
    public Optional<Integer> strategy(int pairs, int known, int lead, Budget budget) {
        List<Optional<Fraction>> values = strategies(pairs, known, lead, budget);
        Optional<Integer> best = Optional.empty();
        for (int i = STRATEGIES - 1; i >= 0; i--) {
            if (values.get(i).isPresent()
                    && (best.isEmpty() || values.get(i).get().compareTo(values.get(best.get()).get()) >= 0)) {
                best = Optional.of(i);
            }
        }
        return best;
    }

    /**
     * The map of strategies for some number of pairs: a row for each number of known cards from 0, in it an entry for each
     * lead from −pairs to pairs; empty where everything is known.
     */
    public List<List<Optional<Integer>>> map(int pairs, Budget budget) {
        List<List<Optional<Integer>>> map = new ArrayList<>();
        for (int known = 0; known <= pairs; known++) {
            List<Optional<Integer>> row = new ArrayList<>();
            for (int lead = -pairs; lead <= pairs; lead++) {
                row.add(strategy(pairs, known, lead, budget));
            }
            map.add(row);
        }
        return map;
    }
}
