package app.hissho.ui.common

import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.layout
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.offset

/** Lets content that scrolls sideways run over the padding of its parent, to the edges of the window. */
fun Modifier.bleed(padding: Dp): Modifier = layout { measurable, constraints ->
    val extra = 2 * padding.roundToPx()
    val placeable = measurable.measure(constraints.offset(horizontal = extra))
    layout(placeable.width - extra, placeable.height) { placeable.place(-extra / 2, 0) }
}
