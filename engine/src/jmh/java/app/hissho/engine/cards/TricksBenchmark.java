package app.hissho.engine.cards;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Tricks with thirteen cards a hand, each time from nothing, within 64 MB. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx64m")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TricksBenchmark {
    /** What counts. */
    @Param({"4", "8", "13", "26", "low6", "11-14", "avoid8", "last"})
    public String rule;

    private static Budget budget() {
        return new Budget(Long.MAX_VALUE, Duration.ofMinutes(10));
    }

    /** All leads of a deal in which the cards alternate, that is all 169 entries of the matrix. Target: 1,000 ms. */
    @Benchmark
    public Analysis<Tricks.Card> thirteenCards() {
        Tricks game = Tricks.of(rule);
        return game.solver(new MemoryStore(1 << 20)).analyse(
            game.parse("26,24,22,20,18,16,14,12,10,8,6,4,2|25,23,21,19,17,15,13,11,9,7,5,3,1@left"), budget());
    }
}
