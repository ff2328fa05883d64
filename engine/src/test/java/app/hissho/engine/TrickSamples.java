package app.hissho.engine;

import app.hissho.engine.catalog.Catalog;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Positions of games in which a player may move twice in a row: tricks and the memory game. */
public final class TrickSamples {
    public static final List<String> GAMES = List.of("tricks:4", "tricks:2", "tricks:1", "tricks:low3", "tricks:2-3", "tricks:avoid3",
        "tricks:avoidlow2", "tricks:last", "tricks:avoidlast", "memory", "memory-cards");

    private TrickSamples() {
    }

    /** A position some moves after a start; {@code size} is about how many cards a hand or pairs there are. */
    public static String position(String game, int size, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int n = Math.max(2, Math.min(size, 6)) - random.nextInt(2);
        return play(Catalog.game(game), game.startsWith("tricks") ? deal(Math.max(2, n), random) : table(n, random), random);
    }

    private static String deal(int n, SplittableRandom random) {
        List<Integer> deck = new ArrayList<>();
        for (int rank = 1; rank <= 2 * n; rank++) {
            deck.add(rank);
        }
        Collections.shuffle(deck, new Random(random.nextLong()));
        return hand(deck.subList(0, n)) + "|" + hand(deck.subList(n, 2 * n)) + (random.nextBoolean() ? "@left" : "@right");
    }

    private static String hand(List<Integer> cards) {
        return cards.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static String table(int n, SplittableRandom random) {
        return n + "," + random.nextInt(n + 1) + "," + random.nextInt(-n, n + 1) + "#" + random.nextInt(1, 1000);
    }

    private static <P, M> String play(Game<P, M> game, String start, SplittableRandom random) {
        P position = game.parse(start);
        for (int moves = random.nextInt(0, 6); moves > 0 && !game.isOver(position); moves--) {
            position = game.play(position, game.randomMove(position, random));
        }
        return game.format(position);
    }

    static Arbitrary<String> positions(String game, int size) {
        return Arbitraries.longs().map(seed -> position(game, size, seed));
    }
}
