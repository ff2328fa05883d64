package app.hissho.ui.boards

import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Cell

/** A single piece that the last move took from one place of the picture to another; places are row and column. */
internal data class Carry(val from: Pair<Int, Int>, val to: Pair<Int, Int>, val piece: Cell)

/** What the last move carried; null if it did something else. */
internal fun carryOf(picture: GridPicture): Carry? {
    if (picture.board.arrangement() == Arrangement.HEAPS) return null
    var from: Pair<Int, Int>? = null
    var to: Pair<Int, Int>? = null
    var piece: Cell? = null
    for (row in 0 until picture.rowCount) {
        for (column in 0 until picture.size(row)) {
            val spot = picture.spot(row, column)
            if (spot.was == spot.cell) continue
            val left = pieces(spot.was) > pieces(spot.cell)
            val came = pieces(spot.was) < pieces(spot.cell)
            if (left == came || (left && from != null) || (came && to != null)) return null
            if (left) from = row to column else to = row to column
            if (came) piece = Cell.of(spot.cell.piece())
        }
    }
    return if (from != null && to != null && piece != null) Carry(from, to, piece) else null
}

private fun pieces(cell: Cell): Int = if (cell.isPiece) cell.count() else 0
