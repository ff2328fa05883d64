package app.hissho.ui.boards

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.awaitTouchSlopOrCancellation
import androidx.compose.foundation.gestures.drag
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoColors
import kotlin.math.min

/**
 * Whether boards are shown to be changed, not to be played on: a touch then selects what is to be changed, be it
 * empty, and what only belongs to play is not shown.
 */
val LocalBoardEditing = staticCompositionLocalOf { false }

/** What is done when a finger is drawn from one part of a board to another. */
val LocalBoardJoining = staticCompositionLocalOf<(Part, Part) -> Unit> { { _, _ -> } }

private val JOINING_LINE = 3.dp
private val JOINING_HEAD = 14.dp

/** A line that a finger draws from a part of a board. */
internal data class Joining(val from: Part, val at: Offset)

/**
 * Follows a finger that is drawn away from a part; one that begins elsewhere is left to others.
 *
 * @param partAt the part at a place
 * @param onMove told the line while it is drawn, and null when it is not drawn any more
 * @param onJoin told the two parts, which differ
 */
internal suspend fun PointerInputScope.detectJoining(
    partAt: (Offset) -> Part?,
    onMove: (Joining?) -> Unit,
    onJoin: (Part, Part) -> Unit,
) = awaitEachGesture {
    val down = awaitFirstDown(requireUnconsumed = false)
    val from = partAt(down.position) ?: return@awaitEachGesture
    val begun = awaitTouchSlopOrCancellation(down.id) { change, _ -> change.consume() } ?: return@awaitEachGesture
    var at = begun.position
    onMove(Joining(from, at))
    val lifted = drag(begun.id) { change ->
        at = change.position
        onMove(Joining(from, at))
        change.consume()
    }
    onMove(null)
    val to = if (lifted) partAt(at) else null
    if (to != null && to != from) onJoin(from, to)
}

/** The line that a finger draws away from a part, which takes [from]. */
internal fun DrawScope.drawJoining(from: Rect, at: Offset, colors: HisshoColors) {
    if (from.contains(at)) return
    val way = Curve.between(from.center, at, 0f)
    val body = way.part(way.leaving(backward = false) { from.contains(it) }, 1f)
    val head = min(JOINING_HEAD.toPx(), body.length)
    drawLine(shaft(body, head), colors.yourMove, JOINING_LINE.toPx(), 1f)
    drawHead(body, head, colors.yourMove, 1f)
}
