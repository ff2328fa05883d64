package app.hissho.engine.impartial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Every positive number is in exactly one way a sum of Fibonacci numbers 1, 2, 3, 5, 8, … no two of them neighbours. */
public final class Zeckendorf {
    private Zeckendorf() {
    }

    /** The parts, smallest first: always the largest Fibonacci number that fits, then the same for the rest. */
    public static List<Integer> parts(int number) {
        List<Integer> fibonacci = new ArrayList<>(List.of(1));
        for (long next = 2, last = 1; next <= number; ) {
            fibonacci.add((int) next);
            long sum = last + next;
            last = next;
            next = sum;
        }
        List<Integer> parts = new ArrayList<>();
        int rest = number;
        for (int i = fibonacci.size() - 1; i >= 0; i--) {
            if (fibonacci.get(i) <= rest) {
                parts.add(fibonacci.get(i));
                rest -= fibonacci.get(i);
            }
        }
        Collections.reverse(parts);
        return parts;
    }
}
