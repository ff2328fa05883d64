package app.hissho.ui.heatmap

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.SegmentedButton
import androidx.compose.material3.SegmentedButtonDefaults
import androidx.compose.material3.SingleChoiceSegmentedButtonRow
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.explain.Heatmap
import app.hissho.ui.common.say

/** From this width on all layers stand side by side. */
private val WIDE = 840.dp

/**
 * All layers of a matrix with what they mean: side by side where there is room, else one at a time with a switch.
 *
 * @param rows whose choices the rows are
 * @param columns whose choices the columns are
 */
@Composable
internal fun HeatmapPanel(heatmap: Heatmap, rows: String, columns: String, modifier: Modifier = Modifier) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val wide = maxWidth >= WIDE
        Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
            FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
                Text(stringResource(R.string.heatmap_rows, rows), Modifier.testTag("heatmap-rows"), style = MaterialTheme.typography.titleMedium)
                Text(stringResource(R.string.heatmap_columns, columns), Modifier.testTag("heatmap-columns"), style = MaterialTheme.typography.titleMedium)
            }
            if (wide) SideBySide(heatmap) else OneAtATime(heatmap)
            heatmap.notes().forEach { Text(it.say(), style = MaterialTheme.typography.bodyLarge) }
            Text(
                stringResource(R.string.heatmap_legend),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}

@Composable
private fun SideBySide(heatmap: Heatmap) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(24.dp)) {
        heatmap.layers().forEach { layer ->
            Column(Modifier.weight(1f), Arrangement.spacedBy(8.dp)) {
                Text(layer.name(), Modifier.semantics { heading() }, style = MaterialTheme.typography.titleLarge)
                HeatmapView(heatmap, layer)
                Text(layer.meaning().say(), style = MaterialTheme.typography.bodyLarge)
            }
        }
    }
}

@Composable
private fun OneAtATime(heatmap: Heatmap) {
    var chosen by rememberSaveable { mutableIntStateOf(0) }
    val layers = heatmap.layers()
    val layer = layers.getOrElse(chosen) { layers.first() }
    if (layers.size > 1) {
        SingleChoiceSegmentedButtonRow(Modifier.fillMaxWidth()) {
            layers.forEachIndexed { index, each ->
                SegmentedButton(
                    each == layer,
                    { chosen = index },
                    SegmentedButtonDefaults.itemShape(index, layers.size),
                    Modifier.testTag("layer-${each.name()}"),
                ) { Text(each.name(), style = MaterialTheme.typography.titleMedium) }
            }
        }
    }
    Text(layer.meaning().say(), style = MaterialTheme.typography.bodyLarge)
    HeatmapView(heatmap, layer)
}
