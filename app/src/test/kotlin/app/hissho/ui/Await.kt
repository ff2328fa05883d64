package app.hissho.ui

import android.os.Looper
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onAllNodesWithText
import com.google.common.truth.Truth.assertWithMessage
import kotlinx.coroutines.flow.StateFlow
import org.robolectric.Shadows.shadowOf

private const val TIMEOUT_MILLIS = 60_000L
private const val TIMEOUT_NANOS = TIMEOUT_MILLIS * 1_000_000

/** Waits until [condition] holds; what other threads post to the main thread, which the test runs on, is done meanwhile. */
fun ComposeTestRule.await(what: String, condition: () -> Boolean) = waitUntil(what, TIMEOUT_MILLIS) {
    shadowOf(Looper.getMainLooper()).idle()
    condition()
}

/** Waits until a node with this text is there. */
fun ComposeTestRule.awaitText(text: String, substring: Boolean = false) = await("“$text” is shown") {
    onAllNodesWithText(text, substring).fetchSemanticsNodes().isNotEmpty()
}

/** The value as soon as it fulfils [condition]; the main thread, which the test runs on, works on meanwhile. */
fun <T> StateFlow<T>.await(condition: (T) -> Boolean): T {
    val deadline = System.nanoTime() + TIMEOUT_NANOS
    while (!condition(value)) {
        assertWithMessage("in time, from $value").that(System.nanoTime()).isLessThan(deadline)
        shadowOf(Looper.getMainLooper()).idle()
        Thread.sleep(5)
    }
    return value
}
