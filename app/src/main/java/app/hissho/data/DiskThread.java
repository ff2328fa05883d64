package app.hissho.data;

import java.io.Closeable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The one thread that works on a database, a task at a time. Room drops the interrupt flag of the thread that calls
 * it, or gives up half-way when it is interrupted; here an analysis or a screen that is cancelled can do neither: the
 * task is finished, and the caller's flag stays. After closing, tasks are ignored.
 */
final class DiskThread implements Closeable {
    private final ScheduledExecutorService executor;
    private volatile Thread thread;
    /** Guarded by this. */
    private boolean closed;

    DiskThread(String name) {
        executor = Executors.newSingleThreadScheduledExecutor(task -> {
            thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Does a task soon. */
    synchronized void execute(Runnable task) {
        if (!closed) {
            executor.execute(task);
        }
    }

    /** Does a task later. */
    synchronized void execute(Runnable task, long delayMillis) {
        if (!closed) {
            executor.schedule(task, delayMillis, TimeUnit.MILLISECONDS);
        }
    }

    /** Does a task after those that were given before, and waits for it. */
    <T> T await(Supplier<T> task, T ifClosed) {
        if (Thread.currentThread() == thread) {
            return task.get();
        }
        Future<T> result;
        synchronized (this) {
            if (closed) {
                return ifClosed;
            }
            result = executor.submit(task::get);
        }
        return await(result);
    }

    void await(Runnable task) {
        await(() -> {
            task.run();
            return null;
        }, null);
    }

    private static <T> T await(Future<T> result) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return result.get();
                } catch (InterruptedException later) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Ends the thread after the tasks that are due; those that were to be done later are dropped. */
    @Override
    public synchronized void close() {
        closed = true;
        executor.shutdown();
    }
}
