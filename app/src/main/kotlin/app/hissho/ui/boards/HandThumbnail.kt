package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.HandBoard.Card
import kotlin.math.min

/** More cannot be told apart in a small picture. */
private const val MOST_CARDS = 8

/** Small hands above and below and the table between them. */
internal fun DrawScope.drawHands(board: HandBoard, ink: PieceInk) {
    val rows = listOf(board.hands().getOrNull(1)?.cards().orEmpty(), board.table(), board.hands()[0].cards()).map { it.take(MOST_CARDS) }
    val gap = 3.dp.toPx()
    val height = (size.height - 2 * gap) / 3
    rows.forEachIndexed { row, cards -> drawRow(cards, Rect(0f, row * (height + gap), size.width, row * (height + gap) + height), ink) }
}

private fun DrawScope.drawRow(cards: List<Card>, room: Rect, ink: PieceInk) {
    if (cards.isEmpty()) return
    val card = Size(room.height / CARD_SHAPE, room.height)
    val step = if (cards.size == 1) 0f else min(card.width + 2.dp.toPx(), (room.width - card.width) / (cards.size - 1))
    val left = room.center.x - (card.width + step * (cards.size - 1)) / 2
    cards.forEachIndexed { index, it ->
        val strip = if (index == cards.lastIndex) card.width else min(step, card.width)
        drawCard(it, Rect(Offset(left + index * step, room.top), card), CardLook.Plain, ink, strip)
    }
}
