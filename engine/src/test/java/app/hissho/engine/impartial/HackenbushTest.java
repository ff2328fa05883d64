package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.GraphSamples;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class HackenbushTest {
    private final Hackenbush game = new Hackenbush();

    private Analysis<Hackenbush.Cut> analyse(EdgeList position) {
        return game.solver(new MemoryStore(0)).analyse(position, Budget.phone());
    }

    private long value(EdgeList position) {
        return Long.parseLong(analyse(position).value().orElseThrow().toString());
    }

    @Test
    void agreesWithPlainSearch() {
        List<EdgeList> positions = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 400; i++) {
            positions.add(game.parse(GraphSamples.grounded(random.nextInt(0, 9), random.nextInt(2, 7), random)));
        }
        AgainstSearch.compare(game, positions);
    }

    /** Cutting each edge and taking the rest apart anew must find the same winning cuts. */
    @Test
    void findsAllWinningCutsOfLargerPictures() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 300; i++) {
            int edges = random.nextInt(10, 120);
            EdgeList position = game.parse(GraphSamples.grounded(edges, random.nextInt(4, edges), random));
            Set<Hackenbush.Cut> winning = Set.copyOf(analyse(position).winning());
            for (Hackenbush.Cut cut : game.listMoves(position)) {
                long left = LongXor.of(new HackenbushParts(game.play(position, cut)).pieceValues());
                assertWithMessage("%s cut %s", position, cut).that(winning.contains(cut)).isEqualTo(left == 0);
            }
        }
    }

    private static final class LongXor {
        static long of(long[] values) {
            long sum = 0;
            for (long value : values) {
                sum ^= value;
            }
            return sum;
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        P1-166 | 0-1,1-2,2-3,0-4,4-5,5-6,6-7,0-8,8-9,9-10,10-11,11-12 | 2 | 1-2
        P1-167 | 0-1,1-2,1-3,2-4,2-5 | 1 | 0-1
        P1-168 | 0-1,1-2,2-3,2-10,10-11,11-12,1-20,20-21,1-30,30-31,31-32,32-33,33-34,34-35 | 8 | 0-1
        P1-173 | 0-1,0-2,1-2 | 1 | 1-2
        P1-174 | 0-1,1-2,2-0 | 1 | 1-2
        P1-174 | 0-1,1-2,2-3,3-0 | 0 |
        P1-174 | 0-0 | 1 | 0-0
        P1-174 | 0-1,1-0 | 0 |
        empty  | - | 0 |
        """)
    void textbook(String id, String text, long value, String cuts) {
        EdgeList position = game.parse(text);
        assertWithMessage(id).that(value(position)).isEqualTo(value);
        Set<String> winning = analyse(position).winning().stream().map(game::formatMove).collect(Collectors.toSet());
        assertWithMessage(id).that(winning).isEqualTo(cuts == null ? Set.of() : Set.of(cuts.split(" ")));
    }

    /** The second tree is worth 8, with the first tree and another of value 4 the sum is 13: cut it down to 5. */
    @Test
    void theForestOfTheTextbook() {
        String tree = "0-1,1-2,2-3,2-10,10-11,11-12,1-20,20-21,1-30,30-31,31-32,32-33,33-34,34-35";
        EdgeList position = game.parse(tree + ",0-40,40-41,40-42,41-43,41-44,0-50,50-51,51-52,52-53");
        assertThat(value(position)).isEqualTo(13);
        assertThat(analyse(position).winning().stream().map(game::formatMove).collect(Collectors.toSet()))
            .containsExactly("1-2", "20-21", "34-35");
    }

    static Stream<String> largePictures() {
        int count = Hackenbush.MOST_EDGES;
        SplittableRandom random = new SplittableRandom(9);
        return Stream.of(
            IntStream.range(0, count).mapToObj(i -> i + "-" + (i + 1)).collect(Collectors.joining(",")),
            IntStream.range(0, count - 1).mapToObj(i -> i + "-" + (i + 1) % (count - 1)).collect(Collectors.joining(",")),
            IntStream.range(0, count / 3).mapToObj(i -> 2 * i + "-" + (2 * i + 2) + "," + (2 * i + 1) + "-" + (2 * i + 3) + ","
                + 2 * i + "-" + (2 * i + 1)).collect(Collectors.joining(",")),
            IntStream.range(0, count).mapToObj(i -> random.nextInt(i + 1) + "-" + (i + 1)).collect(Collectors.joining(",")),
            IntStream.range(0, count / 2).mapToObj(i -> i / 2 + "-" + (i + 1) + "," + i + "-" + (i + 1)).collect(Collectors.joining(",")),
            IntStream.range(0, count / 3).mapToObj(i -> i + "-" + (i + 1) + "," + i + "-" + (20_000 + i) + "," + (20_000 + i) + "-" + (i + 1))
                .collect(Collectors.joining(",")),
            GraphSamples.grounded(count, count * 3 / 4, random));
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("largePictures")
    void thousandsOfEdges(String text) {
        EdgeList position = game.parse(text);
        assertTimeout(Duration.ofSeconds(10), () -> {
            Analysis<Hackenbush.Cut> analysis = analyse(position);
            List<Hackenbush.Cut> winning = analysis.winning();
            for (int i = 0; i < Math.min(5, winning.size()); i++) {
                assertThat(value(game.play(position, winning.get(i * (winning.size() / Math.min(5, winning.size())))))).isEqualTo(0);
            }
            assertThat(game.solver(new MemoryStore(0)).explain(position, Budget.phone()).steps()).isNotEmpty();
            assertThat(game.board(position).edges()).hasSize(position.count());
        });
    }

    @Test
    void whatIsCutOffFallsAway() {
        EdgeList position = game.parse("0-1,1-2,2-3,1-1,0-4");
        assertThat(game.format(game.play(position, game.parseMove(position, "1-2")))).isEqualTo("0-1,1-1,0-4");
        assertThat(game.format(game.play(position, game.parseMove(position, "1-0")))).isEqualTo("0-4");
        EdgeList doubled = game.parse("0-1,1-0,1-2");
        assertThat(game.format(game.play(doubled, game.parseMove(doubled, "0-1#2")))).isEqualTo("0-1,1-2");
        assertThat(game.format(game.canonical(game.parse("7-0,7-9,3-0")))).isEqualTo("0-1,0-2,2-3");
    }
}
