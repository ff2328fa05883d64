package app.hissho.ui.play

import app.hissho.engine.board.Part

/** What the user does on the screen of a match. */
sealed interface PlayEvent {
    /** Touches a part of the board; a part that is chosen already is let go. */
    data class Tap(val part: Part) : PlayEvent

    /** Plays the chosen move. */
    data object Confirm : PlayEvent

    data object Undo : PlayEvent

    data object Redo : PlayEvent

    /** Climbs one rung of the hint ladder. */
    data object Hint : PlayEvent

    data object HideHint : PlayEvent

    data object ToggleLens : PlayEvent

    /** Shows the picture of another step of the explanation on the board. */
    data class Picture(val step: Int) : PlayEvent

    /** Asks for the reason of the result. */
    data object Why : PlayEvent

    /** Goes back to the position after [ply] moves, to play on from there. */
    data class ReplayFrom(val ply: Int) : PlayEvent

    /** The same start again. */
    data class Rematch(val swapStarter: Boolean) : PlayEvent

    data class NewGame(val gameId: String, val position: String, val setup: Setup) : PlayEvent

    /** Stops a search. */
    data object Cancel : PlayEvent

    /** Lets the opponent try again. */
    data object Retry : PlayEvent

    data class Show(val dialog: PlayDialog) : PlayEvent

    data object Dismiss : PlayEvent
}
