package app.hissho.ui.boards

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathMeasure
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.dp

/**
 * The lines between cards that an explanation speaks of, each with a dot at the card that it comes from and an arrow at
 * the card that it goes to. They grow in a quarter of a second. They lie over the hands and under what lies between
 * these, so no card is crossed out.
 */
@Composable
internal fun HandLinks(look: HandLook, plan: HandPlan, ink: PieceInk, modifier: Modifier) {
    if (look.links.isEmpty()) return
    val density = LocalDensity.current
    val lines = remember(look, plan, density) { handLines(look, plan, with(density) { 3.dp.toPx() }) }
    val growth = remember(look.links) { Animatable(0f) }
    LaunchedEffect(growth) { growth.animateTo(1f, tween(durationMillis = 250)) }
    val scheme = MaterialTheme.colorScheme
    Box(
        modifier.drawBehind {
            val pen = Pen(scheme.primary, scheme.onPrimary, ink)
            for (line in lines) drawLine(line, growth.value, pen)
            if (growth.value == 1f) for (line in lines) if (line.count > 1) drawCount(line, pen)
        },
    )
}

private class Pen(val color: Color, val onColor: Color, val ink: PieceInk)

/** A line with a rim of wood, which keeps it apart from other lines and from cards. */
private fun DrawScope.drawLine(line: HandLine, share: Float, pen: Pen) {
    val measure = PathMeasure().apply { setPath(line.path, false) }
    val drawn = Path().also { measure.getSegment(0f, measure.length * share, it) }
    drawPath(drawn, pen.ink.colors.board, style = round(5.5.dp.toPx()))
    drawCircle(pen.ink.colors.board, 5.5.dp.toPx(), line.from)
    if (share == 1f) drawPath(arrow(line), pen.ink.colors.board, style = round(3.dp.toPx()))
    drawPath(drawn, pen.color, style = round(2.5.dp.toPx()))
    drawCircle(pen.color, 4.dp.toPx(), line.from)
    if (share == 1f) drawPath(arrow(line), pen.color)
}

private fun round(width: Float) = Stroke(width, cap = StrokeCap.Round, join = StrokeJoin.Round)

private fun DrawScope.arrow(line: HandLine): Path {
    val half = 4.5.dp.toPx()
    val length = (if (line.upwards) -1 else 1) * 7.dp.toPx()
    return Path().apply {
        moveTo(line.to.x, line.to.y + length * 0.4f)
        lineTo(line.to.x - half, line.to.y - length * 0.6f)
        lineTo(line.to.x + half, line.to.y - length * 0.6f)
        close()
    }
}

/** How many equal pairs the line stands for, near the card it comes from. */
private fun DrawScope.drawCount(line: HandLine, pen: Pen) {
    val measure = PathMeasure().apply { setPath(line.path, false) }
    val at = measure.getPosition(measure.length * 0.24f)
    val text = 12.dp.toPx()
    val pill = Size(text * (0.9f + 0.62f * "×${line.count}".length), text * 1.4f)
    drawRoundRect(pen.color, at - Offset(pill.width / 2, pill.height / 2), pill, CornerRadius(pill.height / 2))
    drawCentered("×${line.count}", at, text, pen.onColor, pen.ink)
}

/** A pennant of this height; its pole stands at the left. */
internal fun DrawScope.drawFlag(topLeft: Offset, height: Float, color: Color) {
    val cloth = Path().apply {
        moveTo(topLeft.x, topLeft.y)
        lineTo(topLeft.x + height * 0.8f, topLeft.y + height * 0.3f)
        lineTo(topLeft.x, topLeft.y + height * 0.6f)
        close()
    }
    drawPath(cloth, color)
    drawLine(color, topLeft, topLeft + Offset(0f, height), height * 0.14f, StrokeCap.Round)
}
