package app.hissho.ui.boards

import android.icu.text.ListFormatter
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Choice
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.Part
import kotlin.math.roundToInt

/** A screen reader meets at most so many parts at once; of a larger graph it meets what is seen. */
internal const val MOST_NODES = 120

private val NODE = 48.dp

/** The parts of a graph that a player touches: lines of a drawing that stands on the ground, else vertices. Editing touches both. */
internal fun touchableParts(scene: GraphScene, kind: GraphKind, editing: Boolean): List<Part> {
    val vertices = scene.board.vertices().indices.map { Part(GraphBoard.VERTICES, it) }
    val edges = scene.board.edges().indices.map { Part(GraphBoard.EDGES, it) }
    return if (editing) vertices + edges else if (kind == GraphKind.Drawing) edges else vertices
}

/**
 * What a screen reader says of a graph and does with it: one node a part, in the order of their names.
 *
 * @param place where the middle of a part is in the view
 */
@Composable
internal fun GraphNodes(
    scene: GraphScene,
    parts: List<Part>,
    all: Int,
    choice: Choice<*>,
    marks: BoardMarks,
    onTap: (Part) -> Unit,
    modifier: Modifier,
    place: (Part) -> Offset,
) {
    val lit = remember(choice) { choice.litParts() }
    val summary = summary(scene.board, parts.size < all)
    Layout(
        { parts.forEachIndexed { index, part -> Node(scene, part, index, part in lit, part in choice.tapped(), marks, onTap) } },
        modifier.semantics {
            isTraversalGroup = true
            contentDescription = summary
        },
    ) { nodes, constraints ->
        val side = NODE.roundToPx()
        val placed = nodes.map { it.measure(Constraints.fixed(side, side)) }
        layout(constraints.maxWidth, constraints.maxHeight) {
            placed.forEachIndexed { index, node ->
                val at = place(parts[index])
                node.place(at.x.roundToInt() - side / 2, at.y.roundToInt() - side / 2)
            }
        }
    }
}

@Composable
private fun Node(scene: GraphScene, part: Part, index: Int, lit: Boolean, chosen: Boolean, marks: BoardMarks, onTap: (Part) -> Unit) {
    val value = marks.values.getOrNull(component(scene, part))?.let { stringResource(R.string.graph_value, it) }
    val best = if (part in marks.best) stringResource(if (marks.holdDraw) R.string.graph_draws else R.string.graph_wins) else null
    val words = (if (part.group() == GraphBoard.EDGES) listOf(line(scene.board, part.index())) else vertex(scene.board, part.index())) +
        listOfNotNull(value, best)
    val tag = (if (part.group() == GraphBoard.EDGES) "edge-" else "vertex-") + part.index()
    Box(
        Modifier.testTag(tag).semantics(mergeDescendants = true) {
            contentDescription = words.joinToString(", ")
            traversalIndex = index.toFloat()
            selected = chosen
            if (chosen || lit) {
                role = Role.Button
                onClick {
                    onTap(part)
                    true
                }
            }
        },
    )
}

private fun component(scene: GraphScene, part: Part): Int = scene.components.indexOfFirst { edges ->
    if (part.group() == GraphBoard.EDGES) part.index() in edges
    else edges.any { scene.board.edges()[it].from() == part.index() || scene.board.edges()[it].to() == part.index() }
}

@Composable
private fun summary(board: GraphBoard, cut: Boolean): String = listOfNotNull(
    pluralStringResource(R.plurals.graph_vertices, board.named.size, board.named.size),
    pluralStringResource(R.plurals.graph_lines, board.edges().size, board.edges().size),
    if (cut) stringResource(R.string.graph_zoom_to_reach) else null,
).joinToString(", ")

private val GraphBoard.named get() = vertices().filterNot { it.grounded() }

@Composable
private fun line(board: GraphBoard, index: Int): String {
    val edge = board.edges()[index]
    val ends = listOf(board.vertices()[edge.from()], board.vertices()[edge.to()]).sortedByDescending { it.grounded() }
    val name = when {
        edge.isLoop && ends[0].grounded() -> stringResource(R.string.graph_ground_loop)
        edge.isLoop -> stringResource(R.string.graph_loop, ends[0].name())
        ends[0].grounded() -> stringResource(R.string.graph_line_from_ground, ends[1].name())
        else -> stringResource(R.string.graph_line, ends[0].name(), ends[1].name())
    }
    val twins = board.edges().indices.filter { setOf(board.edges()[it].from(), board.edges()[it].to()) == setOf(edge.from(), edge.to()) }
    return if (twins.size == 1) name else stringResource(R.string.graph_one_of, name, twins.indexOf(index) + 1, twins.size)
}

/** Names as a sentence lists them. */
@Composable
internal fun listed(names: List<String>): String = ListFormatter.getInstance(LocalConfiguration.current.locales[0]).format(names)

@Composable
private fun vertex(board: GraphBoard, index: Int): List<String> {
    val name = stringResource(R.string.graph_vertex, board.vertices()[index].name())
    val token = if (board.token().isPresent && board.token().asInt == index) stringResource(R.string.graph_token) else null
    val next = board.edges().mapNotNull { edge ->
        when (index) {
            edge.from() -> edge.to()
            edge.to() -> edge.from().takeUnless { edge.directed() }
            else -> null
        }
    }.distinct().map { board.vertices()[it].name() }
    val listed = listed(next)
    val ways = when {
        board.token().isEmpty -> if (next.isEmpty()) null else pluralStringResource(R.plurals.graph_lines_to, next.size, listed)
        next.isEmpty() -> stringResource(R.string.graph_no_arrows)
        else -> pluralStringResource(R.plurals.graph_arrows_to, next.size, listed)
    }
    return listOfNotNull(name, token, ways)
}
