package app.hissho.ui.common

import androidx.compose.foundation.BorderStroke
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp

/** The colour of things that lie on the background: brighter than it in both themes. */
val raisedColor: Color
    @Composable
    get() = with(MaterialTheme.colorScheme) {
        if (background.luminance() < 0.5f) surfaceContainerHigh else surfaceContainerLowest
    }

/**
 * A sheet of paper that can be tapped. To a screen reader it is one button with all that is written on it.
 *
 * @param selected whether what it stands for is shown elsewhere on the screen
 * @param emphasised whether it wants to be seen first
 */
@Composable
fun PaperCard(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    selected: Boolean = false,
    emphasised: Boolean = false,
    content: @Composable () -> Unit,
) {
    val scheme = MaterialTheme.colorScheme
    Surface(
        onClick = onClick,
        modifier = modifier.semantics {
            role = Role.Button
            if (selected) this.selected = true
        },
        shape = MaterialTheme.shapes.medium,
        color = if (selected) scheme.primaryContainer else raisedColor,
        contentColor = if (selected) scheme.onPrimaryContainer else scheme.onSurface,
        border = BorderStroke(1.dp, if (selected || emphasised) scheme.primary else scheme.outlineVariant),
        content = content,
    )
}
