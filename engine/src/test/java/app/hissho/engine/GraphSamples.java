package app.hissho.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Positions of games on graphs, of searched games and of sums, whose notations are their own. */
public final class GraphSamples {
    public static final List<String> GAMES = List.of(
        "empty-and-divide", "thirty-one", "chomp", "sos", "digraph", "vertex-deletion", "hackenbush", "sum");

    private static final List<String> SUMMANDS = List.of(
        "nim", "subtraction:1,3,4", "empty-and-divide", "thirty-one", "chomp", "vertex-deletion", "hackenbush");

    private GraphSamples() {
    }

    /** A position from a seed; {@code size} is about how much lies on the board. */
    public static String position(String game, int size, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return position(game, size, random);
    }

    private static String position(String game, int size, SplittableRandom random) {
        return switch (game) {
            case "empty-and-divide" -> random.nextInt(1, size + 2) + "," + random.nextInt(1, size + 2);
            case "thirty-one" -> thirtyOne(random.nextInt(0, 12), random);
            case "chomp" -> chomp(Math.min(size, 5), random);
            case "sos" -> strip(random.nextInt(1, Math.min(size, 9) + 1), random);
            case "digraph" -> digraph(random.nextInt(1, Math.min(size, 8) + 1), random.nextInt(0, Math.min(size, 14) + 1), random);
            case "vertex-deletion" -> graph(random.nextInt(0, Math.min(size, 12) + 1), 7, false, random);
            case "hackenbush" -> graph(random.nextInt(0, Math.min(size, 15) + 1), 7, true, random);
            case "sum" -> sum(random.nextInt(0, 4), Math.min(size, 5), random);
            case "nim", "subtraction:1,3,4" -> random.nextInt(0, size + 1) + "," + random.nextInt(0, size + 1);
            default -> throw new IllegalArgumentException(game);
        };
    }

    private static String thirtyOne(int cards, SplittableRandom random) {
        List<String> turned = new ArrayList<>();
        int[] left = {0, 4, 4, 4, 4, 4, 4};
        int total = 0;
        for (int i = 0; i < cards; i++) {
            int card = random.nextInt(1, 7);
            if (left[card] > 0 && total + card <= 31) {
                left[card]--;
                total += card;
                turned.add("" + card);
            }
        }
        return turned.isEmpty() ? "-" : String.join(",", turned);
    }

    private static String chomp(int side, SplittableRandom random) {
        List<String> heights = new ArrayList<>();
        int height = random.nextInt(1, side + 1);
        for (int column = random.nextInt(1, side + 1); column > 0; column--) {
            heights.add("" + height);
            height = random.nextInt(0, height + 1);
        }
        return String.join(",", heights);
    }

    private static String strip(int squares, SplittableRandom random) {
        StringBuilder strip = new StringBuilder();
        for (int i = 0; i < squares; i++) {
            strip.append("....SO".charAt(random.nextInt(6)));
        }
        return strip.toString();
    }

    private static String digraph(int vertices, int arrows, SplittableRandom random) {
        List<String> list = new ArrayList<>();
        List<Character> names = new ArrayList<>();
        for (int i = 0; i < arrows; i++) {
            char from = (char) ('a' + random.nextInt(vertices));
            char to = (char) ('a' + random.nextInt(vertices));
            if (from != to && !list.contains(from + ">" + to)) {
                list.add(from + ">" + to);
                names.addAll(List.of(from, to));
            }
        }
        return list.isEmpty() ? "- @a" : String.join(",", list) + " @" + names.get(random.nextInt(names.size()));
    }

    /** Edges between vertices 0, 1, …; with {@code grounded} each edge hangs on one before it, the first on 0. */
    public static String graph(int edges, int vertices, boolean grounded, SplittableRandom random) {
        List<String> list = new ArrayList<>();
        List<Integer> reached = new ArrayList<>(List.of(0));
        for (int i = 0; i < edges; i++) {
            int from = grounded ? reached.get(random.nextInt(reached.size())) : random.nextInt(vertices);
            int to = random.nextInt(vertices);
            reached.add(to);
            list.add(random.nextBoolean() ? from + "-" + to : to + "-" + from);
        }
        return list.isEmpty() ? "-" : String.join(",", list);
    }

    /** A picture for Hackenbush. */
    public static String grounded(int edges, int vertices, SplittableRandom random) {
        return graph(edges, vertices, true, random);
    }

    private static String sum(int games, int size, SplittableRandom random) {
        List<String> list = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            String game = SUMMANDS.get(random.nextInt(SUMMANDS.size()));
            list.add(game + "(" + position(game, size, random) + ")");
        }
        return list.isEmpty() ? "-" : String.join("+", list);
    }

    static Arbitrary<String> positions(String game, int size) {
        return Arbitraries.longs().map(seed -> position(game, size, seed));
    }

    /** A position whose every line of play can be followed. */
    static String small(String game) {
        return switch (game) {
            case "empty-and-divide" -> "5,6";
            case "thirty-one" -> "6,6,5,4";
            case "chomp" -> "3,3,2";
            case "sos" -> ".......";
            case "digraph" -> "a>b,b>c,c>a,c>d @a";
            case "vertex-deletion" -> "1-2,2-3,3-4,4-1,4-5";
            case "hackenbush" -> "0-1,1-2,2-0,1-3,1-4";
            default -> "nim(2,1)+chomp(2,2)+hackenbush(0-1,1-2)";
        };
    }

    static List<String> smallPositions(String game) {
        List<String> positions = new ArrayList<>(List.of(small(game)));
        if (game.equals("sos")) {
            positions.addAll(List.of("S..S", "S..S..S", ".S..S.S", "S..SO.", "OS..SO"));
        }
        for (long seed = 0; seed < 60; seed++) {
            positions.add(game.equals("thirty-one") ? thirtyOne(9, new SplittableRandom(seed))
                : position(game, game.equals("sos") ? 9 : 6, seed));
        }
        return positions;
    }
}
