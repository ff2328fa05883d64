package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.store.MemoryStore;
import java.util.Optional;
import java.util.SplittableRandom;
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

/**
 * What theorems answer. Targets leave room for a phone that is ten times as slow as a desktop, where an answer
 * has to come within a frame of the screen (16 ms) and a list of ten thousand moves within 200 ms.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class HeapGamesBenchmark {
    private final Nim nim = new Nim();
    private final Heaps threeHeaps = Heaps.of(12, 19, 27);
    private final Heaps sixtyFourHeaps = heaps(64);
    private final Moore moore2 = Moore.normal("2");
    private final Heaps sixHeaps = Heaps.of(4, 8, 8, 9, 10, 13);
    private final Moore moore3 = Moore.normal("3");
    private final Heaps eightHeaps = heaps(8);
    private final Moore moore32 = Moore.normal("32");
    private final Moore misereMoore32 = Moore.misere("32");
    private final Pile pile = Pile.fresh(Integer.MAX_VALUE);

    private static Heaps heaps(int count) {
        return Heaps.of(new SplittableRandom(count).ints(count, 1, Integer.MAX_VALUE).toArray());
    }

    private static Analysis<Taking> analyse(HeapGame game, Heaps heaps) {
        return game.solver(new MemoryStore(0)).analyse(heaps, Budget.phone());
    }

    /** Target: 5 µs. */
    @Benchmark
    public Analysis<Taking> nimOfThreeHeaps() {
        return analyse(nim, threeHeaps);
    }

    /** Target: 50 µs. */
    @Benchmark
    public Analysis<Taking> nimOfSixtyFourHeaps() {
        return analyse(nim, sixtyFourHeaps);
    }

    /** Target: 20 µs. */
    @Benchmark
    public Explanation nimExplained() {
        return nim.solver(new MemoryStore(0)).explain(threeHeaps, Budget.phone());
    }

    /** All 22 winning moves. Target: 50 µs. */
    @Benchmark
    public Analysis<Taking> mooreOfSixSmallHeaps() {
        return analyse(moore2, sixHeaps);
    }

    /** Ten thousand winning moves of heaps up to 2^31-1. Target: 20 ms. */
    @Benchmark
    public Analysis<Taking> mooreOfEightLargeHeaps() {
        return analyse(moore3, eightHeaps);
    }

    /** The most heaps there can be. Target: 20 ms. */
    @Benchmark
    public Analysis<Taking> mooreOfSixtyFourLargeHeaps() {
        return analyse(moore32, sixtyFourHeaps);
    }

    /** Target: 20 ms. */
    @Benchmark
    public Analysis<Taking> misereMooreOfSixtyFourLargeHeaps() {
        return analyse(misereMoore32, sixtyFourHeaps);
    }

    /** A fresh sequence and the proof of its period, 7. Target: 50 µs. */
    @Benchmark
    public Optional<Period> shortPeriod() {
        return SubtractionSet.parse("1,3,4").grundy().period(Budget.phone());
    }

    /** Eight amounts up to 97. Target: 20 ms. */
    @Benchmark
    public Optional<Period> longPeriod() {
        return SubtractionSet.parse("2,11,23,31,47,61,79,97").grundy().period(Budget.phone());
    }

    /** Target: 10 µs. */
    @Benchmark
    public Analysis<Taking> fibonacciNimOfTheLargestPile() {
        return DynamicSubtraction.fibonacciNim().solver(new MemoryStore(0)).analyse(pile, Budget.phone());
    }

    /** Reading an id and a position. Target: 5 µs. */
    @Benchmark
    public Object reading() {
        return Catalog.game("subtraction:1,3,4").parse("9,14");
    }
}
