package app.hissho.ui.boards

import app.hissho.engine.board.HandBoard
import kotlin.math.abs

/**
 * Which place of its player’s row every card has, by name, so that no card moves when others come or go.
 *
 * @property above the places of the upper hand from the left; null where none has ever been
 * @property below those of the lower hand
 */
internal class CardSeats(val above: List<String?>, val below: List<String?>) {
    fun row(seat: Seat): List<String?> = when (seat) {
        Seat.Above -> above
        Seat.Below -> below
        Seat.Table -> emptyList()
    }

    /** The same places for hands that were changed: a new card gets the free place nearest to the middle. */
    fun changed(above: List<String>, below: List<String>): CardSeats = CardSeats(changed(this.above, above), changed(this.below, below))

    companion object {
        /** So many cards lie beside each other on any phone. */
        private const val USUAL = 5

        /** The places that the cards had at the start of the match; if that had other cards, those that they have now. */
        fun ofMatch(start: HandBoard, look: HandLook): CardSeats {
            val (first, second) = start.hands().map { hand -> hand.names() }
            val above = look.hand(Seat.Above)?.names().orEmpty()
            val below = look.hand(Seat.Below)?.names().orEmpty()
            return when {
                second.containsAll(above) && first.containsAll(below) -> CardSeats(second, first)
                first.containsAll(above) && second.containsAll(below) -> CardSeats(first, second)
                else -> CardSeats(above, below)
            }
        }

        /** Cards in the middle of some free places. */
        fun ofDraft(above: List<String>, below: List<String>): CardSeats = CardSeats(withRoom(above), withRoom(below))

        private fun withRoom(names: List<String>): List<String?> {
            val side = List<String?>(((USUAL - names.size) / 2).coerceAtLeast(0)) { null }
            return side + names + side
        }

        private fun changed(places: List<String?>, names: List<String>): List<String?> {
            if (places.none { it in names }) return withRoom(names)
            val kept = places.mapTo(ArrayList()) { name -> name?.takeIf { it in names } }
            for (name in names - kept.toSet()) {
                if (null !in kept) {
                    kept.add(0, null)
                    kept.add(null)
                }
                val middle = (kept.size - 1) / 2f
                kept[kept.indices.filter { kept[it] == null }.minBy { abs(it - middle) }] = name
            }
            return kept
        }
    }
}

/** The places of cards on a board that is being changed, from one draft to the next. */
internal class DraftSeats {
    private var last: CardSeats? = null

    fun of(above: List<String>, below: List<String>): CardSeats =
        (last?.changed(above, below) ?: CardSeats.ofDraft(above, below)).also { last = it }
}

internal fun HandBoard.Hand.names(): List<String> = cards().map { it.name() }
