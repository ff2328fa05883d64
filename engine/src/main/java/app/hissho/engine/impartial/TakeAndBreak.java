package app.hissho.engine.impartial;

import app.hissho.engine.Game;
import java.util.Optional;

/** The take-and-break games by name. */
public final class TakeAndBreak {
    private TakeAndBreak() {
    }

    /** Any octal game; the parameter is its code ({@link BreakingRule}), such as {@code 0.137}. */
    public static Game<Heaps, Breaking> octal(String code) {
        BreakingRule rule = BreakingRule.parse(code);
        return new BreakingGame("octal:" + rule, rule, BreakingGame.Style.HEAP, new SparseSequence(rule));
    }

    /**
     * Kayles: a move knocks down one pin or two pins that stand side by side. Octal 0.77; the values repeat with
     * period 12 from row 71 on.
     */
    public static Game<Heaps, Breaking> kayles() {
        BreakingRule rule = BreakingRule.parse("0.77");
        return new BreakingGame("kayles", rule, BreakingGame.Style.ROW, new SparseSequence(rule));
    }

    /** Dawson’s Chess ({@link Dawson}). */
    public static Game<Heaps, Breaking> dawson() {
        return new Dawson();
    }

    /**
     * Lasker’s Nim: a move takes any number of chips from a heap, or splits a heap in two. g(4k+1) = 4k+1,
     * g(4k+2) = 4k+2, g(4k+3) = 4k+4 and g(4k+4) = 4k+3, so g(n+4) = g(n) + 4 from 1 on. Proof by induction: taking
     * chips leaves the values of all smaller heaps. Modulo 4 the heaps 1, 2, 3, 0 have values 1, 2, 0, 3, so splitting
     * 4k+1, 4k+2, 4k+3, 4k+4 leaves only values that are 2; 0 or 1; 3; 0 or 1 modulo 4. So it adds nothing but 4k+3
     * (as 1 and 4k+2) to what 4k+3 can leave, and never the value stated.
     */
    public static Game<Heaps, Breaking> lasker() {
        return new BreakingGame("lasker", BreakingRule.repeating("4", "3"), BreakingGame.Style.HEAP,
            HeapSequence.of(n -> n > 0 && n % 4 == 0 ? n - 1 : n % 4 == 3 ? n + 1 : n, Optional.empty()));
    }

    /** Grundy’s game: a move splits a heap into two of different size. No pattern and no period is known. */
    public static Game<Heaps, Breaking> grundy() {
        return new BreakingGame("grundy", BreakingRule.GRUNDY, BreakingGame.Style.HEAP, new SparseSequence(BreakingRule.GRUNDY));
    }

    /** A move takes one or two chips, or takes one and splits the rest in two: octal 0.73, and g(n) = n mod 4. */
    public static Game<Heaps, Breaking> oneOrTwoAndSplit() {
        return new BreakingGame("one-or-two-and-split", BreakingRule.parse("0.73"), BreakingGame.Style.HEAP,
            HeapSequence.of(n -> n % 4, Optional.of(new Period(0, 4))));
    }

    /**
     * A move takes two or more chips and may split the rest in two; a heap of one chip may be taken. g(1) = 1,
     * otherwise g(3k) = g(3k+1) = 2k and g(3k+2) = 2k + 1.
     */
    public static Game<Heaps, Breaking> twoOrMoreAndSplit() {
        return new BreakingGame("two-or-more-and-split", BreakingRule.repeating("01", "7"), BreakingGame.Style.HEAP,
            HeapSequence.of(n -> n == 1 ? 1 : n / 3 * 2 + n % 3 / 2, Optional.empty()));
    }

    /** A move takes 1, 4, 7, … chips and may split the rest in two: g(n) = 2⌊n/4⌋ + (n mod 2). */
    public static Game<Heaps, Breaking> oneFourSevenAndSplit() {
        return new BreakingGame("one-four-seven-and-split", BreakingRule.repeating("0", "700"), BreakingGame.Style.HEAP,
            HeapSequence.of(n -> n / 4 * 2 + n % 2, Optional.empty()));
    }

    /**
     * Rims: a move draws a closed loop through at least one point that meets no other loop. It takes the points on
     * it, and parts those of its region into those inside and those outside. g(n) = n as in Nim: a loop through k
     * points may leave the others together, and a ⊕ b never exceeds a + b, so no part of n − k reaches n.
     */
    public static Game<Heaps, Breaking> rims() {
        return new BreakingGame("rims", BreakingRule.repeating("0", "7"), BreakingGame.Style.LOOP,
            HeapSequence.of(n -> n, Optional.empty()));
    }

    /** Rayles: Rims with loops through exactly one or two points. Its values are those of Kayles. */
    public static Game<Heaps, Breaking> rayles() {
        BreakingRule rule = BreakingRule.parse("0.77");
        return new BreakingGame("rayles", rule, BreakingGame.Style.LOOP, new SparseSequence(rule));
    }
}
