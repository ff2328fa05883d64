package app.hissho.ui.exchange

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.cards.TrickExchanges
import app.hissho.engine.cards.TrickExchanges.Exchange
import app.hissho.ui.common.PaperCard
import app.hissho.ui.common.SecondaryButton
import app.hissho.ui.common.SectionTitle
import app.hissho.ui.common.say
import app.hissho.ui.heatmap.HeatmapIcon
import app.hissho.ui.play.BusyCard
import app.hissho.ui.play.Finding
import app.hissho.ui.play.PanelCard
import app.hissho.ui.theme.tabular

/** What the deal is worth for both leaders and, after an exchange, what that has changed and why. */
@Composable
internal fun WorthCard(state: ExchangeUiState, actions: ExchangeActions) {
    state.busy?.let { BusyCard(it, actions.onCancel) }
    if (state.stopped) {
        PanelCard("stopped") {
            Text(stringResource(R.string.exchange_stopped))
            SecondaryButton(stringResource(R.string.play_try_again), actions.onRetry, Modifier.testTag("retry"))
        }
    }
    when (val worth = state.worth) {
        null -> Unit
        is Finding.Unsolved -> PanelCard("worth") { Text(worth.reason.say()) }
        is Finding.Found -> PanelCard("worth") {
            Told(worth.value)
            SecondaryButton(
                stringResource(R.string.heatmap_open, worth.value.heatmap.layers().joinToString(", ") { it.name() }),
                { actions.onShow(ExchangeDialog.Heatmap) },
                Modifier.fillMaxWidth().testTag("heatmap"),
                HeatmapIcon,
            )
        }
    }
}

@Composable
private fun Told(worth: Worth) {
    val last = worth.last
    Text(
        if (last == null) stringResource(R.string.exchange_worth, worth.matrices.open())
        else stringResource(R.string.exchange_done, last.higher(), last.lower(), worth.matrices.open()),
        Modifier.testTag("worth-title").semantics { heading(); liveRegion = LiveRegionMode.Polite },
        style = MaterialTheme.typography.titleMedium,
    )
    if (last == null) {
        Line(stringResource(R.string.exchange_left_leads, "${worth.matrices.leftLeads()}"), "left-leads")
        Line(stringResource(R.string.exchange_right_leads, "${worth.matrices.rightLeads()}"), "right-leads")
    } else {
        Line(stringResource(R.string.exchange_left_leads, leftLeads(last)), "left-leads")
        Line(stringResource(R.string.exchange_right_leads, rightLeads(last)), "right-leads")
        last.theorem().forEach { Text(it.say(), style = MaterialTheme.typography.bodyLarge) }
    }
}

@Composable
private fun Line(text: String, tag: String) {
    Text(text, Modifier.testTag(tag), style = MaterialTheme.typography.titleLarge.tabular())
}

@Composable
private fun leftLeads(exchange: Exchange): String = change(exchange.matricesBefore().leftLeads(), exchange.matricesAfter().leftLeads())

@Composable
private fun rightLeads(exchange: Exchange): String = change(exchange.matricesBefore().rightLeads(), exchange.matricesAfter().rightLeads())

@Composable
private fun change(before: Int, after: Int): String = stringResource(R.string.exchange_change, before, after, TrickExchanges.signed(after - before))

/** Every exchange that can be made, with what it would change; a tap makes it. */
@Composable
internal fun AllExchanges(state: ExchangeUiState, actions: ExchangeActions) {
    val deal = state.trail?.deal ?: return
    when (val all = state.all) {
        null -> Unit
        is Finding.Unsolved -> Text(all.reason.say())
        is Finding.Found -> {
            SectionTitle(stringResource(R.string.exchange_all))
            val names = deal.cards().map { it.name() }
            all.value.forEach { exchange ->
                val place = names.indexOf("${exchange.higher()}")
                PaperCard({ actions.onExchange(place) }, Modifier.fillMaxWidth().testTag("all-$place")) { Summary(exchange) }
            }
        }
    }
}

@Composable
private fun Summary(exchange: Exchange) {
    Column(Modifier.fillMaxWidth().padding(12.dp, 8.dp), Arrangement.spacedBy(2.dp)) {
        Text(
            stringResource(R.string.exchange_pair, exchange.higher(), exchange.lower(), exchange.kindName().say()),
            style = MaterialTheme.typography.titleSmall,
        )
        FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
            val style = MaterialTheme.typography.bodyMedium.tabular()
            Text(stringResource(R.string.exchange_left_leads, leftLeads(exchange)), style = style)
            Text(stringResource(R.string.exchange_right_leads, rightLeads(exchange)), style = style)
        }
    }
}
