package app.hissho.ui.chart

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.explain.Chart
import app.hissho.ui.common.say
import app.hissho.ui.theme.HisshoTheme

private val LEAST_CELL = 20.dp
private val LARGEST_CELL = 44.dp

/** What a kind of cell is painted with; kinds differ in lightness, and each cell has its sign. */
internal class ChartPaint(val fill: Color, val ink: Color, val line: Color)

@Composable
internal fun chartPaints(): List<ChartPaint> {
    val colors = HisshoTheme.colors
    val scheme = MaterialTheme.colorScheme
    return remember(colors, scheme) {
        listOf(
            ChartPaint(colors.chip, colors.onChip, colors.chipEdge),
            ChartPaint(colors.board, colors.onBoard, colors.boardEdge),
            ChartPaint(scheme.surfaceContainerLowest, scheme.onSurface, scheme.outline),
            ChartPaint(scheme.surfaceContainerHighest, scheme.onSurfaceVariant, scheme.outlineVariant),
        )
    }
}

/**
 * The cells of a map with the numbers of its axes. If they are wider than the screen they scroll sideways below the axis,
 * to where [here] is first. A screen reader reads it row by row.
 */
@Composable
internal fun ChartView(chart: Chart, here: Chart.Spot?, modifier: Modifier = Modifier) {
    val letters = maxOf(1f, LocalDensity.current.fontScale)
    val columns = chart.cells().first().size
    Column(modifier.fillMaxWidth().testTag("chart")) {
        AxisTitle(stringResource(R.string.chart_columns, chart.columns().title().say()))
        AxisTitle(stringResource(R.string.chart_rows, chart.rows().title().say()))
        BoxWithConstraints(Modifier.fillMaxWidth().padding(top = 4.dp)) {
            val axis = 30.dp * letters
            val cell = ((maxWidth - axis) / columns).coerceIn(LEAST_CELL * letters, LARGEST_CELL * letters)
            val scroll = rememberScrollState()
            val focus = (here?.column() ?: 0) - chart.columns().first() + 0.5f
            val room = maxWidth - axis
            val pixels = with(LocalDensity.current) { (cell * focus - room / 2).roundToPx() }
            LaunchedEffect(chart, pixels, scroll.maxValue) { scroll.scrollTo(pixels.coerceIn(0, scroll.maxValue)) }
            Row {
                RowNumbers(chart, axis, cell)
                Cells(chart, here, cell, scroll)
            }
        }
    }
}

@Composable
private fun AxisTitle(text: String) {
    Text(text, color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.labelLarge)
}

@Composable
private fun RowNumbers(chart: Chart, axis: Dp, cell: Dp) {
    val measurer = rememberTextMeasurer()
    val ink = MaterialTheme.colorScheme.onSurfaceVariant
    Canvas(Modifier.size(axis, cell * (chart.cells().size + 1))) { drawRowNumbers(chart, cell.toPx(), ink, measurer) }
}

@Composable
private fun Cells(chart: Chart, here: Chart.Spot?, cell: Dp, scroll: ScrollState) {
    val measurer = rememberTextMeasurer()
    val paints = chartPaints()
    val scheme = MaterialTheme.colorScheme
    val columns = chart.cells().first().size
    Box(Modifier.horizontalScroll(scroll)) {
        Canvas(Modifier.size(cell * columns, cell * (chart.cells().size + 1))) {
            drawColumnNumbers(chart, cell.toPx(), scheme.onSurfaceVariant, measurer)
            drawCells(chart, cell.toPx(), paints, measurer)
            if (here != null) drawHere(chart, here, cell.toPx(), scheme.primary, scheme.surface)
        }
        Column(Modifier.padding(top = cell)) {
            chart.cells().indices.forEach { row ->
                val spoken = spokenRow(chart, row, here)
                Box(Modifier.width(cell * columns).height(cell).testTag("chart-row-$row").semantics { contentDescription = spoken })
            }
        }
    }
}

/** What a screen reader says of a row: the runs of equal cells. */
@Composable
private fun spokenRow(chart: Chart, row: Int, here: Chart.Spot?): String {
    val runs = runs(chart, row).map { (columns, sign) ->
        if (columns.first == columns.last) stringResource(R.string.chart_run_one, columns.first, sign)
        else stringResource(R.string.chart_run, columns.first, columns.last, sign)
    }
    val number = chart.rows().first() + row
    val spoken = stringResource(R.string.chart_row, chart.rows().title().say(), number, chart.columns().title().say(), runs.joinToString(", "))
    return if (here?.row() == number) "$spoken ${stringResource(R.string.chart_row_here, here.column())}" else spoken
}

/** The stretches of a row with the same sign, in the numbers of the axis; cells without a state belong to none. */
internal fun runs(chart: Chart, row: Int): List<Pair<IntRange, String>> {
    val runs = mutableListOf<Pair<IntRange, String>>()
    chart.cells()[row].forEachIndexed { index, kind ->
        val column = chart.columns().first() + index
        kind.ifPresent {
            val sign = chart.kinds()[it].sign()
            val last = runs.lastOrNull()
            if (last != null && last.second == sign && last.first.last == column - 1) runs[runs.lastIndex] = last.first.first..column to sign
            else runs += column..column to sign
        }
    }
    return runs
}
