package app.hissho.ui.chart

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.explain.Chart
import app.hissho.ui.common.say
import app.hissho.ui.theme.tabular

/** What the cells of a map mean, how it was computed, and what the frame on it is. */
@Composable
internal fun ChartLegend(chart: Chart, here: Boolean, modifier: Modifier = Modifier) {
    Column(modifier.fillMaxWidth().testTag("legend"), Arrangement.spacedBy(12.dp)) {
        val paints = chartPaints()
        chart.kinds().forEachIndexed { index, kind ->
            val paint = paints[index % paints.size]
            LegendRow(kind.meaning().say()) {
                Box(Modifier.swatch().background(paint.fill).border(1.dp, paint.line), Alignment.Center) {
                    Text(kind.sign(), color = paint.ink, style = MaterialTheme.typography.titleMedium.tabular())
                }
            }
        }
        if (here) {
            LegendRow(stringResource(R.string.chart_here)) { Box(Modifier.swatch().border(4.dp, MaterialTheme.colorScheme.primary)) }
        }
        Text(chart.note().say(), color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
    }
}

@Composable
private fun Modifier.swatch(): Modifier = size(with(LocalDensity.current) { maxOf(28.dp, 28.dp * fontScale) })

@Composable
private fun LegendRow(text: String, swatch: @Composable () -> Unit) {
    Row(Modifier.semantics(mergeDescendants = true) { }, Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        swatch()
        Text(text, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
    }
}
