package app.hissho.engine;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever text arrives from outside: it is read, or refused with one sentence; nothing else ever happens. */
class FuzzTest {
    private static final List<String> PIECES = List.of(
        "sum", "chomp", "S", "O", ".", "a", "b", ">", "#", "|", "x", "~", "pass", "draw", "0-1", "octal", "0.", "4.",
        "nim", "misere-nim", "moore", "subtraction", "fibonacci-nim", "0", "1", "3", "7", "12", "2147483647", "2147483648",
        "99999999999999999999", "-1", "+1", "0x10", "1e3", "٣", "３", "Ⅷ", "½", ",", ";", ":", "+", "@", "^", "-", " ", "\t",
        "\n", "\u0000", "\u0085", "\u2028", "\u200f", "\ud83d", "🎲", "(", ")", "{", "}", "'", "{0}", "%s", "\\", "\"", "null");

    /** One game for each way of reading positions and moves. */
    private static final List<Game<?, ?>> GAMES = Stream.concat(
        Stream.of("nim", "moore:2", "subtraction:1,3,4", "fibonacci-nim", "dim", "kayles", "grundy", "octal:4.7"),
        Stream.of(GraphSamples.GAMES, CardSamples.GAMES, TrickSamples.GAMES).flatMap(List::stream))
        .<Game<?, ?>>map(Catalog::game).toList();

    private static final Map<String, List<String>> POSITIONS = new HashMap<>();

    @Provide
    Arbitrary<String> pieces() {
        return Arbitraries.of(PIECES).list().ofMaxSize(12).map(list -> String.join("", list));
    }

    @Provide
    Arbitrary<String> mutated() {
        List<String> seeds = new ArrayList<>(List.of("8,7|6,5@left>4+3,2:-", "7|6,5@right>8", "1?,2,.,1!,.,2?:-1*", "4,2,0#7", "avoidlow4", "1-2#2", "4S", "a>b,b>a @a", "a>b,b>a~;a|b@pass", "1,2x3|4@1", "2.1:3", "3,1", "1:2+3:4", "2:3", "8@6",
            "2>1,2", "3>5", "1>-", "nim 3,5,7; 3:1 1:3 ^ 2:2", "subtraction:1,3,4 21;"));
        Samples.presets().forEach(preset -> seeds.addAll(List.of(preset.gameId(), preset.position())));
        return Arbitraries.of(seeds).flatMap(seed -> Arbitraries.of(PIECES).flatMap(piece ->
            Arbitraries.integers().between(0, seed.length()).flatMap(from ->
                Arbitraries.integers().between(from, Math.min(seed.length(), from + 2)).map(to ->
                    seed.substring(0, from) + piece + seed.substring(to)))));
    }

    @Property(tries = 1000)
    void anyText(@ForAll String text) {
        tryEverything(text);
    }

    @Property(tries = 3000)
    void textMadeOfWhatMatters(@ForAll("pieces") String text) {
        tryEverything(text);
    }

    @Property(tries = 3000)
    void textThatIsNearlyRight(@ForAll("mutated") String text) {
        tryEverything(text);
    }

    static Stream<String> longTexts() {
        return Stream.of("9", "0", "1,", ",", ":", "+", "1:1+", "@", "^ ", ";", " ", "\n", "-", "x", "１", "🎲", "nim ", "{0}", "'")
            .map(piece -> piece.repeat(100_000 / piece.length()));
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("longTexts")
    void longText(String text) {
        assertTimeout(Duration.ofSeconds(20), () -> {
            tryEverything(text);
            tryEverything("nim 3,5,7;" + text);
            tryEverything("nim 100000; " + text);
            tryEverything("subtraction:" + text);
            tryEverything("3,5,7" + text);
            tryEverything("1:" + text);
        });
    }

    private static void tryEverything(String text) {
        readOrRefuse(text, () -> Catalog.game(text));
        readOrRefuse(text, () -> Catalog.game("subtraction:" + text));
        readOrRefuse(text, () -> Catalog.game("moore:" + text));
        readOrRefuse(text, () -> Catalog.game("octal:" + text));
        readOrRefuse(text, () -> Catalog.game("tricks:" + text));
        readOrRefuse(text, () -> Match.parse(text));
        GAMES.forEach(game -> tryGame(game, text));
    }

    private static <P, M> void tryGame(Game<P, M> game, String text) {
        if (!Samples.hasHeaps(game.id())) {
            List<String> positions = POSITIONS.computeIfAbsent(game.id(), id -> Samples.smallPositions(id).subList(0, 2));
            tryPositions(game, positions.stream().map(game::parse).toList(), text);
            return;
        }
        tryPositions(game, List.of(game.parse(Samples.hasOnePile(game.id()) ? "7" : "3,5,7"), game.parse("-")), text);
    }

    private static <P, M> void tryPositions(Game<P, M> game, List<P> positions, String text) {
        readOrRefuse(text, () -> {
            P position = game.parse(text);
            assertThat(game.parse(game.format(position))).isEqualTo(position);
        });
        for (P position : positions) {
            readOrRefuse(text, () -> {
                M move = game.parseMove(position, text);
                assertThat(game.moves(position, 1000)).contains(move);
            });
        }
    }

    private static void readOrRefuse(String text, Runnable reading) {
        try {
            reading.run();
        } catch (BadInputException refusal) {
            for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
                String sentence = Texts.of(language).say(refusal.sentence());
                assertWithMessage(text).that(sentence).isNotEmpty();
                assertWithMessage(text).that(sentence.length()).isLessThan(250);
                assertWithMessage(text).that(sentence.lines().count()).isEqualTo(1);
                assertWithMessage(text).that(sentence).doesNotContainMatch("[\\p{Cc}\\p{Zl}\\p{Zp}]");
            }
        }
    }
}
