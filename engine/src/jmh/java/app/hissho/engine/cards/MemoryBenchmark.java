package app.hissho.engine.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.number.Fraction;
import java.time.Duration;
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

/** The values of the memory game, each time from nothing, within 64 MB. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx64m")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MemoryBenchmark {
    private static Budget budget() {
        return new Budget(Long.MAX_VALUE, Duration.ofMinutes(10));
    }

    /** Exact values of all states up to 20 pairs. Target: 100 ms. */
    @Benchmark
    public Fraction twentyPairs() {
        return new MemoryOdds(MemoryGoal.WIN).value(20, 0, 0, budget());
    }

    /** Values of all states up to 300 pairs in floating point. Target: 1,000 ms. */
    @Benchmark
    public double threeHundredPairs() {
        return new MemoryEstimate(MemoryGoal.WIN).estimate(300, 0, 0, budget());
    }
}
