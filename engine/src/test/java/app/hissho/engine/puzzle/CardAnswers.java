package app.hissho.engine.puzzle;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Plain answers to problems about cards. */
final class CardAnswers {
    private CardAnswers() {
    }

    static void addTo(Map<String, Function<Puzzle, Set<String>>> answers) {
        answers.put("tanhinmin-winner", puzzle -> Set.of(new TanhinminSearch(puzzle).isWon() ? "1" : "2"));
        answers.put("tanhinmin-card", puzzle -> new TanhinminSearch(puzzle).winningMoves());
        answers.put("tricks-points", puzzle -> Set.of("" + new TrickTree(puzzle).points()));
        answers.put("memory-strategy", puzzle -> {
            List<Integer> numbers = puzzle.question().arguments().stream().map(Integer.class::cast).collect(Collectors.toList());
            return memoryStrategy(numbers.get(0), numbers.get(1), numbers.get(2));
        });
    }

    private static int[] cards(String text) {
        return Arrays.stream(text.split(",", -1)).mapToInt(Integer::parseInt).toArray();
    }

    /** Every way to go on with Tanhinmin; hands are sets of places. */
    private static final class TanhinminSearch {
        private final int[][] hands;
        private final int start;
        private final Map<Integer, Boolean> won = new HashMap<>();

        TanhinminSearch(Puzzle puzzle) {
            String[] parts = puzzle.shown().orElseThrow().position().split("[|@]", -1);
            hands = new int[][] {cards(parts[0]), cards(parts[1])};
            start = parts.length > 2 ? Integer.parseInt(parts[2]) : 0;
        }

        private int all(int player) {
            return (1 << hands[player].length) - 1;
        }

        boolean isWon() {
            return wins(0, all(0), all(1), start);
        }

        private boolean wins(int player, int own, int other, int table) {
            int key = ((own << 8 | other) << 4 | table) << 1 | player;
            Boolean known = won.get(key);
            if (known == null) {
                known = table > 0 && passWins(player, own, other);
                for (int card = 0; card < hands[player].length && !known; card++) {
                    known = (own >> card & 1) == 1 && hands[player][card] > table && cardWins(player, own, other, card);
                }
                won.put(key, known);
            }
            return known;
        }

        private boolean passWins(int player, int own, int other) {
            return !wins(1 - player, /* own= */ other, /* other= */ own, 0);
        }

        private boolean cardWins(int player, int own, int other, int card) {
            int rest = own ^ 1 << card;
            return rest == 0 || !wins(1 - player, other, rest, hands[player][card]);
        }

        Set<String> winningMoves() {
            Set<String> moves = new HashSet<>();
            if (start > 0 && passWins(0, all(0), all(1))) {
                moves.add("pass");
            }
            for (int card = 0; card < hands[0].length; card++) {
                if (hands[0][card] > start && cardWins(0, all(0), all(1), card)) {
                    moves.add("" + hands[0][card]);
                }
            }
            return moves;
        }
    }

    /** Every way to go on with tricks; hands are sets of places. */
    private static final class TrickTree {
        private final int[] left;
        private final int[] right;
        private final boolean leftLeads;
        private final Set<Integer> points;
        private final Map<Integer, Integer> values = new HashMap<>();

        TrickTree(Puzzle puzzle) {
            String[] parts = puzzle.shown().orElseThrow().position().split("[|@]", -1);
            left = cards(parts[0]);
            right = cards(parts[1]);
            leftLeads = parts[2].equals("left");
            points = new HashSet<>(BruteForce.given(puzzle, 0));
        }

        int points() {
            return value((1 << left.length) - 1, (1 << right.length) - 1, leftLeads);
        }

        private int value(int own, int other, boolean leads) {
            if (own == 0) {
                return 0;
            }
            int key = (own << 8 | other) << 1 | (leads ? 1 : 0);
            Integer known = values.get(key);
            if (known == null) {
                int[] leaders = leads ? left : right;
                int[] followers = leads ? right : left;
                known = leads ? -1 : Integer.MAX_VALUE;
                for (int i = 0; i < leaders.length; i++) {
                    int answered = leads ? Integer.MAX_VALUE : -1;
                    for (int j = 0; j < followers.length; j++) {
                        int a = leads ? i : j;
                        int b = leads ? j : i;
                        if ((own >> a & 1) == 1 && (other >> b & 1) == 1) {
                            int value = trick(left[a], right[b]) + value(own ^ 1 << a, other ^ 1 << b, left[a] > right[b]);
                            answered = leads ? Math.min(answered, value) : Math.max(answered, value);
                        }
                    }
                    boolean played = ((leads ? own : other) >> i & 1) == 1;
                    known = !played ? known : leads ? Math.max(known, answered) : Math.min(known, answered);
                }
                values.put(key, known);
            }
            return known;
        }

        private int trick(int a, int b) {
            return a < b ? 0 : (points.contains(a) ? 1 : 0) + (points.contains(b) ? 1 : 0);
        }
    }

    private static final Map<List<Integer>, Double> MEMORY = new HashMap<>();

    /** The chance to win, a draw counting half, with n pairs, k known cards and a lead of s. */
    private static double memory(int n, int k, int s) {
        if (Math.abs(s) > n) {
            return s > 0 ? 1 : 0;
        }
        if (k == n) {
            return score(s + n);
        }
        List<Integer> key = List.of(n, k, s);
        Double known = MEMORY.get(key);
        if (known == null) {
            known = Math.max(memoryTwo(n, k, s), k > 0 ? memoryOne(n, k, s) : 0);
            if (k > 1 && s >= 0) {
                known = Math.max(known, s == 0 ? 0.5 : 1 - memory(n, k, -s));
            }
            MEMORY.put(key, known);
        }
        return known;
    }

    private static double score(int lead) {
        return lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
    }

    private static double memoryPair(int n, int k, int s) {
        return k == 0 ? 0 : k * memory(n - 1, k - 1, s + 1) / (2 * n - k);
    }

    private static double memoryOne(int n, int k, int s) {
        return memoryPair(n, k, s) + (2 * n - 2 * k) * (1 - memory(n, k + 1, -s)) / (2 * n - k);
    }

    private static double memoryTwo(int n, int k, int s) {
        double second = memory(n - 1, k, s + 1) + k * (1 - memory(n - 1, k, 1 - s));
        int others = 2 * n - 2 * k - 2;
        second += others == 0 ? 0 : others * (1 - memory(n, k + 2, -s));
        return memoryPair(n, k, s) + (2 * n - 2 * k) * second / (2 * n - k) / (2 * n - k - 1);
    }

    private static Set<String> memoryStrategy(int n, int k, int s) {
        double pass = 1 - Math.max(score(-s), memory(n, k, -s));
        List<Double> values = List.of(pass, memoryOne(n, k, s), memoryTwo(n, k, s));
        double best = Collections.max(values);
        Set<String> right = new HashSet<>();
        for (int i = 0; i < values.size(); i++) {
            if (best - values.get(i) < 1e-9) {
                right.add("" + (i + 1));
            }
        }
        return right;
    }
}
