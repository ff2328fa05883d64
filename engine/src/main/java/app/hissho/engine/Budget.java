package app.hissho.engine;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.LongConsumer;

/**
 * What one analysis may cost: positions looked at, and time. A solver calls {@link #spend()} once a position;
 * the clock, the cancel flag and the thread's interrupt flag are looked at every 1,024 positions.
 *
 * <p>When a limit is met {@link NotSolvedException} ends the search; when it is cancelled,
 * {@link CancellationException} (the one that coroutines know). Memory is bounded by the solver's table, whose
 * size is fixed, and by the number of positions. One budget serves one analysis at a time; only
 * {@link #cancel()} and {@link #spent()} may be called from other threads.
 */
public final class Budget {
    private static final int CHECK_EVERY = 1024;
    private static final Duration LONGEST = Duration.ofDays(10_000);

    private final long nodes;
    private final Duration time;
    private final LongConsumer progress;
    private final long deadline;
    private volatile long spent;
    private volatile boolean cancelled;

    /** Starts the clock. {@code progress} is told every 1,024 positions how many were spent. */
    public Budget(long nodes, Duration time, LongConsumer progress) {
        this.nodes = nodes;
        this.time = time.compareTo(LONGEST) < 0 ? time : LONGEST;
        this.progress = progress;
        this.deadline = System.nanoTime() + this.time.toNanos();
    }

    public Budget(long nodes, Duration time) {
        this(nodes, time, spent -> { });
    }

    /** What a four-year-old phone can pay for one answer: two million positions, ten seconds. */
    public static Budget phone() {
        return phone(spent -> { });
    }

    /** The same, telling {@code progress} as it goes. */
    public static Budget phone(LongConsumer progress) {
        return new Budget(2_000_000, Duration.ofSeconds(10), progress);
    }

    /** Pays for one position. */
    @SuppressWarnings("NonAtomicVolatileUpdate") // one thread spends, others only read
    public void spend() {
        long now = ++spent;
        if (now > nodes) {
            throw new NotSolvedException("unsolved.nodes", nodes);
        }
        if (now % CHECK_EVERY == 0) {
            check();
        }
    }

    private void check() {
        if (cancelled || Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        if (System.nanoTime() - deadline > 0) {
            throw new NotSolvedException("unsolved.time", time.toMillis());
        }
        progress.accept(spent);
    }

    /** Ends the search that uses this budget, from any thread. */
    public void cancel() {
        cancelled = true;
    }

    /** How many positions were paid for. */
    public long spent() {
        return spent;
    }

    /** The limit of positions. */
    public long nodes() {
        return nodes;
    }
}
