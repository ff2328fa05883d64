package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.function.IntToLongFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The coin-turning games of one row. A new one is a line in {@link #parse}, and a class where it turns coins in a way
 * that none of these does.
 *
 * <table>
 * <caption>Which coins are turned, x being the last of them, and the value of a head at x</caption>
 * <tr><td>{@code turning-turtles}<td>one or two; from 1<td>x
 * <tr><td>{@code twins}<td>two; from 0<td>x
 * <tr><td>{@code mock-turtles}<td>one, two or three; from 0<td>the x-th odious number
 * <tr><td>{@code triplets}<td>three; from 0<td>0, 0, then the odious numbers
 * <tr><td>{@code ruler}<td>any number in a row; from 1<td>the largest power of two that divides x
 * <tr><td>{@code rulerette}<td>two or more in a row; from 1<td>0 for odd x, that of {@code ruler} at x/2 for even x
 * <tr><td>{@code grunt}<td>0, k, x−k and x with 0 &lt; k &lt; x−k; from 0<td>that of a heap of x in Grundy's game
 * <tr><td>{@code coin-subtraction:S}<td>two at a distance of S; from 0<td>g(x), a heap of the subtraction game S
 * <tr><td>{@code coin-subtraction-edge:S}<td>the same, or x alone if x is in S; from 1<td>g(x)
 * <tr><td>{@code coin-subtraction-single:S}<td>the same, or x alone; from 1<td>g(x−1) + 1
 * </table>
 */
final class CoinRules {
    /** The coin by itself: a game of a single move, worth 1. Its product with a rule is that rule on one row. */
    static final CoinRule ALONE = new Count("alone", 0, 1, 1, "coins.law.alone", place -> 1);
    static final CoinRule TWINS = new Count("twins", 0, 2, 2, "coins.law.same", place -> place);

    private CoinRules() {
    }

    /** The rule of an id such as {@code ruler} or {@code coin-subtraction:1,3,4}. */
    static CoinRule parse(String id) {
        int colon = id.indexOf(':');
        if (colon >= 0) {
            return subtraction(id.substring(0, colon), id.substring(colon + 1));
        }
        return switch (id) {
            case "turning-turtles" -> new Count(id, 1, 1, 2, "coins.law.same", place -> place + 1);
            case "twins" -> TWINS;
            case "mock-turtles" -> new Count(id, 0, 1, 3, "coins.law.odious", CoinRules::odious);
            case "triplets" -> new Count(id, 0, 3, 3, "coins.law.triplets", place -> place < 2 ? 0 : odious(place - 2));
            case "ruler" -> new Run(id, 1, "coins.law.ruler", place -> Integer.lowestOneBit(place + 1));
            case "rulerette" -> new Run(id, 2, "coins.law.rulerette",
                place -> place % 2 == 0 ? 0 : Integer.lowestOneBit((place + 1) / 2));
            case "grunt" -> new Grunt();
            default -> throw unknown(id);
        };
    }

    private static CoinRule subtraction(String name, String set) {
        return switch (name) {
            case "coin-subtraction" -> new Distance(name, 0, SubtractionSet.parse(set), Lone.NEVER);
            case "coin-subtraction-edge" -> new Distance(name, 1, SubtractionSet.parse(set), Lone.IF_IN_SET);
            case "coin-subtraction-single" -> new Distance(name, 1, SubtractionSet.parse(set), Lone.ALWAYS);
            default -> throw unknown(name + ":" + set);
        };
    }

    private static BadInputException unknown(String id) {
        return new BadInputException("input.coin-game", BadInputException.quote(id));
    }

    /** The x-th number, from 0, with an odd number of ones in binary. */
    static long odious(int x) {
        return 2L * x + (Integer.bitCount(x) % 2 == 0 ? 1 : 0);
    }

    /** Any coins, so long as their number is from {@code least} to {@code most}, which is at most 3. */
    private static final class Count extends CoinRule {
        private final int least;
        private final int most;
        private final IntToLongFunction value;

        Count(String id, int first, int least, int most, String law, IntToLongFunction value) {
            super(id, first, Message.of(law));
            this.least = least;
            this.most = most;
            this.value = value;
        }

        @Override
        long value(int place, Budget budget) {
            return value.applyAsLong(place);
        }

        @Override
        boolean visit(int place, Predicate<? super List<Integer>> visitor) {
            if (least == 1 && !visitor.test(List.of(place))) {
                return false;
            }
            for (int y = 0; y < place && most > 1; y++) {
                if (least <= 2 && !visitor.test(List.of(y, place))) {
                    return false;
                }
                for (int z = y + 1; z < place && most == 3; z++) {
                    if (!visitor.test(List.of(y, z, place))) {
                        return false;
                    }
                }
            }
            return true;
        }

        @Override
        boolean allows(List<Integer> set) {
            return set.size() >= least && set.size() <= most;
        }

        @Override
        boolean fits(SortedSet<Integer> touched, int place) {
            boolean last = !touched.isEmpty() && touched.last() == place;
            return place >= least - 1 && touched.size() + (last ? 0 : 1) <= most && (touched.isEmpty() || touched.last() <= place);
        }
    }

    /** Coins in a row without a gap, at least {@code least} of them; touching the two ends chooses them. */
    private static final class Run extends CoinRule {
        private final int least;
        private final IntToLongFunction value;

        Run(String id, int least, String law, IntToLongFunction value) {
            super(id, 1, Message.of(law));
            this.least = least;
            this.value = value;
        }

        @Override
        long value(int place, Budget budget) {
            return value.applyAsLong(place);
        }

        @Override
        boolean visit(int place, Predicate<? super List<Integer>> visitor) {
            for (int from = place - least + 1; from >= 0; from--) {
                if (!visitor.test(run(from, place))) {
                    return false;
                }
            }
            return true;
        }

        private static List<Integer> run(int from, int to) {
            return IntStream.rangeClosed(from, to).boxed().collect(Collectors.toList());
        }

        @Override
        List<Integer> touched(List<Integer> set) {
            return set.size() == 1 ? set : List.of(set.get(0), set.get(set.size() - 1));
        }

        @Override
        List<Integer> chosenBy(SortedSet<Integer> touched) {
            return run(touched.first(), touched.last());
        }

        @Override
        boolean allows(List<Integer> set) {
            return set.size() >= least && set.get(set.size() - 1) - set.get(0) == set.size() - 1;
        }

        @Override
        boolean fits(SortedSet<Integer> touched, int place) {
            return place >= least - 1 && (touched.isEmpty() || touched.last() <= place);
        }
    }

    /** The coins 0, k, x−k and x; touching x and one of the inner two chooses them. */
    private static final class Grunt extends CoinRule {
        private final long[] grundy = grundyGame();

        Grunt() {
            super("grunt", 0, Message.of("coins.law.grunt"));
        }

        /** Grundy's game: a heap is split into two heaps of different size. */
        private static long[] grundyGame() {
            long[] values = new long[Coins.MOST_IN_ROW];
            for (int n = 0; n < values.length; n++) {
                boolean[] seen = new boolean[n + 1];
                for (int k = 1; 2 * k < n; k++) {
                    int value = (int) (values[k] ^ values[n - k]);
                    if (value < seen.length) {
                        seen[value] = true;
                    }
                }
                while (seen[(int) values[n]]) {
                    values[n]++;
                }
            }
            return values;
        }

        @Override
        long value(int place, Budget budget) {
            return grundy[place];
        }

        @Override
        boolean visit(int place, Predicate<? super List<Integer>> visitor) {
            for (int k = 1; 2 * k < place; k++) {
                if (!visitor.test(List.of(0, k, place - k, place))) {
                    return false;
                }
            }
            return true;
        }

        @Override
        List<Integer> touched(List<Integer> set) {
            return List.of(set.get(1), set.get(3));
        }

        @Override
        List<Integer> chosenBy(SortedSet<Integer> touched) {
            int x = touched.last();
            int k = Math.min(touched.first(), x - touched.first());
            return touched.size() == 2 ? List.of(0, k, x - k, x) : List.copyOf(touched);
        }

        /** At most x and one of the inner two are touched, which one makes no difference. */
        @Override
        boolean fits(SortedSet<Integer> touched, int place) {
            boolean hasLast = touched.contains(place);
            int inner = touched.size() - (hasLast ? 1 : 0);
            return place >= 3 && inner <= 1 && (inner == 0 || fitsInside(touched.first(), place));
        }

        private static boolean fitsInside(int k, int place) {
            return k > 0 && k < place && 2 * k != place;
        }
    }

    /** When a coin may be turned by itself. */
    private enum Lone { NEVER, IF_IN_SET, ALWAYS }

    /** Two coins at a distance that belongs to a set; one by itself if {@code lone} says so. */
    private static final class Distance extends CoinRule {
        private final SubtractionSet set;
        private final Lone lone;

        Distance(String name, int first, SubtractionSet set, Lone lone) {
            super(name + ":" + set, first,
                Message.of(lone == Lone.ALWAYS ? "coins.law.subtraction-single" : "coins.law.subtraction", set.toString()));
            this.set = set;
            this.lone = lone;
        }

        @Override
        long value(int place, Budget budget) {
            return switch (lone) {
                case NEVER -> set.grundy().get(place, budget);
                case IF_IN_SET -> set.grundy().get(place + 1, budget);
                case ALWAYS -> set.grundy().get(place, budget) + 1L;
            };
        }

        @Override
        boolean visit(int place, Predicate<? super List<Integer>> visitor) {
            List<List<Integer>> sets = new ArrayList<>();
            if (lone == Lone.ALWAYS) {
                sets.add(List.of(place));
            }
            for (int distance : set.amounts()) {
                if (distance <= place) {
                    sets.add(List.of(place - distance, place));
                } else if (distance == place + 1 && lone == Lone.IF_IN_SET) {
                    sets.add(List.of(place));
                }
            }
            return sets.stream().allMatch(visitor);
        }
    }
}
