package app.hissho.engine.explain;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Outcome;
import app.hissho.engine.Samples;
import app.hissho.engine.Samples.Sample;
import app.hissho.engine.store.MemoryStore;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every explanation of every game must be: whole, readable in both languages, and true. */
class ExplanationsTest {
    private static final Map<String, Game<?, ?>> GAMES = new HashMap<>();
    private static final MemoryStore STORE = new MemoryStore(4 << 20);

    @Provide
    Arbitrary<Sample> small() {
        return Samples.samples(5, 20);
    }

    @Provide
    Arbitrary<Sample> large() {
        return Samples.samples(4, Integer.MAX_VALUE);
    }

    static List<Sample> presets() {
        return Samples.presets();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void ofPresets(Sample sample) {
        check(sample);
    }

    @Property(tries = 4000)
    void ofSmallPositions(@ForAll("small") Sample sample) {
        check(sample);
    }

    @Property(tries = 1000)
    void ofLargePositions(@ForAll("large") Sample sample) {
        check(sample);
    }

    @ParameterizedTest
    @ValueSource(strings = {"subtraction:1,50 45,70", "subtraction:1,50 1000", "misere-subtraction:2,90 60",
        "impatient-subtraction:1 2147483647", "impatient-subtraction:1,2147483647 2147483647",
        "subtraction:2147483647 2147483647", "misere-subtraction:1,3,4 2147483647", "nim 2147483647,2147483647"})
    void ofCornerCases(String text) {
        check(new Sample(text.substring(0, text.indexOf(' ')), text.substring(text.indexOf(' ') + 1)));
    }

    private static void check(Sample sample) {
        check(GAMES.computeIfAbsent(sample.gameId(), unused -> sample.game()), sample.position());
    }

    private static <P, M> void check(Game<P, M> game, String text) {
        String what = game.id() + " " + text;
        P position = game.parse(text);
        Analysis<M> analysis;
        try {
            analysis = game.solver(STORE).analyse(position, Budget.phone());
        } catch (NotSolvedException honest) {
            return;
        }
        Explanation explanation = game.solver(STORE).explain(position, Budget.phone());
        List<Step> steps = explanation.steps();
        for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
            for (Step step : steps) {
                checkWords(what, Texts.of(language).say(step.text()));
                checkNumbers(what, step.text());
                step.table().ifPresent(table -> checkTable(what, table, Texts.of(language)));
            }
        }
        Step last = steps.get(steps.size() - 1);
        if (game.isOver(position)) {
            assertWithMessage(what).that(steps).hasSize(1);
            assertWithMessage(what).that(last.rung()).isEqualTo(Rung.RESULT);
            boolean won = last.text().key().endsWith(".misere") || last.text().key().equals("cards.end.won");
            assertWithMessage(what).that(won).isEqualTo(analysis.outcome() == Outcome.WIN);
        } else {
            for (Rung rung : Rung.values()) {
                assertWithMessage(what).that(steps.stream().anyMatch(step -> step.rung() == rung)).isTrue();
            }
            assertWithMessage(what).that(last.text().key().equals("resist")).isEqualTo(analysis.outcome() == Outcome.LOSS);
            checkMoves(game, position, analysis, steps.stream().filter(s -> s.rung() == Rung.MOVE).map(Step::text).toList());
        }
    }

    private static void checkWords(String what, String sentence) {
        assertWithMessage(what).that(sentence.isBlank()).isFalse();
        assertWithMessage(what).that(sentence).doesNotContain("{");
        assertWithMessage(what).that(sentence).doesNotContain("}");
        assertWithMessage(what).that(sentence).doesNotContain("null");
        assertWithMessage(what).that(sentence).doesNotContain("..");
        assertWithMessage(what).that(sentence).doesNotContain("。。");
        assertWithMessage(what).that(Character.isLowerCase(sentence.codePointAt(0))).isFalse();
    }

    /** The arithmetic of a sentence holds. */
    private static void checkNumbers(String what, Message sentence) {
        List<Object> said = sentence.arguments();
        boolean holds = switch (sentence.key()) {
            case "nim.compute" -> xor(said.get(0)) == number(said, 1);
            case "subtraction.sum" -> xor(said.get(0)) == number(said, 1);
            case "nim.result.win" -> Long.highestOneBit(number(said, 0)) == number(said, 1)
                && Stream.of(said.get(2).toString().split(", ", -1)).allMatch(n -> (Long.parseLong(n) & number(said, 1)) != 0)
                && said.get(2).toString().split(", ", -1).length == number(said, 3);
            case "nim.move" -> (number(said, 0) ^ number(said, 1)) == number(said, 2)
                && number(said, 0) - number(said, 3) == number(said, 2);
            case "subtraction.move.many" -> (number(said, 3) ^ number(said, 4)) == number(said, 2);
            case "subtraction.move" -> number(said, 2) == 0;
            case "period.reduce" -> number(said, 0) == number(said, 1) + number(said, 2) * number(said, 3);
            case "period.proof" -> number(said, 3) - number(said, 1) == number(said, 2) - 1
                && number(said, 5) - number(said, 4) == number(said, 2) - 1
                && number(said, 4) - number(said, 1) == number(said, 0);
            case "dynamic.compute", "fibonacci.compute" -> sum(said.get(1)) == number(said, 0);
            case "parts.move", "parts.move.single" -> sum(said.get(2)) == number(said, 1) && number(said, 3) < number(said, 4);
            case "parts.result.win" -> number(said, 0) <= number(said, 1);
            case "parts.result.loss" -> number(said, 0) > number(said, 1);
            case "misere-nim.move.one" -> number(said, 0) - number(said, 2) == number(said, 1);
            case "misere-nim.result.leave-one", "misere-nim.result.even" -> number(said, 0) % 2 == 0;
            case "misere-nim.result.leave-none", "misere-nim.result.odd" -> number(said, 0) % 2 == 1;
            case "tanhinmin.result.lead.win" -> number(said, 0) >= number(said, 1);
            case "tanhinmin.result.lead.loss" -> number(said, 0) < number(said, 1);
            case "tanhinmin.result.table.win" -> number(said, 0) > number(said, 1);
            case "tanhinmin.result.table.loss" -> number(said, 0) <= number(said, 1);
            case "tanhinmin.move" -> number(said, 1) <= number(said, 2);
            case "tanhinmin.move.pass" -> number(said, 1) < number(said, 2);
            default -> true;
        };
        assertWithMessage("%s: %s", what, sentence).that(holds).isTrue();
    }

    private static long number(List<Object> said, int place) {
        return ((Number) said.get(place)).longValue();
    }

    private static long xor(Object list) {
        return Stream.of(list.toString().split(" ⊕ ", -1)).mapToLong(Long::parseLong).reduce(0, (a, b) -> a ^ b);
    }

    private static long sum(Object list) {
        return Stream.of(list.toString().split(" \\+ ", -1)).mapToLong(Long::parseLong).sum();
    }

    private static void checkTable(String what, Table table, Texts texts) {
        for (Table.Row row : table.rows()) {
            row.title().ifPresent(title -> assertWithMessage(what).that(texts.say(title).isBlank()).isFalse());
            assertWithMessage(what).that(row.cells()).isNotEmpty();
            assertWithMessage(what).that(row.cells().size()).isAtMost(40);
        }
    }

    /** Every move that is named wins, and where all are named, all that win are. */
    private static <P, M> void checkMoves(Game<P, M> game, P position, Analysis<M> analysis, List<Message> moves) {
        String what = game.id() + " " + game.format(position);
        Set<Object> winning = new HashSet<>();
        Set<Object> left = new HashSet<>();
        Set<List<Integer>> sizes = new HashSet<>();
        for (M move : analysis.winning()) {
            winning.add(game.describe(position, move));
            left.add(game.format(game.play(position, move)));
            boolean takes = Samples.hasHeaps(game.id()) && !Samples.breaks(game.id());
            for (String take : takes ? game.formatMove(move).split("\\+", -1) : new String[0]) {
                int heap = Integer.parseInt(take.substring(0, take.indexOf(':'))) - 1;
                int chips = Integer.parseInt(take.substring(take.indexOf(':') + 1));
                int size = Samples.hasOnePile(game.id())
                    ? Integer.parseInt(game.format(position).split("@", -1)[0])
                    : Integer.parseInt(game.format(position).split(",", -1)[heap]);
                sizes.add(List.of(size, chips, size - chips));
            }
        }
        Set<Object> drawing = new HashSet<>();
        analysis.drawing().forEach(move -> drawing.add(game.describe(position, move)));
        for (Message move : moves) {
            List<Object> said = move.arguments();
            switch (move.key()) {
                case "resist" -> assertWithMessage(what).that(winning).isEmpty();
                case "misere-nim.move.none" -> assertWithMessage(what).that(sizes).containsExactly(List.of(1, 1, 0));
                case "nim.move" -> assertWithMessage(what).that(sizes).contains(List.of(said.get(0), said.get(3), said.get(2)));
                case "misere-nim.move.one" ->
                    assertWithMessage(what).that(sizes).containsExactly(List.of(said.get(0), said.get(2), said.get(1)));
                case "parts.move", "parts.move.single", "parts.move.all" ->
                    assertWithMessage(what).that(sizes.stream().map(s -> s.get(1)).toList()).contains(said.get(0));
                case "moore.move", "search.move" -> {
                    assertWithMessage(what).that(winning).contains(said.get(0));
                    assertWithMessage(what).that(left).contains(said.get(1));
                }
                case "tricks.move", "tricks.move.last" -> assertWithMessage(what).that(winning).contains(said.get(0));
                case "tricks.most" -> assertWithMessage(what).that(winning).isEmpty();
                case "memory.move.pair", "memory.move.seen", "memory.move.unseen" ->
                    assertWithMessage(what).that(analysis.best().stream().map(game::formatMove).toList())
                        .containsAtLeastElementsIn(List.of(said.get(0).toString().replace(", …", "").split(", ", -1)));
                case "draw.hold" -> assertWithMessage(what).that(drawing).contains(said.get(0));
                case "nimber.move", "nimber.move.zero", "misere-subtraction.move", "coins.move.one", "coins.move.two",
                    "coins.move.many", "tartan.move",
                    "two-dimensional-nim.move.down", "two-dimensional-nim.move.left", "wythoff.move", "northcott.move",
                    "northcott.move.retreat", "digraph.move", "digraph.move.end", "sos.move", "sos.move.complete",
                    "tanhinmin.move", "tanhinmin.move.pass", "tanhinmin.move.last", "card-graph.move", "card-graph.move.safe",
                    "card-graph.move.pass", "card-graph.move.last" ->
                    assertWithMessage(what).that(winning).contains(said.get(0));
                case "nimber.more" -> assertWithMessage(what).that(analysis.winning().size()).isGreaterThan((Integer) said.get(0));
                default -> throw new AssertionError(what + ": a kind of move that this test does not know: " + move);
            }
        }
        boolean oneExample = moves.get(0).key().startsWith("memory.") || moves.get(0).key().equals("moore.move") || moves.get(0).key().equals("misere-nim.move.none")
            || moves.get(0).key().equals("search.move") || moves.get(moves.size() - 1).key().equals("nimber.more");
        if (!oneExample && analysis.outcome() == Outcome.WIN) {
            assertWithMessage(what).that(moves).hasSize(analysis.winning().size());
        }
        assertThat(moves).isNotEmpty();
    }
}
