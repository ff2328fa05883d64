package app.hissho.ui.boards

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
import androidx.compose.ui.unit.dp
import app.hissho.ui.theme.HisshoColors

/** Words on a graph. Each is laid out once: a large graph has hundreds of names. */
internal class GraphLabels(private val measurer: TextMeasurer, private val style: TextStyle) {
    private val known = HashMap<Pair<String, Float>, TextLayoutResult>()

    /** @param size of the letters in pixels */
    private fun DrawScope.laidOut(text: String, size: Float): TextLayoutResult {
        if (known.size > MOST_KNOWN) known.clear()
        return known.getOrPut(text to size) {
            measurer.measure(text, style.copy(fontSize = size.toSp(), lineHeight = size.toSp()), softWrap = false, maxLines = 1)
        }
    }

    /** Writes [text] around [center], smaller if it is wider than [width]. */
    fun draw(scope: DrawScope, text: String, center: Offset, size: Float, width: Float, color: Color) = with(scope) {
        val wide = laidOut(text, size)
        val fitting = if (wide.size.width <= width) wide else laidOut(text, size * width / wide.size.width)
        drawText(fitting, color, center - Offset(fitting.size.width / 2f, fitting.size.height / 2f))
    }

    /** Writes [text] on a plate of wood at [place], which is told how large the plate is. */
    fun drawPlate(scope: DrawScope, text: String, size: Float, colors: HisshoColors, place: (Size) -> Offset) = with(scope) {
        val words = laidOut(text, size)
        val plate = Size(words.size.width + 16.dp.toPx(), words.size.height + 4.dp.toPx())
        val bounds = Rect(place(plate), plate)
        drawRound(bounds, colors.board, 0.9f)
        drawRound(bounds, colors.boardEdge, 1f, Stroke(1.dp.toPx()))
        drawText(words, colors.onBoard, bounds.center - Offset(words.size.width / 2f, words.size.height / 2f))
    }

    private companion object {
        const val MOST_KNOWN = 2000
    }
}
