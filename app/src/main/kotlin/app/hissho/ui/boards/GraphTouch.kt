package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import app.hissho.engine.board.Choice
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.Part

/** The parts that may be touched, for looks without a search through the lit spans. */
internal fun Choice<*>.litParts(): Set<Part> =
    lit().flatMapTo(HashSet()) { span -> (span.from()..span.to() step span.step()).map { Part(span.group(), it) } }

/**
 * What a finger at [at] means: the nearest part that can be touched, if it is within [reach]. Where parts are so close
 * that they differ by less than [doubt], further touches go through them in turn.
 */
internal fun touched(picture: GraphPicture, scene: GraphScene, choice: Choice<*>, at: Offset, reach: Float, doubt: Float): Part? {
    val near = (choice.litParts() + choice.tapped()).map { it to distance(picture, scene, it, at) }.filter { it.second <= reach }
        .sortedWith(compareBy({ it.second }, { it.first.index() }))
    if (near.any { it.first.group() == GraphBoard.EDGES }) near.firstOrNull { it.isOnVertex }?.let { return it.first }
    val least = near.firstOrNull()?.second ?: return null
    val meant = near.filter { it.second <= least + doubt }.map { it.first }
    val chosen = meant.indexOfFirst { it in choice.tapped() }
    return meant[minOf(chosen + 1, meant.lastIndex)]
}

/** The vertex within [reach] of [at]. */
internal fun vertexAt(picture: GraphPicture, scene: GraphScene, at: Offset, reach: Float): Part? =
    scene.vertices.indices.map { Part(GraphBoard.VERTICES, it) }.minByOrNull { distance(picture, scene, it, at) }
        ?.takeIf { distance(picture, scene, it, at) <= reach }

/** Lines end in vertices, so where both can be touched a finger on a vertex means the vertex. */
private val Pair<Part, Float>.isOnVertex: Boolean get() = first.group() == GraphBoard.VERTICES && second <= 0f

/** How far a finger is from what is drawn of a part. */
private fun distance(picture: GraphPicture, scene: GraphScene, part: Part, at: Offset): Float =
    if (part.group() == GraphBoard.VERTICES) {
        maxOf(0f, (picture.centers[scene.vertices[part.index()]] - at).getDistance() - picture.sizes.radius)
    } else {
        picture.curves[scene.edges[part.index()]].distanceTo(at)
    }

/** The place that stands for a part: a vertex, or the middle of an edge. */
internal fun anchor(picture: GraphPicture, scene: GraphScene, part: Part): Offset =
    if (part.group() == GraphBoard.VERTICES) picture.centers[scene.vertices[part.index()]]
    else picture.curves[scene.edges[part.index()]].at(0.5f)
