package app.hissho.engine.store;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A table of 16 MB, full to the brim: a million slots, more keys than fit. Target: 200 ns for each call. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TranspositionTableBenchmark {
    private final TranspositionTable table = new TranspositionTable(MemoryStore.DEFAULT_BYTES);
    private long next;

    @Setup
    public void fill() {
        for (int i = 0; i < 2_000_000; i++) {
            put();
        }
    }

    /** Walks through 2^21 keys in an order that the cache cannot guess. */
    private long key() {
        next = next * 6364136223846793005L + 1442695040888963407L;
        return next >>> 43;
    }

    @Benchmark
    public int get() {
        return table.get(1, key());
    }

    @Benchmark
    public void put() {
        table.put(1, key(), 5);
    }
}
