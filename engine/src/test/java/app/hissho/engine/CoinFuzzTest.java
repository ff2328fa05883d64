package app.hissho.engine;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text for games whose notation is not a list of heaps: it is read, or refused with one sentence. */
class CoinFuzzTest {
    private static final List<String> PIECES = List.of("H", "T", "h", "/", "x", ",", ";", ":", "-", "@", "W", "B", ".", "w", "0", "1", "2", "3", "5",
        "8", "99", "2147483647", "2147483648", "-1", " ", "\n", "\u2028", "３", "🎲", "{0}", "'", "Ｈ", "ı", "ß");

    /** One game for each way of reading positions and moves. */
    private static final List<Game<?, ?>> GAMES = Stream.of("mock-turtles", "ruler", "grunt", "coin-subtraction-edge:1,3,4", "rugs",
        "acrostic-twins", "tartan:mock-turtles,ruler", "nimble", "rook-nim", "two-dimensional-nim", "wythoff", "staircase", "northcott")
        .<Game<?, ?>>map(Catalog::game).toList();

    @Provide
    Arbitrary<String> pieces() {
        return Arbitraries.of(PIECES).list().ofMaxSize(10).map(list -> String.join("", list));
    }

    @Provide
    Arbitrary<String> mutated() {
        List<String> seeds = new ArrayList<>(List.of("2,5x3,5", "3,8", "8-2", "3,2-1,2", "2:4", "1,3,4,ruler", "mock-turtles,ruler"));
        GAMES.forEach(game -> seeds.add(CoinSamples.small(game.id())));
        GAMES.forEach(game -> seeds.addAll(someMoves(game)));
        return Arbitraries.of(seeds).flatMap(seed -> Arbitraries.of(PIECES).flatMap(piece ->
            Arbitraries.integers().between(0, seed.length()).flatMap(from ->
                Arbitraries.integers().between(from, Math.min(seed.length(), from + 2)).map(to ->
                    seed.substring(0, from) + piece + seed.substring(to)))));
    }

    private static <P, M> List<String> someMoves(Game<P, M> game) {
        return game.moves(game.parse(CoinSamples.small(game.id())), 10).stream().map(game::formatMove).toList();
    }

    @Property(tries = 500)
    void anyText(@ForAll String text) {
        tryEverything(text);
    }

    @Property(tries = 2000)
    void textMadeOfWhatMatters(@ForAll("pieces") String text) {
        tryEverything(text);
    }

    @Property(tries = 3000)
    void textThatIsNearlyRight(@ForAll("mutated") String text) {
        tryEverything(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"H", "T/", "/", "1,", "1,1;", ";", "x", "1x", "W", "W.B/", ".", "-", "ruler,", "a,"})
    void longText(String piece) {
        tryEverything(piece.repeat(50_000));
        tryEverything("TH" + piece.repeat(50_000));
    }

    private static void tryEverything(String text) {
        for (String name : List.of("tartan:", "tartan:ruler,", "coin-subtraction:", "coin-subtraction-single:")) {
            readOrRefuse(text, () -> Catalog.game(name + text));
        }
        GAMES.forEach(game -> tryGame(game, text));
    }

    private static <P, M> void tryGame(Game<P, M> game, String text) {
        P small = game.parse(CoinSamples.small(game.id()));
        readOrRefuse(text, () -> {
            P position = game.parse(text);
            assertThat(game.parse(game.format(position))).isEqualTo(position);
            game.board(position);
        });
        readOrRefuse(text, () -> {
            M move = game.parseMove(small, text);
            assertThat(game.parseMove(small, game.formatMove(move))).isEqualTo(move);
            if (!CoinSamples.isEndless(game.id())) {
                assertThat(game.moves(small, 1000)).contains(move);
            }
        });
    }

    private static void readOrRefuse(String text, Runnable reading) {
        try {
            reading.run();
        } catch (BadInputException refusal) {
            for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
                String sentence = Texts.of(language).say(refusal.sentence());
                assertWithMessage(text).that(sentence.length()).isLessThan(250);
                assertWithMessage(text).that(sentence.lines().count()).isEqualTo(1);
                assertWithMessage(text).that(sentence).doesNotContainMatch("[\\p{Cc}\\p{Zl}\\p{Zp}]");
            }
        }
    }
}
