package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Piece
import kotlin.math.ceil
import kotlin.math.floor
import kotlin.math.max
import kotlin.math.min

/**
 * A part of a row that is drawn on one line: the places [from] until [until]. A place is a cell together with the gap
 * behind it, if rows have gaps.
 */
internal data class GridLine(val row: Int, val from: Int, val until: Int, val isFirst: Boolean, val isLast: Boolean)

/**
 * The measures of a grid in pixels, and where its cells are.
 *
 * @property pitch how far places are apart
 * @property band how high a place is
 * @property label the room for numbers above places
 * @property handles the room for the handles of gaps below places
 * @property footer the room for the number below a heap
 * @property gutter the room for the numbers of rows
 * @property axis the room for the numbers of columns
 * @property step how many cells a place has: two with its gap
 */
internal class GridMetrics private constructor(
    val pitch: Float,
    val band: Float,
    val label: Float,
    val handles: Float,
    val footer: Float,
    val gutter: Float,
    val axis: Float,
    val width: Float,
    val step: Int,
    val margin: Float,
    val lines: List<GridLine>,
    private val left: Float,
) {
    fun top(line: GridLine): Float = (if (line.isFirst) margin else 0f) + label

    /** Where the tray or the line ends; below is only the distance to the next row. */
    fun bottom(line: GridLine): Float = top(line) + band + handles + if (line.isLast) footer + margin else 0f

    fun height(line: GridLine): Float = bottom(line) + if (line.isLast) margin else 0f

    /** Where a place lies within its line. */
    fun place(line: GridLine, place: Int): Rect = Rect(Offset(left + (place - line.from) * pitch, top(line)), Size(pitch, band))

    /** Where the gap behind a place is touched. */
    fun handle(line: GridLine, place: Int): Rect {
        val behind = place(line, place)
        return Rect(behind.right - pitch / 2, behind.bottom, behind.right + pitch / 2, behind.bottom + handles)
    }

    /** From the left of the first place to the right of the last one that fits. */
    val span: ClosedFloatingPointRange<Float> = left..left + pitch * lines.maxOf { it.until - it.from }

    /** How high all lines are together. */
    val height: Float = lines.fold(0f) { sum, line -> sum + height(line) }

    fun cells(line: GridLine): IntRange = line.from * step until line.until * step

    companion object {
        private val LEAST_TOUCH = 48.dp
        private val LEAST_SQUARE = 36.dp
        private val WIDEST = 72.dp
        private val LEAST_CARD = 80.dp
        private val WIDEST_CARD = 112.dp

        fun of(picture: GridPicture, start: GridBoard, width: Float, height: Float, density: Density): GridMetrics =
            if (picture.board.arrangement() == Arrangement.SQUARES) squares(picture, width, height, density)
            else wrapped(picture, start, width, density)

        private fun squares(picture: GridPicture, width: Float, height: Float, density: Density): GridMetrics = with(density) {
            val numbered = picture.board.axes().isPresent
            val gutter = if (numbered) 12.sp.toPx() + 8.dp.toPx() else 0f
            val axis = if (numbered) 18.sp.toPx() else 0f
            val columns = max(1, picture.size(0))
            val byWidth = (width - 2 * gutter) / columns
            val byHeight = (height - axis) / max(1, picture.rowCount)
            val least = LEAST_SQUARE.toPx()
            val pitch = when {
                min(byWidth, byHeight) >= least -> min(byWidth, byHeight)
                byWidth >= least -> min(byWidth, LEAST_TOUCH.toPx())
                else -> LEAST_TOUCH.toPx()
            }.coerceAtMost(WIDEST.toPx())
            val whole = max(width, 2 * gutter + columns * pitch)
            val lines = List(picture.rowCount) { GridLine(it, 0, columns, isFirst = true, isLast = true) }
            GridMetrics(pitch, pitch, 0f, 0f, 0f, gutter, axis, whole, 1, 0f, lines, (whole - columns * pitch) / 2)
        }

        private fun wrapped(picture: GridPicture, start: GridBoard, width: Float, density: Density): GridMetrics = with(density) {
            val board = picture.board
            val heaps = board.arrangement() == Arrangement.HEAPS
            val step = if (listOf(board, start).any { it.hasGaps }) 2 else 1
            val side = if (step == 2) 14.dp.toPx() else if (heaps) 8.dp.toPx() else 0f
            val longest = max(start.rows().maxOfOrNull { it.size } ?: 1, (0 until picture.rowCount).maxOfOrNull(picture::size) ?: 1)
            val count = max(1, (longest + step - 1) / step)
            val room = width - 2 * side
            val shape = start.rows().firstOrNull()?.firstOrNull { it.piece() != Piece.EMPTY }?.piece()
            val most = max(1, floor(room / (if (shape == Piece.CARD) LEAST_CARD else LEAST_TOUCH).toPx()).toInt())
            val perLine = ceil(count / ceil(count.toFloat() / most)).toInt()
            val pitch = min(room / perLine, (if (shape == Piece.CARD) WIDEST_CARD else WIDEST).toPx())
            val high = when (shape) {
                Piece.PIN -> 1.2f
                Piece.CARD -> 1.4f
                else -> 1f
            }
            val lines = ArrayList<GridLine>()
            for (row in 0 until picture.rowCount) {
                val places = (picture.size(row) + step - 1) / step
                for (from in 0 until max(1, places) step perLine) {
                    lines.add(GridLine(row, from, min(places, from + perLine), from == 0, from + perLine >= places))
                }
            }
            if (lines.isEmpty()) lines.add(GridLine(0, 0, 0, isFirst = true, isLast = true))
            val wide = min(count, perLine)
            GridMetrics(
                pitch = pitch,
                band = pitch * high,
                label = if (!heaps && shape != Piece.CARD) 18.sp.toPx() else 0f,
                handles = if (step == 2) 40.dp.toPx() else 0f,
                footer = if (heaps) 20.sp.toPx() else 0f,
                gutter = 0f,
                axis = 0f,
                width = width,
                step = step,
                margin = 6.dp.toPx(),
                lines = lines,
                left = (width - wide * pitch) / 2,
            )
        }
    }
}
