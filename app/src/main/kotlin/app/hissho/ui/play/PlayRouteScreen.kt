package app.hissho.ui.play

import android.animation.ValueAnimator
import android.content.Context
import android.content.Intent
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewmodel.compose.viewModel
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.hissho.HisshoApplication
import app.hissho.ui.common.LocalHapticsEnabled
import app.hissho.ui.common.LocalSoundEnabled
import app.hissho.ui.common.StoneClick
import app.hissho.ui.navigation.ChartRoute
import app.hissho.ui.navigation.PlayRoute

/** Time for a person to see the own move before the opponent answers. */
private const val THINKING_MILLIS = 600L

/** The screen of a match with what it needs from the rest of the app. */
@Composable
fun PlayRouteScreen(
    route: PlayRoute,
    onBack: () -> Unit,
    onExample: (String) -> Unit = { },
    onChart: (ChartRoute) -> Unit = { },
    onExchange: (gameId: String, position: String) -> Unit = { _, _ -> },
) {
    val context = LocalContext.current
    val application = context.applicationContext as HisshoApplication
    val viewModel = viewModel<PlayViewModel>(
        factory = viewModelFactory {
            initializer {
                PlayViewModel(route, createSavedStateHandle(), application.progress(), application.positions(), ::thinkingMillis)
            }
        },
    )
    val state by viewModel.state.collectAsStateWithLifecycle()
    if (LocalSoundEnabled.current) ClickOnMoves((state as? PlayUiState.Playing)?.session?.match?.played())
    val haptics = LocalHapticFeedback.current.takeIf { LocalHapticsEnabled.current }
    PlayScreen(
        state,
        { event ->
            when (event) {
                is PlayEvent.Tap -> haptics?.performHapticFeedback(HapticFeedbackType.SegmentTick)
                PlayEvent.Confirm -> haptics?.performHapticFeedback(HapticFeedbackType.Confirm)
                PlayEvent.OpenChart -> (state as? PlayUiState.Playing)?.session?.match?.let { match ->
                    onChart(ChartRoute(match.game().id(), match.visibleText()))
                }
                else -> Unit
            }
            viewModel.onEvent(event)
        },
        onBack,
        { position -> context.sharePosition(position) },
        onExample,
        onExchange,
    )
}

/** Lets every new move be heard, whoever makes it; moves that are taken back are silent. */
@Composable
private fun ClickOnMoves(played: Int?) {
    val click = remember { StoneClick() }
    var heard by remember { mutableStateOf(played) }
    DisposableEffect(click) { onDispose { click.close() } }
    LaunchedEffect(played) {
        val before = heard
        if (before != null && played != null && played > before) click.play()
        heard = played
    }
}

/** Whoever has switched animations off wants no staged pauses either. */
private fun thinkingMillis(): Long = if (ValueAnimator.areAnimatorsEnabled()) THINKING_MILLIS else 0

private fun Context.sharePosition(position: String) {
    val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, position)
    startActivity(Intent.createChooser(send, null))
}
