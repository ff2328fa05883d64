package app.hissho.ui.exchange

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material.icons.filled.Edit
import androidx.compose.material.icons.filled.PlayArrow
import androidx.compose.material.icons.filled.Refresh
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.Preset
import app.hissho.ui.common.PrimaryButton
import app.hissho.ui.common.SecondaryButton
import app.hissho.ui.common.isExpandedWidth
import app.hissho.ui.common.say
import app.hissho.ui.editor.OwnStartScreen
import app.hissho.ui.heatmap.HeatmapPanel
import app.hissho.ui.heatmap.HeatmapScreen
import app.hissho.ui.play.PlayIcons
import app.hissho.ui.play.valueOrNull
import kotlin.jvm.optionals.getOrNull

/**
 * A deal as one row of cards; neighbours change hands by taps, and what that does to the value is told with the theorem
 * about it. Side by side where there is room. It keeps no state of its own.
 */
@Composable
internal fun ExchangeScreen(state: ExchangeUiState, actions: ExchangeActions) {
    val deal = state.trail?.deal
    val heatmap = state.worth?.valueOrNull()?.heatmap
    when {
        deal != null && state.dialog == ExchangeDialog.OtherDeal -> OwnStartScreen(
            Catalog.type(deal.gameId()),
            onBack = { actions.onShow(null) },
            Preset(deal.gameId(), deal.text()),
            R.string.exchange_use,
            actions.onDeal,
        )
        heatmap != null && state.dialog == ExchangeDialog.Heatmap -> HeatmapScreen({ actions.onShow(null) }) {
            HeatmapPanel(heatmap, stringResource(R.string.exchange_left), stringResource(R.string.exchange_right))
        }
        else -> Explorer(state, actions)
    }
}

@Composable
private fun Explorer(state: ExchangeUiState, actions: ExchangeActions) {
    Scaffold(
        topBar = { TopBar(state.trail, actions) },
        bottomBar = { if (state.trail != null) PlayBar(state.trail, actions) },
        contentWindowInsets = WindowInsets.safeDrawing,
    ) { inner ->
        val pane = Modifier.fillMaxSize().padding(inner)
        when {
            state.trail == null -> Text(stringResource(R.string.exchange_none), pane.padding(24.dp))
            isExpandedWidth() -> Row(pane) {
                val half = Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState()).padding(16.dp, 8.dp)
                Column(half, Arrangement.spacedBy(12.dp)) {
                    DealPane(state, state.trail, actions)
                    WorthCard(state, actions)
                }
                Column(half, Arrangement.spacedBy(8.dp)) { AllExchanges(state, actions) }
            }
            else -> Column(pane.verticalScroll(rememberScrollState()).padding(16.dp, 8.dp), Arrangement.spacedBy(12.dp)) {
                DealPane(state, state.trail, actions)
                WorthCard(state, actions)
                AllExchanges(state, actions)
            }
        }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun TopBar(trail: Trail?, actions: ExchangeActions) {
    val exchanged = trail?.places.orEmpty().isNotEmpty()
    TopAppBar(
        title = { Text(stringResource(R.string.exchange_title), Modifier.semantics { heading() }, maxLines = 1) },
        navigationIcon = {
            IconButton(actions.onBack) { Icon(Icons.AutoMirrored.Filled.ArrowBack, stringResource(R.string.back)) }
        },
        actions = {
            IconButton(actions.onUndo, Modifier.testTag("exchange-undo"), exchanged) { Icon(PlayIcons.Undo, stringResource(R.string.play_undo)) }
            IconButton(actions.onReset, Modifier.testTag("exchange-reset"), exchanged) {
                Icon(Icons.Filled.Refresh, stringResource(R.string.exchange_reset))
            }
        },
    )
}

@Composable
private fun DealPane(state: ExchangeUiState, trail: Trail, actions: ExchangeActions) {
    val deal = trail.deal
    val given = Catalog.type(deal.gameId()).given(deal.gameId()).getOrNull()?.say()
    Text(
        listOfNotNull(given, stringResource(R.string.exchange_how)).joinToString(" "),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyLarge,
    )
    DealRow(deal, state.selected, actions.onCard)
    SecondaryButton(
        stringResource(R.string.exchange_other),
        { actions.onShow(ExchangeDialog.OtherDeal) },
        Modifier.fillMaxWidth().testTag("other-deal"),
        Icons.Filled.Edit,
    )
}

/** The one thing to press: play the deal as it stands. */
@Composable
private fun PlayBar(trail: Trail, actions: ExchangeActions) {
    Surface(color = MaterialTheme.colorScheme.surfaceContainerHigh) {
        PrimaryButton(
            stringResource(R.string.exchange_play),
            Icons.Filled.PlayArrow,
            onClick = { actions.onPlay(trail.deal.gameId(), trail.deal.text()) },
            modifier = Modifier
                .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal + WindowInsetsSides.Bottom))
                .padding(horizontal = 16.dp, vertical = 12.dp)
                .testTag("play-deal"),
        )
    }
}
