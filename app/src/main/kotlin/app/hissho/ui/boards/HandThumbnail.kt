package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.HandBoard.Card
import app.hissho.engine.board.Part
import kotlin.math.min

/** More cannot be told apart in a small picture. */
private const val MOST_CARDS = 8

/** Small hands above and below and the table between them. */
internal fun DrawScope.drawHands(board: HandBoard, ink: PieceInk) {
    val rows = listOf(board.hands().getOrNull(1)?.cards().orEmpty(), board.table(), board.hands()[0].cards()).map { it.take(MOST_CARDS) }
    val gap = 3.dp.toPx()
    val height = (size.height - 2 * gap) / 3
    val places = rows.mapIndexed { row, cards -> row(cards.size, Rect(0f, row * (height + gap), size.width, row * (height + gap) + height)) }
    drawArrows(board, places, ink)
    rows.zip(places) { cards, row ->
        cards.zip(row).forEachIndexed { index, (card, place) ->
            val strip = if (index == cards.lastIndex) place.width else min(row[index + 1].left - place.left, place.width)
            drawCard(card, place, CardLook.Plain, ink, strip)
        }
    }
}

private fun DrawScope.row(count: Int, room: Rect): List<Rect> {
    val card = Size(room.height / CARD_SHAPE, room.height)
    val step = if (count < 2) 0f else min(card.width + 2.dp.toPx(), (room.width - card.width) / (count - 1))
    val left = room.center.x - (card.width + step * (count - 1)) / 2
    return List(count) { Rect(Offset(left + it * step, room.top), card) }
}

/** Thin lines: how the hands hang together, not which way. */
private fun DrawScope.drawArrows(board: HandBoard, rows: List<List<Rect>>, ink: PieceInk) {
    val place = { part: Part -> rows[when (part.group()) { 0 -> 2; 1 -> 0; else -> 1 }].getOrNull(part.index()) }
    board.arrows().orElse(emptyList()).filter { it.usable() }.forEach { arrow ->
        val from = place(arrow.from()) ?: return@forEach
        val to = place(arrow.to()) ?: return@forEach
        drawLine(ink.colors.onBoard, from.center, to.center, 1.dp.toPx(), alpha = 0.6f)
    }
}
