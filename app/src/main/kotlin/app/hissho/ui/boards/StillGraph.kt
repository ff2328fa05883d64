package app.hissho.ui.boards

import app.hissho.engine.board.Board
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.GraphBoard.Edge
import app.hissho.engine.board.GraphBoard.Vertex
import java.util.OptionalInt
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.hypot
import kotlin.math.max
import kotlin.math.sin

/**
 * A board that is being changed, without what would move although nobody touched it: vertices of a graph stay where they
 * were, and a new one gets a free place near those that it is joined to. A graph is laid out anew when little of the one
 * before is left, or when there is no free place.
 *
 * @property start a board with room for all of it
 */
class StillBoard private constructor(val board: Board, val start: Board) {
    constructor(board: Board) : this(board, board)

    /** The next draft. */
    fun next(board: Board): StillBoard =
        (if (board is GraphBoard && start is GraphBoard) kept(start, board) else null) ?: StillBoard(board)

    private companion object {
        /** How much of what was once there may be remembered for what is left. */
        const val MOST_REMEMBERED = 3

        fun kept(base: GraphBoard, drawn: GraphBoard): StillBoard? {
            val known = base.identities().withIndex().associate { (index, identity) -> identity to index }
            val names = drawn.identities()
            val old = names.count { it in known }
            val isOther = old * 2 < names.size || base.vertices().size > MOST_REMEMBERED * names.size
            if (isOther || base.hasGround != drawn.hasGround || base.token().isPresent != drawn.token().isPresent) return null
            val vertices = ArrayList(base.vertices())
            val places = HashMap<Int, Int>()
            names.forEachIndexed { index, name -> known[name]?.let { places[index] = it } }
            for (index in names.indices.filterNot { it in places }.sortedByDescending { drawn.vertices()[it].grounded() }) {
                val joined = drawn.neighbours(index).mapNotNull { places[it] }.map { vertices[it] }
                val there = places.values.map { vertices[it] }
                vertices += FreePlace(base.vertices(), there).of(drawn.vertices()[index], joined) ?: return null
                places[index] = vertices.lastIndex
            }
            val edges = drawn.edges().map { Edge(places.getValue(it.from()), places.getValue(it.to()), it.directed()) }
            val token = if (drawn.token().isPresent) OptionalInt.of(places.getValue(drawn.token().asInt)) else OptionalInt.empty()
            return StillBoard(
                GraphBoard(names.indices.map { vertices[places.getValue(it)] }, drawn.edges(), drawn.token(), drawn.note()),
                GraphBoard(vertices, base.edges() + (edges without base.edges()), token, drawn.note()),
            )
        }

        private val GraphBoard.hasGround: Boolean get() = vertices().any { it.grounded() }

        /** Vertices are known by their names, feet on the ground by the vertex that they carry. */
        private fun GraphBoard.identities(): List<String> = vertices().mapIndexed { index, vertex ->
            if (vertex.grounded()) "${vertex.name()} ${neighbours(index).firstOrNull()?.let { vertices()[it].name() }}" else vertex.name()
        }

        private fun GraphBoard.neighbours(vertex: Int): List<Int> = edges().filterNot { it.isLoop }.mapNotNull {
            when (vertex) {
                it.from() -> it.to()
                it.to() -> it.from()
                else -> null
            }
        }

        /** Of equal edges, as many as there are more. */
        private infix fun List<Edge>.without(others: List<Edge>): List<Edge> {
            val left = others.groupingBy { it }.eachCount().toMutableMap()
            return filter { edge -> ((left[edge] ?: 0) <= 0).also { left[edge] = (left[edge] ?: 0) - 1 } }
        }
    }
}

/** The drafts of one board, one after the other. */
class StillBoards(first: Board) {
    private var last = StillBoard(first)

    fun next(board: Board): StillBoard = last.next(board).also { last = it }
}

/**
 * Finds places for new vertices among those [there], within the room of [all] so that nothing has to move.
 */
private class FreePlace(all: List<Vertex>, private val there: List<Vertex>) {
    private val xs = room(all.map { it.x() })
    private val ys = room(all.map { it.y() })

    /** The vertex at its place, or null if all places are too near to others. */
    fun of(wanted: Vertex, joined: List<Vertex>): Vertex? {
        val x = if (joined.isEmpty()) (xs.start + xs.endInclusive) / 2 else joined.map { it.x() }.average()
        val y = if (joined.isEmpty()) (ys.start + ys.endInclusive) / 2 else joined.map { it.y() }.average()
        val candidates = if (wanted.grounded()) feet() else around(x, y).filter { (_, height) -> joined.none { it.grounded() } || height < LOWEST }
        val best = candidates.maxByOrNull { (a, b) -> minOf(gap(a, b), ENOUGH) - NEAR * hypot(a - x, b - y) } ?: return null
        return if (gap(best.first, best.second) < LEAST) null else Vertex(wanted.name(), best.first, best.second, wanted.grounded())
    }

    private fun feet(): List<Pair<Double, Double>> = List(STEPS + 1) { xs.start + (xs.endInclusive - xs.start) * it / STEPS to 1.0 }

    private fun around(x: Double, y: Double): List<Pair<Double, Double>> = RADII.flatMap { radius ->
        List(STEPS) { step ->
            val angle = 2 * PI * step / STEPS
            (x + radius * cos(angle)).coerceIn(xs) to (y + radius * sin(angle)).coerceIn(ys)
        }
    }

    private fun gap(x: Double, y: Double): Double = there.minOfOrNull { hypot(it.x() - x, it.y() - y) } ?: 1.0

    private companion object {
        const val STEPS = 24
        const val LEAST = 0.1
        const val ENOUGH = 0.3
        const val NEAR = 0.2
        const val LOWEST = 0.9
        val RADII = listOf(0.2, 0.3, 0.4)

        /** All that the vertices take now; a line or a point leaves the whole unit. */
        fun room(values: List<Double>): ClosedFloatingPointRange<Double> {
            val least = values.min()
            val most = values.max()
            return if (most - least < LEAST) 0.0..max(1.0, most) else least..most
        }
    }
}
