package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.hissho.engine.board.GraphBoard
import kotlin.math.abs
import kotlin.math.max
import kotlin.math.min

/** What a graph is a picture of, and how large its parts are where there is room. */
internal sealed class GraphKind(val radius: Dp, val label: TextUnit, val stroke: Dp) {
    /** A token walks along arrows. */
    data object Walk : GraphKind(18.dp, 16.sp, 2.dp)

    /** Vertices are stones that are taken. */
    data object Stones : GraphKind(20.dp, 16.sp, 3.dp)

    /** Edges that stand on the ground are cut. */
    data object Drawing : GraphKind(10.dp, 12.sp, 7.dp)

    companion object {
        fun of(board: GraphBoard): GraphKind = when {
            board.vertices().any { it.grounded() } -> Drawing
            board.token().isPresent -> Walk
            else -> Stones
        }
    }
}

/** The height of the ground below its line. */
internal val GROUND = 14.dp

private val EDGE_OF_VIEW = 12.dp
private val FREE_EDGE = 120.dp
private val UPWARD_EDGE = 88.dp
private val LEAST_LABEL = 7.dp
private val LEAST_RADIUS = 2.dp
private val LEAST_STROKE = 1.dp

/** On a tablet everything is larger. */
private val ORDINARY_VIEW = 360.dp
private const val MOST_GROWN = 1.5f

/** Vertices nearer than this are hard to tell apart with a finger. */
private val CROWDED = 32.dp
private val COMFORTABLE = 84.dp
private const val LEAST_MOST_ZOOM = 3f
private const val MOST_PULL = 1.5f

/** How much of the distance to its nearest neighbour a vertex may take to each side. */
private const val SHARE = 0.36f

/**
 * How a graph fits into a view: not larger than is good to look at, and smaller where it must be. Zoomed pictures are
 * spread out from it; their vertices grow only until names can be read.
 *
 * @param kept room at the right and at the bottom that is kept free
 */
internal class GraphFit(private val board: GraphBoard, private val view: Size, private val kept: Size, private val density: Density) {
    val kind: GraphKind = GraphKind.of(board)
    private val unit = unitPlaces(board)
    private val frame: Rect = fitted()
    private val spacing = spacing(unit.map { Offset(it.x * frame.width, it.y * frame.height) })

    /** Whether parts are so close that they are to be touched in a larger picture. */
    val isCrowded: Boolean = spacing < with(density) { CROWDED.toPx() }

    val mostZoom: Float = max(LEAST_MOST_ZOOM, min(with(density) { COMFORTABLE.toPx() } / spacing, 60f))

    /** The picture on a canvas that is [zoom] times as large as the view. */
    fun picture(zoom: Float): GraphPicture {
        val zoomed = Rect(Offset(frame.left, frame.top) * zoom, Size(frame.width, frame.height) * zoom)
        return GraphPicture(board, zoomed, sizes(spacing * zoom), view * zoom)
    }

    private fun fitted(): Rect = with(density) {
        val edge = EDGE_OF_VIEW.toPx()
        val ground = if (kind == GraphKind.Drawing) GROUND.toPx() else 0f
        val room = Rect(edge, edge, max(edge + 1, view.width - edge - kept.width), max(edge + 1, view.height - edge - ground - kept.height))
        val wanted = if (kind == GraphKind.Drawing) upwardSize(room.size) else freeSize(room.size)
        val width = min(room.width, wanted.width)
        val height = min(room.height, wanted.height)
        val lower = if (kind == GraphKind.Drawing) 0.7f else 0.5f
        val first = Rect(
            Offset(room.left + (room.width - width) / 2, room.top + (room.height - height) * lower),
            Size(width, height),
        )
        val distance = spacing(unit.map { Offset(it.x * width, it.y * height) })
        within(room, first, GraphPicture(board, first, sizes(distance), view).extent())
    }

    /** [frame] made smaller by as much as what is drawn in it, [extent], sticks out of [room]. */
    private fun within(room: Rect, frame: Rect, extent: Rect): Rect {
        val bottom = if (kind == GraphKind.Drawing) 0f else max(0f, extent.bottom - room.bottom)
        val left = frame.left + max(0f, room.left - extent.left)
        val top = frame.top + max(0f, room.top - extent.top)
        return Rect(left, top, max(left + 1, frame.right - max(0f, extent.right - room.right)), max(top + 1, frame.bottom - bottom))
    }

    /** The edges of a free graph are of a length that the eye can follow; its form is pulled a little to fill the room. */
    private fun freeSize(room: Size): Size = with(density) {
        val places = board.vertices().map { Offset(it.x().toFloat(), it.y().toFloat()) }
        val width = places.range { it.x }
        val height = places.range { it.y }
        val lengths = board.edges().filterNot { it.isLoop }.map { (places[it.from()] - places[it.to()]).getDistance() }.sorted()
        val longest = max(FREE_EDGE.toPx(), 0.3f * room.minDimension)
        val good = if (lengths.isEmpty()) room.maxDimension else longest / max(lengths[lengths.size / 2], 1e-3f)
        val full = min(room.width / max(width, 1e-3f), room.height / max(height, 1e-3f))
        val scale = min(good, full)
        val pull = min(MOST_PULL, good / scale)
        Size(width * scale * pull, height * scale * pull)
    }

    private fun upwardSize(room: Size): Size = with(density) {
        val longest = max(UPWARD_EDGE.toPx(), 0.2f * room.minDimension)
        val rise = board.edges().maxOfOrNull { abs(unit[it.from()].y - unit[it.to()].y) } ?: 1f
        val columns = unit.map { it.x }.distinct().sorted().zipWithNext { a, b -> b - a }.filter { it > 1e-4f }.minOrNull() ?: 1f
        Size(longest / columns, longest / max(rise, 1e-4f))
    }

    /** The sizes of the parts where vertices are [distance] apart. */
    private fun sizes(distance: Float): GraphSizes = with(density) {
        val grown = (view.minDimension / ORDINARY_VIEW.toPx()).coerceIn(1f, MOST_GROWN)
        val label = kind.label.toPx() * grown
        val wanted = max(kind.radius.toPx() * grown, label * 0.85f)
        val share = min(1f, SHARE * distance / wanted)
        val widest = GraphSizes(wanted, label, 0f).halfWidth("0".repeat(board.vertices().maxOfOrNull { it.name().length } ?: 1))
        val readable = min(share, max(SHARE * distance / widest, LEAST_LABEL.toPx() * 1.4f / label))
        GraphSizes(
            radius = max(LEAST_RADIUS.toPx(), wanted * share),
            label = (label * readable).takeIf { it >= LEAST_LABEL.toPx() } ?: 0f,
            stroke = max(LEAST_STROKE.toPx(), kind.stroke.toPx() * grown * min(1f, max(share, 0.3f))),
        )
    }

    /** The least distance of two vertices that are not both feet on the ground. */
    private fun spacing(places: List<Offset>): Float {
        val tall = places.range { it.y } > places.range { it.x }
        val along = { vertex: Int -> if (tall) places[vertex].y else places[vertex].x }
        val sorted = places.indices.sortedBy(along)
        var least = view.maxDimension
        for (i in sorted.indices) {
            for (j in i + 1 until sorted.size) {
                val (a, b) = sorted[i] to sorted[j]
                if (along(b) - along(a) >= least) break
                if (!(board.vertices()[a].grounded() && board.vertices()[b].grounded())) {
                    least = min(least, (places[a] - places[b]).getDistance())
                }
            }
        }
        return max(least, 1e-3f)
    }
}

private fun List<Offset>.range(axis: (Offset) -> Float): Float = if (isEmpty()) 0f else maxOf(axis) - minOf(axis)
