package app.hissho.ui.common

import androidx.annotation.VisibleForTesting
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runInterruptible

/** Where blocking calls run: a few threads, so that searches cannot starve the rest of the app. */
object EngineDispatcher {
    private const val WIDTH = 4

    @Volatile
    @VisibleForTesting
    var dispatcher: CoroutineDispatcher = Dispatchers.IO.limitedParallelism(WIDTH)
}

/**
 * Runs a blocking call of the engine or the data layer off the main thread. Cancelling the coroutine interrupts
 * the thread, and with it a search. This is the only place where the app leaves the main thread.
 */
suspend fun <T> engineCall(block: () -> T): T = runInterruptible(EngineDispatcher.dispatcher, block)
