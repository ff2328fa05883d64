package app.hissho.ui.boards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.HandBoard.Card
import app.hissho.engine.board.SpreadBoard
import app.hissho.engine.board.SpreadBoard.Lies
import kotlin.math.min

/** A card face up. */
internal fun DrawScope.drawTurned(name: String, bounds: Rect, look: CardLook, ink: PieceInk) = drawCard(Card.of(name), bounds, look, ink)

/** A card face down with the number of its place and, if it is to be remembered, its name on a slip of paper. */
internal fun DrawScope.drawDown(name: String, number: Int, bounds: Rect, ink: PieceInk) {
    drawCard(Card.hidden(), bounds, CardLook.Plain, ink)
    val width = min(bounds.width, bounds.height)
    if (name.isNotEmpty()) {
        val slip = Size(width * 0.54f, width * 0.46f)
        val at = bounds.center - Offset(slip.width / 2, slip.height * 0.62f)
        drawRoundRect(ink.paper, at, slip, CornerRadius(width * 0.08f))
        val letter = min(width * 0.36f, slip.width * 1.5f / name.length)
        drawCentered(name, Rect(at, slip).center, letter, ink.onPaper, ink, alpha = 0.72f)
    }
    val plate = Size(width * (0.2f + 0.13f * number.toString().length), width * 0.29f)
    val corner = Offset(bounds.center.x - plate.width / 2, bounds.bottom - plate.height - width * 0.03f)
    drawRoundRect(ink.paper, corner, plate, CornerRadius(width * 0.06f))
    drawCentered(number.toString(), Rect(corner, plate).center, width * 0.22f, ink.onPaper, ink, bold = false)
}

/** Where a card lay that somebody has taken: a full dot for the first player, a ring for the second. */
internal fun DrawScope.drawTaken(name: String, bounds: Rect, first: Boolean, ink: PieceInk) {
    drawSlot(bounds.deflate(1.dp.toPx()), ink)
    val width = min(bounds.width, bounds.height)
    drawCentered(name, bounds.center - Offset(0f, width * 0.1f), width * 0.36f, ink.colors.onBoard, ink, alpha = 0.7f)
    val radius = width * 0.085f
    val dot = Offset(bounds.center.x, bounds.center.y + width * 0.28f)
    if (first) drawCircle(ink.colors.onBoard, radius, dot) else drawCircle(ink.colors.onBoard, radius, dot, style = Stroke(1.5.dp.toPx()))
}

/** More cannot be told apart in a small picture. */
private const val MOST_SHOWN = 24

/** A small spread that fills the picture. */
internal fun DrawScope.drawSpread(board: SpreadBoard, ink: PieceInk) {
    val places = board.places().take(MOST_SHOWN)
    if (places.isEmpty()) return
    val columns = spreadColumns(places.size)
    val rows = (places.size + columns - 1) / columns
    val width = min(size.width / columns, size.height / rows / CARD_SHAPE)
    val left = (size.width - width * columns) / 2
    val top = (size.height - width * CARD_SHAPE * rows) / 2
    places.forEachIndexed { index, place ->
        val at = Offset(left + width * (index % columns), top + width * CARD_SHAPE * (index / columns))
        val bounds = Rect(at, Size(width, width * CARD_SHAPE)).deflate(1.dp.toPx())
        when (place.lies()) {
            Lies.DOWN -> drawCard(Card.hidden(), bounds, CardLook.Plain, ink)
            Lies.UP, Lies.LINGERING -> drawTurned(place.name(), bounds, CardLook.Plain, ink)
            else -> Unit
        }
    }
}
