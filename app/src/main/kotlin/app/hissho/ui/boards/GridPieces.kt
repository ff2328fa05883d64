package app.hissho.ui.boards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.GridBoard.Cell
import app.hissho.engine.board.GridBoard.Piece
import app.hissho.ui.theme.HisshoColors
import kotlin.math.min

/** What pieces are drawn with: colours, and letters in the language of the user. */
internal class PieceInk(val colors: HisshoColors, val measurer: TextMeasurer, val heads: String, val tails: String) {
    private val isLight = colors.board.luminance() > 0.4f

    /** Cards and white stones. */
    val paper: Color = if (isLight) lerp(colors.board, Color.White, 0.82f) else colors.chip
    val onPaper: Color = if (isLight) colors.onBoard else colors.onChip

    /** A square that a piece can go to. */
    val bright: Color = lerp(colors.board, Color.White, if (isLight) 0.5f else 0.16f)
    val chocolate: Color = if (isLight) Color(0xFF6A4326) else Color(0xFFA9764C)
    val onChocolate: Color = if (isLight) Color.White else Color(0xFF1E1208)
}

private const val DIMMED = 0.4f

/** A piece in the middle of [bounds]. A chosen one is vermilion, one that stands back is pale. */
internal fun DrawScope.drawPiece(cell: Cell, bounds: Rect, look: StoneLook, ink: PieceInk, alpha: Float = 1f) {
    val strength = if (look == StoneLook.Unlit) alpha * DIMMED else alpha
    val chosen = look == StoneLook.Chosen
    when (cell.piece()) {
        Piece.NONE, Piece.EMPTY, Piece.GAP -> Unit
        Piece.PIN -> drawPin(bounds, body(chosen, ink), ink, strength)
        Piece.POINT -> drawCircle(body(chosen, ink), pointRadius(bounds), bounds.center, strength)
        Piece.CROSS -> drawCross(bounds, if (chosen) ink.colors.yourMove else ink.colors.onBoard, strength)
        Piece.HEADS, Piece.TAILS -> drawCoin(bounds, cell.piece() == Piece.HEADS, chosen, ink, strength)
        Piece.CHIP -> drawChips(bounds, cell.count(), chosen, ink, strength)
        Piece.CARD -> drawCards(bounds, cell, chosen, ink, strength)
        Piece.BLACK, Piece.WHITE -> drawGoStone(bounds, cell.piece() == Piece.WHITE, chosen, ink, strength)
        Piece.QUEEN -> drawQueen(bounds, body(chosen, ink), ink, strength)
        Piece.LETTER_S -> drawLetter("S", bounds, chosen, ink, strength)
        Piece.LETTER_O -> drawLetter("O", bounds, chosen, ink, strength)
        Piece.CHOCOLATE -> drawChocolate(bounds, chosen, ink, strength)
        Piece.POISON -> {
            drawChocolate(bounds, chosen, ink, strength)
            drawSkull(bounds, ink.onChocolate, if (chosen) ink.colors.yourMove else ink.chocolate, strength)
        }
    }
}

private fun body(chosen: Boolean, ink: PieceInk) = if (chosen) ink.colors.yourMove else ink.colors.chip

/** How large round pieces are, in parts of the shorter side of their cell. */
private const val ROUND = 0.4f

internal fun pointRadius(bounds: Rect): Float = bounds.minDimension * 0.15f

/** Text whose letters are [height] high in the middle of a place, whatever font size the user likes. */
internal fun DrawScope.drawCentered(text: String, center: Offset, height: Float, color: Color, ink: PieceInk, alpha: Float = 1f, bold: Boolean = true) {
    val style = TextStyle(color, height.toSp(), if (bold) FontWeight.SemiBold else FontWeight.Normal, fontFeatureSettings = "tnum")
    val laid = ink.measurer.measure(text, style, softWrap = false, maxLines = 1)
    drawText(laid, topLeft = center - Offset(laid.size.width / 2f, laid.size.height / 2f), alpha = alpha)
}

private fun DrawScope.drawDisc(center: Offset, radius: Float, fill: Color, rim: Color, alpha: Float) {
    val shine = listOf(lerp(fill, Color.White, 0.2f), fill, lerp(fill, Color.Black, 0.1f))
    drawCircle(Brush.verticalGradient(shine, center.y - radius, center.y + radius), radius, center, alpha)
    val line = 1.5.dp.toPx()
    drawCircle(rim, radius - line / 2, center, alpha, Stroke(line))
}

private fun rim(chosen: Boolean, ink: PieceInk) = if (chosen) lerp(ink.colors.yourMove, ink.colors.onBoard, 0.6f) else ink.colors.chipEdge

/** Bowling: a round head on a neck and a belly. */
private fun DrawScope.drawPin(bounds: Rect, fill: Color, ink: PieceInk, alpha: Float) {
    val pin = pinPath(bounds)
    drawPath(pin, fill, alpha)
    drawPath(pin, ink.colors.chipEdge, alpha, Stroke(1.5.dp.toPx()))
    val box = pin.getBounds()
    val y = box.top + box.height * 0.33f
    drawLine(ink.colors.onChip, Offset(box.center.x - box.width * 0.17f, y), Offset(box.center.x + box.width * 0.17f, y), 2.dp.toPx(), alpha = alpha * 0.85f)
}

internal fun pinPath(bounds: Rect): Path {
    val height = min(bounds.height * 0.84f, bounds.width * 1.05f)
    val half = height * 0.19f
    val center = bounds.center.x
    val top = bounds.center.y - height / 2
    fun x(share: Float) = center + half * share
    fun y(share: Float) = top + height * share
    return Path().apply {
        moveTo(x(0f), y(0f))
        cubicTo(x(0.75f), y(0f), x(0.75f), y(0.16f), x(0.5f), y(0.3f))
        cubicTo(x(0.4f), y(0.42f), x(1f), y(0.5f), x(1f), y(0.68f))
        cubicTo(x(1f), y(0.84f), x(0.7f), y(1f), x(0.55f), y(1f))
        lineTo(x(-0.55f), y(1f))
        cubicTo(x(-0.7f), y(1f), x(-1f), y(0.84f), x(-1f), y(0.68f))
        cubicTo(x(-1f), y(0.5f), x(-0.4f), y(0.42f), x(-0.5f), y(0.3f))
        cubicTo(x(-0.75f), y(0.16f), x(-0.75f), y(0f), x(0f), y(0f))
        close()
    }
}

/** Heads are solid with a ring; tails are hollow. The letter tells it as well. */
private fun DrawScope.drawCoin(bounds: Rect, heads: Boolean, chosen: Boolean, ink: PieceInk, alpha: Float) {
    val radius = bounds.minDimension * ROUND
    val center = bounds.center
    val text = radius * 0.95f
    if (heads) {
        drawDisc(center, radius, body(chosen, ink), rim(chosen, ink), alpha)
        val on = if (chosen) ink.colors.onYourMove else ink.colors.onChip
        drawCircle(on, radius * 0.8f, center, alpha * 0.45f, Stroke(1.dp.toPx()))
        drawCentered(ink.heads, center, text, on, ink, alpha)
    } else {
        val line = if (chosen) ink.colors.yourMove else ink.colors.onBoard
        drawCircle(ink.bright, radius, center, alpha)
        drawCircle(line, radius - 1.dp.toPx(), center, alpha, Stroke(if (chosen) 3.dp.toPx() else 1.5.dp.toPx()))
        drawCentered(ink.tails, center, text, line, ink, alpha, bold = chosen)
    }
}

private fun DrawScope.drawChips(bounds: Rect, count: Int, chosen: Boolean, ink: PieceInk, alpha: Float) {
    val radius = bounds.minDimension * ROUND
    val lift = if (count > 1) radius * 0.16f else 0f
    for (below in min(count, 3) - 1 downTo 1) drawDisc(bounds.center + Offset(0f, lift * below), radius, body(chosen, ink), rim(chosen, ink), alpha)
    val center = bounds.center - Offset(0f, lift)
    drawDisc(center, radius, body(chosen, ink), rim(chosen, ink), alpha)
    if (count > 1) drawCentered("$count", center, radius, if (chosen) ink.colors.onYourMove else ink.colors.onChip, ink, alpha)
}

/** Cards of one kind, as many as are left, with their number in the middle. */
private fun DrawScope.drawCards(bounds: Rect, cell: Cell, chosen: Boolean, ink: PieceInk, alpha: Float) {
    val shift = bounds.width * 0.05f
    val count = min(cell.count(), 4)
    val size = Size(bounds.width * 0.74f, bounds.height * 0.76f)
    val left = bounds.center.x - (size.width + shift * (count - 1)) / 2
    val top = bounds.center.y - (size.height - shift * (count - 1)) / 2
    val corner = CornerRadius(bounds.width * 0.09f)
    for (index in count - 1 downTo 0) {
        val at = Offset(left + shift * index, top - shift * index)
        val front = chosen && index == 0
        drawRoundRect(if (front) ink.colors.yourMove else ink.paper, at, size, corner, alpha = alpha)
        drawRoundRect(ink.onPaper, at, size, corner, Stroke(1.dp.toPx()), alpha)
    }
    val center = Offset(left + size.width / 2, top + size.height / 2)
    val on = if (chosen) ink.colors.onYourMove else ink.onPaper
    drawCentered(cell.label().map { "$it" }.orElse(""), center - Offset(0f, size.height * 0.1f), size.width * 0.58f, on, ink, alpha)
    drawCentered("×${cell.count()}", center + Offset(0f, size.height * 0.3f), size.width * 0.28f, on, ink, alpha, bold = false)
}

/** White has an inner ring, so that it is not told by its colour alone. */
private fun DrawScope.drawGoStone(bounds: Rect, white: Boolean, chosen: Boolean, ink: PieceInk, alpha: Float) {
    val radius = bounds.minDimension * ROUND
    val fill = if (white) Color(0xFFF6F1E6) else Color(0xFF242428)
    val edge = if (white) Color(0xFF4A4333) else Color(0xFF8B8474)
    drawDisc(bounds.center, radius, fill, edge, alpha)
    if (white) drawCircle(edge, radius * 0.55f, bounds.center, alpha * 0.7f, Stroke(1.5.dp.toPx()))
    if (chosen) drawCircle(ink.colors.yourMove, radius + 1.dp.toPx(), bounds.center, alpha, Stroke(3.dp.toPx()))
}

/** A crown with five points. */
private fun DrawScope.drawQueen(bounds: Rect, fill: Color, ink: PieceInk, alpha: Float) {
    val half = bounds.minDimension * 0.36f
    val center = bounds.center
    fun at(x: Float, y: Float) = Offset(center.x + half * x, center.y + half * y)
    val points = listOf(at(-1f, -0.5f), at(-0.56f, -0.82f), at(0f, -0.95f), at(0.56f, -0.82f), at(1f, -0.5f))
    val valleys = listOf(at(-0.52f, 0f), at(-0.2f, -0.1f), at(0.2f, -0.1f), at(0.52f, 0f))
    val crown = Path().apply {
        moveTo(at(-0.7f, 0.9f).x, at(-0.7f, 0.9f).y)
        points.forEachIndexed { index, tip ->
            lineTo(tip.x, tip.y)
            valleys.getOrNull(index)?.let { lineTo(it.x, it.y) }
        }
        lineTo(at(0.7f, 0.9f).x, at(0.7f, 0.9f).y)
        close()
    }
    drawPath(crown, fill, alpha)
    drawPath(crown, ink.colors.chipEdge, alpha, Stroke(1.dp.toPx(), join = StrokeJoin.Round))
    for (tip in points) drawCircle(fill, half * 0.13f, tip, alpha)
    drawLine(ink.colors.onChip, at(-0.55f, 0.62f), at(0.55f, 0.62f), half * 0.12f, alpha = alpha * 0.8f)
}

private fun DrawScope.drawLetter(letter: String, bounds: Rect, chosen: Boolean, ink: PieceInk, alpha: Float) =
    drawCentered(letter, bounds.center, bounds.minDimension * 0.56f, if (chosen) ink.colors.yourMove else ink.colors.onBoard, ink, alpha)

private fun DrawScope.drawCross(bounds: Rect, color: Color, alpha: Float) {
    val arm = bounds.minDimension * 0.26f
    val line = bounds.minDimension * 0.1f
    val center = bounds.center
    drawLine(color, center - Offset(arm, arm), center + Offset(arm, arm), line, StrokeCap.Round, alpha = alpha)
    drawLine(color, center + Offset(-arm, arm), center + Offset(arm, -arm), line, StrokeCap.Round, alpha = alpha)
}

private fun DrawScope.drawChocolate(bounds: Rect, chosen: Boolean, ink: PieceInk, alpha: Float) {
    val block = bounds.deflate(bounds.minDimension * 0.04f)
    val fill = if (chosen) ink.colors.yourMove else ink.chocolate
    val corner = CornerRadius(bounds.minDimension * 0.12f)
    drawRoundRect(fill, block.topLeft, block.size, corner, alpha = alpha)
    val inner = block.deflate(block.minDimension * 0.16f)
    drawRoundRect(lerp(fill, Color.White, 0.14f), inner.topLeft, inner.size, corner, alpha = alpha)
    drawRoundRect(lerp(fill, Color.Black, 0.25f), inner.topLeft, inner.size, corner, Stroke(1.dp.toPx()), alpha)
}

private fun DrawScope.drawSkull(bounds: Rect, bone: Color, hole: Color, alpha: Float) {
    val unit = bounds.minDimension * 0.2f
    val head = bounds.center - Offset(0f, unit * 0.25f)
    drawCircle(bone, unit, head, alpha)
    drawRoundRect(bone, head + Offset(-unit * 0.55f, unit * 0.4f), Size(unit * 1.1f, unit * 1.05f), CornerRadius(unit * 0.2f), alpha = alpha)
    for (side in listOf(-1f, 1f)) drawCircle(hole, unit * 0.27f, head + Offset(side * unit * 0.4f, unit * 0.05f), alpha)
    for (tooth in listOf(-0.2f, 0.2f)) {
        val x = head.x + unit * tooth
        drawLine(hole, Offset(x, head.y + unit), Offset(x, head.y + unit * 1.45f), unit * 0.14f, alpha = alpha)
    }
}

/** A dashed line around what the last move changed, in the shape of what lies or lay there. */
internal fun DrawScope.drawTrace(cell: Cell, bounds: Rect, ink: PieceInk, alpha: Float) {
    val dash = Stroke(1.5.dp.toPx(), pathEffect = PathEffect.dashPathEffect(floatArrayOf(4.dp.toPx(), 3.dp.toPx())))
    val color = ink.colors.onBoard
    val box = bounds.deflate(bounds.minDimension * 0.05f)
    when (cell.piece()) {
        Piece.PIN -> drawPath(pinPath(bounds), color, alpha, dash)
        Piece.POINT -> drawCircle(color, pointRadius(bounds) * 1.3f, bounds.center, alpha, dash)
        Piece.HEADS, Piece.TAILS, Piece.CHIP, Piece.BLACK, Piece.WHITE, Piece.QUEEN ->
            drawCircle(color, bounds.minDimension * (ROUND + 0.06f), bounds.center, alpha, dash)
        else -> drawRoundRect(color, box.topLeft, box.size, CornerRadius(bounds.minDimension * 0.1f), dash, alpha)
    }
}

/** ▲ or ◆ with a halo that keeps it apart from what lies below: to touch this wins or holds the draw. */
internal fun DrawScope.drawBestMark(center: Offset, half: Float, diamond: Boolean, ink: PieceInk) {
    val mark = Path().apply {
        moveTo(center.x, center.y - half)
        if (diamond) lineTo(center.x + half, center.y)
        lineTo(if (diamond) center.x else center.x + half * 1.15f, center.y + half)
        lineTo(center.x - half * 1.15f, if (diamond) center.y else center.y + half)
        close()
    }
    drawPath(mark, ink.colors.board, style = Stroke(4.dp.toPx(), join = StrokeJoin.Round))
    drawPath(mark, if (diamond) ink.colors.draw else ink.colors.win)
}
