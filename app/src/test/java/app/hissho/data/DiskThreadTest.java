package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Test;

public final class DiskThreadTest {
    private final DiskThread thread = new DiskThread("test");

    @After
    public void close() {
        thread.close();
    }

    @Test
    public void tasksAreDoneOneAfterTheOther() {
        List<Integer> done = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            int task = i;
            thread.execute(() -> done.add(task));
        }
        assertThat(thread.await(done::size, -1)).isEqualTo(1000);
        assertThat(done).isInOrder();
    }

    @Test
    public void aTaskMayAwaitAnother() {
        assertThat(thread.await(() -> thread.await(() -> 1, 2), 3)).isEqualTo(1);
    }

    @Test
    public void aTaskThatFailsTellsItsCallerAndTheNextIsDone() {
        assertThrows(IllegalStateException.class, () -> thread.await(() -> {
            throw new UnsupportedOperationException();
        }));
        assertThat(thread.await(() -> 1, 2)).isEqualTo(1);
    }

    @Test
    public void afterClosingNothingIsDone() {
        List<Integer> done = new ArrayList<>();
        thread.close();
        thread.execute(() -> done.add(1));
        thread.execute(() -> done.add(2), 0);
        assertThat(thread.await(() -> done.add(3), false)).isFalse();
        assertThat(done).isEmpty();
    }
}
