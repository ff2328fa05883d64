package app.hissho.ui.boards

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import kotlin.math.max

/** The least size of a place, gap included, that a finger hits. */
private val FINGER = 50.dp

/** The width and height of the places of a spread that is larger than its room, and scrolls. */
private val SCROLLED = DpSize(56.dp, 68.dp)
private val LARGEST = 104.dp

/**
 * How cards are spread out in rows: as large as the room allows, never wider than high and never higher than a playing
 * card. If there are too many for places that a finger can hit, the spread is higher than its room.
 *
 * @property place the room of one card, with the gap around it
 */
internal data class SpreadPlan(val columns: Int, val place: DpSize, val scrolls: Boolean) {
    companion object {
        fun of(count: Int, width: Dp, height: Dp): SpreadPlan {
            val most = max(1, (width / FINGER).toInt())
            val best = (1..minOf(most, count.coerceAtLeast(1))).map { columns -> fitting(columns, count, width, height) }.maxBy { it.place.area }
            if (best.place.height >= FINGER) return best
            val columns = max(1, (width / SCROLLED.width).toInt())
            return SpreadPlan(columns, DpSize(width / columns, SCROLLED.height), scrolls = true)
        }

        private fun fitting(columns: Int, count: Int, width: Dp, height: Dp): SpreadPlan {
            val rows = (count + columns - 1) / columns
            val high = height / rows.coerceAtLeast(1)
            val wide = minOf(width / columns, high, LARGEST).coerceAtLeast(1.dp)
            return SpreadPlan(columns, DpSize(wide, minOf(high, wide * CARD_SHAPE)), scrolls = false)
        }

        private val DpSize.area: Float get() = width.value * height.value
    }
}
