package app.hissho.ui.exchange

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.hissho.R
import app.hissho.engine.cards.TrickDeal
import app.hissho.engine.catalog.GameType
import app.hissho.ui.boards.lineIcon
import app.hissho.ui.common.SecondaryButton
import java.util.Optional

/** Two arrows, to and fro. */
internal val ExchangeIcon by lazy {
    lineIcon("exchange") {
        moveTo(4f, 8f)
        horizontalLineTo(19f)
        moveTo(15f, 4f)
        lineTo(19f, 8f)
        lineTo(15f, 12f)
        moveTo(20f, 16f)
        horizontalLineTo(5f)
        moveTo(9f, 12f)
        lineTo(5f, 16f)
        lineTo(9f, 20f)
    }
}

/** The way to the exchanges from the page of a game; nothing for games without such deals. */
@Composable
internal fun ExchangeEntry(type: GameType, onOpen: () -> Unit, modifier: Modifier = Modifier) {
    if (remember(type) { TrickDeal.isPlayedIn(type.game(Optional.empty())) }) {
        SecondaryButton(stringResource(R.string.exchange_title), onOpen, modifier.fillMaxWidth().testTag("exchange"), ExchangeIcon)
    }
}
