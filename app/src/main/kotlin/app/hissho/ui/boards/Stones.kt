package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.HeapBoard
import app.hissho.ui.theme.HisshoColors
import kotlin.math.min

/** How a stone looks for what can be done with it. */
internal sealed interface StoneLook {
    /** Nothing can be touched now, or this stone can. */
    data object Plain : StoneLook

    /** Other stones can be touched now, this one cannot. */
    data object Unlit : StoneLook

    /** It will be taken. */
    data object Chosen : StoneLook
}

private const val UNLIT_ALPHA = 0.4f

/** A stone seen from the side: a lens, lit from above, with a rim that keeps it apart from its neighbours. */
internal fun DrawScope.drawStone(bounds: Rect, colors: HisshoColors, look: StoneLook, alpha: Float = 1f) {
    val body = if (look == StoneLook.Chosen) colors.yourMove else colors.chip
    val rim = if (look == StoneLook.Chosen) lerp(colors.yourMove, colors.onBoard, 0.6f) else colors.chipEdge
    val strength = if (look == StoneLook.Unlit) alpha * UNLIT_ALPHA else alpha
    val shine = listOf(lerp(body, Color.White, 0.22f), body, lerp(body, Color.Black, 0.12f))
    drawOval(Brush.verticalGradient(shine, bounds.top, bounds.bottom), bounds.topLeft, bounds.size, strength)
    val line = min(1.5.dp.toPx(), bounds.height / 8)
    val inner = bounds.deflate(line / 2)
    drawOval(rim, inner.topLeft, inner.size, strength, Stroke(line))
}

/** Where a stone lay before the last move. */
internal fun DrawScope.drawGhost(bounds: Rect, colors: HisshoColors, alpha: Float) {
    val dash = PathEffect.dashPathEffect(floatArrayOf(4.dp.toPx(), 3.dp.toPx()))
    val inner = bounds.deflate(1.dp.toPx())
    drawOval(colors.onBoard, inner.topLeft, inner.size, alpha, Stroke(1.dp.toPx(), pathEffect = dash))
}

/** ▲ in the middle of a stone: to touch it wins. */
internal fun DrawScope.drawWinMark(bounds: Rect, colors: HisshoColors) {
    val half = min(bounds.height * 0.34f, 6.dp.toPx())
    val center = bounds.center
    val triangle = Path().apply {
        moveTo(center.x, center.y - half)
        lineTo(center.x + half * 1.15f, center.y + half)
        lineTo(center.x - half * 1.15f, center.y + half)
        close()
    }
    drawPath(triangle, colors.onChip)
}

/** The line that a heap stands on. */
internal fun DrawScope.drawGround(left: Float, right: Float, y: Float, colors: HisshoColors) {
    drawLine(colors.boardEdge, Offset(left, y), Offset(right, y), strokeWidth = 2.dp.toPx())
}

/** The strong line below a heap that is selected, which may have no stones to show it. */
internal fun DrawScope.drawSelected(floor: Float, colors: HisshoColors) {
    drawLine(colors.yourMove, Offset(0f, floor - 1.dp.toPx()), Offset(size.width, floor - 1.dp.toPx()), strokeWidth = 4.dp.toPx())
}

/** What a heap stands on, [rise] above the lower edge: the ground, a step, or the bottom of a box. */
internal fun DrawScope.drawBase(style: HeapBoard.Style, rise: Float, colors: HisshoColors) {
    val floor = size.height - rise
    if (style == HeapBoard.Style.STAIRS) {
        drawRect(lerp(colors.board, colors.boardEdge, 0.55f), Offset(0f, floor), Size(size.width, rise))
        drawLine(colors.onBoard, Offset(0f, floor), Offset(size.width, floor), 2.dp.toPx())
        drawLine(colors.onBoard, Offset(0f, floor), Offset(0f, size.height), 1.dp.toPx())
    }
    if (style == HeapBoard.Style.BOXES) {
        val side = 4.dp.toPx()
        val box = Path().apply {
            moveTo(side, 0f)
            lineTo(side, size.height - 1.dp.toPx())
            lineTo(size.width - side, size.height - 1.dp.toPx())
            lineTo(size.width - side, 0f)
        }
        drawPath(box, lerp(colors.board, colors.boardEdge, 0.3f))
        drawPath(box, colors.onBoard, style = Stroke(2.dp.toPx(), join = StrokeJoin.Round))
    }
    if (style == HeapBoard.Style.GROUND) drawGround(0f, size.width, floor - 1.dp.toPx(), colors)
}

/** The place of stone [index] (1 is the lowest) of a column around [center] that stands on [floor]. */
internal fun stoneBounds(center: Float, floor: Float, index: Int, width: Float, height: Float): Rect =
    Rect(Offset(center - width / 2, floor - index * height), Size(width, height * 0.96f))
