package app.hissho.data;

import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.flow.Flow;
import kotlinx.coroutines.flow.FlowKt;

/** Reads flows from Java. */
final class Flows {
    private Flows() {
    }

    /** The present value; waits for one. */
    static <T> T now(Flow<T> flow) throws InterruptedException {
        return BuildersKt.runBlocking(EmptyCoroutineContext.INSTANCE, (scope, continuation) -> FlowKt.first(flow, continuation));
    }
}
