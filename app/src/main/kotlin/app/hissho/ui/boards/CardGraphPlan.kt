package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import kotlin.math.max

/**
 * Where the cards of two hands lie as vertices of a graph: one hand above, one below, and between them the table with
 * room for arrows. Cards are as large as the room allows; if even the smallest are too large, the picture is higher than
 * its room.
 */
internal class CardGraphPlan private constructor(private val seats: CardSeats, val card: Size, private val room: Size, gap: Float, reach: Float) {
    private val above = rows(seats.above.size, gap)
    private val below = rows(seats.below.size, gap)
    private val band = max(card.height + 2 * reach, room.height - above.height - below.height)

    val height: Float = above.height + band + below.height

    /** Where a card lies on the table. */
    val table: Rect = Rect(Offset((room.width - card.width) / 2, above.height - gap / 2 + (band - card.height) / 2), card)

    private fun rows(count: Int, least: Float): CardRows {
        val gap = ((room.width - count * card.width) / (count + 1)).coerceIn(least, max(least, card.width * WIDEST_GAP))
        return CardRows(count, room.width, card, card.width + gap, gap, card.height + least)
    }

    /** The place of a card in a hand. */
    fun place(seat: Seat, name: String): Rect = place(seat, seats.row(seat).indexOf(name))

    fun place(seat: Seat, index: Int): Rect = when (seat) {
        Seat.Above -> above.place(index, 0f)
        Seat.Below -> below.place(index, above.height + band)
        Seat.Table -> table
    }

    companion object {
        /** From cards that fill a tablet to those that a finger still meets; the lowest are for boards that are low. */
        private val SIZES = listOf(80, 72, 64, 56, 50).map { DpSize(it.dp, it.dp * CARD_SHAPE) } + DpSize(50.dp, 54.dp)
        private val GAP = 8.dp
        private val REACH = 36.dp
        private val LEAST_REACH = 20.dp
        private const val WIDEST_GAP = 0.7f

        fun of(seats: CardSeats, room: Size, density: Density): CardGraphPlan = with(density) {
            val plans = SIZES.asSequence().map { card ->
                CardGraphPlan(seats, card.toSize(), room, GAP.toPx(), if (card == SIZES.last()) LEAST_REACH.toPx() else REACH.toPx())
            }
            plans.firstOrNull { it.height <= room.height + 0.5f } ?: plans.last()
        }
    }
}
