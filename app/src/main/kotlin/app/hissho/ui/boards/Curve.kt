package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.max
import kotlin.math.min
import kotlin.math.sin

/**
 * The way of an edge from vertex to vertex as straight pieces, short enough to look round where it is bent. Drawing,
 * arrows, touch and the walk of a token all follow these points.
 */
internal class Curve(private val points: List<Offset>) {
    private val lengths = points.zipWithNext { a, b -> (b - a).getDistance() }
    val length: Float = lengths.sum()

    /** The place after [share] of the way, from 0 to 1. */
    fun at(share: Float): Offset {
        var left = share.coerceIn(0f, 1f) * length
        lengths.forEachIndexed { piece, each ->
            if (left <= each && each > 0f) return points[piece] + (points[piece + 1] - points[piece]) * (left / each)
            left -= each
        }
        return points.last()
    }

    fun distanceTo(place: Offset): Float = points.zipWithNext { a, b -> distanceToPiece(place, a, b) }.min()

    /** What is left between [from] and [to], both shares of the way. */
    fun part(from: Float, to: Float): Curve {
        val inner = ArrayList<Offset>()
        var gone = 0f
        lengths.forEachIndexed { piece, each ->
            gone += each
            if (gone > from * length && gone < to * length) inner += points[piece + 1]
        }
        return Curve(listOf(at(from)) + inner + at(to))
    }

    /** The share of the way at which it leaves for good what [inside] tells; [backward] from its end. */
    fun leaving(backward: Boolean, inside: (Offset) -> Boolean): Float {
        var within = 0f
        var beyond = 0.5f
        repeat(HALVINGS) {
            val middle = (within + beyond) / 2
            if (inside(at(if (backward) 1 - middle else middle))) within = middle else beyond = middle
        }
        return if (backward) 1 - beyond else beyond
    }

    val bounds: Rect by lazy { Rect(points.minOf { it.x }, points.minOf { it.y }, points.maxOf { it.x }, points.maxOf { it.y }) }

    val path: Path by lazy {
        Path().apply {
            moveTo(points.first().x, points.first().y)
            for (i in 1 until points.size) lineTo(points[i].x, points[i].y)
        }
    }

    companion object {
        private const val HALVINGS = 12
        private const val BENT_PIECES = 16
        private const val LOOP_PIECES = 32

        /** From [a] to [b], passing the middle between them at a distance of [bulge] to the right of the way. */
        fun between(a: Offset, b: Offset, bulge: Float): Curve {
            if (bulge == 0f) return Curve(listOf(a, b))
            val way = b - a
            val far = max(way.getDistance(), 1e-3f)
            val control = (a + b) / 2f + Offset(-way.y, way.x) * (2 * bulge / far)
            return Curve(
                List(BENT_PIECES + 1) { i ->
                    val t = i.toFloat() / BENT_PIECES
                    a * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + b * (t * t)
                },
            )
        }

        /** A circle that begins and ends in [at] and lies in the direction of [angle]. */
        fun loop(at: Offset, angle: Float, radius: Float): Curve {
            val center = at + Offset(cos(angle), sin(angle)) * radius
            return Curve(
                List(LOOP_PIECES + 1) { i ->
                    val turn = angle + PI.toFloat() * (1 + 2f * i / LOOP_PIECES)
                    center + Offset(cos(turn), sin(turn)) * radius
                },
            )
        }
    }
}

private fun distanceToPiece(place: Offset, a: Offset, b: Offset): Float {
    val way = b - a
    val square = way.getDistanceSquared()
    val share = if (square == 0f) 0f else ((place.x - a.x) * way.x + (place.y - a.y) * way.y) / square
    return (place - (a + way * min(1f, max(0f, share)))).getDistance()
}
