package app.hissho.ui.play

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Close
import androidx.compose.material3.Button
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.Outcome
import app.hissho.engine.explain.Charted
import app.hissho.engine.explain.Rung
import app.hissho.ui.common.SecondaryButton
import app.hissho.ui.common.say
import app.hissho.ui.heatmap.HeatmapIcon
import app.hissho.ui.play.PlayUiState.Playing
import app.hissho.ui.theme.HisshoColors
import app.hissho.ui.theme.HisshoTheme

/** Whether there is anything to say beside the board. */
internal val Playing.hasPanel: Boolean
    get() = busy != null || stalled != null || session.isOver || session.rung != null || session.lens

/** Scrolls by itself to a new rung of the hint ladder, unless that has a picture: the sentence that is on the board comes into view. */
@Composable
internal fun rememberPanelScroll(state: Playing): ScrollState {
    val scroll = rememberScrollState()
    val rung = state.session.rung
    val pictured = state.pictured?.let { state.illustrated[it].rung() == rung } ?: false
    LaunchedEffect(rung, pictured, scroll.maxValue) {
        if (rung != null && !pictured && scroll.maxValue != Int.MAX_VALUE) scroll.animateScrollTo(scroll.maxValue)
    }
    return scroll
}

/** What is said beside the board: the search under way, the result and its reason, hints, and what the lens shows. */
@Composable
internal fun PlayPanel(state: Playing, onEvent: (PlayEvent) -> Unit, modifier: Modifier = Modifier) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        state.busy?.let { BusyCard(it) { onEvent(PlayEvent.Cancel) } }
        state.stalled?.let { StalledCard(it, onEvent) }
        if (state.session.isOver) ResultCard(state, onEvent)
        if (state.session.lens && !state.session.isOver) LensCard(state, onEvent)
        state.session.rung?.let { HintCard(it, state, onEvent) }
    }
}

@Composable
private fun CardTitle(text: String, closeLabel: String, onClose: () -> Unit) {
    Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
        Text(text, Modifier.weight(1f).semantics { heading() }, style = MaterialTheme.typography.titleMedium)
        IconButton(onClose) { Icon(Icons.Default.Close, closeLabel) }
    }
}

@Composable
private fun StalledCard(stalled: Stalled, onEvent: (PlayEvent) -> Unit) = PanelCard("stalled") {
    val reason = stalled.reason
    if (reason == null) {
        Text(stringResource(R.string.play_stalled_cancelled))
    } else {
        Text(reason.say())
        Text(stringResource(R.string.play_stalled_perfect))
    }
    FlowRow(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
        OutlinedButton({ onEvent(PlayEvent.Retry) }) { Text(stringResource(R.string.play_try_again)) }
        Button({ onEvent(PlayEvent.Show(PlayDialog.CustomStart)) }) { Text(stringResource(R.string.play_other_start)) }
    }
}

@Composable
private fun HintCard(rung: Rung, state: Playing, onEvent: (PlayEvent) -> Unit) = PanelCard("hints") {
    CardTitle(
        stringResource(R.string.play_hint_title, rung.ordinal + 1, Rung.entries.size),
        stringResource(R.string.play_hint_hide),
    ) { onEvent(PlayEvent.HideHint) }
    when (val explanation = state.explanation) {
        null -> Unit
        is Finding.Unsolved -> Text(explanation.reason.say())
        is Finding.Found -> {
            ExplanationView(explanation.value.upTo(rung), pictures = state.pictures(onEvent))
            if (rung != Rung.MOVE) {
                TextButton({ onEvent(PlayEvent.Hint) }, Modifier.testTag("next-hint")) { Text(stringResource(R.string.play_hint_next)) }
            }
        }
    }
}

@Composable
private fun LensCard(state: Playing, onEvent: (PlayEvent) -> Unit) = PanelCard("lens-card") {
    CardTitle(stringResource(R.string.play_lens_title), stringResource(R.string.play_lens_hide)) { onEvent(PlayEvent.ToggleLens) }
    when (val lens = state.lens) {
        null -> Unit
        is Finding.Unsolved -> Text(lens.reason.say())
        is Finding.Found -> {
            LensContent(lens.value, onEvent)
            if (lens.value.pictures.isNotEmpty() && state.illustrated === lens.value.pictures) ExplanationView(state.illustrated, pictures = state.pictures(onEvent))
        }
    }
    if (state.session.match.game() is Charted<*, *>) {
        SecondaryButton(stringResource(R.string.chart_open), { onEvent(PlayEvent.OpenChart) }, Modifier.fillMaxWidth().testTag("open-chart"))
    }
}

/** What an outcome means for the player to move, and its colour. */
internal fun Outcome.told(colors: HisshoColors): Pair<Int, Color> = when (this) {
    Outcome.WIN -> R.string.play_lens_win to colors.win
    Outcome.LOSS -> R.string.play_lens_loss to colors.loss
    Outcome.DRAW -> R.string.play_lens_draw to colors.draw
    Outcome.OPEN -> R.string.play_lens_open to colors.draw
}

@Composable
private fun LensContent(lens: Lens, onEvent: (PlayEvent) -> Unit) {
    val colors = HisshoTheme.colors
    val (verdict, color) = lens.outcome.told(colors)
    Text(stringResource(verdict), color = color, style = MaterialTheme.typography.titleSmall)
    if (lens.bestCount > 0) {
        val moves = when (lens.outcome) {
            Outcome.DRAW -> R.plurals.play_lens_drawing
            Outcome.OPEN -> R.plurals.play_lens_best
            else -> R.plurals.play_lens_moves
        }
        Text(
            if (lens.allFound) pluralStringResource(moves, lens.bestCount, lens.bestCount)
            else stringResource(R.string.play_lens_many, lens.bestCount),
            style = MaterialTheme.typography.bodyMedium,
        )
    }
    if (lens.heatmap != null) {
        SecondaryButton(
            stringResource(R.string.heatmap_open, lens.heatmap.layers().joinToString(", ") { it.name() }),
            { onEvent(PlayEvent.Show(PlayDialog.Heatmap)) },
            Modifier.fillMaxWidth().testTag("heatmap"),
            HeatmapIcon,
        )
    }
    lens.table?.let { TableView(it) }
    if (lens.odds.isNotEmpty()) ExplanationView(lens.odds)
}

@Composable
private fun ResultCard(state: Playing, onEvent: (PlayEvent) -> Unit) = PanelCard("result") {
    val session = state.session
    val colors = HisshoTheme.colors
    val (text, color) = when (val winner = session.winner) {
        null -> stringResource(R.string.play_drawn) to colors.draw
        Mover.You -> stringResource(R.string.play_won) to colors.win
        Mover.Opponent -> stringResource(R.string.play_lost) to colors.loss
        else -> stringResource(R.string.play_player_won, winner.number) to colors.win
    }
    Verdict(text, color)
    score(state)?.let { Text(it, Modifier.testTag("score"), style = MaterialTheme.typography.titleMedium) }
    Text(session.type.text("goal").say(), style = MaterialTheme.typography.bodyLarge)
    when (val point = state.turningPoint) {
        null -> Unit
        is Finding.Unsolved -> Text(point.reason.say())
        is Finding.Found -> TurningPointView(state, point.value, onEvent)
    }
}

@Composable
private fun Verdict(text: String, color: Color) {
    Text(
        text,
        Modifier.testTag("verdict").semantics { heading(); liveRegion = LiveRegionMode.Assertive },
        color = color,
        style = MaterialTheme.typography.headlineSmall,
    )
}
