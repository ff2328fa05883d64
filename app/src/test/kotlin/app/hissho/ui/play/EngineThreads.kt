package app.hissho.ui.play

import app.hissho.ui.common.EngineDispatcher
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.asCoroutineDispatcher
import org.junit.rules.ExternalResource

/** Gives a test threads of its own for blocking calls and waits for them, so that no call outlives its test. */
class EngineThreads : ExternalResource() {
    private lateinit var usual: CoroutineDispatcher
    private lateinit var threads: ExecutorService

    override fun before() {
        usual = EngineDispatcher.dispatcher
        threads = Executors.newFixedThreadPool(2)
        EngineDispatcher.dispatcher = threads.asCoroutineDispatcher()
    }

    override fun after() {
        EngineDispatcher.dispatcher = usual
        threads.shutdown()
        threads.awaitTermination(5, TimeUnit.SECONDS)
    }
}
