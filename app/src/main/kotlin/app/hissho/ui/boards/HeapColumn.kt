package app.hissho.ui.boards

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Choice
import app.hissho.engine.board.HeapBoard
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoColors
import app.hissho.ui.theme.HisshoTheme
import app.hissho.ui.theme.tabular
import kotlin.math.ceil
import kotlin.math.max
import kotlin.math.min

/**
 * One heap as it is to be drawn.
 *
 * @property ghosts how many chips the last move took from it
 * @property winning its chips whose touch leads to a win
 */
@Immutable
internal data class HeapLook(
    val heap: Int,
    val size: Int,
    val ghosts: Int,
    val value: String?,
    val winning: List<Part>,
    val style: HeapBoard.Style,
) {
    val isPile: Boolean get() = size > MOST_CHIPS
}

/**
 * A heap, its number and, under the lens, its value. The whole column answers to touch, so that low chips need
 * no exact finger: a touch above the heap means its top chip. A screen reader meets one node a heap.
 *
 * @param left how much of the last move has been shown, from 0 to 1
 */
@Composable
internal fun HeapColumn(look: HeapLook, metrics: HeapMetrics, choice: Choice<String>, left: () -> Float, onTap: (Part) -> Unit) {
    val colors = HisshoTheme.colors
    val tap by rememberUpdatedState(onTap)
    val amounts = TakeAmounts.of(choice, look.heap, look.size)
    val taken = choice.taken(look.heap, look.size)
    val editing = LocalBoardEditing.current
    val selected = editing && choice.tapped().any { it.group() == look.heap }
    val lift by animateFloatAsState(if (taken > 0) 1f else 0f, tween(durationMillis = 200), label = "lift")
    val rise = metrics.rise(look.heap)
    Column(
        Modifier.width(metrics.column)
            .then(if (editing) Modifier.heapSelection(look, selected, onTap) else Modifier.heapSemantics(look, amounts, taken, onTap)),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        val touch = Modifier.pointerInput(look, metrics, amounts.toString(), taken, editing) {
            detectTapGestures { at ->
                val above = (size.height - rise.toPx() - at.y) / metrics.chip.toPx()
                (if (editing) Part(look.heap, 1) else partAt(look, amounts, taken, above))?.let(tap)
            }
        }
        Box(Modifier.width(metrics.column).height(metrics.chip * metrics.rows + LIFT + rise).then(touch)) {
            Canvas(Modifier.fillMaxSize()) {
                drawBase(look.style, rise.toPx(), colors)
                if (selected) drawSelected(size.height - rise.toPx(), colors)
            }
            Canvas(Modifier.fillMaxSize().padding(bottom = rise)) {
                if (look.isPile) drawPile(look, metrics, taken, lift, colors) else drawChips(look, metrics, choice, lift, left(), colors)
            }
            Column(Modifier.align(Alignment.BottomCenter).padding(bottom = rise)) {
                for (index in (if (look.isPile) 0 else look.size) downTo 1) {
                    Spacer(Modifier.fillMaxWidth().height(metrics.chip).testTag("chip-${look.heap}-$index"))
                }
            }
        }
        Label(look.size.toString(), MaterialTheme.typography.titleMedium)
        look.value?.let { Label(stringResource(R.string.board_value, it), MaterialTheme.typography.labelMedium, "value-${look.heap}") }
        if (look.isPile) {
            look.winning.firstOrNull()?.let { Label("▲ ${look.size - it.index() + 1}", MaterialTheme.typography.labelMedium) }
        }
    }
}

@Composable
private fun Label(text: String, style: TextStyle, tag: String = "") {
    Text(text, Modifier.testTag(tag), color = HisshoTheme.colors.onBoard, style = style.tabular(), softWrap = false, maxLines = 1)
}

/** @param chipsAbove how many chips above the floor the finger is */
private fun partAt(look: HeapLook, amounts: TakeAmounts, taken: Int, chipsAbove: Float): Part? = when {
    amounts.isEmpty -> null
    look.isPile -> amounts.part(if (taken > 0) taken else amounts.smallest)
    else -> Part(look.heap, ceil(chipsAbove).toInt().coerceIn(1, look.size))
}

private fun DrawScope.drawChips(look: HeapLook, metrics: HeapMetrics, choice: Choice<*>, lift: Float, left: Float, colors: HisshoColors) {
    val chip = metrics.chip.toPx()
    val floor = size.height - 2.dp.toPx()
    val width = min(size.width * 0.86f, max(54.dp.toPx(), chip * 2.1f))
    val chosen = choice.tapped().firstOrNull { it.group() == look.heap }?.index() ?: Int.MAX_VALUE
    val winning = look.winning.mapTo(HashSet()) { it.index() }
    for (index in 1..look.size) {
        val part = Part(look.heap, index)
        val rise = if (index >= chosen) LIFT.toPx() * lift else 0f
        val bounds = stoneBounds(size.width / 2, floor - rise, index, width, chip)
        drawStone(bounds, colors, lookOf(index >= chosen, choice, part))
        if (index in winning) drawWinMark(bounds, colors)
    }
    for (ghost in 1..min(look.ghosts, metrics.rows - look.size)) {
        val bounds = stoneBounds(size.width / 2, floor, look.size + ghost, width, chip)
        if (left < 1f) drawStone(bounds.translate(0f, -left * chip), colors, StoneLook.Plain, 1f - left)
        drawGhost(bounds, colors, 0.55f * left)
    }
}

private fun lookOf(chosen: Boolean, choice: Choice<*>, part: Part): StoneLook = when {
    chosen -> StoneLook.Chosen
    choice.lit().isEmpty() || choice.isLit(part) -> StoneLook.Plain
    else -> StoneLook.Unlit
}

/** How far apart the stones of a pile lie, in widths of a stone. */
private const val OVERLAP = 0.62f

/** A pyramid of stones; its upper part is chosen in proportion to what is taken. */
private fun DrawScope.drawPile(look: HeapLook, metrics: HeapMetrics, taken: Int, lift: Float, colors: HisshoColors) {
    val chip = min(metrics.chip.toPx(), 20.dp.toPx())
    val floor = size.height - 2.dp.toPx()
    val width = min((size.width - 8.dp.toPx()) / (1 + (PILE_ROWS - 1) * OVERLAP), chip * 2.2f)
    val stones = PILE_ROWS * (PILE_ROWS + 1) / 2
    val resting = stones - if (taken == 0) 0 else ceil(stones * (taken.toDouble() / look.size)).toInt()
    var drawn = 0
    for (row in 1..PILE_ROWS) {
        val inRow = PILE_ROWS - row + 1
        for (place in 0 until inRow) {
            val chosen = drawn++ >= resting
            val center = size.width / 2 + (place - (inRow - 1) / 2f) * width * OVERLAP
            val bounds = stoneBounds(center, floor - (if (chosen) LIFT.toPx() * lift else 0f), row, width, chip)
            drawStone(bounds, colors, if (chosen) StoneLook.Chosen else StoneLook.Plain)
        }
    }
}
