package app.hissho.engine.search;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Level;
import app.hissho.engine.Opponent;
import app.hissho.engine.impartial.Heaps;
import app.hissho.engine.impartial.Nim;
import app.hissho.engine.impartial.Subtraction;
import app.hissho.engine.impartial.Taking;
import app.hissho.engine.store.MemoryStore;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Search without a theorem. The target is two million followers a second, so a phone's budget lasts some seconds. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchSolverBenchmark {
    private final Subtraction game = Subtraction.misere("1,2,5");
    private final Heaps position = Heaps.of(7, 9, 12);
    private final MemoryStore warm = new MemoryStore(MemoryStore.DEFAULT_BYTES);
    private final Nim nim = new Nim();
    private final Heaps lost = Heaps.of(8, 14, 6);

    /** Three heaps, an empty table; some 2,500 followers. Target: 2 ms. */
    @Benchmark
    public Analysis<Taking> cold() {
        return new SearchSolver<>(game, new MemoryStore(1 << 18)).analyse(position, Budget.phone());
    }

    /** The same position again, all known. Target: 0.05 ms. */
    @Benchmark
    public Analysis<Taking> warm() {
        return new SearchSolver<>(game, warm).analyse(position, Budget.phone());
    }

    /** A perfect opponent looks for the longest resistance in a lost position of Nim. Target: 20 ms. */
    @Benchmark
    public Taking resistance() {
        return new Opponent<>(nim, new MemoryStore(0), Level.PERFECT, 1).choose(lost, Budget.phone());
    }
}
