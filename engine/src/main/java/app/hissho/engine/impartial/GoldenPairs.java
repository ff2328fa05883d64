package app.hissho.engine.impartial;

import java.util.ArrayList;
import java.util.List;

/**
 * The pairs (⌊kφ⌋, ⌊kφ⌋ + k), k = 0, 1, 2, …, with the golden ratio φ = (1 + √5)/2. Every positive number is in exactly
 * one of them (Beatty). Computed in whole numbers: with c = ⌊k/φ⌋ the smaller one is k + c, and c is the largest number
 * with c(c + k) &lt; k², as 1/φ is the root of x(x + 1) = 1. Nothing overflows for k below 2^31.
 */
final class GoldenPairs {
    private static final double INVERSE = (Math.sqrt(5) - 1) / 2;

    private GoldenPairs() {
    }

    /** The smaller number of pair k. */
    static long smaller(long k) {
        long c = (long) (k * INVERSE);
        while (c > 0 && c * (c + k) >= k * k) {
            c--;
        }
        while ((c + 1) * (c + 1 + k) < k * k) {
            c++;
        }
        return k + c;
    }

    /** The other number of the pair that {@code number} is in. */
    static long partner(int number) {
        for (long k = nearby(number * INVERSE); k <= number * INVERSE + 2; k++) {
            if (smaller(k) == number) {
                return number + k;
            }
        }
        for (long k = nearby(number * INVERSE * INVERSE); k <= number; k++) {
            if (smaller(k) + k == number) {
                return number - k;
            }
        }
        throw new IllegalStateException("in no pair: " + number);
    }

    private static long nearby(double estimate) {
        return Math.max(0, (long) estimate - 1);
    }

    /** The squares of pairs that a queen can reach: left, down and on the diagonal at most one each. */
    static List<Square> inReach(Square from) {
        List<Square> squares = new ArrayList<>();
        long left = partner(from.row());
        if (left < from.column()) {
            squares.add(new Square((int) left, from.row()));
        }
        long down = partner(from.column());
        if (down < from.row()) {
            squares.add(new Square(from.column(), (int) down));
        }
        long smaller = smaller(Math.abs((long) from.column() - from.row()));
        long steps = Math.min(from.column(), from.row()) - smaller;
        if (steps > 0) {
            squares.add(new Square((int) (from.column() - steps), (int) (from.row() - steps)));
        }
        return squares;
    }
}
