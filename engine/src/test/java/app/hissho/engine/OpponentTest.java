package app.hissho.engine;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import app.hissho.engine.Samples.Sample;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

class OpponentTest {
    private interface Player<P, M> {
        M move(P position);
    }

    private static <P, M> Player<P, M> perfect(Game<P, M> game, long seed) {
        Opponent<P, M> opponent = new Opponent<>(game, new MemoryStore(1 << 20), Level.PERFECT, seed);
        return position -> opponent.choose(position, Budget.phone());
    }

    private static <P, M> Player<P, M> careless(Game<P, M> game, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return position -> game.randomMove(position, random);
    }

    private static <P, M> Outcome play(Game<P, M> game, P start, Player<P, M> first, Player<P, M> second) {
        Match<P, M> match = Match.start(game, start);
        while (!match.isOver()) {
            Player<P, M> player = match.starterToMove() ? first : second;
            M move = player.move(match.position());
            assertThat(game.parseMove(match.position(), game.formatMove(move))).isEqualTo(move);
            match = match.play(move);
        }
        return match.starterOutcome();
    }

    static List<Sample> presets() {
        return Samples.presets();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void neverLosesAWonOrDrawnPreset(Sample sample) {
        playPreset(sample.game(), sample.position());
    }

    private static <P, M> void playPreset(Game<P, M> game, String text) {
        P start = game.parse(text);
        Outcome outcome = game.solver(new MemoryStore(1 << 20)).analyse(start, Budget.phone()).outcome();
        if (outcome == Outcome.OPEN) {
            assertThat(play(game, start, perfect(game, 1), perfect(game, 2))).isNotEqualTo(Outcome.OPEN);
            return;
        }
        assertThat(play(game, start, perfect(game, 1), perfect(game, 2))).isEqualTo(outcome);
        for (int seed = 0; seed < 10; seed++) {
            if (outcome != Outcome.LOSS) {
                assertThat(play(game, start, perfect(game, seed), careless(game, seed))).isIn(List.of(Outcome.WIN, outcome));
            }
            if (outcome != Outcome.WIN) {
                assertThat(play(game, start, careless(game, seed), perfect(game, seed))).isIn(List.of(Outcome.LOSS, outcome));
            }
        }
    }

    static Stream<Sample> smallPositions() {
        return Samples.GAMES.stream().filter(id -> !Catalog.game(id).mayRepeat() && !CoinSamples.isEndless(id))
            .filter(id -> !TrickSamples.GAMES.contains(id))
            .map(id -> new Sample(id, Samples.small(id)));
    }

    /** Follows every line that the other side can choose. */
    @ParameterizedTest
    @MethodSource("smallPositions")
    void winsAWonPositionAgainstEveryLineOfPlay(Sample sample) {
        followEveryLine(sample.game(), sample.position());
    }

    private static <P, M> void followEveryLine(Game<P, M> game, String text) {
        PlainSearch<P, M> search = new PlainSearch<>(game);
        Player<P, M> perfect = perfect(game, 3);
        Set<P> seen = new HashSet<>();
        for (M first : game.moves(game.parse(text), 1000)) {
            P position = game.play(game.parse(text), first);
            if (search.of(position).outcome() == Outcome.WIN) {
                follow(game, position, perfect, search, seen);
            }
        }
    }

    private static <P, M> void follow(Game<P, M> game, P won, Player<P, M> perfect, PlainSearch<P, M> search, Set<P> seen) {
        assertWithMessage("%s %s", game.id(), game.format(won)).that(search.of(won).outcome()).isEqualTo(Outcome.WIN);
        if (game.isOver(won) || !seen.add(won)) {
            return;
        }
        P left = game.play(won, perfect.move(won));
        for (M answer : game.moves(left, 10_000)) {
            follow(game, game.play(left, answer), perfect, search, seen);
        }
        if (game.isOver(left)) {
            assertThat(game.outcomeAtEnd(left)).isEqualTo(Outcome.LOSS);
        }
    }

    /** Games that end, and whose positions have keys, so that a search can tell how long. */
    static Stream<String> gamesWithLengths() {
        return Samples.GAMES.stream().filter(id -> !Catalog.game(id).mayRepeat() && !CoinSamples.isEndless(id) && !id.equals("sum"))
            .filter(id -> !TrickSamples.GAMES.contains(id));
    }

    /** All lost positions of up to four heaps of up to three chips, or of a pile of up to 20. */
    @ParameterizedTest
    @MethodSource("gamesWithLengths")
    void resistsAsLongAsPossible(String gameId) {
        List<String> positions = !Samples.hasHeaps(gameId) ? Samples.smallPositions(gameId) : Samples.hasOnePile(gameId)
            ? IntStream.rangeClosed(2, 20).mapToObj(String::valueOf).toList()
            : IntStream.range(0, 256).mapToObj(n -> n / 64 + "," + n / 16 % 4 + "," + n / 4 % 4 + "," + n % 4).toList();
        long checked = positions.stream().filter(text -> checkResistance(Catalog.game(gameId), text)).count();
        assertThat(checked).isGreaterThan(2);
    }

    /** Whether the position was lost, so that there was something to check. */
    private static <P, M> boolean checkResistance(Game<P, M> game, String text) {
        P position = game.parse(text);
        PlainSearch<P, M> search = new PlainSearch<>(game);
        if (game.isOver(position) || search.of(position).outcome() != Outcome.LOSS) {
            return false;
        }
        P after = game.play(position, perfect(game, 5).move(position));
        assertThat(search.of(after).plies()).isEqualTo(search.of(position).plies() - 1);
        int fewest = game.moves(position, 10_000).stream().map(move -> game.play(position, move))
            .filter(p -> search.of(p).plies() == search.of(after).plies())
            .mapToInt(p -> search.winningMoves(p).size()).min().orElseThrow();
        assertThat(search.winningMoves(after)).hasSize(fewest);
        return true;
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void isTheSameForASeedAndAlwaysLegal(Level level) {
        for (Sample sample : Samples.presets()) {
            checkRepeatable(sample.game(), sample.position(), level);
        }
    }

    private static <P, M> void checkRepeatable(Game<P, M> game, String text, Level level) {
        P position = game.parse(text);
        for (long seed = 0; seed < 5; seed++) {
            M one = new Opponent<>(game, new MemoryStore(1 << 20), level, seed).choose(position, Budget.phone());
            M two = new Opponent<>(game, new MemoryStore(1 << 17), level, seed).choose(position, Budget.phone());
            assertThat(one).isEqualTo(two);
            assertThat(game.parseMove(position, game.formatMove(one))).isEqualTo(one);
        }
    }

    /** Out of many games that start won, weaker players win fewer, and the perfect one all. */
    @Test
    void levelsDiffer() {
        Map<Level, Integer> wins = new EnumMap<>(Level.class);
        for (Level level : Level.values()) {
            for (int seed = 0; seed < 200; seed++) {
                wins.merge(level, winsAgainstPerfect(Catalog.game("nim"), "3,5,7", level, seed) ? 1 : 0, Integer::sum);
            }
        }
        assertThat(wins.get(Level.PERFECT)).isEqualTo(200);
        assertThat(wins.get(Level.STRONG)).isLessThan(200);
        assertThat(wins.get(Level.CASUAL)).isLessThan(wins.get(Level.STRONG));
        assertThat(wins.get(Level.BEGINNER)).isLessThan(wins.get(Level.CASUAL));
    }

    private static <P, M> boolean winsAgainstPerfect(Game<P, M> game, String text, Level level, int seed) {
        Opponent<P, M> weak = new Opponent<>(game, new MemoryStore(1 << 10), level, seed);
        return play(game, game.parse(text), position -> weak.choose(position, Budget.phone()), perfect(game, seed)) == Outcome.WIN;
    }

    static final List<String> HUGE = List.of("nim 2147483647,2147483647", "nim 2147483647,1", "misere-nim 2147483647,2147483647",
        "moore:2 2147483647,2147483647,2147483647", "moore:2 2147483647,2147483646,5", "misere-moore:3 2147483647,3,3,3",
        "subtraction:1,3,4 2147483647", "misere-subtraction:1,3,4 2147483647", "impatient-subtraction:1,3,4 2147483647,2147483647",
        "dynamic-subtraction 1073741824", "fibonacci-nim 1836311903", "nim 40000,40000", "nim 300,300",
        "at-least-half 2147483647,2147483647", "at-most-half 2147483646,2147483646", "dim 2147483647,2147483647",
        "aliquot 1073741824,1073741824", "even-if-not-all 2147483646,2147483646", "even-or-last-chip 2147483647,2147483647",
        "multiples-of-three 2147483647,2147483647", "kayles 50000,50000", "dawson 100000", "lasker 50000,50000",
        "grundy 20000,20000", "rims 50000,50000", "two-or-more-and-split 50000,50000", "octal:0.16 40000,40000",
        "wythoff 2147483647,2147483647", "wythoff 1836311903,1134903170", "wythoff 20000,30000", "rook-nim 2147483647,5;5,2147483647",
        "two-dimensional-nim 5,2147483647;2147483647,1", "two-dimensional-nim 7,2147483647;7,2147483647", "staircase 0,2147483647",
        "tanhinmin 1x500000,2x500000|1x400000,2x600000", "tanhinmin 1x1000000|1x999999,2@1",
        "mock-turtles " + "HTTHT".repeat(40), "rugs " + "HTTHT".repeat(20) + ("/" + "HTTHT".repeat(20)).repeat(99),
        "mock-turtles-squared " + "HTTHT".repeat(20) + ("/" + "HTHHT".repeat(20)).repeat(99));

    /** The limit is for the worst machine; the point is that it does not depend on the size of the heaps. */
    @ParameterizedTest
    @FieldSource("HUGE")
    void answersQuicklyOnHugeHeaps(String text) {
        Match<?, ?> match = Match.parse(text);
        assertTimeout(Duration.ofSeconds(20), () -> chooseLegally(match.game(), match.positionText()));
    }

    private static <P, M> void chooseLegally(Game<P, M> game, String text) {
        P position = game.parse(text);
        for (Level level : Level.values()) {
            M move = new Opponent<>(game, new MemoryStore(1 << 20), level, 7).choose(position, Budget.phone());
            assertThat(game.parseMove(position, game.formatMove(move))).isEqualTo(move);
        }
    }
}
