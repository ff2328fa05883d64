package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.store.MemoryStore;
import java.util.Collections;
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

/** The full sizes of the games that are searched or reduced, each from an empty store; target: one second each. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class GraphGamesBenchmark {
    private final String bar = String.join(",", Collections.nCopies(10, "10"));
    private final String strip = String.join("", Collections.nCopies(18, "."));
    private final String lattice = "0-1,1-2,2-3,4-5,5-6,6-7,8-9,9-10,10-11,12-13,13-14,14-15,"
        + "0-4,4-8,8-12,1-5,5-9,9-13,2-6,6-10,10-14,3-7,7-11,11-15";
    private final String ring = IntStream.range(0, 9999).mapToObj(i -> i + "-" + (i + 1) % 9999).collect(Collectors.joining(","));
    private final String ladder = IntStream.range(0, 3333)
        .mapToObj(i -> 2 * i + "-" + (2 * i + 2) + "," + (2 * i + 1) + "-" + (2 * i + 3) + "," + 2 * i + "-" + (2 * i + 1))
        .collect(Collectors.joining(","));

    private static <P, M> Analysis<M> analyse(Game<P, M> game, String position) {
        return game.solver(new MemoryStore(MemoryStore.DEFAULT_BYTES)).analyse(game.parse(position), Budget.phone());
    }

    @Benchmark
    public Object chompTenByTen() {
        return analyse(new Chomp(), bar);
    }

    @Benchmark
    public Object thirtyOneFromTheFullDeck() {
        return analyse(new ThirtyOne(), "-");
    }

    @Benchmark
    public Object sosOfEighteenSquares() {
        return analyse(new Sos(), strip);
    }

    @Benchmark
    public Object vertexDeletionWithTwentyFourEdges() {
        return analyse(new VertexDeletion(), lattice);
    }

    @Benchmark
    public Object hackenbushRing() {
        return analyse(new Hackenbush(), ring);
    }

    @Benchmark
    public Object hackenbushLadder() {
        return analyse(new Hackenbush(), ladder);
    }
}
