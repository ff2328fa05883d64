package app.hissho.ui.boards

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import app.hissho.R
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Cell
import app.hissho.engine.board.GridBoard.Piece
import app.hissho.engine.board.Part

/** What a screen reader says of a cell, and that it can be touched. */
@Composable
internal fun Modifier.cellSemantics(look: GridLook, row: Int, column: Int, spot: GridSpot, onTap: (Part) -> Unit): Modifier {
    val part = spot.part ?: return this
    val words = listOfNotNull(
        placeName(look.picture, row, column, spot.cell),
        if (look.picture.board.arrangement() == Arrangement.HEAPS) null else pieceName(spot.cell),
        look.value(part)?.let { stringResource(R.string.board_value, it) },
        if (look.isBest(part)) stringResource(if (look.holdsDraw) R.string.grid_draws else R.string.grid_wins) else null,
    )
    val chosen = look.isChosen(spot)
    return testTag("cell-${part.group()}-${part.index()}").semantics {
        contentDescription = words.joinToString(", ")
        if (look.isTouchable(part)) {
            role = Role.Button
            onClick {
                onTap(part)
                true
            }
        }
        if (chosen || look.isLit(part)) selected = chosen
    }
}

/** Where a cell is, as the game counts. */
@Composable
private fun placeName(picture: GridPicture, row: Int, column: Int, cell: Cell): String {
    val number = cell.label().map { "$it" }.orElse("")
    val axes = picture.board.axes().orElse(null)
    return when (picture.board.arrangement()) {
        Arrangement.STRIP ->
            stringResource(if (cell.piece() == Piece.CARD) R.string.grid_card else R.string.grid_place, number)
        Arrangement.SQUARES -> {
            val first = axes?.first() ?: 1
            val number = first + if (axes?.upward() == true) picture.rowCount - 1 - row else row
            stringResource(R.string.grid_square, number, first + column)
        }
        Arrangement.HEAPS -> {
            val heap = (picture.group(row) ?: row) + 1
            val name = when (cell.piece()) {
                Piece.GAP -> R.string.grid_gap
                Piece.PIN -> R.string.grid_pin
                Piece.POINT -> R.string.grid_point
                Piece.CHIP -> R.string.grid_chip
                else -> R.string.grid_cell
            }
            stringResource(name, heap, if (cell.piece() == Piece.GAP) "${(column + 1) / 2}" else number)
        }
    }
}

@Composable
private fun pieceName(cell: Cell): String = when (cell.piece()) {
    Piece.CHIP -> pluralStringResource(R.plurals.board_chips, cell.count(), cell.count())
    Piece.CARD -> pluralStringResource(R.plurals.grid_cards_left, cell.count(), cell.count())
    else -> stringResource(
        when (cell.piece()) {
            Piece.HEADS -> R.string.grid_heads
            Piece.TAILS -> R.string.grid_tails
            Piece.BLACK -> R.string.grid_black
            Piece.WHITE -> R.string.grid_white
            Piece.QUEEN -> R.string.grid_queen
            Piece.LETTER_S -> R.string.grid_letter_s
            Piece.LETTER_O -> R.string.grid_letter_o
            Piece.CHOCOLATE -> R.string.grid_chocolate
            Piece.POISON -> R.string.grid_poison
            Piece.CROSS -> R.string.grid_cross
            else -> R.string.grid_empty
        },
    )
}
