package app.hissho.ui.common

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.unit.Dp

/**
 * [top] and, at the end, [bottom] in the height they need, and [body] in what is left of [room], but at least in
 * [lowest]. Inside something that scrolls, all of it can be reached even when it is higher than [room].
 */
@Composable
internal fun FillBelow(
    room: Dp,
    lowest: Dp,
    modifier: Modifier,
    top: @Composable () -> Unit,
    bottom: @Composable () -> Unit = { },
    body: @Composable () -> Unit,
) {
    Layout(listOf(top, body, bottom), modifier) { (tops, bodies, bottoms), constraints ->
        val loose = constraints.copy(minWidth = 0, minHeight = 0)
        val above = tops.map { it.measure(loose) }
        val height = above.sumOf { it.height }
        val below = bottoms.map { it.measure(loose) }
        val left = maxOf(room.roundToPx() - height - below.sumOf { it.height }, lowest.roundToPx())
        val between = bodies.map { it.measure(loose.copy(minHeight = left, maxHeight = left)) }
        layout(constraints.maxWidth, height + left + below.sumOf { it.height }) {
            above.forEach { it.place(0, 0) }
            between.forEach { it.place(0, height) }
            below.forEach { it.place(0, height + left) }
        }
    }
}
