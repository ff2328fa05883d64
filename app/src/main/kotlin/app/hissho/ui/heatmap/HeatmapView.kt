package app.hissho.ui.heatmap

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import androidx.compose.ui.unit.sp
import app.hissho.R
import app.hissho.engine.explain.Heatmap
import app.hissho.ui.common.raisedColor
import app.hissho.ui.theme.tabular

private const val BEST_ROW = "▸"
private const val BEST_COLUMN = "▾"

/**
 * One layer of a matrix. The higher a number, the darker (at night, the brighter) its cell; the number is printed on it.
 * The best rows and columns have an arrow at their heads, and cells to look at have a frame. The heads of the rows stay
 * where they are while a wide matrix scrolls. A screen reader reads it row by row.
 */
@Composable
internal fun HeatmapView(heatmap: Heatmap, layer: Heatmap.Layer, modifier: Modifier = Modifier) {
    val cell = with(LocalDensity.current) { max(40.dp, 28.sp.toDp()) }
    Row(modifier.testTag("heatmap-${layer.name()}")) {
        Column(Modifier.clearAndSetSemantics { }) {
            Head("", false, "", cell)
            heatmap.rows().names().forEachIndexed { row, name -> Head(name, row in heatmap.rows().best(), BEST_ROW, cell) }
        }
        Column(Modifier.horizontalScroll(rememberScrollState())) {
            Row(Modifier.clearAndSetSemantics { }) {
                heatmap.columns().names().forEachIndexed { column, name -> Head(name, column in heatmap.columns().best(), BEST_COLUMN, cell) }
            }
            layer.rows().forEachIndexed { row, cells ->
                val words = spoken(heatmap, row, cells)
                Row(Modifier.testTag("heatmap-${layer.name()}-$row").clearAndSetSemantics { contentDescription = words }) {
                    cells.forEach { HeatCell(it, cell) }
                }
            }
        }
    }
}

/** A row in words: its name, then each cell with the name of its column. */
@Composable
private fun spoken(heatmap: Heatmap, row: Int, cells: List<Heatmap.Cell>): String {
    val name = stringResource(R.string.heatmap_row, heatmap.rows().names()[row])
    val best = if (row in heatmap.rows().best()) stringResource(R.string.heatmap_best) else null
    val columns = cells.mapIndexed { column, cell ->
        listOfNotNull(
            stringResource(R.string.heatmap_cell, heatmap.columns().names()[column], cell.text()),
            if (cell.key()) stringResource(R.string.heatmap_framed) else null,
        ).joinToString(" ")
    }
    return listOfNotNull(name, best).joinToString(", ") + ": " + columns.joinToString("; ")
}

@Composable
private fun Head(name: String, best: Boolean, arrow: String, size: Dp) {
    Box(Modifier.size(size), Alignment.Center) {
        Text(
            if (best) "$arrow$name" else name,
            color = if (best) MaterialTheme.colorScheme.onSurface else MaterialTheme.colorScheme.onSurfaceVariant,
            fontWeight = if (best) FontWeight.Bold else FontWeight.Normal,
            style = MaterialTheme.typography.bodyLarge.tabular(),
            maxLines = 1,
            softWrap = false,
        )
    }
}

private val CORNER = RoundedCornerShape(6.dp)

@Composable
private fun HeatCell(cell: Heatmap.Cell, size: Dp) {
    val scheme = MaterialTheme.colorScheme
    val ground = lerp(raisedColor, scheme.primary, cell.shade().toFloat() / Heatmap.Cell.FULL)
    val frame = if (cell.key()) Modifier.border(3.dp, scheme.tertiary, CORNER).padding(4.dp).border(1.dp, readable(ground), CORNER) else Modifier
    Box(Modifier.size(size).padding(1.dp).background(ground, CORNER).border(1.dp, scheme.outlineVariant, CORNER).then(frame), Alignment.Center) {
        Text(
            cell.text(),
            color = readable(ground),
            fontWeight = if (cell.key()) FontWeight.Bold else FontWeight.Normal,
            style = MaterialTheme.typography.bodyLarge.tabular(),
            maxLines = 1,
            softWrap = false,
        )
    }
}

/** The ink that can be read better on this ground. */
@Composable
private fun readable(ground: Color): Color = with(MaterialTheme.colorScheme) {
    listOf(onSurface, onPrimary).maxBy { contrast(it, ground) }
}

private fun contrast(one: Color, other: Color): Float {
    val (dark, light) = listOf(one.luminance(), other.luminance()).sorted()
    return (light + 0.05f) / (dark + 0.05f)
}
