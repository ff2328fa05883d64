package app.hissho.ui.boards

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.hissho.engine.board.Choice
import app.hissho.engine.board.HeapBoard
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoTheme
import kotlin.math.max

/** Taller heaps are drawn as a pile with a number. */
internal const val MOST_CHIPS = 30

/** How many rows of stones a pile is drawn with. */
internal const val PILE_ROWS = 6

private val NARROWEST_COLUMN = 56.dp
private val WIDEST_COLUMN = 128.dp
private val LOWEST_CHIP = 4.dp
private val HIGHEST_CHIP = 42.dp
private val HIGHEST_STEP = 24.dp

/** How far chosen chips rise above the others. */
internal val LIFT = 8.dp

/** Heaps on a piece of wood, wrapped into rows of equal length where they do not fit side by side. */
@Composable
internal fun HeapBoardView(
    board: HeapBoard,
    start: HeapBoard,
    choice: Choice<String>,
    onTap: (Part) -> Unit,
    marks: BoardMarks,
    modifier: Modifier,
) {
    val colors = HisshoTheme.colors
    val before = marks.before as? HeapBoard
    val values = if (marks.values.size == board.heaps().size) marks.values else emptyList()
    val first = remember { board }
    val leaving = remember(board) { Animatable(if (board == first) 1f else 0f) }
    LaunchedEffect(leaving) { leaving.animateTo(1f, tween(durationMillis = 280)) }
    BoxWithConstraints(
        modifier
            .clip(MaterialTheme.shapes.large)
            .background(colors.board)
            .border(2.dp, colors.boardEdge, MaterialTheme.shapes.large),
        Alignment.Center,
    ) {
        val metrics = heapMetrics(board, start, maxWidth - 24.dp, maxHeight - 24.dp, values.isNotEmpty(), LocalDensity.current)
        Column(
            Modifier.verticalScroll(rememberScrollState()).padding(12.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterHorizontally,
        ) {
            board.heaps().indices.chunked(metrics.perRow).forEach { row ->
                Row(Modifier.fillMaxWidth(), Arrangement.Center, Alignment.Bottom) {
                    row.forEach { heap ->
                        val size = board.heaps()[heap]
                        val ghosts = (before?.heaps()?.getOrNull(heap) ?: size) - size
                        HeapColumn(
                            HeapLook(heap, size, max(0, ghosts), values.getOrNull(heap), marks.best.filter { it.group() == heap }, board.style()),
                            metrics,
                            choice,
                            { leaving.value },
                            onTap,
                        )
                    }
                }
            }
        }
    }
}

/**
 * The measures that all heaps of a board share.
 *
 * @property rows how many chips high a column is
 * @property step how much higher each heap stands than the one on its left
 */
internal data class HeapMetrics(val perRow: Int, val column: Dp, val rows: Int, val chip: Dp, val step: Dp) {
    /** How high the ground below a heap is. */
    fun rise(heap: Int): Dp = step * (heap + 1)
}

private fun heapMetrics(board: HeapBoard, start: HeapBoard, width: Dp, height: Dp, values: Boolean, density: Density): HeapMetrics {
    val count = max(1, board.heaps().size)
    val digits = (start.heaps().maxOrNull() ?: 0).toString().length
    // Letter by letter: fonts grow less than in proportion where they are large already.
    val words = with(density) { if (values) 6.sp.toDp() * (digits + 6) else 11.sp.toDp() * digits }
    val narrowest = maxOf(NARROWEST_COLUMN, words + 12.dp)
    val most = max(1, (width / narrowest).toInt())
    val lines = (count + most - 1) / most
    val perRow = (count + lines - 1) / lines
    val rows = board.heaps().mapIndexed { heap, size -> rowsOf(size, start.heaps().getOrElse(heap) { size }) }.maxOrNull() ?: 1
    val label = with(density) { (if (values) 48.sp else 24.sp).toDp() } + LIFT + 12.dp
    val step = if (board.style() == HeapBoard.Style.STAIRS) min(HIGHEST_STEP, height / 4 / count) else 0.dp
    val chip = ((height / lines - label - step * count) / rows).coerceIn(LOWEST_CHIP, HIGHEST_CHIP)
    return HeapMetrics(perRow, min(maxOf(WIDEST_COLUMN, narrowest), width / perRow), rows, chip, step)
}

/** A heap keeps the room it had at the start; a pile needs little until it is small enough to show its chips. */
private fun rowsOf(size: Int, start: Int): Int = when {
    size > MOST_CHIPS -> PILE_ROWS
    start > MOST_CHIPS -> max(PILE_ROWS, size)
    else -> maxOf(1, start, size)
}
