package app.hissho.ui.boards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.HandBoard.Card
import app.hissho.ui.theme.LightHisshoColors
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.min
import kotlin.math.sin

/** How a card is shown. */
internal sealed interface CardLook {
    /** As it lies there. */
    data object Plain : CardLook

    /** It can be played. */
    data object Lit : CardLook

    /** Others can be played, this one cannot. */
    data object Unlit : CardLook

    /** It is the one to play. */
    data object Chosen : CardLook
}

private const val ROUNDING = 0.11f

/**
 * A card that fills [bounds]. What is printed on it stands in the [strip] on its left if another card lies over the
 * rest. Points have a star and a second frame, a turned card an
 * arrow that goes round; equal cards lie on each other with their number.
 */
internal fun DrawScope.drawCard(card: Card, bounds: Rect, look: CardLook, ink: PieceInk, strip: Float = bounds.width) {
    val corner = CornerRadius(bounds.width * ROUNDING)
    val sheet = bounds.width * 0.045f
    for (below in min(card.count(), 3) - 1 downTo 1) drawSheet(bounds.translate(sheet * below, -sheet * below), corner, CardLook.Plain, ink)
    drawRoundRect(Color.Black.copy(alpha = 0.18f), bounds.topLeft + Offset(0f, 1.5.dp.toPx()), bounds.size, corner)
    drawSheet(bounds, corner, look, ink)
    if (!card.faceUp()) {
        drawBack(bounds, corner, ink)
        return
    }
    // Paper is light in both themes, and so is not legible in the vermilion of the dark one.
    val print = when (look) {
        CardLook.Chosen -> LightHisshoColors.yourMove
        CardLook.Unlit -> lerp(ink.onPaper, ink.colors.board, 0.42f)
        else -> ink.onPaper
    }
    if (card.points()) {
        val frame = bounds.deflate(bounds.width * 0.07f)
        drawRoundRect(print, frame.topLeft, frame.size, corner * 0.6f, Stroke(1.dp.toPx()))
    }
    drawPrint(card, bounds, strip, print, ink)
}

private operator fun CornerRadius.times(share: Float) = CornerRadius(x * share, y * share)

private fun DrawScope.drawSheet(bounds: Rect, corner: CornerRadius, look: CardLook, ink: PieceInk) {
    val paper = if (look == CardLook.Unlit) lerp(ink.paper, ink.colors.board, 0.6f) else ink.paper
    drawRoundRect(paper, bounds.topLeft, bounds.size, corner)
    val (edge, line) = when (look) {
        CardLook.Chosen -> ink.colors.yourMove to 3.dp
        CardLook.Lit -> ink.onPaper to 2.dp
        CardLook.Plain -> ink.onPaper to 1.dp
        CardLook.Unlit -> lerp(ink.onPaper, ink.colors.board, 0.5f) to 1.dp
    }
    val inner = bounds.deflate(line.toPx() / 2)
    drawRoundRect(edge, inner.topLeft, inner.size, corner, Stroke(line.toPx()))
}

/** The name large in the middle and small in two corners, or only large if there is no more room. */
private fun DrawScope.drawPrint(card: Card, bounds: Rect, strip: Float, print: Color, ink: PieceInk) {
    val whole = strip > bounds.width * 0.94f
    val middle = Offset(bounds.left + (if (whole) bounds.width else strip) / 2, bounds.center.y)
    val extra = card.points() || card.count() > 1 || card.turned()
    val letters = card.name().length.coerceAtLeast(1)
    val room = if (whole) bounds.width * 0.86f else strip * 0.86f
    val height = min(min(bounds.width * 0.56f, bounds.height * if (extra) 0.42f else 0.6f), room / (letters * 0.62f))
    val lift = if (extra) bounds.height * 0.1f else 0f
    drawCentered(card.name(), middle - Offset(0f, lift), height, print, ink)
    if (extra) {
        val at = middle + Offset(0f, bounds.height * 0.25f)
        val size = min(min(bounds.width * 0.17f, bounds.height * 0.15f), strip * 0.24f)
        if (card.turned()) drawTurn(at, size, print)
        if (card.points()) drawStar(if (card.count() > 1) at - Offset(size, 0f) else at, size, print)
        if (card.count() > 1) drawCentered("×${card.count()}", if (card.points()) at + Offset(size, 0f) else at, size * 1.5f, print, ink)
    }
    if (whole && letters <= 2 && !card.turned() && bounds.width > 40.dp.toPx() && bounds.height > bounds.width * 1.2f) {
        val inset = Offset(bounds.width * 0.17f, bounds.width * 0.17f)
        drawCentered(card.name(), bounds.topLeft + inset, bounds.width * 0.18f, print, ink, bold = false)
        rotate(180f, bounds.center) { drawCentered(card.name(), bounds.topLeft + inset, bounds.width * 0.18f, print, ink, bold = false) }
    }
}

/** An arrow that goes round: the card lies turned. */
private fun DrawScope.drawTurn(center: Offset, radius: Float, color: Color) {
    val pen = radius * 0.26f
    drawArc(color, -40f, 280f, false, center - Offset(radius, radius), Size(2 * radius, 2 * radius), style = Stroke(pen))
    val end = center + Offset(-cos(PI / 3).toFloat(), -sin(PI / 3).toFloat()) * radius
    val head = Path().apply {
        moveTo(end.x + pen * 2.4f, end.y - pen * 1.4f)
        lineTo(end.x - pen * 1.2f, end.y - pen * 1.8f)
        lineTo(end.x + pen * 0.6f, end.y + pen * 1.8f)
        close()
    }
    drawPath(head, color)
}

/** Five points. */
private fun DrawScope.drawStar(center: Offset, radius: Float, color: Color) {
    val star = Path()
    for (corner in 0 until 10) {
        val reach = if (corner % 2 == 0) radius else radius * 0.42f
        val angle = PI * (corner / 5.0 - 0.5)
        val at = center + Offset((cos(angle) * reach).toFloat(), (sin(angle) * reach).toFloat())
        if (corner == 0) star.moveTo(at.x, at.y) else star.lineTo(at.x, at.y)
    }
    star.close()
    drawPath(star, color)
}

/** The lattice on the back of a card. */
private fun DrawScope.drawBack(bounds: Rect, corner: CornerRadius, ink: PieceInk) {
    val field = bounds.deflate(bounds.width * 0.09f)
    val mesh = bounds.width * 0.14f
    clipPath(Path().apply { addRoundRect(RoundRect(field, corner * 0.6f)) }) {
        drawRect(lerp(ink.colors.boardEdge, ink.colors.board, 0.25f), field.topLeft, field.size)
        var from = field.left - field.height
        while (from < field.right) {
            val line = 1.dp.toPx()
            drawLine(ink.paper, Offset(from, field.top), Offset(from + field.height, field.bottom), line)
            drawLine(ink.paper, Offset(from, field.bottom), Offset(from + field.height, field.top), line)
            from += mesh
        }
    }
}

/** Where a card may be laid. */
internal fun DrawScope.drawSlot(bounds: Rect, ink: PieceInk) {
    val dash = PathEffect.dashPathEffect(floatArrayOf(5.dp.toPx(), 4.dp.toPx()))
    drawRoundRect(
        ink.colors.onBoard,
        bounds.topLeft,
        Size(bounds.width, bounds.height),
        CornerRadius(bounds.width * ROUNDING),
        Stroke(1.5.dp.toPx(), pathEffect = dash),
        alpha = 0.55f,
    )
}
