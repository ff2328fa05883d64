package app.hissho.ui.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.hissho.R
import java.text.NumberFormat

/** A search under way, and the way to stop it. */
@Composable
internal fun BusyCard(busy: Busy, onCancel: () -> Unit) = PanelCard("busy") {
    Text(stringResource(if (busy.opponent) R.string.play_thinking else R.string.play_searching))
    LinearProgressIndicator({ busy.share }, Modifier.fillMaxWidth())
    FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
        Text(stringResource(R.string.play_positions, NumberFormat.getIntegerInstance().format(busy.positions)), style = MaterialTheme.typography.bodyMedium)
        TextButton(onCancel, Modifier.testTag("cancel")) { Text(stringResource(R.string.play_cancel)) }
    }
}
