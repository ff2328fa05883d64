package app.hissho.ui.play

import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import app.hissho.engine.board.Key
import app.hissho.engine.board.Part

/** A match with cards that are played by taps. */
abstract class CardPlayTest : PlayTest() {
    protected fun card(group: Int, index: Int) = compose.onNodeWithTag("card-$group-$index")

    protected fun tap(part: Part) {
        val node = if (part.group() == Key.GROUP) compose.onNodeWithTag("key-${part.index()}") else card(part.group(), part.index())
        node.performScrollTo().performClick()
        compose.waitForIdle()
    }

    protected fun confirm() {
        compose.onNodeWithTag("confirm").assertIsEnabled().performClick()
        compose.waitForIdle()
        awaitUser()
    }

    protected fun play(part: Part) {
        tap(part)
        confirm()
    }

    protected fun winByTaps(gameId: String, position: String) {
        show(gameId, position)
        while (!playing.session.isOver) {
            match.winningParts().forEach(::tap)
            confirm()
        }
        compose.onNodeWithTag("verdict").assertTextEquals("▲ You win")
    }
}
