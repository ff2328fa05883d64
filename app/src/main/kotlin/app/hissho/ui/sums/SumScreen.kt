package app.hissho.ui.sums

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material.icons.filled.PlayArrow
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
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.hissho.R
import app.hissho.ui.common.PrimaryButton
import app.hissho.ui.common.isExpandedWidth
import app.hissho.ui.common.say
import app.hissho.ui.library.EDGE
import app.hissho.ui.library.GameEntry
import app.hissho.ui.navigation.PlayRoute

/** What the user can do where a sum is put together. */
class SumActions(
    val onAdd: (GameEntry) -> Unit = {},
    val onEdit: (place: Int?) -> Unit = {},
    val onChange: (place: Int, start: Int) -> Unit = { _, _ -> },
    val onRemove: (place: Int) -> Unit = {},
    val onShuffle: () -> Unit = {},
    val onPlay: (PlayRoute) -> Unit = {},
    val onBack: () -> Unit = {},
)

/** Below this height, times the user's font scale, the chosen games scroll away with the list. */
private val HIGH_ENOUGH = 600.dp

/**
 * Where two to four games are put together. The chosen ones lie above the list or, where there is room, beside it.
 * It keeps no state of its own.
 */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun SumScreen(state: SumUiState, actions: SumActions, modifier: Modifier = Modifier) {
    Scaffold(
        modifier,
        topBar = {
            TopAppBar(
                title = { Title() },
                navigationIcon = {
                    IconButton(actions.onBack) { Icon(Icons.AutoMirrored.Filled.ArrowBack, stringResource(R.string.back)) }
                },
            )
        },
        bottomBar = { if (state.ready) StartBar(state, actions) },
        contentWindowInsets = WindowInsets.safeDrawing,
    ) { inner ->
        if (state.ready) {
            val content = Modifier.padding(inner)
            if (isExpandedWidth()) SideBySide(state, actions, content) else Stacked(state, actions, content)
        }
    }
    val edited = state.editing?.let { state.chosen.getOrNull(it) }
    if (edited != null) StartsSheet(state.editing, edited, actions)
}

@Composable
private fun Title() {
    Text(
        stringResource(R.string.sum_title),
        Modifier.semantics { heading() },
        autoSize = TextAutoSize.StepBased(minFontSize = 10.sp, maxFontSize = MaterialTheme.typography.titleLarge.fontSize),
        overflow = TextOverflow.Ellipsis,
        maxLines = 1,
    )
}

@Composable
private fun Stacked(state: SumUiState, actions: SumActions, modifier: Modifier) {
    val fontScale = maxOf(1f, LocalDensity.current.fontScale)
    BoxWithConstraints(modifier.fillMaxSize()) {
        val high = maxHeight >= HIGH_ENOUGH * fontScale
        Column {
            if (high) ChosenGames(state, actions, Modifier.padding(horizontal = EDGE))
            SummandList(state, actions, Modifier.weight(1f)) { if (!high) ChosenGames(state, actions) }
        }
    }
}

@Composable
private fun SideBySide(state: SumUiState, actions: SumActions, modifier: Modifier) {
    Row(modifier.fillMaxSize()) {
        SummandList(state, actions, Modifier.width(440.dp).fillMaxHeight()) { }
        Surface(Modifier.weight(1f).fillMaxHeight(), color = MaterialTheme.colorScheme.surfaceContainer) {
            ChosenGames(state, actions, Modifier.verticalScroll(rememberScrollState()).padding(EDGE), large = true)
        }
    }
}

/** What the sum is so far, and the one thing to press. */
@Composable
private fun StartBar(state: SumUiState, actions: SumActions) {
    Surface(color = MaterialTheme.colorScheme.surfaceContainerHigh) {
        Column(
            Modifier
                .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal + WindowInsetsSides.Bottom))
                .padding(horizontal = EDGE, vertical = 12.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            val titles = state.chosen.map { it.game.type.text("title").say() }
            Text(
                if (state.missing > 0) pluralStringResource(R.plurals.sum_missing, state.missing, state.missing)
                else titles.joinToString(" + "),
                Modifier.testTag("sum").semantics { liveRegion = LiveRegionMode.Polite },
                style = MaterialTheme.typography.bodyLarge,
                maxLines = 2,
                overflow = TextOverflow.Ellipsis,
            )
            PrimaryButton(
                stringResource(R.string.sum_start),
                Icons.Filled.PlayArrow,
                { actions.onPlay(state.route) },
                Modifier.testTag("start-sum"),
                enabled = state.missing == 0,
            )
        }
    }
}
