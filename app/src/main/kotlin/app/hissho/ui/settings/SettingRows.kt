package app.hissho.ui.settings

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.ui.common.SectionTitle
import app.hissho.ui.common.raisedColor
import app.hissho.ui.theme.tabular

/** Settings that belong together, on one sheet of paper. */
@Composable
internal fun SettingGroup(title: String, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        SectionTitle(title)
        Surface(Modifier.fillMaxWidth(), shape = MaterialTheme.shapes.medium, color = raisedColor) {
            Column(Modifier.padding(vertical = 4.dp), content = content)
        }
    }
}

/** A setting that opens something when it is tapped; [text] tells its present value or what it does. */
@Composable
internal fun SettingRow(
    title: String,
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    titleColor: Color = Color.Unspecified,
) {
    Titles(title, text, modifier.clickable(role = Role.Button, onClick = onClick).rowPadding(), titleColor)
}

/** A setting that is on or off; the whole row is the switch. */
@Composable
internal fun SwitchRow(
    title: String,
    text: String?,
    checked: Boolean,
    onChange: (Boolean) -> Unit,
    modifier: Modifier = Modifier,
) {
    Row(
        modifier.toggleable(checked, role = Role.Switch, onValueChange = onChange).rowPadding(),
        horizontalArrangement = Arrangement.spacedBy(16.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Titles(title, text, Modifier.weight(1f))
        Switch(checked, onCheckedChange = null)
    }
}

/** A value that can only be read. It stands below its name where both do not fit into a line. */
@Composable
internal fun FactRow(name: String, value: String, modifier: Modifier = Modifier) {
    FlowRow(
        modifier.rowPadding().semantics(mergeDescendants = true) { },
        horizontalArrangement = Arrangement.SpaceBetween,
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Text(name, Modifier.padding(end = 16.dp), style = MaterialTheme.typography.bodyLarge)
        Text(
            value,
            style = MaterialTheme.typography.bodyLarge.tabular(),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
        )
    }
}

/** What a group is about. */
@Composable
internal fun ExplanationRow(text: String, modifier: Modifier = Modifier) {
    Text(
        text,
        modifier.rowPadding(),
        style = MaterialTheme.typography.bodyMedium,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
    )
}

@Composable
private fun Titles(title: String, text: String?, modifier: Modifier = Modifier, titleColor: Color = Color.Unspecified) {
    Column(modifier, verticalArrangement = Arrangement.Center) {
        Text(title, style = MaterialTheme.typography.bodyLarge, color = titleColor)
        if (text != null) {
            Text(text, style = MaterialTheme.typography.bodyMedium, color = MaterialTheme.colorScheme.onSurfaceVariant)
        }
    }
}

private fun Modifier.rowPadding() = fillMaxWidth().heightIn(min = 48.dp).padding(horizontal = 16.dp, vertical = 10.dp)
