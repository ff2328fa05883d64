package app.hissho.ui.boards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.unit.dp
import app.hissho.ui.theme.HisshoColors
import kotlin.math.ceil
import kotlin.math.max
import kotlin.math.min

/**
 * How a vertex or an edge looks for what can be done with it.
 *
 * @property height what is higher is drawn over the others
 */
internal sealed class PartLook(val height: Int) {
    /** Other parts can be touched now, this one cannot. */
    data object Unlit : PartLook(0)

    /** Nothing can be touched now. */
    data object Plain : PartLook(1)

    /** It can be touched. */
    data object Lit : PartLook(2)

    /** It is touched. */
    data object Chosen : PartLook(3)
}

/** Lines that cannot be touched now are weaker, but can still be followed. */
private const val WEAK = 0.5f
private const val GHOST = 0.6f

/** The way between two vertices, with a head where it is an arrow. */
internal fun DrawScope.drawEdge(picture: GraphPicture, edge: Int, colors: HisshoColors, look: PartLook, alpha: Float = 1f) {
    val directed = picture.board.edges()[edge].directed()
    val body = picture.body(edge)
    val width = picture.sizes.stroke * if (directed && look == PartLook.Lit) 1.6f else 1f
    val strength = alpha * if (look == PartLook.Unlit) WEAK else 1f
    val color = if (look == PartLook.Chosen) colors.yourMove else if (directed) colors.onBoard else colors.chip
    val head = if (directed) min(max(picture.sizes.radius * 0.6f, width * 2.4f), body.length * 0.6f) else 0f
    val line = if (directed) shaft(body, head) else body
    if (look == PartLook.Chosen) drawLine(line, colors.onBoard, width + 5.dp.toPx(), strength)
    drawLine(line, color, if (look == PartLook.Chosen) width + 1.5.dp.toPx() else width, strength)
    if (directed) drawHead(body, head, color, strength)
}

/** Where an edge was before the last move. */
internal fun DrawScope.drawEdgeGhost(picture: GraphPicture, edge: Int, colors: HisshoColors, shown: Float) {
    if (shown < 1f) translate(0f, shown * 12.dp.toPx()) { drawEdge(picture, edge, colors, PartLook.Plain, 1 - shown) }
    drawPath(picture.body(edge).path, colors.onBoard, GHOST * shown, Stroke(1.dp.toPx(), pathEffect = dashes()))
}

/** Where a vertex was before the last move. */
internal fun DrawScope.drawVertexGhost(picture: GraphPicture, vertex: Int, kind: GraphKind, colors: HisshoColors, shown: Float) {
    if (picture.board.vertices()[vertex].grounded()) return
    val bounds = picture.bounds(vertex)
    if (shown < 1f) translate(0f, shown * 12.dp.toPx()) { drawVertex(bounds, kind, colors, PartLook.Plain, false, 1 - shown) }
    drawRound(bounds.deflate(0.5.dp.toPx()), colors.onBoard, GHOST * shown, Stroke(1.dp.toPx(), pathEffect = dashes()))
}

private fun DrawScope.dashes() = PathEffect.dashPathEffect(floatArrayOf(4.dp.toPx(), 4.dp.toPx()))

/** A stone that is taken, a point that a token can stand on, or a joint of a drawing. */
internal fun DrawScope.drawVertex(bounds: Rect, kind: GraphKind, colors: HisshoColors, look: PartLook, token: Boolean, alpha: Float = 1f) {
    val rim = min(2.dp.toPx(), bounds.height / 10)
    if (look == PartLook.Chosen || (kind == GraphKind.Walk && look == PartLook.Lit)) {
        drawRound(bounds.inflate(rim * 2.5f), colors.onBoard, alpha, Stroke(rim))
    }
    val body = when {
        look == PartLook.Chosen -> colors.yourMove
        token || kind == GraphKind.Stones -> colors.chip
        else -> colors.board
    }
    drawRound(bounds, colors.board, alpha)
    val strength = if (look == PartLook.Unlit && !token) alpha * WEAK else alpha
    if (token || kind == GraphKind.Stones) {
        val shine = listOf(lerp(body, Color.White, 0.22f), body, lerp(body, Color.Black, 0.12f))
        drawRoundRect(
            Brush.verticalGradient(shine, bounds.top, bounds.bottom), bounds.topLeft, bounds.size, bounds.corners(), strength,
        )
        drawRound(bounds.deflate(rim / 2), colors.chipEdge, strength, Stroke(rim))
    } else {
        drawRound(bounds, body, strength)
        drawRound(bounds.deflate(rim / 2), colors.onBoard, strength, Stroke(if (look == PartLook.Lit) rim * 1.5f else rim))
    }
}

/** What a name is written with on [drawVertex]. */
internal fun nameColor(kind: GraphKind, colors: HisshoColors, look: PartLook, token: Boolean): Color = when {
    look == PartLook.Chosen -> colors.onYourMove
    token -> colors.onChip
    kind == GraphKind.Stones -> if (look == PartLook.Unlit) colors.onBoard else colors.onChip
    else -> colors.onBoard
}

/** ▲ on a small disc: the part that it is on wins; ◆ holds the draw. */
internal fun DrawScope.drawBadge(center: Offset, colors: HisshoColors, draw: Boolean) {
    val radius = 9.dp.toPx()
    drawCircle(colors.board, radius, center)
    drawCircle(colors.onBoard, radius, center, style = Stroke(1.dp.toPx()))
    val half = radius * 0.5f
    val shape = Path().apply {
        moveTo(center.x, center.y - half * 1.1f)
        lineTo(center.x + half * 1.15f, if (draw) center.y else center.y + half * 0.9f)
        if (draw) lineTo(center.x, center.y + half * 1.1f)
        lineTo(center.x - half * 1.15f, if (draw) center.y else center.y + half * 0.9f)
        close()
    }
    drawPath(shape, colors.onBoard)
}

/** A line across all that is [visible], with earth below it. */
internal fun DrawScope.drawEarth(y: Float, visible: Rect, colors: HisshoColors, depth: Float, pen: Float) {
    val step = depth * 0.8f
    val first = ceil((visible.left - depth) / step).toInt()
    val last = (visible.right / step).toInt() + 1
    for (i in first..last) {
        drawLine(colors.boardEdge, Offset(i * step + depth * 0.7f, y), Offset(i * step, y + depth), pen)
    }
    drawLine(colors.onBoard, Offset(visible.left, y), Offset(visible.right, y), pen * 1.5f)
}

private fun Rect.corners() = CornerRadius(min(width, height) / 2)

internal fun DrawScope.drawRound(bounds: Rect, color: Color, alpha: Float, stroke: Stroke? = null) {
    val style = stroke ?: androidx.compose.ui.graphics.drawscope.Fill
    drawRoundRect(color, bounds.topLeft, Size(bounds.width, bounds.height), bounds.corners(), style, alpha)
}
