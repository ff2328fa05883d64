package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Fill
import androidx.compose.ui.graphics.drawscope.Stroke
import kotlin.math.max

/** A line along a curve. */
internal fun DrawScope.drawLine(curve: Curve, color: Color, width: Float, alpha: Float, dashes: PathEffect? = null) {
    drawPath(curve.path, color, alpha, Stroke(width, cap = StrokeCap.Round, join = StrokeJoin.Round, pathEffect = dashes))
}

/** What of an arrow along [body] is line, if its head is [head] long. */
internal fun shaft(body: Curve, head: Float): Curve = if (body.length > 0f) body.part(0f, 1 - head * 0.7f / body.length) else body

/** The head at the end of [body], [size] long; an outline if [pen] is given. */
internal fun DrawScope.drawHead(body: Curve, size: Float, color: Color, alpha: Float, pen: Float? = null) {
    if (body.length <= 0f) return
    val tip = body.at(1f)
    val way = tip - body.at(1 - size / body.length)
    val along = way / max(way.getDistance(), 1e-3f) * size
    val side = Offset(-along.y, along.x) * 0.5f
    val head = Path().apply {
        moveTo(tip.x, tip.y)
        (tip - along + side).let { lineTo(it.x, it.y) }
        (tip - along + -side).let { lineTo(it.x, it.y) }
        close()
    }
    drawPath(head, color, alpha, if (pen == null) Fill else Stroke(pen, join = StrokeJoin.Round))
}
