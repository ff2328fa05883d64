package app.hissho.engine;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Positions of coin games and of games with pieces, whose notation is not a list of heaps. */
public final class CoinSamples {
    public static final List<String> ROWS = List.of("turning-turtles", "twins", "mock-turtles", "triplets", "ruler", "rulerette",
        "grunt", "coin-subtraction:1,2,3", "coin-subtraction:1,3,4", "coin-subtraction-edge:1,3,4", "coin-subtraction-edge:2,5",
        "coin-subtraction-single:1,3,4", "coin-subtraction-single:2,5");
    public static final List<String> BOARDS = List.of("acrostic-twins", "turning-corners", "turning-turtles-squared", "rugs",
        "mock-turtles-squared", "tartan:mock-turtles,ruler", "tartan:coin-subtraction:1,2,3,4,ruler",
        "tartan:rulerette,coin-subtraction-edge:1,2", "tartan:turning-turtles,rulerette");
    public static final List<String> SQUARES = List.of("rook-nim", "two-dimensional-nim");
    public static final List<String> GAMES = all(ROWS, BOARDS, SQUARES, List.of("nimble", "wythoff", "staircase", "northcott"));

    private static final int LAST_OF_STRIP = 255;

    private CoinSamples() {
    }

    @SafeVarargs
    private static List<String> all(List<String>... lists) {
        List<String> all = new ArrayList<>();
        List.of(lists).forEach(all::addAll);
        return List.copyOf(all);
    }

    /** Whether following every move would never end. */
    public static boolean isEndless(String game) {
        return game.equals("northcott") || game.equals("two-dimensional-nim");
    }

    static Arbitrary<String> positions(String game, int heaps, int largest) {
        int side = Math.min(largest, 12);
        if (ROWS.contains(game)) {
            return row(Arbitraries.integers().between(1, Math.min(largest, 60)));
        }
        if (BOARDS.contains(game)) {
            return Arbitraries.integers().between(1, side).flatMap(columns ->
                row(Arbitraries.just(columns)).list().ofMinSize(1).ofMaxSize(Math.min(side, heaps + 3)).map(rows -> String.join("/", rows)));
        }
        Arbitrary<Integer> number = Arbitraries.integers().between(0, largest);
        Arbitrary<String> square = number.flatMap(x -> number.map(y -> x + "," + y));
        if (SQUARES.contains(game)) {
            return square.list().ofMaxSize(heaps).map(list -> list.isEmpty() ? "-" : String.join(";", list));
        }
        return switch (game) {
            case "wythoff" -> square;
            case "nimble" -> numbers(heaps, Math.min(largest, LAST_OF_STRIP));
            case "staircase" -> numbers(heaps, largest / heaps);
            default -> Arbitraries.integers().between(2, side).flatMap(width ->
                duelRow(width).list().ofMinSize(1).ofMaxSize(heaps).flatMap(rows ->
                    Arbitraries.of("", "@B").map(turn -> String.join("/", rows) + turn)));
        };
    }

    private static Arbitrary<String> row(Arbitrary<Integer> length) {
        return length.flatMap(n -> Arbitraries.of("H", "T", "T").list().ofSize(n).map(coins -> String.join("", coins)));
    }

    private static Arbitrary<String> numbers(int most, int largest) {
        return Arbitraries.integers().between(0, largest).list().ofMaxSize(most)
            .map(sizes -> sizes.isEmpty() ? "-" : String.join(",", sizes.stream().map(String::valueOf).toList()));
    }

    private static Arbitrary<String> duelRow(int width) {
        return Arbitraries.integers().between(0, width - 1).tuple2().filter(pair -> !pair.get1().equals(pair.get2())).map(pair -> {
            StringBuilder row = new StringBuilder(".".repeat(width));
            row.setCharAt(pair.get1(), 'W');
            row.setCharAt(pair.get2(), 'B');
            return row.toString();
        });
    }

    /** A small position with many lines of play. */
    public static String small(String game) {
        if (ROWS.contains(game)) {
            return "HTHHTHTH";
        }
        if (BOARDS.contains(game)) {
            return "THTH/HTHT";
        }
        return switch (game) {
            case "wythoff" -> "5,6";
            case "nimble" -> "2,3,4";
            case "staircase" -> "2,1,2";
            case "northcott" -> "W..B./.B..W";
            default -> "2,1;3,0";
        };
    }

    /** All positions of some small size. */
    public static List<String> smallPositions(String game) {
        List<String> all = new ArrayList<>();
        if (ROWS.contains(game)) {
            for (int bits = 0; bits < 1 << 8; bits++) {
                all.add(coins(bits, 8));
            }
        } else if (BOARDS.contains(game)) {
            for (int bits = 0; bits < 1 << 8; bits++) {
                all.add(coins(bits, 8).substring(0, 4) + "/" + coins(bits, 8).substring(4));
            }
        } else {
            for (int n = 0; n < 256; n++) {
                int[] d = {n / 64, n / 16 % 4, n / 4 % 4, n % 4};
                all.add(switch (game) {
                    case "wythoff" -> n / 16 + "," + n % 16;
                    case "nimble", "staircase" -> d[0] + "," + d[1] + "," + d[2] + "," + d[3];
                    default -> d[0] + "," + d[1] + ";" + d[2] + "," + d[3];
                });
            }
        }
        return all;
    }

    /** The lowest bit is the first coin. */
    public static String coins(int bits, int count) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < count; i++) {
            row.append((bits >> i & 1) == 1 ? 'H' : 'T');
        }
        return row.toString();
    }
}
