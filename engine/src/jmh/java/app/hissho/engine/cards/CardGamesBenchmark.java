package app.hissho.engine.cards;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A million cards a hand in Tanhinmin, target 100 ms without and one second with reading them; 20 cards on a graph, the
 * limit that a phone's budget of two million positions allows, target one second.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class CardGamesBenchmark {
    private static final int MILLION = 1_000_000;

    private final Tanhinmin tanhinmin = new Tanhinmin();
    private final CardGraph graph = new CardGraph();
    private final String hands = hand(2, 2) + "|" + hand(1, 2) + "@7";
    private final Tanhinmin.Position position = tanhinmin.parse(hands);
    private final String deal = deal(20, 50);

    private static String hand(int first, int step) {
        return IntStream.range(0, MILLION).mapToObj(i -> "" + (first + step * i)).collect(Collectors.joining(","));
    }

    private static String deal(int cards, int percent) {
        SplittableRandom random = new SplittableRandom(1);
        List<String> arrows = new ArrayList<>();
        for (int from = 0; from < cards; from++) {
            for (int to = 0; to < cards; to++) {
                if (from != to && random.nextInt(100) < percent) {
                    arrows.add(from + ">" + to);
                }
            }
        }
        String first = IntStream.range(0, cards / 2).mapToObj(String::valueOf).collect(Collectors.joining(","));
        String second = IntStream.range(cards / 2, cards).mapToObj(String::valueOf).collect(Collectors.joining(","));
        return String.join(",", arrows) + ";" + first + "|" + second;
    }

    private static <P, M> Analysis<M> analyse(Game<P, M> game, P at) {
        return game.solver(new MemoryStore(MemoryStore.DEFAULT_BYTES)).analyse(at, new Budget(2_000_000, Duration.ofMinutes(1)));
    }

    @Benchmark
    public Object aMillionCardsAHand() {
        return analyse(tanhinmin, position);
    }

    @Benchmark
    public Object aMillionCardsAHandWithReading() {
        return analyse(tanhinmin, tanhinmin.parse(hands));
    }

    @Benchmark
    public Object twentyCardsOnAGraph() {
        return analyse(graph, graph.parse(deal));
    }
}
