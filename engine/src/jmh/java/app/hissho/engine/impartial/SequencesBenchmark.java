package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import java.time.Duration;
import java.util.Optional;
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

/**
 * The values of 40,000 heaps by the sparse-space method beside the plain loop over all pairs, each from nothing.
 * Target: 50 times as fast.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 2)
public class SequencesBenchmark {
    private static final int HEAPS = 40_000;

    @Param({"0.16", "0.137", "0.77", "4.7", "grundy"})
    private String game;

    static BreakingRule rule(String game) {
        return game.equals("grundy") ? BreakingRule.GRUNDY : BreakingRule.parse(game);
    }

    static Budget budget() {
        return new Budget(Long.MAX_VALUE, Duration.ofHours(1));
    }

    @Benchmark
    public int sparse() {
        return new SparseSequence(rule(game)).get(HEAPS, budget());
    }

    @Benchmark
    public int plain() {
        BreakingRule rule = rule(game);
        char[] values = new char[HEAPS + 1];
        int[] seen = new int[1 << 10];
        for (int n = 1; n <= HEAPS; n++) {
            for (int taken = 0; taken <= rule.largestTake(n); taken++) {
                int rest = n - taken;
                if ((rule.digit(taken) & (rest == 0 ? BreakingRule.NOTHING : BreakingRule.ONE_HEAP)) != 0) {
                    seen[values[rest]] = n;
                }
                int pairs = (rule.digit(taken) & BreakingRule.TWO_HEAPS) == 0 ? 0 : rule.isUnequal() ? (rest - 1) / 2 : rest / 2;
                for (int a = 1; a <= pairs; a++) {
                    seen[values[a] ^ values[rest - a]] = n;
                }
            }
            while (seen[values[n]] == n) {
                values[n]++;
            }
        }
        return values[HEAPS];
    }

    /** How the time grows with the number of heaps. Target: twice the heaps, at most 2.5 times the time. */
    @State(Scope.Benchmark)
    @BenchmarkMode(Mode.SingleShotTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    @Fork(1)
    @Warmup(iterations = 1)
    @Measurement(iterations = 2)
    public static class Growth {
        @Param({"100000", "200000", "400000", "1000000"})
        private int heaps;

        @Benchmark
        public int grundy() {
            return new SparseSequence(BreakingRule.GRUNDY).get(heaps, budget());
        }
    }

    /** The proof that 0.16 has period 149,459 from heap 105,351 on. Target: seconds. */
    @State(Scope.Benchmark)
    @BenchmarkMode(Mode.SingleShotTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    @Fork(1)
    @Warmup(iterations = 1)
    @Measurement(iterations = 3)
    public static class Proof {
        @Benchmark
        public Optional<Period> period() {
            return new SparseSequence(BreakingRule.parse("0.16")).period(budget());
        }
    }
}
