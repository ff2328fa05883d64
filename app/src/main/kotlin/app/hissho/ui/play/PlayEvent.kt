package app.hissho.ui.play

import app.hissho.engine.board.Part

/** What the user does on the screen of a match. */
sealed interface PlayEvent {
    /** Touches a part of the board; a part that is chosen already is let go. */
    data class Tap(val part: Part) : PlayEvent

    /** Has looked at what the next move hides, and lets the opponent move. */
    data object GoOn : PlayEvent

    /** Switches whether cards that were seen before show it on their backs. */
    data object TogglePerfectMemory : PlayEvent

    /** Opens the map of what is right to do, at the present position. */
    data object OpenChart : PlayEvent

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

    /** Goes back to the position after [ply] moves, to play on from there. What was hidden then is drawn anew. */
    data class ReplayFrom(val ply: Int) : PlayEvent

    /** The same start again, with another deal of the cards. */
    data class Rematch(val swapStarter: Boolean) : PlayEvent

    data class NewGame(val gameId: String, val position: String, val setup: Setup) : PlayEvent

    /** Stops a search. */
    data object Cancel : PlayEvent

    /** Lets the opponent try again. */
    data object Retry : PlayEvent

    data class Show(val dialog: PlayDialog) : PlayEvent

    data object Dismiss : PlayEvent
}
