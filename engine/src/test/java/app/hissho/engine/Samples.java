package app.hissho.engine;

import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.catalog.Family;
import app.hissho.engine.catalog.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Games and positions for what must hold of every game. */
public final class Samples {
    private static final List<String> HEAP_GAMES = List.of(
        "nim", "misere-nim", "moore:1", "moore:2", "moore:3", "misere-moore:1", "misere-moore:2", "misere-moore:3",
        "subtraction:1,2,3", "subtraction:1,3,4", "subtraction:2,5", "subtraction:3",
        "misere-subtraction:1,2,3", "misere-subtraction:1,3,4", "misere-subtraction:2,5", "misere-subtraction:3",
        "impatient-subtraction:1,2,3", "impatient-subtraction:1,3,4", "impatient-subtraction:2,5",
        "dynamic-subtraction", "fibonacci-nim",
        "at-least-half", "at-most-half", "dim", "aliquot", "even-if-not-all", "even-or-last-chip", "multiples-of-three",
        "kayles", "dawson", "lasker", "grundy", "rims", "rayles", "one-or-two-and-split", "two-or-more-and-split",
        "one-four-seven-and-split", "octal:0.137", "octal:0.37", "octal:4.7", "octal:0.0641", "octal:4.0");

    /** Every game of the catalog, with several parameters. */
    public static final List<String> GAMES = Stream.of(
        HEAP_GAMES, CoinSamples.GAMES, GraphSamples.GAMES, CardSamples.GAMES, TrickSamples.GAMES).flatMap(List::stream).toList();

    private static final int MOST_CHIPS_OF_A_SEARCH = 12;
    private static final int MOST_CHIPS_TO_BREAK = 2000;

    private Samples() {
    }

    /** A game and a position of it, as text. */
    public record Sample(String gameId, String position) {
        public Game<?, ?> game() {
            return Catalog.game(gameId);
        }

        @Override
        public String toString() {
            return gameId + " " + position;
        }
    }

    public static List<Sample> presets() {
        List<Sample> presets = new ArrayList<>();
        Catalog.types().forEach(type -> {
            for (Preset preset : type.presets()) {
                presets.add(new Sample(preset.gameId(), preset.position()));
            }
        });
        return presets;
    }

    /** A position of any game with at most {@code heaps} heaps of at most {@code largest} chips, empty heaps too. */
    public static Arbitrary<Sample> samples(int heaps, int largest) {
        return Arbitraries.of(GAMES).flatMap(game -> positions(game, heaps, largest).map(p -> new Sample(game, p)));
    }

    private static Arbitrary<String> positions(String game, int heaps, int largest) {
        if (GraphSamples.GAMES.contains(game)) {
            return GraphSamples.positions(game, Math.min(largest, 20));
        }
        if (TrickSamples.GAMES.contains(game)) {
            return TrickSamples.positions(game, largest);
        }
        if (CardSamples.GAMES.contains(game)) {
            return CardSamples.positions(game, heaps, largest);
        }
        if (!hasHeaps(game)) {
            return CoinSamples.positions(game, heaps, largest);
        }
        if (hasOnePile(game)) {
            Arbitrary<Integer> chips = Arbitraries.integers().between(1, largest);
            return chips.flatMap(n ->
                Arbitraries.integers().between(1, n).map(limit -> limit == n - 1 ? "" + n : n + "@" + limit));
        }
        int most = game.startsWith("misere-subtraction") ? MOST_CHIPS_OF_A_SEARCH : breaks(game) ? MOST_CHIPS_TO_BREAK : largest;
        return Arbitraries.integers().between(0, Math.min(largest, most))
            .list().ofMaxSize(heaps)
            .map(sizes -> sizes.isEmpty() ? "-" : String.join(",", sizes.stream().map(String::valueOf).toList()));
    }

    /** A position of a game that is small enough to follow every line of play. */
    static String small(String game) {
        if (hasHeaps(game)) {
            return hasOnePile(game) ? "9" : "2,3,4";
        }
        if (TrickSamples.GAMES.contains(game)) {
            return TrickSamples.position(game, 3, 1);
        }
        return GraphSamples.GAMES.contains(game) ? GraphSamples.small(game)
            : CardSamples.GAMES.contains(game) ? CardSamples.small(game) : CoinSamples.small(game);
    }

    /** Small positions of a game without heaps. */
    static List<String> smallPositions(String game) {
        if (TrickSamples.GAMES.contains(game)) {
            return LongStream.range(0, 60).mapToObj(seed -> TrickSamples.position(game, 4, seed)).toList();
        }
        return GraphSamples.GAMES.contains(game) ? GraphSamples.smallPositions(game)
            : CardSamples.GAMES.contains(game) ? CardSamples.smallPositions(game) : CoinSamples.smallPositions(game);
    }

    /** Whether positions are heaps, written as a list, or one pile. */
    public static boolean hasHeaps(String game) {
        String type = Catalog.type(game).id();
        return HEAP_GAMES.stream().anyMatch(heaps -> Catalog.type(heaps).id().equals(type));
    }

    /** Whether heaps are broken in two, and moves written as what is left. */
    public static boolean breaks(String game) {
        return Catalog.type(game).family() == Family.TAKE_AND_BREAK;
    }

    /** Whether positions are a pile and a limit rather than heaps. */
    public static boolean hasOnePile(String game) {
        return game.equals("dynamic-subtraction") || game.equals("fibonacci-nim");
    }
}
