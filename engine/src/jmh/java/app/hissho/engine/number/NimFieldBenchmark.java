package app.hissho.engine.number;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Nim arithmetic on random 64-bit numbers, in operations a microsecond (millions a second). */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class NimFieldBenchmark {
    private static final int COUNT = 4096;

    private final long[] numbers = new SplittableRandom(1).longs(COUNT + 1).toArray();

    /** Target: 20. */
    @Benchmark
    @OperationsPerInvocation(COUNT)
    public long product() {
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum ^= NimField.multiply(numbers[i], numbers[i + 1]);
        }
        return sum;
    }

    /** Each product needs the one before. Target: 10. */
    @Benchmark
    @OperationsPerInvocation(COUNT)
    public long productsInAChain() {
        long product = 1;
        for (int i = 0; i < COUNT; i++) {
            product = NimField.multiply(product, numbers[i]);
        }
        return product;
    }

    /** Target: 5. */
    @Benchmark
    @OperationsPerInvocation(COUNT)
    public long quotient() {
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum ^= NimField.divide(numbers[i], numbers[i + 1]);
        }
        return sum;
    }

    /** Target: 10. */
    @Benchmark
    @OperationsPerInvocation(COUNT)
    public long root() {
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum ^= NimField.squareRoot(numbers[i]);
        }
        return sum;
    }
}
