package app.hissho.ui.boards

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import kotlin.math.ceil
import kotlin.math.max
import kotlin.math.sqrt

/** The least size of a place, gap included, that a finger hits. */
private val FINGER = 48.dp
private val LARGEST = 120.dp

/** From here on a spread is broader than high. */
private val BROAD = 600.dp
private const val BROADER = 1.8f

/**
 * How cards are spread out in rows. How many stand side by side depends on nothing but their number and the width, so that
 * a card keeps its place, which people remember, while words come and go. Cards are as large as the room allows, never wider
 * than high and never higher than a playing card. If there are too many for places that a finger can hit, the spread is
 * higher than its room.
 *
 * @property place the room of one card, with the gap around it
 */
internal data class SpreadPlan(val columns: Int, val place: DpSize, val scrolls: Boolean) {
    companion object {
        fun of(count: Int, width: Dp, height: Dp): SpreadPlan {
            val columns = columns(max(1, count), width)
            val rows = (max(1, count) + columns - 1) / columns
            val high = max(height / rows, FINGER)
            val wide = minOf(width / columns, high, LARGEST)
            return SpreadPlan(columns, DpSize(wide, minOf(high, wide * CARD_SHAPE)), scrolls = high * rows > height + 1.dp)
        }

        private fun columns(count: Int, width: Dp): Int =
            spreadColumns(count, if (width >= BROAD) BROADER else 1f).coerceIn(1, max(1, (width / FINGER).toInt()))

        private fun max(one: Dp, other: Dp): Dp = if (one > other) one else other
    }
}

/** How many of [count] cards stand side by side in a spread that is [broader] times as broad as high; full rows are preferred. */
internal fun spreadColumns(count: Int, broader: Float = 1f): Int {
    val square = ceil(sqrt(count * broader)).toInt()
    return if (count % square != 0 && count % (square + 1) == 0) square + 1 else square
}
