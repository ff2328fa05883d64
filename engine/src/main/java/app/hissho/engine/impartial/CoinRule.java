package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The rule of a coin-turning game on one row: which coins may be turned together. The rightmost of them goes from
 * heads to tails, and which others may be turned with it depends on its place alone. Hence a row is the sum of its
 * heads, each taken alone, and a head at place x has the value mex { g(y₁) ⊕ … ⊕ g(yᵣ) } over the sets
 * {y₁, …, yᵣ, x} that may be turned.
 *
 * <p>Places count from 0; {@link #first} is the number that the game itself gives to place 0. The games are in
 * {@link CoinRules}.
 */
abstract class CoinRule {
    private final String id;
    private final int first;
    private final Message law;

    /** @param law the sentence that tells how the value of a coin is found */
    CoinRule(String id, int first, Message law) {
        this.id = id;
        this.first = first;
        this.law = law;
    }

    /** The value of a single head. */
    abstract long value(int place, Budget budget);

    /** Shows the sets, ascending, that may be turned with {@code place} as the last; false if the visitor has had enough. */
    abstract boolean visit(int place, Predicate<? super List<Integer>> visitor);

    /** The coins of a set that a player has to touch to choose it. */
    List<Integer> touched(List<Integer> set) {
        return set;
    }

    /** The set that is chosen by touching some coins; it need not be one that may be turned. */
    List<Integer> chosenBy(SortedSet<Integer> touched) {
        return List.copyOf(touched);
    }

    /** Whether these coins, ascending, may be turned together. */
    boolean allows(List<Integer> set) {
        boolean[] found = {false};
        visit(set.get(set.size() - 1), other -> {
            found[0] = other.equals(set);
            return !found[0];
        });
        return found[0];
    }

    /** Whether some set with {@code place} as the last is chosen by touching these coins and perhaps more. */
    boolean fits(SortedSet<Integer> touched, int place) {
        return !visit(place, set -> !new TreeSet<>(touched(set)).containsAll(touched));
    }

    final String id() {
        return id;
    }

    final int first() {
        return first;
    }

    final Message law() {
        return law;
    }

    /** What the values of these coins add up to. */
    final long value(List<Integer> places, Budget budget) {
        long sum = 0;
        for (int place : places) {
            sum ^= value(place, budget);
        }
        return sum;
    }

    final boolean canMove(int place) {
        return !visit(place, set -> false);
    }
}
