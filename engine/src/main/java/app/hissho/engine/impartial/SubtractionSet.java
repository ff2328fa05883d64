package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Numbers;
import java.util.Arrays;
import java.util.Optional;

/**
 * The amounts S that a subtraction game allows, and the two sequences that solve its single heaps: Grundy values
 * and misère outcomes. Both obey a rule that looks back no further than max S, so both are periodic in the end;
 * the period is found and proved ({@link Period}) as the sequence grows. Asking for term n costs time
 * |S| · min(n, where the period is proved), and 4 bytes for each of these terms.
 */
final class SubtractionSet {
    static final int MOST_AMOUNTS = 100;
    /** No sequence grows past this many terms: 4 MB. */
    private static final int MOST_TERMS = 1 << 20;

    private final int[] amounts;
    private final Sequence grundy = new Sequence(this::mex);
    private final Sequence misere = new Sequence(this::misereOutcome);

    private SubtractionSet(int[] amounts) {
        this.amounts = amounts;
    }

    static SubtractionSet parse(String text) {
        int[] amounts = Numbers.parseList(text, 1, MOST_AMOUNTS, "input.subtraction-set");
        return new SubtractionSet(Arrays.stream(amounts).sorted().distinct().toArray());
    }

    int[] amounts() {
        return amounts.clone();
    }

    int largest() {
        return amounts[amounts.length - 1];
    }

    Sequence grundy() {
        return grundy;
    }

    /** 1 where the player to move wins a single heap in misère play, else 0. */
    Sequence misere() {
        return misere;
    }

    private int mex(int[] terms, int n) {
        boolean[] seen = new boolean[amounts.length + 1];
        for (int amount : amounts) {
            if (amount > n) {
                break;
            }
            seen[terms[n - amount]] = true;
        }
        int mex = 0;
        while (mex < seen.length && seen[mex]) {
            mex++;
        }
        return mex;
    }

    private int misereOutcome(int[] terms, int n) {
        if (n < amounts[0]) {
            return 1;
        }
        for (int amount : amounts) {
            if (amount <= n && terms[n - amount] == 0) {
                return 1;
            }
        }
        return 0;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int amount : amounts) {
            text.append(text.length() == 0 ? "" : ",").append(amount);
        }
        return text.toString();
    }

    private interface Rule {
        int term(int[] terms, int n);
    }

    /** A sequence that grows on demand and stops to grow when its period is proved. */
    final class Sequence {
        private final Rule rule;
        private int[] terms = new int[0];
        private Optional<Period> period = Optional.empty();

        private Sequence(Rule rule) {
            this.rule = rule;
        }

        /** Term {@code n}, for any n that is not negative. */
        synchronized int get(int n, Budget budget) {
            while (period.isEmpty() && n >= terms.length) {
                grow(budget);
            }
            return terms[period.isPresent() ? period.get().reduce(n) : n];
        }

        /** The period, if it can be proved within the longest table. */
        synchronized Optional<Period> period(Budget budget) {
            while (period.isEmpty() && terms.length < MOST_TERMS) {
                grow(budget);
            }
            return period;
        }

        private void grow(Budget budget) {
            int before = terms.length;
            if (before >= MOST_TERMS) {
                throw new NotSolvedException("unsolved.terms", MOST_TERMS);
            }
            int count = Math.max(before * 2, 64);
            int[] grown = Arrays.copyOf(terms, count);
            for (int n = before; n < count; n++) {
                budget.spend();
                grown[n] = rule.term(grown, n);
            }
            terms = grown;
            period = Period.prove(grown, count, largest());
        }
    }
}
