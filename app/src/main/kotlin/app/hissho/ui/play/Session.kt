package app.hissho.ui.play

import androidx.compose.runtime.Immutable
import app.hissho.engine.Level
import app.hissho.engine.Match
import app.hissho.engine.Message
import app.hissho.engine.Outcome
import app.hissho.engine.board.Part
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.GameType
import app.hissho.engine.explain.Rung
import kotlin.jvm.optionals.getOrNull

/** Who makes a move. Two people on one phone are both the user. */
sealed interface Mover {
    data object You : Mover

    data object Opponent : Mover

    data object PlayerOne : Mover

    data object PlayerTwo : Mover
}

/**
 * Who plays against whom.
 *
 * @property level of the opponent, also remembered while two people play
 * @property userStarts whether the user or, of two people, player 1 makes the first move
 * @property passAndPlay whether two people play on one phone
 */
@Immutable
data class Setup(val level: Level, val userStarts: Boolean, val passAndPlay: Boolean)

/** What lies over the screen. */
sealed interface PlayDialog {
    data object NewGame : PlayDialog

    data object CustomStart : PlayDialog

    data object Rules : PlayDialog

    data object Heatmap : PlayDialog

    companion object {
        /** The dialog with the name that its `toString` gave. */
        fun named(name: String): PlayDialog? = listOf(NewGame, CustomStart, Rules, Heatmap).find { it.toString() == name }
    }
}

/**
 * Everything about a match in play that must survive rotation and the death of the process. What can be computed
 * from it is not part of it.
 *
 * @property seed of the opponent
 * @property rung how far the hint ladder was climbed in this position
 * @property pictured the step of the explanation whose picture is on the board; null for the one that the newest rung begins with
 * @property hints how often the user asked for a hint in this match
 * @property perfectMemory whether cards that were seen before show it on their backs
 * @property looked after how many moves the user has looked at what the next move hides; -1 if he has not
 * @property recorded whether a result of this match was recorded; it is recorded once, whatever is taken back later
 */
@Immutable
data class Session(
    val match: Match<*, *>,
    val setup: Setup,
    val seed: Long,
    val taps: List<Part> = emptyList(),
    val rung: Rung? = null,
    val hints: Int = 0,
    val lens: Boolean = false,
    val why: Boolean = false,
    val perfectMemory: Boolean = true,
    val looked: Int = -1,
    val recorded: Boolean = false,
    val pictured: Int? = null,
    val dialog: PlayDialog? = null,
) {
    val type: GameType get() = Catalog.type(match.game().id())
    val isOver: Boolean get() = match.isOver
    val mover: Mover get() = moverAt(match.played())

    /** The user or, of two people, the first. */
    val user: Mover get() = if (setup.passAndPlay) Mover.PlayerOne else Mover.You

    /** Whom the user or, of two people, the first plays against. */
    val rival: Mover get() = if (setup.passAndPlay) Mover.PlayerTwo else Mover.Opponent

    /** Who makes the move after [ply] moves. */
    fun moverAt(ply: Int): Mover = moverOf(match.starterMoves(ply))

    private fun moverOf(starter: Boolean): Mover {
        val first = starter == setup.userStarts
        return when {
            setup.passAndPlay -> if (first) Mover.PlayerOne else Mover.PlayerTwo
            else -> if (first) Mover.You else Mover.Opponent
        }
    }

    /** After the end; null after a draw. */
    val winner: Mover? get() = ofStarter(match.starterOutcome())
    val loser: Mover? get() = ofStarter(match.starterOutcome().reversed())

    private fun ofStarter(outcome: Outcome): Mover? = when (outcome) {
        Outcome.WIN -> moverOf(starter = true)
        Outcome.LOSS -> moverOf(starter = false)
        Outcome.DRAW, Outcome.OPEN -> null
    }

    /** The same session at another point of its match: what was chosen and asked there is gone. */
    fun at(other: Match<*, *>): Session =
        copy(match = other, taps = emptyList(), rung = null, why = false, looked = -1, pictured = null)

    /** The match at the turn of the user before this one, or null if there is none. */
    fun back(): Match<*, *>? {
        var at = match
        while (at.canUndo()) {
            at = at.undo()
            if (moverAt(at.played()) != Mover.Opponent) return at
        }
        return null
    }

    /** Why there is no way [back], if something stands in it. */
    fun backRefusal(): Message? {
        if (back() != null) return null
        var at = match
        while (at.canUndo()) at = at.undo()
        return at.undoRefusal().getOrNull()
    }

    /** The session in which the user tries again from where it was after [ply] moves; what he saw since then is drawn from [seed]. */
    fun branch(ply: Int, seed: Long): Session {
        val branch = match.branch(ply, seed)
        val starts = if (branch.played() == ply) setup.userStarts else moverAt(ply) == user
        return at(branch).copy(setup = setup.copy(userStarts = starts))
    }

    /** The match at the next turn of the user among the moves that were taken back, or as far as these go. */
    fun forward(): Match<*, *>? {
        if (!match.canRedo()) return null
        var at = match.redo()
        while (at.canRedo() && moverAt(at.played()) == Mover.Opponent) at = at.redo()
        return at
    }
}

/** The match after [ply] of its moves. */
fun Match<*, *>.rewound(ply: Int): Match<*, *> = if (played() > ply) at(ply) else this
