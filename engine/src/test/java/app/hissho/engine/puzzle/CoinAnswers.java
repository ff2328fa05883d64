package app.hissho.engine.puzzle;

import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.catalog.Catalog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plain answers to problems about coins, the nim field and Hackenbush. */
final class CoinAnswers {
    private static final int FIELD = 256;
    /** Nim products by their definition, made on first use. */
    private static int[][] products;
    /** The value of a lone head by game, size of the board and place. */
    private static final Map<String, Integer> HEADS = new HashMap<>();

    private CoinAnswers() {
    }

    static void addTo(Map<String, Function<Puzzle, Set<String>>> answers) {
        answers.put("coin-value", BruteForce::grundy);
        answers.put("coin-move", BruteForce::winningMoves);
        answers.put("tartan-value", puzzle -> {
            Shown shown = puzzle.shown().orElseThrow();
            return Set.of("" + boardValue(Catalog.game(shown.gameId()), shown.position()));
        });
        answers.put("tartan-move", puzzle -> {
            Shown shown = puzzle.shown().orElseThrow();
            return boardMoves(Catalog.game(shown.gameId()), shown.position());
        });
        answers.put("nim-product", puzzle -> Set.of("" + product(number(puzzle, 0), number(puzzle, 1))));
        answers.put("nim-inverse", puzzle -> solutions(x -> product(number(puzzle, 0), x) == number(puzzle, 1)));
        answers.put("nim-square-root", puzzle -> solutions(x -> (product(x, x) ^ number(puzzle, 0)) == number(puzzle, 1)));
        answers.put("hackenbush-tree", puzzle -> Set.of("" + new HackenbushSearch(puzzle).value()));
        answers.put("hackenbush-cycle", puzzle -> Set.of("" + new HackenbushSearch(puzzle).value()));
        answers.put("hackenbush-cut", puzzle -> new HackenbushSearch(puzzle).winningCuts());
        answers.put("find-mistake", CoinAnswers::wrongLines);
    }

    private static int number(Puzzle puzzle, int argument) {
        return (Integer) puzzle.question().arguments().get(argument);
    }

    private static Set<String> solutions(IntPredicate equation) {
        return IntStream.range(0, FIELD).filter(equation).mapToObj(String::valueOf).collect(Collectors.toSet());
    }

    /** The smallest number that was not seen. */
    private static int mex(boolean[] seen) {
        int mex = 0;
        while (seen[mex]) {
            mex++;
        }
        return mex;
    }

    private static synchronized int product(int a, int b) {
        if (products == null) {
            products = new int[FIELD][FIELD];
            for (int x = 0; x < FIELD; x++) {
                for (int y = 0; y <= x; y++) {
                    boolean[] seen = new boolean[FIELD + 1];
                    for (int i = 0; i < x; i++) {
                        for (int j = 0; j < y; j++) {
                            seen[products[i][y] ^ products[x][j] ^ products[i][j]] = true;
                        }
                    }
                    products[x][y] = products[y][x] = mex(seen);
                }
            }
        }
        return products[a][b];
    }

    /** The nim-sum of the heads, each by the moves that it has when it is alone. */
    private static <P, M> int boardValue(Game<P, M> game, String text) {
        int value = 0;
        for (int place = text.indexOf('H'); place >= 0; place = text.indexOf('H', place + 1)) {
            value ^= headValue(game, text, place);
        }
        return value;
    }

    private static <P, M> int headValue(Game<P, M> game, String board, int place) {
        String text = board.substring(0, place).replace('H', 'T') + "H" + board.substring(place + 1).replace('H', 'T');
        String key = game.id() + " " + text;
        Integer known = HEADS.get(key);
        if (known == null) {
            P lone = game.parse(text);
            boolean[] seen = new boolean[1 << 10];
            game.visitMoves(lone, move -> {
                seen[boardValue(game, game.format(game.play(lone, move)))] = true;
                return true;
            });
            known = mex(seen);
            HEADS.put(key, known);
        }
        return known;
    }

    private static <P, M> Set<String> boardMoves(Game<P, M> game, String text) {
        P position = game.parse(text);
        Set<String> moves = new HashSet<>();
        game.visitMoves(position, move -> {
            if (boardValue(game, game.format(game.play(position, move))) == 0) {
                moves.add(game.formatMove(move));
            }
            return true;
        });
        return moves;
    }

    /** Every subset of the lines that can be left, by the moves of the game alone. */
    private static final class HackenbushSearch {
        private final String[] edges;
        private final int[] from;
        private final int[] to;
        private final Map<Integer, Integer> values = new HashMap<>();

        HackenbushSearch(Puzzle puzzle) {
            edges = puzzle.shown().orElseThrow().position().split(",", -1);
            from = Arrays.stream(edges).mapToInt(edge -> Integer.parseInt(edge.split("-", -1)[0])).toArray();
            to = Arrays.stream(edges).mapToInt(edge -> Integer.parseInt(edge.split("-", -1)[1])).toArray();
        }

        int value() {
            return value((1 << edges.length) - 1);
        }

        private int value(int left) {
            Integer known = values.get(left);
            if (known == null) {
                boolean[] seen = new boolean[2 * edges.length + 2];
                for (int e = 0; e < edges.length; e++) {
                    if ((left >> e & 1) == 1) {
                        seen[value(standing(left ^ 1 << e))] = true;
                    }
                }
                known = mex(seen);
                values.put(left, known);
            }
            return known;
        }

        private int standing(int lines) {
            int standing = 0;
            long reached = 1;
            for (boolean more = true; more;) {
                more = false;
                for (int e = 0; e < edges.length; e++) {
                    if (((lines & ~standing) >> e & 1) == 1 && ((reached >> from[e] | reached >> to[e]) & 1) == 1) {
                        reached |= 1L << from[e] | 1L << to[e];
                        standing |= 1 << e;
                        more = true;
                    }
                }
            }
            return standing;
        }

        Set<String> winningCuts() {
            int all = (1 << edges.length) - 1;
            return IntStream.range(0, edges.length).filter(e -> value(standing(all ^ 1 << e)) == 0).mapToObj(e -> edges[e])
                .collect(Collectors.toSet());
        }
    }

    /** Reads a solution line by line and keeps what it claims. */
    private static Set<String> wrongLines(Puzzle puzzle) {
        List<Message> lines = ((Form.Choice) puzzle.form()).options();
        Message task = (Message) puzzle.question().arguments().get(0);
        List<Integer> claims = new ArrayList<>();
        Set<String> wrong = new HashSet<>();
        for (Message line : lines) {
            boolean right = switch (line.key().substring("puzzle.find-mistake.".length())) {
                case "binary" -> {
                    claims.add(Integer.parseInt(text(line, 1), 2));
                    yield numbers(text(task, 0)).get(claims.size() - 1).equals(numbers(text(line, 0)).get(0))
                        && claims.get(claims.size() - 1).equals(numbers(text(line, 0)).get(0));
                }
                case "sum" -> {
                    List<Integer> terms = Arrays.stream(text(line, 0).split(" ⊕ ")).map(digits -> Integer.parseInt(digits, 2))
                        .collect(Collectors.toList());
                    claims.add(Integer.parseInt(text(line, 1), 2));
                    yield terms.equals(claims.subList(0, claims.size() - 1)) && xor(terms) == claims.get(claims.size() - 1);
                }
                case "decimal" -> {
                    claims.add(numbers(text(line, 1)).get(0));
                    yield Integer.parseInt(text(line, 0), 2) == claims.get(claims.size() - 2)
                        && claims.get(claims.size() - 1).equals(claims.get(claims.size() - 2));
                }
                case "move" -> {
                    int heap = numbers(text(line, 0)).get(0);
                    int rest = numbers(text(line, 2)).get(0);
                    yield numbers(text(task, 0)).contains(heap) && numbers(text(line, 1)).get(0).equals(claims.get(claims.size() - 1))
                        && rest == (heap ^ claims.get(claims.size() - 1)) && rest < heap;
                }
                case "grundy" -> {
                    if (claims.isEmpty()) {
                        claims.add(0);
                    }
                    int heap = claims.size();
                    List<Integer> options = numbers(text(task, 0)).stream().filter(taken -> taken <= heap).map(taken -> heap - taken)
                        .collect(Collectors.toList());
                    List<Integer> values = options.stream().map(claims::get).collect(Collectors.toList());
                    boolean[] seen = new boolean[20];
                    values.forEach(value -> seen[value] = true);
                    claims.add(numbers(text(line, 3)).get(0));
                    yield numbers(text(line, 0)).equals(List.of(heap)) && numbers(text(line, 1)).equals(options)
                        && numbers(text(line, 2)).equals(values) && mex(seen) == claims.get(heap);
                }
                case "factor" -> {
                    claims.add(numbers(text(line, 2)).get(0));
                    yield product(numbers(text(line, 0)).get(0), numbers(text(line, 1)).get(0)) == claims.get(claims.size() - 1);
                }
                case "total" -> numbers(text(line, 2)).equals(claims) && xor(claims) == numbers(text(line, 3)).get(0);
                default -> throw new IllegalStateException(line.key());
            };
            if (!right) {
                wrong.add("" + (lines.indexOf(line) + 1));
            }
        }
        return wrong;
    }

    private static int xor(List<Integer> numbers) {
        return numbers.stream().reduce(0, (a, b) -> a ^ b);
    }

    private static String text(Message message, int argument) {
        return message.arguments().get(argument).toString();
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split("\\D+")).filter(part -> !part.isEmpty()).map(Integer::valueOf).collect(Collectors.toList());
    }
}
