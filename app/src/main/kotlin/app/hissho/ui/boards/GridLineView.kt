package app.hissho.ui.boards

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.IntOffset
import app.hissho.R
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoTheme
import app.hissho.ui.theme.tabular
import kotlin.math.roundToInt

/**
 * One line of a grid: a single picture, and for the screen reader a node for every cell that says something.
 *
 * @param onScreen the part of the line's width that is on the screen
 */
@Composable
internal fun GridLineView(
    field: GridField,
    metrics: GridMetrics,
    line: GridLine,
    onScreen: ClosedFloatingPointRange<Float>,
    onTap: (Part) -> Unit,
    draw: DrawScope.() -> Unit,
) {
    val look = field.look
    val picture = look.picture
    val density = LocalDensity.current
    val size = with(density) { Modifier.width(metrics.width.toDp()).height(metrics.height(line).toDp()) }
    Box(size) {
        Canvas(Modifier.fillMaxSize()) { draw() }
        for (column in metrics.cells(line)) {
            if (column >= picture.size(line.row)) break
            val spot = picture.spot(line.row, column)
            val part = spot.part ?: continue
            val bounds = field.bounds(line, column)
            val isSeen = bounds.right >= onScreen.start && bounds.left <= onScreen.endInclusive
            if (isSeen && (spot.cell.isPiece || look.isTouchable(part))) {
                key(column) { Spacer(Modifier.at(bounds).cellSemantics(look, line.row, column, spot, onTap)) }
            }
        }
        val group = picture.group(line.row)
        if (line.isLast && group != null && group < picture.board.rows().size && picture.board.arrangement() == Arrangement.HEAPS) {
            val size = (picture.board.rows()[group].size + metrics.step - 1) / metrics.step
            HeapFooter(group, size, look.rowValue(group), Modifier.align(Alignment.BottomCenter).offset { IntOffset(0, -metrics.margin.roundToInt() * 3 / 2) })
        }
    }
}

@Composable
private fun Modifier.at(bounds: Rect): Modifier = with(LocalDensity.current) {
    this@at.offset { IntOffset(bounds.left.roundToInt(), bounds.top.roundToInt()) }.size(bounds.width.toDp(), bounds.height.toDp())
}

/** How many a heap has and, under the lens, what it is worth. */
@Composable
private fun HeapFooter(heap: Int, size: Int, value: String?, modifier: Modifier) {
    val worth = value?.let { stringResource(R.string.board_value, it) }
    val spoken = listOfNotNull(stringResource(R.string.grid_heap, heap + 1, size), worth).joinToString(", ")
    Text(
        listOfNotNull("$size", worth).joinToString("  ·  "),
        modifier.testTag("row-$heap").semantics { contentDescription = spoken },
        color = HisshoTheme.colors.onBoard,
        style = MaterialTheme.typography.labelLarge.tabular(),
        softWrap = false,
        maxLines = 1,
    )
}
