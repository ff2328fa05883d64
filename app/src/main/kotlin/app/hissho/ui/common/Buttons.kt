package app.hissho.ui.common

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp

/** The one thing to press on a screen; it is as wide as its place, so that either thumb reaches it. */
@Composable
fun PrimaryButton(text: String, icon: ImageVector, onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true) {
    Button(onClick, modifier.fillMaxWidth().heightIn(min = 52.dp), enabled) { Label(text, icon) }
}

/** Something else to press; its outline can be seen on every surface. */
@Composable
fun SecondaryButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    icon: ImageVector? = null,
    enabled: Boolean = true,
) {
    val edge = with(MaterialTheme.colorScheme) { if (enabled) outline else outlineVariant }
    OutlinedButton(onClick, modifier.heightIn(min = 48.dp), enabled, border = BorderStroke(1.dp, edge)) { Label(text, icon) }
}

@Composable
private fun Label(text: String, icon: ImageVector?) {
    if (icon != null) Icon(icon, contentDescription = null, Modifier.padding(end = ButtonDefaults.IconSpacing))
    Text(text, textAlign = TextAlign.Center)
}
