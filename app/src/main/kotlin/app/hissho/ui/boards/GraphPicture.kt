package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import app.hissho.engine.board.GraphBoard
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.max
import kotlin.math.min

/** How large the parts of a graph are drawn, in pixels; names are left out where [label] is 0. */
internal data class GraphSizes(val radius: Float, val label: Float, val stroke: Float) {
    /** Long names make a vertex wider than high. */
    fun halfWidth(name: String): Float = if (label == 0f) radius else max(radius, label * (0.3f * name.length + 0.4f))

    val loop: Float get() = max(radius * 1.5f, stroke * 2.6f)
}

/**
 * Where everything of a graph is, in pixels: the vertices in [frame], and the edges on their way between them.
 *
 * @property canvas the size of what it is drawn on
 */
internal class GraphPicture(val board: GraphBoard, val frame: Rect, val sizes: GraphSizes, val canvas: Size) {
    val centers: List<Offset> = placed(board, frame)
    val curves: List<Curve> = curves()

    /** The room that a vertex takes; nothing for a foot on the ground. */
    fun bounds(vertex: Int): Rect {
        val drawn = board.vertices()[vertex]
        val half = if (drawn.grounded()) Size.Zero else Size(sizes.halfWidth(drawn.name()), sizes.radius)
        val center = centers[vertex]
        return Rect(center.x - half.width, center.y - half.height, center.x + half.width, center.y + half.height)
    }

    private val bodies = HashMap<Int, Curve>()

    /** The part of an edge between the rims of its vertices; an arrow keeps a little away from them. */
    fun body(edge: Int): Curve = bodies.getOrPut(edge) {
        val ends = board.edges()[edge]
        val gap = if (ends.directed()) sizes.radius * 0.12f else 0f
        val curve = curves[edge]
        val from = bounds(ends.from()).inflate(gap)
        val to = bounds(ends.to()).inflate(gap)
        curve.part(curve.leaving(backward = false) { from.isRound(it) }, curve.leaving(backward = true) { to.isRound(it) })
    }

    /** The room that all of it takes. */
    fun extent(): Rect {
        val parts = board.vertices().indices.map(::bounds) + curves.map { it.bounds.inflate(sizes.stroke / 2) }
        return parts.reduceOrNull { a, b ->
            Rect(min(a.left, b.left), min(a.top, b.top), max(a.right, b.right), max(a.bottom, b.bottom))
        } ?: frame
    }

    private fun curves(): List<Curve> {
        val loops = board.edges().indices.filter { board.edges()[it].isLoop }.groupBy { board.edges()[it].from() }
        val twins = board.edges().indices.filterNot { board.edges()[it].isLoop }.groupBy { ends(board.edges()[it]) }
        val curves = arrayOfNulls<Curve>(board.edges().size)
        val directions = if (loops.isEmpty()) emptyMap() else directions(loops.keys)
        for ((vertex, edges) in loops) {
            val (first, gap) = widestGap(directions.getValue(vertex))
            val step = min(gap / (edges.size + 1), MOST_BETWEEN_LOOPS)
            edges.forEachIndexed { i, edge ->
                curves[edge] = Curve.loop(centers[vertex], first + gap / 2 + (i - (edges.size - 1) / 2f) * step, sizes.loop)
            }
        }
        val checked = board.edges().size.toLong() * board.vertices().size <= MOST_CHECKS
        for ((ends, edges) in twins) {
            val (a, b) = ends
            val far = (centers[a] - centers[b]).getDistance()
            val apart = min(max(sizes.stroke * 2, sizes.radius * 1.7f), far * 0.5f / edges.size)
            val middle = if (checked) clearBulge(a, b, far) else 0f
            edges.forEachIndexed { i, edge ->
                val bulge = middle + (i - (edges.size - 1) / 2f) * apart
                val forth = board.edges()[edge].from() == a
                curves[edge] = if (forth) Curve.between(centers[a], centers[b], bulge) else Curve.between(centers[b], centers[a], -bulge)
            }
        }
        return curves.map { it!! }
    }

    /** How far an edge is bent so that it does not run through a third vertex. */
    private fun clearBulge(a: Int, b: Int, far: Float): Float {
        val others = centers.indices.filter { it != a && it != b && !board.vertices()[it].grounded() }
        val step = max(sizes.radius * 1.5f, far * 0.16f)
        return listOf(0f, step, -step, 2 * step, -2 * step).firstOrNull { bulge ->
            val curve = Curve.between(centers[a], centers[b], bulge)
            others.all { curve.distanceTo(centers[it]) > sizes.radius * 1.3f + sizes.stroke }
        } ?: 0f
    }

    /** The directions in which the edges of each of [wanted] leave it, ascending; the ground takes the lower half. */
    private fun directions(wanted: Set<Int>): Map<Int, List<Float>> {
        val directions = wanted.associateWith { vertex ->
            val ground = listOf(0f, QUARTER, 2 * QUARTER)
            ArrayList(if (board.vertices()[vertex].grounded()) ground else emptyList())
        }
        for (edge in board.edges()) {
            if (edge.isLoop) continue
            val way = centers[edge.to()] - centers[edge.from()]
            directions[edge.from()]?.add(atan2(way.y, way.x))
            directions[edge.to()]?.add(atan2(-way.y, -way.x))
        }
        return directions.mapValues { it.value.sorted() }
    }

    private companion object {
        const val QUARTER = (PI / 2).toFloat()
        const val MOST_BETWEEN_LOOPS = 1.4f
        const val ABOUT_EQUAL = 0.1f

        /** Larger graphs are too crowded for single edges to be led around vertices. */
        const val MOST_CHECKS = 20_000L

        fun ends(edge: GraphBoard.Edge): Pair<Int, Int> = min(edge.from(), edge.to()) to max(edge.from(), edge.to())

        /**
         * Where the widest gap between ascending [angles] begins, and how wide it is: the one to the right of several,
         * and upward where all is free.
         */
        fun widestGap(angles: List<Float>): Pair<Float, Float> {
            if (angles.isEmpty()) return 2 * QUARTER to 2 * QUARTER
            val next = angles.drop(1) + (angles.first() + 4 * QUARTER)
            val gaps = angles.zip(next) { angle, after -> angle to after - angle }
            val widest = gaps.maxOf { it.second }
            return gaps.filter { it.second > widest - ABOUT_EQUAL }.maxBy { (angle, gap) -> cos(angle + gap / 2) }
        }
    }
}

internal val GraphBoard.Edge.isLoop: Boolean get() = from() == to()

/** Whether a place is in a box with round ends. */
private fun Rect.isRound(place: Offset): Boolean {
    val radius = min(width, height) / 2
    val reach = width / 2 - radius
    val nearest = Offset((place.x - center.x).coerceIn(-reach, reach), 0f)
    return (place - center - nearest).getDistance() < radius
}

/** The vertices in [frame], stretched so that they reach all its sides; ground is always below. */
private fun placed(board: GraphBoard, frame: Rect): List<Offset> {
    val unit = unitPlaces(board)
    return unit.map { Offset(frame.left + it.x * frame.width, frame.top + it.y * frame.height) }
}

/** The vertices in a unit square that they fill; what has no extent is in the middle. */
internal fun unitPlaces(board: GraphBoard): List<Offset> {
    val xs = filling(board.vertices().map { it.x() })
    val ys = filling(board.vertices().map { it.y() })
    return xs.zip(ys) { x, y -> Offset(x, y) }
}

private fun filling(values: List<Double>): List<Float> {
    val least = values.minOrNull() ?: return emptyList()
    val range = values.max() - least
    return values.map { if (abs(range) < 1e-6) 0.5f else ((it - least) / range).toFloat() }
}
