package app.hissho.ui.boards

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.calculateCentroid
import androidx.compose.foundation.gestures.calculateCentroidSize
import androidx.compose.foundation.gestures.calculatePan
import androidx.compose.foundation.gestures.calculateZoom
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.positionChanged
import androidx.compose.ui.unit.toSize
import kotlin.math.abs

/**
 * Which part of a large picture is seen. It is kept in shares of the picture, so that it survives a turn of the phone.
 *
 * @param zoom how many times larger than the view the picture is; 1 shows all of it
 * @param center the place of the picture in the middle of the view, from (0, 0) to (1, 1)
 */
@Stable
internal class GraphViewport(zoom: Float = 1f, center: Offset = Offset(0.5f, 0.5f)) {
    var zoom: Float by mutableFloatStateOf(zoom)
        private set
    private var center: Offset by mutableStateOf(center)

    /** Where the picture's top left corner is in a view of size [view]. */
    fun corner(view: Size): Offset = Offset(view.width * (0.5f - center.x * zoom), view.height * (0.5f - center.y * zoom))

    /** Makes the picture [times] as large around the place [at] of the view and moves it by [pan]. */
    fun transform(times: Float, at: Offset, pan: Offset, view: Size, most: Float) {
        val under = (at - corner(view)).let { Offset(it.x / (view.width * zoom), it.y / (view.height * zoom)) }
        zoom = (zoom * times).coerceIn(1f, most)
        val to = at + pan
        center = within(
            Offset(under.x + (0.5f - to.x / view.width) / zoom, under.y + (0.5f - to.y / view.height) / zoom),
        )
    }

    fun fit() {
        zoom = 1f
        center = Offset(0.5f, 0.5f)
    }

    private fun within(wanted: Offset): Offset {
        val rim = 0.5f / zoom
        return Offset(wanted.x.coerceIn(rim, 1 - rim), wanted.y.coerceIn(rim, 1 - rim))
    }

    companion object {
        val Saver = listSaver<GraphViewport, Float>(
            { listOf(it.zoom, it.center.x, it.center.y) },
            { (zoom, x, y) -> GraphViewport(zoom, Offset(x, y)) },
        )
    }
}

/** One for every match: a new [key] shows all of the picture again. */
@Composable
internal fun rememberGraphViewport(key: Any): GraphViewport = rememberSaveable(key, saver = GraphViewport.Saver) { GraphViewport() }

/** Two fingers zoom; one finger moves the picture while it is larger than the view, else it is left to others. */
internal suspend fun PointerInputScope.detectZoomAndPan(viewport: GraphViewport, most: () -> Float) = awaitEachGesture {
    awaitFirstDown(requireUnconsumed = false)
    var far = false
    var stretch = 1f
    var moved = Offset.Zero
    do {
        val event = awaitPointerEvent()
        if (event.changes.any { it.isConsumed }) break
        if (event.changes.count { it.pressed } < 2 && viewport.zoom == 1f) continue
        val times = event.calculateZoom()
        val pan = event.calculatePan()
        if (!far) {
            stretch *= times
            moved += pan
            val spread = abs(1 - stretch) * event.calculateCentroidSize(useCurrent = false)
            far = spread > viewConfiguration.touchSlop || moved.getDistance() > viewConfiguration.touchSlop
        }
        if (far) {
            val at = event.calculateCentroid(useCurrent = false)
            if (at != Offset.Unspecified) viewport.transform(times, at, pan, size.toSize(), most())
            event.changes.forEach { if (it.positionChanged()) it.consume() }
        }
    } while (event.changes.any { it.pressed })
}
