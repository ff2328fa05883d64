package app.hissho.ui.boards

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import app.hissho.engine.board.Board
import app.hissho.engine.board.Choice
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.HeapBoard
import app.hissho.engine.board.Part
import app.hissho.engine.board.SpreadBoard
import app.hissho.engine.board.SumBoard
import app.hissho.engine.explain.Step

/**
 * What is shown on a board beyond the position itself.
 *
 * @property best parts whose touch leads to a winning move or, if [holdDraw], to one that holds the draw
 * @property values what each group of the board is worth, in the board's order; empty if nothing is to be told
 * @property before the position before the last move, to show what it did
 * @property after the position after the move that is chosen, to show what it will do
 * @property picture the step of an explanation whose links and tags are drawn between and on the cards of hands
 * @property seats who sits where, on boards with a side for each player; null if only who is to move is known
 */
@Immutable
data class BoardMarks(
    val best: Set<Part> = emptySet(),
    val holdDraw: Boolean = false,
    val values: List<String> = emptyList(),
    val before: Board? = null,
    val after: Board? = null,
    val seats: Seats? = null,
    val picture: Step? = null,
)

/**
 * Who sits where: the user or, of two people, the first sits below.
 *
 * @property twoPeople whether two people play on one phone
 * @property moverBelow whether the player to move sits below
 * @property lastMoverBelow whether the player who made the last move sits below
 */
@Immutable
data class Seats(val twoPeople: Boolean, val moverBelow: Boolean, val lastMoverBelow: Boolean)

/**
 * The picture of a position that can be played on. Parts that are lit in [choice] answer to touch; if none is,
 * the board is only looked at. It takes the height it is given, and scrolls inside if that is not enough.
 *
 * @param start the position that the match began with; a board keeps the room that this one needs
 */
@Composable
fun BoardView(
    board: Board,
    choice: Choice<String>,
    onTap: (Part) -> Unit,
    modifier: Modifier = Modifier,
    start: Board = board,
    marks: BoardMarks = BoardMarks(),
) {
    when (board) {
        is HeapBoard -> HeapBoardView(board, start as HeapBoard, choice, onTap, marks, modifier)
        is GridBoard -> GridBoardView(board, start as GridBoard, choice, onTap, marks, modifier)
        is GraphBoard -> GraphBoardView(board, start as GraphBoard, choice, onTap, marks, modifier)
        is HandBoard ->
            if (board.arrows().isPresent) CardGraphView(board, start as HandBoard, choice, onTap, marks, modifier)
            else HandBoardView(board, start as HandBoard, choice, onTap, marks, modifier)
        is SpreadBoard -> SpreadBoardView(board, choice, onTap, marks, modifier)
        is SumBoard -> SumBoardView(board, start as SumBoard, choice, onTap, marks, modifier)
    }
}

/** The board that was touched last: one of a sum, or all there is. */
fun Board.touched(choice: Choice<*>): Board = when (this) {
    is SumBoard -> choice.tapped().lastOrNull()?.let { boards()[SumBoard.board(it)] } ?: this
    else -> this
}

/** Whether [BoardControls] has something to show when a part of the board is touched. */
val Board.hasControls: Boolean get() = this is HeapBoard

/** Buttons that change what was touched, for those who cannot or need not touch the picture. */
@Composable
fun BoardControls(board: Board, choice: Choice<String>, onTap: (Part) -> Unit, modifier: Modifier = Modifier) {
    val part = choice.tapped().lastOrNull() ?: return
    when (board) {
        is HeapBoard -> AmountPicker(board, part.group(), choice, onTap, modifier)
        is SumBoard -> {
            val place = SumBoard.board(part)
            BoardControls(board.boards()[place], SumBoard.inner(place, choice), { onTap(SumBoard.part(place, it)) }, modifier)
        }
        else -> Unit
    }
}

/** How many chips the taps take from heaps, or cells change until [after]; on other boards, how many parts are touched. */
fun Choice<*>.amount(board: Board, after: Board?): Long = when (board) {
    is HeapBoard -> tapped().sumOf { board.heaps()[it.group()].toLong() - it.index() + 1 }
    is GridBoard -> if (after is GridBoard) changes(board, after) else 0
    is SumBoard -> tapped().lastOrNull()?.let { SumBoard.board(it) }?.let { place ->
        SumBoard.inner(place, this).amount(board.boards()[place], (after as? SumBoard)?.boards()?.getOrNull(place))
    } ?: 0
    else -> tapped().size.toLong()
}

/** How many cells of two boards of the same size differ. */
private fun changes(one: GridBoard, other: GridBoard): Long =
    one.rows().zip(other.rows()).sumOf { (row, changed) -> row.zip(changed).count { (a, b) -> a != b }.toLong() }
