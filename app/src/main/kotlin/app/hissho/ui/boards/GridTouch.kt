package app.hissho.ui.boards

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.changedToUpIgnoreConsumed
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.Part
import kotlin.math.abs

/** A finger on its way from one part to another. */
internal data class GridDrag(val from: Part, val at: Offset, val over: Part?)

private val SLACK = 24.dp

/**
 * Taps, and drags that stand for two of them: a piece is carried to where it goes, or the finger slides along a row
 * from the first part to the last. A drag is taken before the board could scroll with it.
 */
@Composable
internal fun Modifier.gridTouch(field: GridField, drag: MutableState<GridDrag?>, onTap: (Part) -> Unit): Modifier {
    val present by rememberUpdatedState(field)
    val tap by rememberUpdatedState(onTap)
    return pointerInput(Unit) {
        awaitEachGesture {
            dragOf(awaitFirstDown(requireUnconsumed = false, PointerEventPass.Initial).position, { present }, drag, { tap(it) })
            drag.value = null
        }
    }.pointerInput(Unit) { detectTapGestures { at -> present.touched(at, SLACK.toPx())?.let { tap(it) } } }
}

/** Follows the finger from [start] until it is lifted. The first part is tapped as soon as it is clear that it moves. */
private suspend fun AwaitPointerEventScope.dragOf(
    start: Offset,
    field: () -> GridField,
    drag: MutableState<GridDrag?>,
    tap: (Part) -> Unit,
) {
    val from = field().grabbed(start) ?: return
    var moving = false
    while (true) {
        val finger = awaitPointerEvent(PointerEventPass.Initial).changes.singleOrNull() ?: return
        val way = finger.position - start
        if (!moving && way.getDistance() > viewConfiguration.touchSlop) {
            if (!field().isCarrying && abs(way.y) > abs(way.x)) return
            moving = true
            if (field().look.isLit(from)) tap(from)
        }
        val over = field().partAt(finger.position)
        if (moving) {
            finger.consume()
            drag.value = GridDrag(from, finger.position, over)
        }
        if (finger.changedToUpIgnoreConsumed()) {
            if (moving && over != null && over != from) tap(over)
            return
        }
    }
}
