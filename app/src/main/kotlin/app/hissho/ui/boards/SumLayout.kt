package app.hissho.ui.boards

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.Board
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Piece
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.HeapBoard
import app.hissho.engine.board.SpreadBoard
import app.hissho.engine.board.SumBoard

private val FINGER = 48.dp
private val EDGES = 24.dp

/** A square with its share of the numbers at the edge of the board. */
private val SQUARE = 42.dp

/** A chip of a heap is lower than a finger, for heaps are touched at any height. */
private val CHIP = 20.dp

/** The name of a game needs so much at the usual size of letters. */
private val NARROWEST = 152.dp
private val NAME = 32.dp

/** A long row may be wrapped after so many places. */
private const val PLACES_IN_LINE = 6

/** How large a board with its name wants to be, so that its parts can be touched with ease and its name be read. */
internal fun sizeFor(board: Board, fontScale: Float): DpSize {
    val picture = when (board) {
        is HeapBoard -> DpSize(FINGER * 1.2f * board.heaps().size, FINGER + CHIP * minOf(board.heaps().maxOrNull() ?: 0, MOST_CHIPS))
        is GridBoard -> gridSize(board)
        is GraphBoard -> (FINGER * (2 + board.vertices().size / 3)).let { DpSize(it, it) }
        is HandBoard -> DpSize(FINGER * (board.hands().maxOfOrNull { it.cards().size } ?: 0).coerceIn(PLACES_IN_LINE, 2 * PLACES_IN_LINE), FINGER * 5)
        is SpreadBoard -> DpSize(FINGER * PLACES_IN_LINE, FINGER * 1.4f * ((board.places().size + PLACES_IN_LINE - 1) / PLACES_IN_LINE))
        is SumBoard -> DpSize(FINGER * board.components().size, FINGER)
    }
    return DpSize(maxOf(picture.width + EDGES, NARROWEST * fontScale), picture.height + EDGES + NAME * fontScale)
}

private fun gridSize(board: GridBoard): DpSize {
    if (board.arrangement() == Arrangement.SQUARES) {
        return DpSize(SQUARE * (board.rows().maxOfOrNull { it.size } ?: 0), SQUARE * board.rows().size)
    }
    val places = board.rows().map { row -> row.count { it.piece() != Piece.GAP } }
    val lines = places.sumOf { (it + PLACES_IN_LINE - 1) / PLACES_IN_LINE }
    val line = if (board.arrangement() == Arrangement.HEAPS) FINGER * 2.4f else FINGER * 1.5f
    return DpSize(FINGER * minOf(places.maxOrNull() ?: 0, PLACES_IN_LINE), line * lines)
}

/**
 * Which boards stand side by side: of all ways to break them into rows that are as equal as they can be and no wider
 * than the room, the one in which the board that fares worst comes closest to the size that it wants.
 */
internal fun rowsOfBoards(wanted: List<DpSize>, room: DpSize, gap: Dp): List<List<Int>> {
    val widths = wanted.map { it.width }
    val limits = widths.indices.flatMap { from -> (from until widths.size).map { to -> width(widths.subList(from, to + 1), gap) } }
    val ways = (limits.filter { it < room.width } + room.width).sorted().map { fill(widths, it, gap) }.distinctBy { it.size }
    return ways.maxByOrNull { rows ->
        minOf(rows.minOfOrNull { row -> room.width / width(row.map { widths[it] }, gap) } ?: 0f, stretch(rows, wanted, room.height, gap))
    }.orEmpty()
}

/** Boards get less than they want before they scroll, but not much less. */
private const val LEAST_SHARE = 0.7f

/** How high each row is: as high as its highest board wants to be, times what the room allows for all. */
internal fun heightsOfRows(rows: List<List<Int>>, wanted: List<DpSize>, room: Dp, gap: Dp): List<Dp> {
    val share = maxOf(LEAST_SHARE, stretch(rows, wanted, room, gap))
    return rows.map { row -> height(row, wanted) * share }
}

private fun stretch(rows: List<List<Int>>, wanted: List<DpSize>, room: Dp, gap: Dp): Float =
    (room - gap * (rows.size - 1)) / maxOf(1.dp, rows.fold(0.dp) { sum, row -> sum + height(row, wanted) })

private fun height(row: List<Int>, wanted: List<DpSize>): Dp = row.maxOf { wanted[it].height }

private fun fill(widths: List<Dp>, limit: Dp, gap: Dp): List<List<Int>> {
    val rows = mutableListOf<MutableList<Int>>()
    for (place in widths.indices) {
        val row = rows.lastOrNull()
        if (row != null && width(row.map { widths[it] } + widths[place], gap) <= limit) row += place else rows += mutableListOf(place)
    }
    return rows
}

private fun width(boards: List<Dp>, gap: Dp): Dp = boards.fold(0.dp, Dp::plus) + gap * (boards.size - 1)
