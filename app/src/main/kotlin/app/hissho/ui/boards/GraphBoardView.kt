package app.hissho.ui.boards

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.FilledTonalIconButton
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Choice
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoTheme
import app.hissho.ui.theme.tabular

/** How far from a part a finger may be: it hits within a corridor of 48 dp. */
private val REACH = 24.dp
private val DOUBT = 5.dp

/** A line is drawn from a vertex, not from the room around it, which is for moving the picture. */
private val JOIN_REACH = 10.dp

private val BUTTONS = 52.dp
private const val ZOOM_STEP = 2f

/** A graph on a piece of wood. It can be made larger and moved about, with the fingers or with buttons. */
@Composable
internal fun GraphBoardView(
    board: GraphBoard,
    start: GraphBoard,
    choice: Choice<String>,
    onTap: (Part) -> Unit,
    marks: BoardMarks,
    modifier: Modifier,
) {
    val colors = HisshoTheme.colors
    val first = remember { board }
    val shown = remember(board) { Animatable(if (board == first) 1f else 0f) }
    LaunchedEffect(shown) { shown.animateTo(1f, tween(durationMillis = 280)) }
    val scene = remember(start, board, marks.before) { GraphScene(start, board, marks.before as? GraphBoard) }
    BoxWithConstraints(
        modifier
            .clip(MaterialTheme.shapes.large)
            .background(colors.board)
            .border(2.dp, colors.boardEdge, MaterialTheme.shapes.large),
    ) {
        val view = Size(constraints.maxWidth.toFloat(), constraints.maxHeight.toFloat())
        val density = LocalDensity.current
        val fit = remember(scene.base, view, marks.values.isEmpty(), density) { fit(scene.base, view, marks.values.isNotEmpty(), density) }
        GraphPane(scene, fit, view, choice, marks, onTap) { shown.value }
    }
}

/** Keeps room for what is written below the picture and, where they are needed, for the buttons that zoom. */
private fun fit(base: GraphBoard, view: Size, values: Boolean, density: Density): GraphFit = with(density) {
    val words = if (values && GraphKind.of(base) == GraphKind.Drawing) VALUE_LABEL.toPx() * 1.3f + 12.dp.toPx() else 0f
    val fit = GraphFit(base, view, Size(0f, words), density)
    when {
        !fit.isCrowded -> fit
        view.isLying -> GraphFit(base, view, Size(BUTTONS.toPx(), words), density)
        else -> GraphFit(base, view, Size(0f, words + BUTTONS.toPx()), density)
    }
}

private val Size.isLying: Boolean get() = width > height

@Composable
private fun GraphPane(
    scene: GraphScene,
    fit: GraphFit,
    view: Size,
    choice: Choice<String>,
    marks: BoardMarks,
    onTap: (Part) -> Unit,
    shown: () -> Float,
) {
    val editing = LocalBoardEditing.current
    val viewport = rememberGraphViewport(if (editing) Unit else scene.base)
    val picture = remember(fit, viewport.zoom) { fit.picture(viewport.zoom) }
    val measurer = rememberTextMeasurer(0)
    val style = MaterialTheme.typography.titleMedium.tabular()
    val labels = remember(measurer, style) { GraphLabels(measurer, style) }
    val values = marks.values.map { stringResource(R.string.board_value, it) }
    val colors = HisshoTheme.colors
    val canvas = GraphCanvas(scene, picture, fit.kind, choice, marks, values, labels, colors, editing)
    val tap by rememberUpdatedState { at: Offset, reach: Float, doubt: Float ->
        touched(picture, scene, choice, at - viewport.corner(view), reach, doubt)?.let(onTap)
    }
    val most by rememberUpdatedState(fit.mostZoom)
    val vertexAt by rememberUpdatedState { at: Offset, reach: Float -> vertexAt(picture, scene, at - viewport.corner(view), reach) }
    val join by rememberUpdatedState(LocalBoardJoining.current)
    var joining by remember { mutableStateOf<Joining?>(null) }
    Box(
        Modifier.fillMaxSize()
            .pointerInput(viewport) { detectZoomAndPan(viewport) { most } }
            .pointerInput(Unit) { detectTapGestures { at -> tap(at, REACH.toPx(), DOUBT.toPx()) } }
            .pointerInput(editing) {
                if (editing) detectJoining({ vertexAt(it, JOIN_REACH.toPx()) }, { joining = it }) { from, to -> join(from, to) }
            },
    ) {
        Canvas(Modifier.fillMaxSize()) {
            val corner = viewport.corner(view)
            translate(corner.x, corner.y) { canvas.draw(this, shown(), Rect(-corner, view)) }
            joining?.let { drawJoining(picture.bounds(scene.vertices[it.from.index()]).translate(corner), it.at, colors) }
        }
        val parts = remember(scene, fit.kind, editing) { touchableParts(scene, fit.kind, editing) }
        val met by remember(parts, picture, view) {
            derivedStateOf {
                val seen = Rect(-viewport.corner(view), view)
                if (parts.size <= MOST_NODES) parts else parts.filter { seen.contains(anchor(picture, scene, it)) }.take(MOST_NODES)
            }
        }
        GraphNodes(scene, met, parts.size, choice, marks, onTap, Modifier.fillMaxSize()) { anchor(picture, scene, it) + viewport.corner(view) }
        if (fit.isCrowded || viewport.zoom > 1f) ZoomButtons(viewport, view, fit.mostZoom, Modifier.align(Alignment.BottomEnd))
    }
}

@Composable
private fun ZoomButtons(viewport: GraphViewport, view: Size, most: Float, modifier: Modifier) {
    val middle = Offset(view.width / 2, view.height / 2)
    val buttons = @Composable {
        ZoomButton(BoardIcons.Fit, R.string.graph_zoom_fit, "zoom-fit", viewport.zoom > 1f) { viewport.fit() }
        ZoomButton(BoardIcons.Plus, R.string.graph_zoom_in, "zoom-in", viewport.zoom < most) {
            viewport.transform(ZOOM_STEP, middle, Offset.Zero, view, most)
        }
    }
    if (view.isLying) Column(modifier.padding(2.dp)) { buttons() } else Row(modifier.padding(2.dp)) { buttons() }
}

@Composable
private fun ZoomButton(icon: ImageVector, label: Int, tag: String, enabled: Boolean, onClick: () -> Unit) {
    FilledTonalIconButton(onClick, Modifier.testTag(tag), enabled) { Icon(icon, stringResource(label)) }
}
