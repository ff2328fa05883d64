package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.Dice;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A row of coins and the rule it is played by. Every level has at least four rules, so the same row comes with different
 * ones; rows grow longer and have more heads from level to level.
 *
 * @param heads the places of the heads from 0
 */
record CoinRow(String rule, int length, List<Integer> heads) {
    private static final List<String> RULES = List.of("turning-turtles", "twins", "ruler", "mock-turtles", "rulerette", "triplets", "grunt");
    private static final List<String> FROM_ONE = List.of("turning-turtles", "ruler", "rulerette");

    static CoinRow draw(int level, Dice dice) {
        List<String> rules = RULES.subList(0, level < 3 ? 4 : level + 2);
        int length = 6 + level;
        return new CoinRow(dice.pick(rules), length, dice.different(2 + level / 2, 0, length - 1));
    }

    String text() {
        return IntStream.range(0, length).mapToObj(place -> heads.contains(place) ? "H" : "T").collect(Collectors.joining());
    }

    /** The number of the first coin. */
    int first() {
        return FROM_ONE.contains(rule) ? 1 : 0;
    }

    /** The nim-sum of the numbers of the heads if the first coin has this number. */
    int sumOfNumbers(int from) {
        return heads.stream().map(place -> place + from).reduce(0, (a, b) -> a ^ b);
    }

    int difficulty() {
        return length + 4 * heads.size();
    }
}
