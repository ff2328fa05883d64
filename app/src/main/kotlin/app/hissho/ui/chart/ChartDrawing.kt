package app.hissho.ui.chart

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.hissho.engine.explain.Chart

/** How large the letters in a cell are. */
private const val LETTER = 0.56f
private const val NUMBER = 0.44f

private fun DrawScope.letters(text: String, height: Float, color: Color, weight: FontWeight, measurer: TextMeasurer): TextLayoutResult =
    measurer.measure(text, TextStyle(color, height.toSp(), weight, fontFeatureSettings = "tnum"), softWrap = false, maxLines = 1)

private fun DrawScope.drawAt(letters: TextLayoutResult, center: Offset) =
    drawText(letters, topLeft = center - Offset(letters.size.width / 2f, letters.size.height / 2f))

/** The numbers of the rows, below the line of the columns' numbers. */
internal fun DrawScope.drawRowNumbers(chart: Chart, cell: Float, ink: Color, measurer: TextMeasurer) {
    chart.cells().indices.forEach { row ->
        val number = letters("${chart.rows().first() + row}", cell * NUMBER, ink, FontWeight.Normal, measurer)
        drawAt(number, Offset(size.width / 2, cell * (row + 1.5f)))
    }
}

/** The numbers of the columns, above the cells. */
internal fun DrawScope.drawColumnNumbers(chart: Chart, cell: Float, ink: Color, measurer: TextMeasurer) {
    val first = chart.columns().first()
    val last = first + chart.cells().first().size - 1
    for (number in first..last) {
        val told = letters("$number", cell * NUMBER, ink, FontWeight.Normal, measurer)
        drawAt(told, Offset(cell * (number - first + 0.5f), cell / 2))
    }
}

internal fun DrawScope.drawCells(chart: Chart, cell: Float, paints: List<ChartPaint>, measurer: TextMeasurer) {
    val signs = chart.kinds().mapIndexed { index, kind ->
        letters(kind.sign(), cell * LETTER, paints[index % paints.size].ink, FontWeight.SemiBold, measurer)
    }
    val line = 1.dp.toPx()
    chart.cells().forEachIndexed { row, cells ->
        cells.forEachIndexed { column, kind ->
            if (kind.isPresent) {
                val paint = paints[kind.get() % paints.size]
                val bounds = Rect(Offset(cell * column, cell * (row + 1)), Size(cell, cell)).deflate(line / 2)
                drawRect(paint.fill, bounds.topLeft, bounds.size)
                drawRect(paint.line, bounds.topLeft, bounds.size, style = Stroke(line))
                drawAt(signs[kind.get()], bounds.center)
            }
        }
    }
}

/** The frame around the present state, set off from all colours of cells. */
internal fun DrawScope.drawHere(chart: Chart, here: Chart.Spot, cell: Float, frame: Color, around: Color) {
    val at = Offset(cell * (here.column() - chart.columns().first()), cell * (here.row() - chart.rows().first() + 1))
    val bounds = Rect(at, Size(cell, cell))
    drawRect(around, bounds.topLeft, bounds.size, style = Stroke(7.dp.toPx()))
    drawRect(frame, bounds.topLeft, bounds.size, style = Stroke(4.dp.toPx()))
}
