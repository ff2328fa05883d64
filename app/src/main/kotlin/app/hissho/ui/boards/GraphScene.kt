package app.hissho.ui.boards

import app.hissho.engine.board.GraphBoard

/**
 * A position as what is left of the graph that a match began with: [base] has the places of all that is drawn, so
 * that nothing jumps when parts of it go.
 *
 * @property board the position; a part of it is known by its place in the lists of this board
 */
internal class GraphScene(start: GraphBoard, val board: GraphBoard, before: GraphBoard?) {
    private val traced = trace(start, board)
    val base: GraphBoard = if (traced != null) start else board
    private val present = traced ?: Trace(board.vertices().indices.toList(), board.edges().indices.toList())
    private val past = before?.let { trace(base, it) }

    /** The vertex of [base] that each vertex of [board] is. */
    val vertices: List<Int> get() = present.vertices

    /** The edge of [base] that each edge of [board] is. */
    val edges: List<Int> get() = present.edges

    /** What of [base] the last move took away. */
    val goneVertices: List<Int> = past?.vertices.orEmpty() - vertices.toSet()
    val goneEdges: List<Int> = past?.edges.orEmpty() - edges.toSet()

    /** The vertex of [base] with the token. */
    val token: Int? = present.tokenOf(board)

    /** The edge of [base] along which the last move took the token. */
    val walked: Int? = before?.let { past?.tokenOf(it) }?.let { from ->
        base.edges().indexOfFirst { it.from() == from && it.to() == token }.takeIf { it >= 0 }
    }

    /** The edges of [board] by what is worth something by itself: connected without the ground, by their first edges. */
    val components: List<List<Int>> = components(board)
}

/** Which vertices and edges of a graph those of another are. */
private class Trace(val vertices: List<Int>, val edges: List<Int>) {
    fun tokenOf(board: GraphBoard): Int? = if (board.token().isPresent) vertices[board.token().asInt] else null
}

/** The parts of [board] in [base], or null if it has others. Of equal edges, the first are taken. */
private fun trace(base: GraphBoard, board: GraphBoard): Trace? {
    val places = base.vertices().withIndex().associate { it.value to it.index }
    val vertices = board.vertices().map { places[it] ?: return null }
    val known = base.edges().indices.groupByTo(HashMap()) { base.edges()[it] }.mapValues { ArrayDeque(it.value) }
    val edges = board.edges().map { edge ->
        val moved = GraphBoard.Edge(vertices[edge.from()], vertices[edge.to()], edge.directed())
        known[moved]?.removeFirstOrNull() ?: return null
    }
    return Trace(vertices, edges)
}

private fun components(board: GraphBoard): List<List<Int>> {
    val link = IntArray(board.vertices().size) { it }
    fun find(vertex: Int): Int {
        var root = vertex
        while (link[root] != root) {
            link[root] = link[link[root]]
            root = link[root]
        }
        return root
    }
    val grounded = { vertex: Int -> board.vertices()[vertex].grounded() }
    for (edge in board.edges()) {
        if (!grounded(edge.from()) && !grounded(edge.to())) link[find(edge.from())] = find(edge.to())
    }
    return board.edges().indices.groupBy { index ->
        val edge = board.edges()[index]
        when {
            !grounded(edge.from()) -> find(edge.from())
            !grounded(edge.to()) -> find(edge.to())
            else -> -1 - index
        }
    }.values.toList()
}
