package app.hissho.ui.boards

import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Piece
import app.hissho.engine.board.Part
import kotlin.math.max

/** The part of a grid that is on the screen: which cell lies where. */
internal class GridField(val look: GridLook, private val metrics: GridMetrics, private val list: LazyListState) {
    private val picture = look.picture

    /** The lines on the screen, each with its upper edge. */
    private fun lines(): List<Pair<GridLine, Float>> = list.layoutInfo.visibleItemsInfo.mapNotNull { item ->
        metrics.lines.getOrNull(item.index)?.let { it to item.offset.toFloat() }
    }

    /** Where the cell of a column is touched; a gap has a handle of its own below its row. */
    fun bounds(line: GridLine, column: Int): Rect =
        if (column % metrics.step == 0) metrics.place(line, column / metrics.step) else metrics.handle(line, column / metrics.step)

    private fun columns(line: GridLine): Sequence<Int> = metrics.cells(line).asSequence().takeWhile { it < picture.size(line.row) }

    private fun nearest(at: Offset, slack: Float, wanted: (Part) -> Boolean): Part? {
        var best: Part? = null
        var least = slack
        for ((line, top) in lines()) {
            if (at.y < top - slack || at.y > top + metrics.height(line) + slack) continue
            for (column in columns(line)) {
                val part = picture.spot(line.row, column).part?.takeIf(wanted) ?: continue
                val distance = bounds(line, column).translate(0f, top).distanceTo(at)
                if (distance < least || best == null && distance <= least) {
                    best = part
                    least = distance
                }
            }
        }
        return best
    }

    /**
     * What a tap means: the part below the finger, or one that can be touched no farther away than [slack]. A gap is
     * also meant by a tap on chips that cannot be touched.
     */
    fun touched(at: Offset, slack: Float): Part? =
        nearest(at, if (metrics.step > 1) max(slack, metrics.band) else slack, look::isTouchable)

    /** The part that lies exactly there. */
    fun partAt(at: Offset): Part? = nearest(at, 0f) { true }

    /** The piece below the finger that can be picked up or from which the finger can slide on. */
    fun grabbed(at: Offset): Part? = partAt(at)?.takeIf { part ->
        when (picture.board.cell(part)?.piece()) {
            Piece.QUEEN -> look.hasTargets
            Piece.CHIP, Piece.PIN, Piece.POINT, Piece.BLACK, Piece.WHITE -> look.isTouchable(part)
            else -> false
        }
    }

    /** Whether pieces are carried across the board; else the finger slides along a row. */
    val isCarrying: Boolean get() = picture.board.arrangement() != Arrangement.HEAPS

    /** The middle of a cell, if its line is on the screen. */
    fun center(row: Int, column: Int): Offset? = lines().firstOrNull { (line) -> line.row == row && column in metrics.cells(line) }
        ?.let { (line, top) -> bounds(line, column).translate(0f, top).center }

    fun placeSize(): Rect = Rect(0f, 0f, metrics.pitch, metrics.band)
}

private fun Rect.distanceTo(at: Offset): Float {
    val aside = max(0f, max(left - at.x, at.x - right))
    val above = max(0f, max(top - at.y, at.y - bottom))
    return Offset(aside, above).getDistance()
}
