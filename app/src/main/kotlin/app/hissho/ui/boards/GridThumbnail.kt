package app.hissho.ui.boards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Cell
import app.hissho.engine.board.GridBoard.Piece
import kotlin.math.min

/** More cannot be told apart in a small picture. */
private const val MOST_LINES = 8
private const val MOST_CELLS = 16

/** A small grid: as much of it as can be told apart, in the largest cells for which there is room. */
internal fun DrawScope.drawGrid(board: GridBoard, ink: PieceInk) {
    val rows = board.rows().map { row -> row.filter { it.piece() != Piece.GAP } }
    val lines = if (board.arrangement() == Arrangement.SQUARES) corner(board, rows) else wrapped(rows)
    if (lines.isEmpty()) return
    val cell = cellSize(lines)
    val top = (size.height - cell * lines.size) / 2
    val left = (size.width - cell * lines.maxOf { it.size }) / 2
    lines.forEachIndexed { row, cells ->
        cells.forEachIndexed { column, it -> drawSmall(it, Rect(Offset(left + column * cell, top + row * cell), Size(cell, cell)), board, ink) }
    }
}

private fun DrawScope.cellSize(lines: List<List<Cell>>): Float =
    minOf(size.width / lines.maxOf { it.size }.coerceAtLeast(1), size.height / lines.size, 28.dp.toPx())

/** The rows and columns at the origin. */
private fun corner(board: GridBoard, rows: List<List<Cell>>): List<List<Cell>> {
    val upward = board.axes().map { it.upward() }.orElse(false)
    val shown = if (upward) rows.takeLast(MOST_CELLS) else rows.take(MOST_CELLS)
    return shown.map { it.take(MOST_CELLS) }
}

/** Lines of the length for which cells become largest, the longest of them. */
private fun DrawScope.wrapped(rows: List<List<Cell>>): List<List<Cell>> {
    val shown = rows.take(MOST_LINES).map { it.take(MOST_LINES * MOST_CELLS) }
    val longest = min(MOST_CELLS, shown.maxOfOrNull { it.size } ?: return emptyList())
    return (longest.coerceAtLeast(1) downTo 1).map { length -> shown.flatMap { it.chunked(length) } }
        .filter { it.isNotEmpty() }
        .maxByOrNull { cellSize(it) }.orEmpty().take(MOST_LINES)
}

private fun DrawScope.drawSmall(cell: Cell, bounds: Rect, board: GridBoard, ink: PieceInk) {
    val squares = cell.piece() == Piece.EMPTY || board.arrangement() != Arrangement.HEAPS && cell.piece() in ON_SQUARES
    if (squares) {
        val box = bounds.deflate(0.5.dp.toPx())
        val corner = CornerRadius(1.5.dp.toPx())
        drawRoundRect(lerp(ink.colors.board, ink.colors.boardEdge, 0.28f), box.topLeft, box.size, corner)
        drawRoundRect(ink.colors.boardEdge, box.topLeft, box.size, corner, Stroke(1.dp.toPx()))
    }
    drawPiece(cell, bounds, StoneLook.Plain, ink)
}

private val ON_SQUARES = setOf(Piece.CHIP, Piece.QUEEN, Piece.BLACK, Piece.WHITE, Piece.LETTER_S, Piece.LETTER_O, Piece.CROSS)
