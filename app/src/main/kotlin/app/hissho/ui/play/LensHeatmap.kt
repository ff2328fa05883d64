package app.hissho.ui.play

import androidx.compose.foundation.layout.padding
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.hissho.engine.explain.Heatmap
import app.hissho.ui.common.say
import app.hissho.ui.heatmap.HeatmapPanel
import app.hissho.ui.heatmap.HeatmapScreen
import app.hissho.ui.play.PlayUiState.Playing

/** The matrices of the present position, which the lens has found, with the names of the players. */
@Composable
internal fun LensHeatmap(state: Playing, onEvent: (PlayEvent) -> Unit) {
    val session = state.session
    val waiting = if (session.mover == session.user) session.rival else session.user
    HeatmapScreen({ onEvent(PlayEvent.Dismiss) }) {
        val name = @Composable { side: Heatmap.Side -> (if (side.mover()) session.mover else waiting).title() }
        state.busy?.let { BusyCard(it) { onEvent(PlayEvent.Cancel) } }
        when (val lens = state.lens) {
            null -> if (state.busy == null) CircularProgressIndicator(Modifier.padding(24.dp))
            is Finding.Unsolved -> Text(lens.reason.say())
            is Finding.Found -> lens.value.heatmap?.let { HeatmapPanel(it, name(it.rows()), name(it.columns())) }
        }
    }
}
