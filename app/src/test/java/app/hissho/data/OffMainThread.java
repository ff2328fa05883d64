package app.hissho.data;

import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** Runs each test, with its set-up, on a thread that may block: Room refuses to work on the main thread. */
final class OffMainThread implements TestRule {
    @Override
    public Statement apply(Statement base, Description description) {
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                Throwable[] failure = new Throwable[1];
                Thread thread = new Thread(() -> {
                    try {
                        base.evaluate();
                    } catch (Throwable thrown) {
                        failure[0] = thrown;
                    }
                }, description.getMethodName());
                thread.start();
                thread.join();
                if (failure[0] != null) {
                    throw failure[0];
                }
            }
        };
    }
}
