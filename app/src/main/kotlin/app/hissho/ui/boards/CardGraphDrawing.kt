package app.hissho.ui.boards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.HandBoard.Arrow
import kotlin.math.min

private const val HEAD = 4.6f

private val PartLook.width: Dp
    get() = when (this) {
        PartLook.Unlit -> 1.25.dp
        PartLook.Plain -> 1.75.dp
        PartLook.Lit -> 2.5.dp
        PartLook.Chosen -> 3.dp
    }

private val PartLook.strength: Float
    get() = when (this) {
        PartLook.Unlit -> 0.4f
        PartLook.Plain -> 0.85f
        PartLook.Lit, PartLook.Chosen -> 1f
    }

/** Dashed if it leads only from the turned card, with an open head if the card put along it is turned. */
internal fun DrawScope.drawCardArrow(arrow: Arrow, body: Curve, look: PartLook, ink: PieceInk) {
    val color = if (look == PartLook.Chosen) ink.colors.yourMove else ink.colors.onBoard
    val width = look.width.toPx()
    val head = min(width * HEAD + 2.dp.toPx(), body.length * 0.7f)
    val dashes = if (arrow.whenTurned()) PathEffect.dashPathEffect(floatArrayOf(width * 3, width * 2.6f)) else null
    val line = if (arrow.turns()) body.part(0f, (1 - head / body.length.coerceAtLeast(1f)).coerceAtLeast(0f)) else shaft(body, head)
    if (look.standsOut) drawLine(line, ink.colors.board, width + 4.dp.toPx(), 0.8f)
    drawLine(line, color, width, look.strength, dashes)
    drawHead(body, head, color, look.strength, if (arrow.turns()) width * 0.8f else null)
}

/** The cloth below the card on the table, so that it stands out and its place is known while it is empty. */
internal fun DrawScope.drawCloth(table: Rect, ink: PieceInk) {
    val cloth = table.inflate(10.dp.toPx())
    drawRoundRect(ink.colors.boardEdge, cloth.topLeft, cloth.size, CornerRadius(14.dp.toPx()), alpha = 0.55f)
}

/** The place of a card that is gone, with its name. */
internal fun DrawScope.drawGone(name: String, bounds: Rect, ink: PieceInk) {
    drawSlot(bounds, ink)
    val height = min(bounds.width * 0.3f, bounds.width * 0.8f / (name.length * 0.62f))
    drawCentered(name, bounds.center, height, ink.colors.onBoard.copy(alpha = 0.7f), ink, bold = false)
}
