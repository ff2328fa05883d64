package app.hissho.ui.boards

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import app.hissho.R
import app.hissho.engine.board.Choice
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoTheme

/** Cells on a piece of wood; rows of heaps and strips are wrapped, boards of squares scroll if they are too large. */
@Composable
internal fun GridBoardView(
    board: GridBoard,
    start: GridBoard,
    choice: Choice<String>,
    onTap: (Part) -> Unit,
    marks: BoardMarks,
    modifier: Modifier,
) {
    val colors = HisshoTheme.colors
    val picture = remember(board, start, marks.before, marks.after) {
        GridPicture.of(board, start, marks.before as? GridBoard, marks.after as? GridBoard)
    }
    val drag = remember { mutableStateOf<GridDrag?>(null) }
    val hovered by remember { derivedStateOf { drag.value?.over } }
    val look = remember(picture, choice, marks, hovered) { GridLook(picture, choice, marks, hovered) }
    Column(
        modifier
            .clip(MaterialTheme.shapes.large)
            .background(colors.board)
            .border(2.dp, colors.boardEdge, MaterialTheme.shapes.large),
    ) {
        BoxWithConstraints(Modifier.weight(1f).fillMaxWidth().padding(8.dp), Alignment.Center) {
            val density = LocalDensity.current
            val metrics = remember(picture, start, maxWidth, maxHeight, density) {
                with(density) { GridMetrics.of(picture, start, maxWidth.toPx(), maxHeight.toPx(), density) }
            }
            val room = with(density) { maxHeight.toPx() }
            val view = with(density) { maxWidth.toPx() }
            Lines(look, metrics, view, room, drag, onTap)
        }
        if (board.keys().isNotEmpty() && !LocalBoardEditing.current) GridKeys(board.keys(), look, onTap)
    }
}

@Composable
private fun Lines(
    look: GridLook,
    metrics: GridMetrics,
    view: Float,
    room: Float,
    drag: MutableState<GridDrag?>,
    onTap: (Part) -> Unit,
) {
    val picture = look.picture
    val density = LocalDensity.current
    val colors = HisshoTheme.colors
    val measurer = rememberTextMeasurer(cacheSize = 64)
    val heads = stringResource(R.string.grid_heads_letter)
    val tails = stringResource(R.string.grid_tails_letter)
    val ink = remember(colors, measurer, heads, tails) { PieceInk(colors, measurer, heads, tails) }
    val list = rememberLazyListState()
    val scroll = rememberScrollState(firstPieceAt(picture, metrics, view))
    val field = GridField(look, metrics, list)
    val carry = remember(picture) { carryOf(picture) }
    val arrival = rememberArrival(picture, metrics, carry, list)
    val onScreen by remember(metrics, view) { derivedStateOf { scroll.value.toFloat()..scroll.value + view } }
    val upward = picture.board.axes().map { it.upward() }.orElse(false)
    Column(Modifier.horizontalScroll(scroll, enabled = metrics.width > view).width(with(density) { metrics.width.toDp() })) {
        if (!upward) ColumnNumbers(picture, metrics, ink)
        Box(Modifier.height(with(density) { min(metrics.height.toDp(), (room - metrics.axis).toDp()) }).gridTouch(field, drag, onTap)) {
            LazyColumn(Modifier.fillMaxSize().testTag("grid"), list) {
                items(metrics.lines.size) { index ->
                    val line = metrics.lines[index]
                    GridLineView(field, metrics, line, onScreen, onTap) {
                        val arrived = arrival.value
                        with(GridDrawing(look, metrics, ink, arrived, carry?.to.takeIf { arrived < 1f })) { drawLine(line, scroll.value.toFloat()) }
                    }
                }
            }
            Canvas(Modifier.matchParentSize()) {
                if (carry != null && arrival.value < 1f) drawCarried(carry, field, ink, arrival.value)
                drag.value?.let { drawDragged(it, field, ink) }
            }
        }
        if (upward) ColumnNumbers(picture, metrics, ink)
    }
}

@Composable
private fun ColumnNumbers(picture: GridPicture, metrics: GridMetrics, ink: PieceInk) {
    if (metrics.axis > 0f) {
        Canvas(Modifier.fillMaxWidth().height(with(LocalDensity.current) { metrics.axis.toDp() })) { drawColumnNumbers(picture, metrics, ink) }
    }
}

/** Shows what the last move did, in about a quarter of a second, and scrolls to where it happened. */
@Composable
private fun rememberArrival(picture: GridPicture, metrics: GridMetrics, carry: Carry?, list: LazyListState): Animatable<Float, *> {
    val first = remember { picture.board }
    val arrival = remember(picture.board) { Animatable(if (picture.board == first) 1f else 0f) }
    LaunchedEffect(arrival) {
        if (arrival.value == 1f) return@LaunchedEffect
        val changed = metrics.lines.indexOfFirst { picture.isFresh(it.row) || carry?.to?.first == it.row }
        val shown = list.layoutInfo.visibleItemsInfo
        if (changed >= 0 && shown.isNotEmpty() && changed !in shown.first().index..shown.last().index) list.scrollToItem(changed)
        arrival.animateTo(1f, tween(durationMillis = 280))
    }
    return arrival
}

/** How far a board that is too wide is scrolled at first, so that its pieces are seen. */
private fun firstPieceAt(picture: GridPicture, metrics: GridMetrics, view: Float): Int {
    if (metrics.width <= view) return 0
    val line = metrics.lines.firstOrNull { line -> (0 until picture.size(line.row)).any { picture.spot(line.row, it).cell.isPiece } } ?: return 0
    val column = (0 until picture.size(line.row)).first { picture.spot(line.row, it).cell.isPiece }
    return (metrics.place(line, column).center.x - view / 2).coerceIn(0f, metrics.width - view).toInt()
}

private fun DrawScope.drawCarried(carry: Carry, field: GridField, ink: PieceInk, share: Float) {
    val from = field.center(carry.from.first, carry.from.second) ?: return
    val to = field.center(carry.to.first, carry.to.second) ?: return
    val place = field.placeSize()
    drawPiece(carry.piece, place.translate(lerp(from, to, share) - place.center), StoneLook.Plain, ink)
}

/** The piece below the finger, a little above it so that it is seen. */
private fun DrawScope.drawDragged(drag: GridDrag, field: GridField, ink: PieceInk) {
    if (!field.isCarrying) return
    val piece = field.look.picture.board.cell(drag.from) ?: return
    val place = field.placeSize()
    drawPiece(GridBoard.Cell.of(piece.piece()), place.translate(drag.at - place.center), StoneLook.Chosen, ink)
}
