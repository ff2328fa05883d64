package app.hissho.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Positions of card games, whose notations are their own. */
public final class CardSamples {
    public static final List<String> GAMES = List.of("tanhinmin", "card-graph");

    private CardSamples() {
    }

    static Arbitrary<String> positions(String game, int heaps, int largest) {
        return Arbitraries.longs().map(seed -> position(game, heaps, largest, new SplittableRandom(seed)));
    }

    /** A position with about so many cards a hand. */
    static String position(String game, int cards, int largest, SplittableRandom random) {
        return switch (game) {
            case "tanhinmin" -> hand(random.nextInt(0, cards + 1), largest, random) + "|" + hand(random.nextInt(1, cards + 1), largest, random)
                + (random.nextBoolean() ? "" : "@" + random.nextLong(1, largest + 1L));
            case "card-graph" -> graph(Math.min(2 * cards, 9), random);
            default -> throw new IllegalArgumentException(game);
        };
    }

    private static String hand(int cards, int largest, SplittableRandom random) {
        return cards == 0 ? "-" : random.longs(cards, 1, largest + 1L).sorted().mapToObj(String::valueOf).collect(Collectors.joining(","));
    }

    /** Arrows among up to so many cards, each in a hand, on the table or gone. */
    private static String graph(int most, SplittableRandom random) {
        int cards = random.nextInt(2, Math.max(3, most));
        int percent = random.nextInt(100);
        boolean turned = random.nextInt(3) == 0;
        List<String> arrows = new ArrayList<>();
        for (int from = 0; from < cards; from++) {
            for (int to = 0; to < cards; to++) {
                if (from != to && random.nextInt(100) < percent) {
                    arrows.add(from + (turned && random.nextInt(3) == 0 ? "~>" : ">") + to + (turned && random.nextInt(3) == 0 ? "~" : ""));
                }
            }
        }
        List<Integer> names = new ArrayList<>(IntStream.range(0, cards).boxed().toList());
        Collections.shuffle(names, new Random(random.nextLong()));
        String table = switch (random.nextInt(cards > 2 ? 6 : 4)) {
            case 0 -> "@pass";
            case 1 -> random.nextInt(5) == 0 ? "@draw" : "";
            case 4, 5 -> "@" + names.remove(0);
            default -> "";
        };
        int cut = random.nextInt(8) == 0 ? 0 : random.nextInt(1, names.size());
        return (arrows.isEmpty() ? "-" : String.join(",", arrows)) + ";" + names(names.subList(0, cut)) + "|"
            + names(names.subList(cut, names.size())) + table;
    }

    private static String names(List<Integer> cards) {
        return cards.isEmpty() ? "-" : cards.stream().sorted().map(String::valueOf).collect(Collectors.joining(","));
    }

    /** A position whose every line of play can be followed. */
    static String small(String game) {
        return switch (game) {
            case "tanhinmin" -> "1,2,2,4|1,3,3@1";
            default -> "0>2,0>3,1>2,2>0,2>1,3>1,4>0,4>3,3>4;0,1,4|2,3";
        };
    }

    static List<String> smallPositions(String game) {
        List<String> positions = new ArrayList<>(List.of(small(game)));
        SplittableRandom random = new SplittableRandom(1);
        while (positions.size() < 60) {
            String position = position(game, 4, 5, random);
            if (!position.contains("~")) {
                positions.add(position);
            }
        }
        return positions;
    }
}
