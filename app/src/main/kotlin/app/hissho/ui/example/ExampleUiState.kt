package app.hissho.ui.example

import androidx.compose.runtime.Immutable
import app.hissho.engine.Message
import app.hissho.engine.board.Board
import app.hissho.engine.catalog.GameType
import app.hissho.engine.catalog.WorkedExample
import app.hissho.engine.catalog.WorkedExample.Scene
import app.hissho.ui.navigation.PlayRoute

/** What the screen of a worked example shows. */
@Immutable
sealed interface ExampleUiState {
    data object Loading : ExampleUiState

    /** The example could not be worked out on this phone. */
    data class Unsolved(val reason: Message) : ExampleUiState

    /**
     * @property step which of the scenes is shown, from 0
     * @property playable whether the reader may go on to play the position of the example
     */
    data class Showing(val type: GameType, val example: WorkedExample, val step: Int, val playable: Boolean) : ExampleUiState {
        val scene: Scene get() = example.scenes()[step]
        val steps: Int get() = example.scenes().size
        val isFirst: Boolean get() = step == 0
        val isLast: Boolean get() = step == steps - 1

        /** Boards keep the room that the first one needs. */
        val startBoard: Board get() = example.scenes().first().board()

        /** A match from the position of the example. */
        val match: PlayRoute get() = PlayRoute(example.match().game().id(), example.match().startText())
    }
}
