package app.hissho.ui.chart

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Slider
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.hissho.R
import app.hissho.ui.boards.BoardIcons
import app.hissho.ui.common.say
import app.hissho.ui.play.Finding
import kotlin.math.roundToInt

private val WIDE = 840.dp
private val SIDE = 380.dp

/** A map of what is right to do, its size and its legend. */
@Composable
fun ChartScreen(state: ChartUiState, onSize: (Int) -> Unit, onBack: () -> Unit) {
    Scaffold(topBar = { TopBar(state, onBack) }, contentWindowInsets = WindowInsets.safeDrawing) { inner ->
        BoxWithConstraints(Modifier.fillMaxSize().padding(inner)) {
            if (maxWidth >= WIDE) {
                Row(Modifier.fillMaxSize()) {
                    Words(state, onSize, Modifier.width(SIDE).fillMaxHeight().verticalScroll(rememberScrollState()).padding(16.dp, 8.dp))
                    Picture(state, Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState()).padding(16.dp, 8.dp))
                }
            } else {
                Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(16.dp, 8.dp), Arrangement.spacedBy(16.dp)) {
                    SizeChooser(state, onSize)
                    Picture(state, Modifier.fillMaxWidth())
                    Legend(state)
                }
            }
        }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun TopBar(state: ChartUiState, onBack: () -> Unit) {
    TopAppBar(
        title = {
            Text(
                stringResource(R.string.chart_title, state.type.text("title").say()),
                Modifier.semantics { heading() },
                autoSize = TextAutoSize.StepBased(minFontSize = 10.sp, maxFontSize = MaterialTheme.typography.titleLarge.fontSize),
                overflow = TextOverflow.Ellipsis,
                maxLines = 1,
            )
        },
        navigationIcon = { IconButton(onBack) { Icon(Icons.AutoMirrored.Filled.ArrowBack, stringResource(R.string.back)) } },
    )
}

@Composable
private fun Words(state: ChartUiState, onSize: (Int) -> Unit, modifier: Modifier) = Column(modifier, Arrangement.spacedBy(16.dp)) {
    SizeChooser(state, onSize)
    Legend(state)
}

/** The size in words between two buttons, and a slider for the way that is far. */
@Composable
private fun SizeChooser(state: ChartUiState, onSize: (Int) -> Unit) {
    Column(Modifier.fillMaxWidth()) {
        Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
            IconButton({ onSize(state.size - 1) }, Modifier.testTag("smaller"), state.size > state.sizes.first) {
                Icon(BoardIcons.Minus, stringResource(R.string.chart_smaller))
            }
            Text(
                state.sizeText.say(),
                Modifier.weight(1f).testTag("size").semantics { liveRegion = LiveRegionMode.Polite },
                style = MaterialTheme.typography.titleMedium,
                textAlign = TextAlign.Center,
            )
            IconButton({ onSize(state.size + 1) }, Modifier.testTag("larger"), state.size < state.sizes.last) {
                Icon(BoardIcons.Plus, stringResource(R.string.chart_larger))
            }
        }
        val label = stringResource(R.string.chart_size)
        Slider(
            state.size.toFloat(),
            { onSize(it.roundToInt()) },
            Modifier.testTag("size-slider").semantics { contentDescription = label },
            valueRange = state.sizes.first.toFloat()..state.sizes.last.toFloat(),
        )
        Box(Modifier.fillMaxWidth().height(4.dp)) { if (state.computing) LinearProgressIndicator(Modifier.fillMaxWidth()) }
    }
}

@Composable
private fun Picture(state: ChartUiState, modifier: Modifier) {
    Box(modifier) {
        when (val chart = state.drawn?.chart) {
            null -> Unit
            is Finding.Unsolved -> Text(chart.reason.say(), style = MaterialTheme.typography.bodyLarge)
            is Finding.Found -> ChartView(chart.value, state.here)
        }
    }
}

@Composable
private fun Legend(state: ChartUiState) {
    val chart = (state.drawn?.chart as? Finding.Found)?.value ?: return
    ChartLegend(chart, state.here != null)
}
