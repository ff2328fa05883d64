package app.hissho.ui.example

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowForward
import androidx.compose.material.icons.filled.Check
import androidx.compose.material.icons.filled.PlayArrow
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.common.PrimaryButton
import app.hissho.ui.common.SecondaryButton
import app.hissho.ui.common.say
import app.hissho.ui.example.ExampleUiState.Showing
import app.hissho.ui.play.ExplanationView
import app.hissho.ui.play.Pictures
import app.hissho.ui.theme.tabular

/** Where in the example one is, and what this step says. Every step starts at its first word. */
@Composable
internal fun ExampleWords(state: Showing, onPicture: (Int) -> Unit, modifier: Modifier) = key(state.step) {
    Column(
        modifier.fillMaxWidth().verticalScroll(rememberScrollState()).padding(16.dp, 8.dp),
        Arrangement.spacedBy(12.dp),
    ) {
        StepTitle(state)
        ExplanationView(state.scene.words(), pictures = Pictures(state.pictured, onShow = onPicture))
    }
}

/** The name of the step and its number. A screen reader is told all its sentences when the step comes. */
@Composable
private fun StepTitle(state: Showing) {
    val title = state.scene.stage().title().say()
    val number = stringResource(R.string.example_step, state.step + 1, state.steps)
    val spoken = (listOf(number, title) + state.scene.words().map { it.text().say() }).joinToString("\n")
    Column(
        Modifier.fillMaxWidth().testTag("step").clearAndSetSemantics {
            contentDescription = spoken
            liveRegion = LiveRegionMode.Polite
            heading()
        },
        Arrangement.spacedBy(8.dp),
    ) {
        LinearProgressIndicator({ (state.step + 1f) / state.steps }, Modifier.fillMaxWidth(), drawStopIndicator = { })
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Text(title, Modifier.weight(1f), style = MaterialTheme.typography.titleLarge)
            Text(number, color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.labelLarge.tabular())
        }
    }
}

/** Back and forth; after the last step, on to a match of one's own or back to the one that was left. */
@Composable
internal fun ExampleControls(state: Showing, actions: ExampleActions, modifier: Modifier) {
    Row(modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(12.dp)) {
        val half = Modifier.weight(1f).fillMaxHeight()
        SecondaryButton(stringResource(R.string.example_previous), actions.onPrevious, half, enabled = !state.isFirst)
        when {
            !state.isLast ->
                PrimaryButton(stringResource(R.string.example_next), Icons.AutoMirrored.Filled.ArrowForward, actions.onNext, half)
            state.playable ->
                PrimaryButton(stringResource(R.string.example_try), Icons.Filled.PlayArrow, { actions.onPlay(state.match) }, half)
            else -> PrimaryButton(stringResource(R.string.example_done), Icons.Filled.Check, actions.onBack, half)
        }
    }
}
