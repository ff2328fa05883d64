package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.board.Choice;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.store.MemoryStore;
import java.util.List;
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

/** Coin turning and pieces. Targets leave room for a phone that is ten times as slow, as those of heaps do. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CoinGamesBenchmark {
    private final Tartan mockTurtles = Tartan.row("mock-turtles");
    private final Coins row = mockTurtles.parse("HTHTTHTTHTHT");
    private final Tartan squared = Tartan.squared("mock-turtles-squared", 1, "mock-turtles");
    private final Coins board = squared.parse("THTTTT/TTTTTT/TTTTTT/TTTTTT/TTTTTH");
    private final Coins large = squared.parse("HTTHTHTTHTTH/".repeat(11) + "TTHHTTHTHHTH");
    private final Wythoff wythoff = new Wythoff();
    private final Squares queen = wythoff.parse("2147483647,1327217884");

    /** Target: 200 µs. */
    @Benchmark
    public Analysis<Turning> mockTurtles() {
        return mockTurtles.solver(new MemoryStore(0)).analyse(row, Budget.phone());
    }

    /** All winning moves of 12 by 12 coins, 61 of them heads, 394 moves. Target: 10 ms. */
    @Benchmark
    public Analysis<Turning> mockTurtlesSquared() {
        return squared.solver(new MemoryStore(0)).analyse(large, Budget.phone());
    }

    /** Target: 5 ms. */
    @Benchmark
    public Explanation mockTurtlesSquaredExplained() {
        return squared.solver(new MemoryStore(0)).explain(board, Budget.phone());
    }

    /** What lights up after no tap on 12 by 12 coins. Target: 5 ms. */
    @Benchmark
    public Choice<Turning> lights() {
        return squared.choose(large, List.of());
    }

    /** Target: 20 µs. */
    @Benchmark
    public Analysis<Squares.Carry> farQueen() {
        return wythoff.solver(new MemoryStore(0)).analyse(queen, Budget.phone());
    }

    /** All 512 by 512 values. Target: 100 ms. */
    @Benchmark
    public long valuesOfTheQueen() {
        return new WythoffValues().get(new Square(511, 511), Budget.phone());
    }
}
