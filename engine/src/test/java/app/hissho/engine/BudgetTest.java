package app.hissho.engine;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.impartial.Heaps;
import app.hissho.engine.impartial.Subtraction;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A search that does not stop fails by its timeout. */
@Timeout(60)
class BudgetTest {
    private static final Duration LONG = Duration.ofMinutes(10);

    /** Takes far longer than any test may last: six heaps and a table that keeps next to nothing. */
    private static void searchForEver(Budget budget) {
        Subtraction.misere("1,3,4").solver(new MemoryStore(0)).analyse(Heaps.of(90, 91, 92, 93, 94, 95), budget);
    }

    @Test
    void endsAtTheLimitOfPositions() {
        Budget budget = new Budget(5000, LONG);
        NotSolvedException end = assertThrows(NotSolvedException.class, () -> searchForEver(budget));
        assertThat(end.reason()).isEqualTo(Message.of("unsolved.nodes", 5000L));
        assertThat(end).hasMessageThat().isEqualTo("Not solved within 5000 positions.");
        assertThat(budget.spent()).isEqualTo(5001);
        assertThat(budget.nodes()).isEqualTo(5000);
    }

    @Test
    void allowsExactlyItsPositions() {
        Budget budget = new Budget(3, LONG);
        budget.spend();
        budget.spend();
        budget.spend();
        assertThrows(NotSolvedException.class, budget::spend);
    }

    @Test
    void endsAtTheLimitOfTime() {
        Budget budget = new Budget(Long.MAX_VALUE, Duration.ofMillis(30));
        NotSolvedException end = assertThrows(NotSolvedException.class, () -> searchForEver(budget));
        assertThat(end.reason()).isEqualTo(Message.of("unsolved.time", 30L));
    }

    @Test
    void anyLengthOfTimeWillDo() {
        Budget budget = new Budget(5000, Duration.ofSeconds(Long.MAX_VALUE));
        NotSolvedException end = assertThrows(NotSolvedException.class, () -> searchForEver(budget));
        assertThat(end.reason().key()).isEqualTo("unsolved.nodes");
    }

    @Test
    void reportsProgress() {
        List<Long> reports = new ArrayList<>();
        assertThrows(NotSolvedException.class, () -> searchForEver(new Budget(5000, LONG, reports::add)));
        assertThat(reports).containsExactly(1024L, 2048L, 3072L, 4096L).inOrder();
    }

    @Test
    void isCancelledFromAnotherThread() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        Budget budget = new Budget(Long.MAX_VALUE, LONG, spent -> started.countDown());
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            Future<?> search = other.submit(() -> searchForEver(budget));
            started.await();
            budget.cancel();
            ExecutionException end = assertThrows(ExecutionException.class, search::get);
            assertThat(end).hasCauseThat().isInstanceOf(CancellationException.class);
        } finally {
            other.shutdownNow();
        }
    }

    @Test
    void isCancelledByAnInterrupt() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        Throwable[] end = new Throwable[1];
        Thread thread = new Thread(() -> {
            try {
                searchForEver(new Budget(Long.MAX_VALUE, LONG, spent -> started.countDown()));
            } catch (CancellationException e) {
                end[0] = e;
            }
        });
        thread.start();
        started.await();
        thread.interrupt();
        thread.join();
        assertThat(end[0]).isInstanceOf(CancellationException.class);
    }
}
