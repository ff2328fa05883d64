package app.hissho.engine.puzzle;

import app.hissho.engine.Game;
import app.hissho.engine.Outcome;
import app.hissho.engine.PlainSearch;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Plain answers to problems about piles, numbers, graphs and sums. */
final class PileAnswers {
    private static final int FAR = 400;
    /** From this level on the heaps of a winning move are searched one by one: together they have too many positions. */
    private static final int SEARCHED = 4;
    private static final Map<String, PlainSearch<?, ?>> SEARCHES = new HashMap<>();
    /** Whether the player to move wins at Fibonacci Nim, by chips and by how many may be taken. */
    private static final boolean[][] FIBONACCI = fibonacci(260);

    private PileAnswers() {
    }

    static void addTo(Map<String, Function<Puzzle, Set<String>>> answers) {
        answers.put("nim-sum", puzzle -> Set.of("" + BruteForce.given(puzzle, 0).stream().reduce(0, (a, b) -> a ^ b)));
        answers.put("nim-equation", PileAnswers::equation);
        answers.put("nim-winning-move", puzzle -> puzzle.id().level() < SEARCHED ? BruteForce.winningMoves(puzzle) : movesTo(puzzle, 0));
        answers.put("nim-outcome", puzzle -> Set.of(truth(puzzle.shown().orElseThrow()).outcome() == Outcome.WIN ? "1" : "2"));
        answers.put("nim-all-moves", puzzle -> Set.of(String.join(";", new TreeSet<>(BruteForce.winningMoves(puzzle)))));
        answers.put("nim-move-count", puzzle -> Set.of("" + BruteForce.winningMoves(puzzle).size()));
        answers.put("misere-move", BruteForce::winningMoves);
        answers.put("take-away-outcome", puzzle -> {
            int pile = BruteForce.given(puzzle, 1).get(0);
            return Set.of(wins(BruteForce.given(puzzle, 0))[pile] ? "1" : "2");
        });
        answers.put("take-away-strip", puzzle -> {
            boolean[] wins = wins(BruteForce.given(puzzle, 0));
            return Set.of(filled(puzzle, pile -> wins[pile] ? "N" : "P"));
        });
        answers.put("take-away-period", puzzle -> Set.of("" + period(wins(BruteForce.given(puzzle, 0)))));
        answers.put("mex", PileAnswers::mex);
        answers.put("grundy-fill", puzzle -> {
            String game = puzzle.shown().orElseThrow().gameId();
            return Set.of(filled(puzzle, heap -> "" + truth(new Shown(game, "" + heap)).grundy()));
        });
        answers.put("value-to", puzzle -> movesTo(puzzle, BruteForce.given(puzzle, 2).get(0)));
        answers.put("sum-move", puzzle -> movesTo(puzzle, 0));
        answers.put("graph-labels", puzzle -> {
            String position = puzzle.shown().orElseThrow().position();
            return Set.of(followers(position).keySet().stream()
                .map(vertex -> "" + truth(new Shown("digraph", position.replaceFirst("@.*", "@" + vertex))).grundy()).collect(Collectors.joining(",")));
        });
        answers.put("graph-draws", PileAnswers::walk);
        answers.put("nim-heaps", PileAnswers::nimHeaps);
        answers.put("zeckendorf", puzzle -> {
            List<Integer> parts = withoutNeighbours(BruteForce.given(puzzle, 0).get(0), 9999);
            return Set.of(parts.stream().sorted().map(String::valueOf).collect(Collectors.joining(",")));
        });
        answers.put("fibonacci-move", puzzle -> {
            int pile = BruteForce.given(puzzle, 0).get(0);
            return IntStream.rangeClosed(1, BruteForce.given(puzzle, 1).get(0)).filter(taken -> !FIBONACCI[pile - taken][Math.min(2 * taken, pile - taken)])
                .mapToObj(String::valueOf).collect(Collectors.toSet());
        });
    }

    private static Set<String> equation(Puzzle puzzle) {
        List<Integer> numbers = BruteForce.given(puzzle, 0);
        int total = numbers.get(numbers.size() - 1);
        int left = numbers.subList(0, numbers.size() - 1).stream().reduce(0, (a, b) -> a ^ b);
        return IntStream.rangeClosed(0, 9999).filter(x -> (left ^ x) == total).mapToObj(String::valueOf).collect(Collectors.toSet());
    }

    /** Whether the player to move wins the piles below {@link #FAR}. */
    private static boolean[] wins(List<Integer> amounts) {
        boolean[] wins = new boolean[FAR];
        for (int pile = 0; pile < FAR; pile++) {
            for (int amount : amounts) {
                wins[pile] |= amount <= pile && !wins[pile - amount];
            }
        }
        return wins;
    }

    /** The shortest that holds on the second half. */
    private static int period(boolean[] wins) {
        return IntStream.rangeClosed(1, FAR / 4)
            .filter(length -> IntStream.range(FAR / 2, FAR).allMatch(pile -> wins[pile] == wins[pile - length])).findFirst().orElseThrow();
    }

    /** The blanks of a strip, by the number above each. */
    private static String filled(Puzzle puzzle, IntFunction<String> entry) {
        List<Table.Row> rows = ((Form.Fill) puzzle.form()).table().rows();
        return IntStream.range(0, rows.get(0).cells().size()).filter(i -> rows.get(1).cells().get(i).mark() == Table.Mark.BLANK)
            .mapToObj(i -> entry.apply(Integer.parseInt(rows.get(0).cells().get(i).text()))).collect(Collectors.joining(","));
    }

    private static Set<String> mex(Puzzle puzzle) {
        Set<Integer> numbers = Arrays.stream(puzzle.question().arguments().get(0).toString().split(",", -1))
            .map(term -> Arrays.stream(term.split("⊕", -1)).mapToInt(part -> Integer.parseInt(part.trim())).reduce(0, (a, b) -> a ^ b))
            .collect(Collectors.toSet());
        return Set.of("" + IntStream.iterate(0, n -> n + 1).filter(n -> !numbers.contains(n)).findFirst().orElseThrow());
    }

    private static PlainSearch.Truth truth(Shown shown) {
        return truth(Catalog.game(shown.gameId()), shown.position());
    }

    @SuppressWarnings("unchecked")
    private static <P> PlainSearch.Truth truth(Game<P, ?> game, String position) {
        PlainSearch<P, ?> search = (PlainSearch<P, ?>) SEARCHES.computeIfAbsent(game.id(), unused -> new PlainSearch<>(game));
        return search.of(game.parse(position));
    }

    /** The moves of the position that is shown after which its value is {@code value}. */
    private static Set<String> movesTo(Puzzle puzzle, int value) {
        return movesTo(Catalog.game(puzzle.shown().orElseThrow().gameId()), puzzle.shown().orElseThrow().position(), value);
    }

    private static <P, M> Set<String> movesTo(Game<P, M> game, String text, int value) {
        P position = game.parse(text);
        return game.moves(position, Integer.MAX_VALUE).stream().filter(move -> value(game.id(), game.format(game.play(position, move))) == value)
            .map(game::formatMove).collect(Collectors.toSet());
    }

    /** The games of a sum one by one, and heaps one by one. */
    private static int value(String game, String position) {
        if (game.equals("sum")) {
            return Arrays.stream(position.split("\\)\\+?", 0))
                .map(part -> truth(new Shown(part.substring(0, part.indexOf('(')), part.substring(part.indexOf('(') + 1))).grundy())
                .reduce(0, (a, b) -> a ^ b);
        }
        return Arrays.stream(position.split(",", -1)).map(heap -> truth(new Shown(game, heap)).grundy()).reduce(0, (a, b) -> a ^ b);
    }

    /** Where the arrows of each vertex lead, by name. */
    private static Map<String, List<String>> followers(String position) {
        Map<String, List<String>> followers = new TreeMap<>();
        for (String arrow : position.replaceFirst(" @.*", "").split(",", -1)) {
            String[] ends = arrow.split(">", -1);
            Stream.of(ends).forEach(end -> followers.putIfAbsent(end, new ArrayList<>()));
            followers.get(ends[0]).add(ends[1]);
        }
        return followers;
    }

    /** Labels vertices as won and lost until nothing changes; the rest is drawn. */
    private static Set<String> walk(Puzzle puzzle) {
        String position = puzzle.shown().orElseThrow().position();
        Map<String, List<String>> followers = followers(position);
        Map<String, String> labels = new HashMap<>();
        for (int round = 0; round < followers.size(); round++) {
            followers.forEach((vertex, next) -> {
                if (next.stream().anyMatch(each -> "2".equals(labels.get(each)))) {
                    labels.put(vertex, "1");
                } else if (next.stream().allMatch(each -> "1".equals(labels.get(each)))) {
                    labels.put(vertex, "2");
                }
            });
        }
        return Set.of(labels.getOrDefault(position.substring(position.indexOf('@') + 1), "3"));
    }

    /** Every part of the board alone, by plain search; retreats of Northcott never end, so there the gaps are counted. */
    private static Set<String> nimHeaps(Puzzle puzzle) {
        String game = puzzle.shown().orElseThrow().gameId();
        String position = puzzle.shown().orElseThrow().position();
        Stream<Integer> values = switch (game) {
            case "northcott" -> Arrays.stream(position.split("/", -1)).map(row -> Math.abs(row.indexOf('W') - row.indexOf('B')) - 1);
            case "turning-turtles" -> IntStream.range(0, position.length()).filter(i -> position.charAt(i) == 'H')
                .mapToObj(i -> truth(new Shown(game, "T".repeat(i) + "H")).grundy());
            case "staircase" -> IntStream.range(0, position.split(",", -1).length)
                .mapToObj(i -> truth(new Shown(game, "0,".repeat(i) + position.split(",", -1)[i])).grundy());
            default -> Arrays.stream(position.split(game.equals("rook-nim") ? ";" : ",", -1)).map(part -> truth(new Shown(game, part)).grundy());
        };
        return Set.of(values.filter(value -> value > 0).sorted().map(String::valueOf).collect(Collectors.joining(",")));
    }

    /** Fibonacci numbers up to {@code most} with this sum, no two of them neighbours; found by trying. */
    private static List<Integer> withoutNeighbours(int sum, int most) {
        if (sum == 0) {
            return new ArrayList<>();
        }
        List<Integer> fibonacci = new ArrayList<>(List.of(1, 2));
        while (fibonacci.get(fibonacci.size() - 1) <= most) {
            fibonacci.add(fibonacci.get(fibonacci.size() - 1) + fibonacci.get(fibonacci.size() - 2));
        }
        for (int i = fibonacci.size() - 1; i >= 0; i--) {
            int part = fibonacci.get(i);
            if (part <= Math.min(sum, most)) {
                List<Integer> rest = withoutNeighbours(sum - part, i < 2 ? 0 : fibonacci.get(i - 2));
                if (rest != null) {
                    rest.add(part);
                    return rest;
                }
            }
        }
        return null;
    }

    private static boolean[][] fibonacci(int most) {
        boolean[][] wins = new boolean[most + 1][];
        for (int pile = 0; pile <= most; pile++) {
            wins[pile] = new boolean[pile + 1];
            for (int limit = 1; limit <= pile; limit++) {
                int left = pile - limit;
                wins[pile][limit] = wins[pile][limit - 1] || !wins[left][Math.min(2 * limit, left)];
            }
        }
        return wins;
    }
}
