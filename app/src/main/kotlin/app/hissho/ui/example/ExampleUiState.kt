package app.hissho.ui.example

import androidx.compose.runtime.Immutable
import app.hissho.engine.Message
import app.hissho.engine.board.Board
import app.hissho.engine.catalog.GameType
import app.hissho.engine.catalog.Lesson
import app.hissho.engine.catalog.WorkedExample
import app.hissho.engine.catalog.WorkedExample.Scene
import app.hissho.ui.boards.Seats
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.play.pictured

/** What the screen of a worked example shows. */
@Immutable
sealed interface ExampleUiState {
    data object Loading : ExampleUiState

    /** The example could not be worked out on this phone. */
    data class Unsolved(val reason: Message) : ExampleUiState

    /**
     * @property lesson the special case that is taught; null for the example of the whole game
     * @property step which of the scenes is shown, from 0
     * @property chosen the step of the scene whose picture the reader has asked for; null if none
     * @property playable whether the reader may go on to play the position of the example
     */
    data class Showing(
        val type: GameType,
        val example: WorkedExample,
        val step: Int,
        val playable: Boolean,
        val lesson: Lesson? = null,
        val chosen: Int? = null,
    ) : ExampleUiState {
        val scene: Scene get() = example.scenes()[step]
        val steps: Int get() = example.scenes().size

        /** The step of the scene whose picture is on the board. */
        val pictured: Int? get() = scene.words().pictured(chosen)
        val isFirst: Boolean get() = step == 0
        val isLast: Boolean get() = step == steps - 1

        /** Boards keep the room that the first one needs. */
        val startBoard: Board get() = example.scenes().first().board()

        /** The reader sits below from the first scene to the last. */
        val seats: Seats get() = Seats(twoPeople = false, scene.readerMoves(), scene.readerMoved())

        /** A match from the position of the example. */
        val match: PlayRoute get() = PlayRoute(example.match().game().id(), example.match().startText())
    }
}
