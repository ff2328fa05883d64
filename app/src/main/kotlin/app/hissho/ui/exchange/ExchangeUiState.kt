package app.hissho.ui.exchange

import androidx.compose.runtime.Immutable
import app.hissho.engine.cards.TrickExchanges.Exchange
import app.hissho.engine.cards.TrickMatrices
import app.hissho.engine.explain.Heatmap
import app.hissho.ui.play.Busy
import app.hissho.ui.play.Finding

/** What covers the deal. */
internal sealed interface ExchangeDialog {
    data object OtherDeal : ExchangeDialog

    data object Heatmap : ExchangeDialog

    companion object {
        /** The dialog with the name that its `toString` gave. */
        fun named(name: String): ExchangeDialog? = listOf(OtherDeal, Heatmap).find { it.toString() == name }
    }
}

/**
 * What a deal is worth.
 *
 * @property last what the last exchange did; null before the first
 */
@Immutable
internal data class Worth(val matrices: TrickMatrices, val last: Exchange?, val heatmap: Heatmap)

/**
 * What the screen of exchanges shows.
 *
 * @property trail null if there is no deal to show
 * @property selected the place of the card that was tapped first
 * @property worth null while it is not known
 * @property all every exchange that can be made now; null while they are not known
 * @property busy a search that lasts long enough to be shown
 * @property stopped whether the user stopped the search
 */
@Immutable
internal data class ExchangeUiState(
    val trail: Trail?,
    val selected: Int? = null,
    val dialog: ExchangeDialog? = null,
    val worth: Finding<Worth>? = null,
    val all: Finding<List<Exchange>>? = null,
    val busy: Busy? = null,
    val stopped: Boolean = false,
)

/** What the user can do with a deal. */
internal class ExchangeActions(
    val onCard: (place: Int) -> Unit = {},
    val onExchange: (place: Int) -> Unit = {},
    val onUndo: () -> Unit = {},
    val onReset: () -> Unit = {},
    val onShow: (ExchangeDialog?) -> Unit = {},
    val onDeal: (gameId: String, position: String) -> Unit = { _, _ -> },
    val onCancel: () -> Unit = {},
    val onRetry: () -> Unit = {},
    val onPlay: (gameId: String, position: String) -> Unit = { _, _ -> },
    val onBack: () -> Unit = {},
)
