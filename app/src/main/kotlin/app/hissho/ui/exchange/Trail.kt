package app.hissho.ui.exchange

import androidx.compose.runtime.Immutable
import app.hissho.engine.BadInputException
import app.hissho.engine.cards.TrickDeal
import app.hissho.engine.catalog.Catalog
import kotlin.jvm.optionals.getOrNull

/**
 * A deal and the exchanges that were made on it, one after the other.
 *
 * @property places of each exchange, the place of the higher card
 */
@Immutable
internal class Trail private constructor(val start: TrickDeal, val places: List<Int>) {
    /** The deal after all exchanges. */
    val deal: TrickDeal = places.fold(start, TrickDeal::exchanged)

    /** The deal before the last exchange; null if there was none. */
    val before: TrickDeal? = if (places.isEmpty()) null else places.dropLast(1).fold(start, TrickDeal::exchanged)

    fun exchange(place: Int): Trail = if (deal.canExchange(place)) Trail(start, places + place) else this

    fun undo(): Trail = Trail(start, places.dropLast(1))

    fun reset(): Trail = Trail(start, emptyList())

    companion object {
        /** The trail that begins with a position; null if there is no deal in it. */
        fun of(gameId: String, position: String, places: List<Int> = emptyList()): Trail? = try {
            TrickDeal.of(Catalog.game(gameId), position).getOrNull()?.let { start ->
                places.fold(Trail(start, emptyList()), Trail::exchange)
            }
        } catch (_: BadInputException) {
            null
        }
    }
}
