package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.GraphSamples;
import app.hissho.engine.Level;
import app.hissho.engine.Match;
import app.hissho.engine.Opponent;
import app.hissho.engine.Outcome;
import app.hissho.engine.store.MemoryStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DigraphTest {
    private final Digraph game = new Digraph();

    private Analysis<Digraph.Step> analyse(String text) {
        return game.solver(new MemoryStore(0)).analyse(game.parse(text), Budget.phone());
    }

    private static Set<String> names(List<Digraph.Step> steps) {
        return steps.stream().map(Digraph.Step::to).collect(Collectors.toSet());
    }

    /** All graphs with three vertices, loops included, and some with more, from every vertex. */
    @Test
    void agreesWithTheDefinitionRoundByRound() {
        List<String> arrows = List.of("a>a", "a>b", "a>c", "b>a", "b>b", "b>c", "c>a", "c>b", "c>c");
        for (int set = 1; set < 512; set++) {
            List<String> chosen = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                if ((set >> i & 1) == 1) {
                    chosen.add(arrows.get(i));
                }
            }
            checkAllVertices(String.join(",", chosen));
        }
        for (long seed = 0; seed < 500; seed++) {
            String text = GraphSamples.position("digraph", 20, seed);
            if (!text.startsWith("-")) {
                checkAllVertices(text.substring(0, text.indexOf(' ')));
            }
        }
    }

    private void checkAllVertices(String arrows) {
        Map<String, Set<String>> followers = new HashMap<>();
        for (String arrow : arrows.split(",")) {
            followers.computeIfAbsent(arrow.substring(0, 1), unused -> new HashSet<>()).add(arrow.substring(2));
            followers.computeIfAbsent(arrow.substring(2), unused -> new HashSet<>());
        }
        Map<String, Integer> lost = new HashMap<>();
        Map<String, Integer> won = new HashMap<>();
        for (int round = 0; round <= followers.size(); round++) {
            Map<String, Integer> newLost = new HashMap<>();
            Map<String, Integer> newWon = new HashMap<>();
            for (String vertex : followers.keySet()) {
                if (!lost.containsKey(vertex) && !won.containsKey(vertex)) {
                    if (followers.get(vertex).stream().anyMatch(lost::containsKey)) {
                        newWon.put(vertex, round);
                    } else if (won.keySet().containsAll(followers.get(vertex))) {
                        newLost.put(vertex, round);
                    }
                }
            }
            lost.putAll(newLost);
            won.putAll(newWon);
        }
        for (String vertex : followers.keySet()) {
            String text = arrows + " @" + vertex;
            Analysis<Digraph.Step> analysis = analyse(text);
            Outcome outcome = lost.containsKey(vertex) ? Outcome.LOSS : won.containsKey(vertex) ? Outcome.WIN : Outcome.DRAW;
            assertWithMessage(text).that(analysis.outcome()).isEqualTo(outcome);
            Set<String> winning = new HashSet<>(followers.get(vertex));
            winning.retainAll(lost.keySet());
            assertWithMessage(text).that(names(analysis.winning())).isEqualTo(winning);
            Set<String> drawing = new HashSet<>(followers.get(vertex));
            drawing.removeAll(won.keySet());
            assertWithMessage(text).that(names(analysis.drawing())).isEqualTo(outcome == Outcome.DRAW ? drawing : Set.of());
            OptionalInt plies = outcome == Outcome.DRAW ? OptionalInt.empty()
                : OptionalInt.of(outcome == Outcome.WIN ? won.get(vertex) : lost.get(vertex));
            assertWithMessage(text).that(analysis.plies()).isEqualTo(plies);
        }
    }

    /** Arrows from earlier to later letters only: there is no cycle, and plain search knows the values. */
    @Test
    void acyclicGraphsHaveGrundyValues() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 300; i++) {
            List<String> arrows = new ArrayList<>();
            for (char from = 'a'; from < 'h'; from++) {
                for (char to = (char) (from + 1); to <= 'h'; to++) {
                    if (random.nextInt(3) == 0) {
                        arrows.add(from + ">" + to);
                    }
                }
            }
            if (!arrows.isEmpty()) {
                String start = arrows.get(0).substring(0, 1);
                Digraph.Position position = game.parse(String.join(",", arrows) + " @" + start);
                assertThat(analyse(game.format(position)).value().isPresent()).isTrue();
                AgainstSearch.compare(game, List.of(position));
            }
        }
    }

    /** A cycle with a way out that nobody wants to take first. */
    @Test
    void theTextbooksLoop() {
        String arrows = "a>b,b>c,c>a,c>d,d>e @";
        for (String vertex : List.of("a", "b", "c")) {
            assertThat(analyse(arrows + vertex).outcome()).isEqualTo(Outcome.DRAW);
            assertThat(analyse(arrows + vertex).value()).isEqualTo(Optional.empty());
        }
        assertThat(analyse(arrows + "d").value().orElseThrow().toString()).isEqualTo("1");
        assertThat(analyse(arrows + "e").value().orElseThrow().toString()).isEqualTo("0");
        assertThat(names(analyse(arrows + "c").drawing())).containsExactly("a");
    }

    /** Two won ways round: the perfect opponent takes the one that ends, whoever it plays against. */
    @Test
    void thePerfectOpponentDoesNotGoRoundInCircles() {
        for (long seed = 0; seed < 400; seed++) {
            Digraph.Position start = game.parse(GraphSamples.position("digraph", 20, seed));
            Outcome outcome = game.solver(new MemoryStore(0)).analyse(start, Budget.phone()).outcome();
            Opponent<Digraph.Position, Digraph.Step> perfect = new Opponent<>(game, new MemoryStore(0), Level.PERFECT, seed);
            SplittableRandom random = new SplittableRandom(seed);
            Match<Digraph.Position, Digraph.Step> match = Match.start(game, start);
            while (!match.isOver()) {
                boolean first = match.played() % 2 == 0;
                match = match.play(first ? perfect.choose(match.position(), Budget.phone()) : game.randomMove(match.position(), random));
            }
            Set<Outcome> fair = outcome == Outcome.WIN ? Set.of(Outcome.WIN) : outcome == Outcome.DRAW
                ? Set.of(Outcome.WIN, Outcome.DRAW) : Set.of(Outcome.values());
            assertWithMessage(game.format(start)).that(fair).contains(match.starterOutcome());
        }
    }

    @Test
    void aPositionThatComesBackTwiceIsADraw() {
        Match<Digraph.Position, Digraph.Step> match = Match.start(game, game.parse("a>b,b>a @a"));
        for (int i = 0; i < 4; i++) {
            assertThat(match.isOver()).isFalse();
            match = match.play(i % 2 == 0 ? "b" : "a");
        }
        assertThat(match.isOver()).isTrue();
        assertThat(match.starterOutcome()).isEqualTo(Outcome.DRAW);
        assertThat(match.undo().isOver()).isFalse();
    }

    @Test
    void largeGraphsAreSolvedAtOnce() {
        List<String> arrows = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(1);
        Set<Long> seen = new HashSet<>();
        while (arrows.size() < Digraph.MOST_ARROWS) {
            int from = random.nextInt(4000);
            int to = random.nextInt(4000);
            if (seen.add(from * 4000L + to)) {
                arrows.add("v" + from + ">v" + to);
            }
        }
        Digraph.Position position = game.parse(String.join(",", arrows) + " @" + arrows.get(0).substring(0, arrows.get(0).indexOf('>')));
        game.solver(new MemoryStore(0)).analyse(position, Budget.phone());
        assertThat(game.solver(new MemoryStore(0)).explain(position, Budget.phone()).steps()).isNotEmpty();
        assertThat(game.board(position)).isNotNull();
    }
}
