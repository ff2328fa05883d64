package app.hissho.engine.puzzle.piles;

import app.hissho.engine.puzzle.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A board whose parts are nim heaps.
 *
 * @param parts what the parts are called, in the order of the board
 * @param heaps the nim heap that each part is, 0 where it is none
 * @param mistaken the heaps that one takes them for at first sight
 * @param work how much there is to see and to compute, comparable among all boards
 */
record Disguise(String gameId, String position, List<String> parts, List<Integer> heaps, List<Integer> mistaken, int work) {
    private static final int LONGEST_ROW = 9;

    private static Disguise of(String gameId, String position, List<?> parts, List<Integer> heaps, List<Integer> mistaken, int weight) {
        return new Disguise(gameId, position, parts.stream().map(Object::toString).collect(Collectors.toList()), heaps, mistaken,
            weight * parts.size());
    }

    /** Coins on a strip whose squares are counted from 0. */
    static Disguise nimble(int coins, Dice dice) {
        List<Integer> squares = sorted(dice.different(coins, 1, 11));
        return of("nimble", Texted.join(squares, ","), squares, squares, map(squares, square -> square + 1), 2);
    }

    /** Heads count from the left, not from the right. */
    static Disguise turtles(int heads, Dice dice) {
        int length = 6 + heads;
        List<Integer> places = sorted(dice.different(heads, 1, length));
        StringBuilder row = new StringBuilder();
        for (int place = 1; place <= length; place++) {
            row.append(places.contains(place) ? 'H' : 'T');
        }
        return of("turning-turtles", row.toString(), places, places, map(places, place -> length + 1 - place), 3);
    }

    /** Empty squares between two pieces count, not the steps from one to the other. */
    static Disguise northcott(int rows, Dice dice) {
        List<String> lines = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        List<Integer> gaps = new ArrayList<>();
        for (int row = 1; row <= rows; row++) {
            int gap = dice.between(1, LONGEST_ROW - 2);
            int left = dice.below(LONGEST_ROW - 1 - gap);
            boolean white = dice.isHeads();
            lines.add(".".repeat(left) + (white ? "W" : "B") + ".".repeat(gap) + (white ? "B" : "W") + ".".repeat(LONGEST_ROW - 2 - gap - left));
            numbers.add(row);
            gaps.add(gap);
        }
        return of("northcott", String.join("/", lines), numbers, gaps, map(gaps, gap -> gap + 1), 4);
    }

    /** Only odd steps count. */
    static Disguise staircase(int steps, Dice dice) {
        List<Integer> numbers = new ArrayList<>();
        List<Integer> coins = new ArrayList<>();
        List<Integer> heaps = new ArrayList<>();
        for (int step = 1; step <= steps; step++) {
            numbers.add(step);
            coins.add(dice.between(step == steps ? 1 : 0, 6));
            heaps.add(step % 2 == 1 ? coins.get(step - 1) : 0);
        }
        return of("staircase", Texted.join(coins, ","), numbers, heaps, coins, 5);
    }

    /** A coin in column x and row y is worth x ⊕ y, not x + y. */
    static Disguise rooks(int coins, Dice dice) {
        List<String> squares = new ArrayList<>();
        List<Integer> heaps = new ArrayList<>();
        List<Integer> sums = new ArrayList<>();
        for (int coin = 0; coin < coins; coin++) {
            List<Integer> square = dice.different(2, 1, 7);
            squares.add("(" + Texted.join(square, ",") + ")");
            heaps.add(square.get(0) ^ square.get(1));
            sums.add(square.get(0) + square.get(1));
        }
        return of("rook-nim", squares.stream().map(square -> square.substring(1, square.length() - 1)).collect(Collectors.joining(";")),
            squares, heaps, sums, 7);
    }

    /** Heaps whose values are not their sizes. */
    static Disguise heaps(String gameId, int count, int weight, Dice dice) {
        HeapTable table = HeapTable.of(gameId);
        List<Integer> sizes = sorted(dice.different(count, 3, LONGEST_ROW + 1));
        return of(gameId, Texted.join(sizes, ","), sizes, map(sizes, table::value), sizes, weight);
    }

    private static List<Integer> sorted(List<Integer> numbers) {
        List<Integer> sorted = new ArrayList<>(numbers);
        Collections.sort(sorted);
        return sorted;
    }

    private static List<Integer> map(List<Integer> numbers, UnaryOperator<Integer> rule) {
        return numbers.stream().map(rule).collect(Collectors.toList());
    }

    /** The heaps that are not empty. */
    static List<Integer> present(List<Integer> heaps) {
        return heaps.stream().filter(heap -> heap > 0).collect(Collectors.toList());
    }
}
