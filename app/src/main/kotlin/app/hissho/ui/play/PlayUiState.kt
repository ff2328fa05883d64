package app.hissho.ui.play

import androidx.compose.runtime.Immutable
import app.hissho.data.StorageResult
import app.hissho.engine.Message
import app.hissho.engine.Outcome
import app.hissho.engine.board.Board
import app.hissho.engine.board.Choice
import app.hissho.engine.board.SumBoard
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.explain.Explanation
import app.hissho.engine.explain.Step
import app.hissho.ui.boards.BoardMarks
import app.hissho.ui.boards.Seats
import app.hissho.ui.boards.amount
import java.util.Optional
import kotlin.jvm.optionals.getOrNull

/** What the screen of a match shows. */
@Immutable
sealed interface PlayUiState {
    data object Loading : PlayUiState

    /** The match cannot be played at all. */
    data class Broken(val reason: Message) : PlayUiState

    /**
     * A match, and what the engine has found out about it so far.
     *
     * @property busy a search that lasts long enough to be shown
     * @property stalled why the opponent does not move
     * @property unsaved why the last move could not be saved; it is tried again with the next
     */
    data class Playing(
        val session: Session,
        val lens: Finding<Lens>? = null,
        val explanation: Finding<Explanation>? = null,
        val turningPoint: Finding<TurningPoint>? = null,
        val busy: Busy? = null,
        val stalled: Stalled? = null,
        val unsaved: StorageResult? = null,
    ) : PlayUiState {
        private val match = session.match
        val isUsersTurn: Boolean = !session.isOver && session.mover != Mover.Opponent
        val isOpponentsTurn: Boolean = !session.isOver && session.mover == Mover.Opponent
        val board: Board = match.board()
        val startBoard: Board = match.rewound(0).board()
        val choice: Choice<String> = if (isUsersTurn) match.choose(session.taps) else NO_CHOICE

        /** Which taps make a move; in a sum, in the game that was touched. */
        val howTo: Message = howTo(match.game().howTo())

        /** The board after the chosen move; null while the taps make none. */
        private val after: Board? = choice.move().map { match.play(it).board() }.getOrNull()

        /** What the chosen move does; null while the taps make none. */
        val chosenMove: Message? = choice.move().map { match.describe(it) }.getOrNull()

        /** What the button for the move says. */
        val action: Message = Message.of(howTo.key() + ".do", choice.amount(board, after))
        val lastMove: Message? = match.lastMove().getOrNull()
        val lastMover: Mover? = if (match.played() > 0) session.moverAt(match.played() - 1) else null
        val canUndo: Boolean = session.back() != null

        /** Why nothing can be taken back, if there is something to take back. */
        val undoRefusal: Message? = session.backRefusal()
        val canRedo: Boolean = match.canRedo()

        /** Whether a tap is a move. */
        val movesAtOnce: Boolean = match.game().movesAtOnce()

        /** Whether the opponent waits until the user has looked at what his last move showed. */
        val isHeld: Boolean =
            isOpponentsTurn && board.lingers() && lastMover != Mover.Opponent && session.looked != match.played()

        private fun howTo(usual: Message): Message = when (board) {
            is SumBoard -> choice.tapped().lastOrNull()?.let { Catalog.game(board.components()[SumBoard.board(it)].gameId()).howTo() }
            else -> null
        } ?: usual

        private val hints: List<Step> = session.rung?.let { explanation?.valueOrNull()?.upTo(it) }.orEmpty()

        /** Where the match was decided, if there is more to see of it than a small picture shows. */
        val seenAgain: TurningPoint? =
            turningPoint?.valueOrNull()?.takeIf { session.isOver && session.why && it.explanation.steps().any(Step::hasPicture) }

        /** The steps of which one has its picture on the board: of the hint, else of the lens, or of the reason of the result. */
        val illustrated: List<Step> = when {
            seenAgain != null -> seenAgain.explanation.steps()
            hints.any(Step::hasPicture) -> hints
            session.lens && isUsersTurn -> lens?.valueOrNull()?.pictures.orEmpty()
            else -> emptyList()
        }

        /** Which of these steps that is. */
        val pictured: Int? = illustrated.pictured(session.pictured)

        /** The position that is shown: that of the match, or the one that decided it. */
        val shownBoard: Board = seenAgain?.board ?: board

        /** What is shown on the board beyond the position. */
        fun marks(): BoardMarks {
            val picture = pictured?.let { illustrated[it] }
            return seenAgain?.let { BoardMarks(seats = seats(session.moverAt(it.ply)), picture = picture) } ?: marks(picture)
        }

        private fun seats(mover: Mover) = Seats(session.setup.passAndPlay, mover == session.user, lastMover == session.user)

        private fun marks(picture: Step?): BoardMarks {
            val seen = if (session.lens) lens?.valueOrNull() else null
            return BoardMarks(
                best = if (seen != null && isUsersTurn) seen.marked(match, session.taps) else emptySet(),
                holdDraw = seen?.outcome == Outcome.DRAW,
                values = seen?.values.orEmpty(),
                before = if (match.canUndo()) match.undo().board() else null,
                after = after,
                seats = seats(session.mover),
                picture = picture,
            )
        }

        companion object {
            private val NO_CHOICE = Choice<String>(emptyList(), emptyList(), Optional.empty())
        }
    }
}

/** An answer of the engine, or its reason for having none. */
@Immutable
sealed interface Finding<out T> {
    data class Found<T>(val value: T) : Finding<T>

    data class Unsolved(val reason: Message) : Finding<Nothing>
}

fun <T> Finding<T>.valueOrNull(): T? = (this as? Finding.Found<T>)?.value

/** A search under way: how many positions it has looked at, and how much of its budget that is. */
@Immutable
data class Busy(val opponent: Boolean, val positions: Long, val share: Float)

/** The opponent has not moved: it could not solve the position, or, without a reason, the user stopped it. */
@Immutable
data class Stalled(val reason: Message?)
