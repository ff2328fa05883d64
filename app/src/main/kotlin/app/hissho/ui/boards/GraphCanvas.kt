package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.hissho.engine.board.Choice
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoColors

/** The letters of values. */
internal val VALUE_LABEL = 13.sp

/** A place outside the canvas is as bad as one where so many vertices are. */
private const val OUTSIDE = 100

/**
 * All that is drawn of a graph, from the ground up.
 *
 * @property values what each component is worth, in words
 * @property editing whether arrows are parts of their own, the ground can be joined and all can be touched, so that
 *   nothing need be lit
 */
internal class GraphCanvas(
    private val scene: GraphScene,
    private val picture: GraphPicture,
    private val kind: GraphKind,
    choice: Choice<*>,
    private val marks: BoardMarks,
    private val values: List<String>,
    private val labels: GraphLabels,
    private val colors: HisshoColors,
    private val editing: Boolean,
) {
    private val lit = choice.litParts()
    private val chosen = HashSet(choice.tapped())
    private val touchesEdges = (lit + chosen).any { it.group() == GraphBoard.EDGES }

    /**
     * @param shown how much of the last move has been shown, from 0 to 1
     * @param visible what of the picture is seen
     */
    fun draw(scope: DrawScope, shown: Float, visible: Rect) = with(scope) {
        if (kind == GraphKind.Drawing) drawEarth(picture.frame.bottom, visible, colors, GROUND.toPx(), 1.5.dp.toPx())
        scene.goneEdges.forEach { drawEdgeGhost(picture, it, colors, shown) }
        scene.goneVertices.forEach { drawVertexGhost(picture, it, kind, colors, shown) }
        val seen = visible.inflate(picture.sizes.radius + picture.sizes.stroke)
        val edges = scene.edges.indices.filter { picture.curves[scene.edges[it]].bounds.inflate(1f).overlaps(seen) }
        edges.sortedBy { edgeLook(it).height }.forEach { drawEdge(picture, scene.edges[it], colors, edgeLook(it)) }
        val vertices = scene.vertices.indices.filter { picture.bounds(scene.vertices[it]).inflate(1f).overlaps(seen) }
        vertices.forEach { drawNamed(this, it, shown) }
        if (shown < 1f) drawToken(this, shown)
        marks.best.forEach { drawBadge(badge(it), colors, marks.holdDraw) }
        values.forEachIndexed { component, value -> drawValue(this, component, value) }
    }

    private fun DrawScope.badge(part: Part): Offset {
        if (part.group() == GraphBoard.EDGES) return anchor(picture, scene, part)
        val bounds = picture.bounds(scene.vertices[part.index()])
        return Offset(bounds.right - 1.dp.toPx(), bounds.top + 1.dp.toPx())
    }

    private fun drawNamed(scope: DrawScope, vertex: Int, shown: Float) = with(scope) {
        val drawn = scene.board.vertices()[vertex]
        if (drawn.grounded() && !editing) return@with
        val id = scene.vertices[vertex]
        val token = id == scene.token && (shown == 1f || scene.walked == null)
        val look = vertexLook(vertex)
        val bounds = if (drawn.grounded()) Rect(picture.centers[id], picture.sizes.radius) else picture.bounds(id)
        drawVertex(bounds, kind, colors, look, token)
        val size = picture.sizes.label
        if (size > 0f && !drawn.grounded()) labels.draw(this, drawn.name(), bounds.center, size, bounds.width - size * 0.3f, nameColor(kind, colors, look, token))
    }

    /** The token on its way from vertex to vertex. */
    private fun drawToken(scope: DrawScope, shown: Float) = with(scope) {
        scene.walked?.let { edge ->
            val radius = picture.sizes.radius
            val at = picture.curves[edge].at(shown)
            drawVertex(Rect(at, radius), kind, colors, PartLook.Plain, token = true)
        }
    }

    private fun vertexLook(vertex: Int): PartLook = look(Part(GraphBoard.VERTICES, vertex), !touchesEdges)

    /** An arrow shares the light of the vertex that the token can take it to. */
    private fun edgeLook(edge: Int): PartLook {
        val drawn = scene.board.edges()[edge]
        if (!drawn.directed() || editing) return look(Part(GraphBoard.EDGES, edge), touchesEdges)
        val leads = scene.vertices[drawn.from()] == scene.token
        return if (leads || lit.isEmpty() && chosen.isEmpty()) vertexLook(drawn.to()) else PartLook.Unlit
    }

    private fun look(part: Part, touchable: Boolean): PartLook = when {
        part in chosen -> PartLook.Chosen
        part in lit && !editing -> PartLook.Lit
        !touchable || editing || lit.isEmpty() && chosen.isEmpty() -> PartLook.Plain
        else -> PartLook.Unlit
    }

    /** Below the ground, or where the fewest vertices are in the way. */
    private fun drawValue(scope: DrawScope, component: Int, value: String) = with(scope) {
        val edges = scene.components.getOrNull(component) ?: return@with
        val ends = edges.flatMap { listOf(scene.board.edges()[it].from(), scene.board.edges()[it].to()) }.distinct()
        labels.drawPlate(this, value, VALUE_LABEL.toPx(), colors) { plate ->
            if (kind == GraphKind.Drawing) {
                val feet = ends.filter { scene.board.vertices()[it].grounded() }.map { picture.centers[scene.vertices[it]].x }
                Offset(feet.average().toFloat() - plate.width / 2, picture.frame.bottom + GROUND.toPx() + 4.dp.toPx())
            } else {
                freePlace(ends.map { picture.bounds(scene.vertices[it]) }, plate, 6.dp.toPx())
            }
        }
    }

    private fun freePlace(own: List<Rect>, plate: Size, gap: Float): Offset {
        val top = own.minBy { it.top }
        val bottom = own.maxBy { it.bottom }
        val left = own.minBy { it.left }
        val right = own.maxBy { it.right }
        val places = listOf(
            Offset(top.center.x - plate.width / 2, top.top - gap - plate.height),
            Offset(bottom.center.x - plate.width / 2, bottom.bottom + gap),
            Offset(left.left - gap - plate.width, left.center.y - plate.height / 2),
            Offset(right.right + gap, right.center.y - plate.height / 2),
        )
        val others = scene.vertices.map { picture.bounds(it) }
        val canvas = Rect(0f, 0f, picture.canvas.width, picture.canvas.height)
        return places.minBy { place ->
            val bounds = Rect(place, plate)
            others.count { it.overlaps(bounds) } + if (canvas.intersect(bounds) == bounds) 0 else OUTSIDE
        }
    }
}
