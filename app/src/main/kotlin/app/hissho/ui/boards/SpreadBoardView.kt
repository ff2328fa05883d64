package app.hissho.ui.boards

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.lazy.grid.GridCells
import androidx.compose.foundation.lazy.grid.LazyVerticalGrid
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Check
import androidx.compose.material3.FilterChip
import androidx.compose.material3.FilterChipDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Choice
import app.hissho.engine.board.Part
import app.hissho.engine.board.SpreadBoard
import app.hissho.engine.board.SpreadBoard.Lies
import app.hissho.engine.board.SpreadBoard.Place
import app.hissho.ui.common.FillBelow
import app.hissho.ui.theme.HisshoTheme
import kotlin.math.abs

private const val TURN_MILLIS = 240
private val EDGE = 8.dp

/** Below this the score gives way to the cards, and scrolls. */
private val LOWEST_SPREAD = 170.dp

/** Where letters are large and the room is low, cards come before the score. */
private const val LARGE_LETTERS = 1.3f
private val LOW = 320.dp

/** While words take the room, the switch gives way to the cards. */
private val LOW_WITHOUT_SWITCH = 220.dp

/** Cards spread out on the table, with the score above them. */
@Composable
internal fun SpreadBoardView(
    board: SpreadBoard,
    choice: Choice<String>,
    onTap: (Part) -> Unit,
    marks: BoardMarks,
    modifier: Modifier,
) {
    val colors = HisshoTheme.colors
    BoxWithConstraints(
        modifier
            .clip(MaterialTheme.shapes.large)
            .background(colors.board)
            .border(2.dp, colors.boardEdge, MaterialTheme.shapes.large)
            .padding(EDGE),
    ) {
        val cardsFirst = LocalDensity.current.fontScale > LARGE_LETTERS && maxHeight < LOW
        val header = @Composable { SpreadHeader(board, marks.seats, switch = cardsFirst || maxHeight >= LOW_WITHOUT_SWITCH) }
        val nothing = @Composable { }
        val scroll = Modifier.verticalScroll(rememberScrollState())
        FillBelow(maxHeight, minOf(maxHeight, LOWEST_SPREAD), scroll, if (cardsFirst) nothing else header, if (cardsFirst) header else nothing) {
            Spread(board, choice, onTap, marks)
        }
    }
}

/** What each player has taken, each with the sign of the places that are empty since, and the switch for a perfect memory. */
@Composable
private fun SpreadHeader(board: SpreadBoard, seats: Seats?, switch: Boolean) {
    FlowRow(
        Modifier.fillMaxWidth().padding(bottom = 4.dp),
        Arrangement.SpaceBetween,
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Row(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
            val moverFirst = seats?.moverBelow ?: true
            Score(takerName(first = true, seats), if (moverFirst) board.taken() else board.takenByOther(), first = true)
            Score(takerName(first = false, seats), if (moverFirst) board.takenByOther() else board.taken(), first = false)
        }
        val memory = LocalPerfectMemory.current
        memory.onToggle?.takeIf { switch }?.let { PerfectMemoryChip(memory.on, it) }
    }
}

@Composable
private fun Score(name: String, pairs: Int, first: Boolean) {
    val spoken = pluralStringResource(R.plurals.spread_score, pairs, name, pairs)
    Text(
        "${if (first) "●" else "○"} $name $pairs",
        Modifier.testTag(if (first) "score-first" else "score-second").clearAndSetSemantics { contentDescription = spoken },
        color = HisshoTheme.colors.onBoard,
        style = MaterialTheme.typography.titleMedium,
    )
}

@Composable
private fun PerfectMemoryChip(on: Boolean, onToggle: () -> Unit) {
    val colors = HisshoTheme.colors
    FilterChip(
        on,
        onToggle,
        { Text(stringResource(R.string.spread_perfect_memory)) },
        Modifier.testTag("perfect-memory"),
        leadingIcon = if (on) ({ Icon(Icons.Default.Check, null) }) else null,
        colors = FilterChipDefaults.filterChipColors(labelColor = colors.onBoard),
        border = FilterChipDefaults.filterChipBorder(enabled = true, selected = on, borderColor = colors.onBoard),
    )
}

@Composable
private fun Spread(board: SpreadBoard, choice: Choice<String>, onTap: (Part) -> Unit, marks: BoardMarks) {
    val colors = HisshoTheme.colors
    val measurer = rememberTextMeasurer(cacheSize = 64)
    val ink = remember(colors, measurer) { PieceInk(colors, measurer, "", "") }
    BoxWithConstraints(Modifier.fillMaxSize(), Alignment.Center) {
        val count = board.places().size
        val plan = remember(count, maxWidth, maxHeight) { SpreadPlan.of(count, maxWidth, maxHeight) }
        val height = if (plan.scrolls) maxHeight else plan.place.height * ((count + plan.columns - 1) / plan.columns)
        LazyVerticalGrid(
            GridCells.Fixed(plan.columns),
            Modifier.width(plan.place.width * plan.columns).height(height).testTag("spread"),
            userScrollEnabled = plan.scrolls,
        ) {
            items(count) { index ->
                PlaceView(board.places()[index], Part(SpreadBoard.GROUP, index), choice, onTap, marks, ink, Modifier.height(plan.place.height))
            }
        }
    }
}

@Composable
private fun PlaceView(
    place: Place,
    part: Part,
    choice: Choice<String>,
    onTap: (Part) -> Unit,
    marks: BoardMarks,
    ink: PieceInk,
    modifier: Modifier,
) {
    val up = place.lies() == Lies.UP || place.lies() == Lies.LINGERING
    val touchable = choice.isLit(part)
    val best = part in marks.best
    val remembered = LocalPerfectMemory.current.on
    val firsts = firstHas(place.lies(), marks.seats)
    val turned by animateFloatAsState(if (up) 1f else 0f, tween(TURN_MILLIS), label = "turn")
    val touch = if (touchable) Modifier.clickable(null, null, role = Role.Button) { onTap(part) } else Modifier
    Canvas(
        modifier.fillMaxWidth().then(touch).placeSemantics(place, part, marks, touchable, best, remembered).padding(2.dp)
            .graphicsLayer { scaleX = abs(1 - 2 * turned).coerceAtLeast(0.02f) },
    ) {
        val bounds = Rect(Offset.Zero, size)
        when {
            firsts != null -> drawTaken(place.name(), bounds, firsts, ink)
            place.lies() == Lies.NOWHERE -> drawSlot(bounds, ink)
            turned > 0.5f -> drawTurned(place.name(), bounds, if (place.lies() == Lies.UP) CardLook.Lit else CardLook.Plain, ink)
            else -> drawDown(if (remembered) place.name() else "", part.index() + 1, bounds, ink)
        }
        if (best) drawBestMark(Offset(size.width - 10.dp.toPx(), 9.dp.toPx()), 6.dp.toPx(), marks.holdDraw, ink)
    }
}

/** Whether the first of the two seats has taken the card; null if nobody has. */
internal fun firstHas(lies: Lies, seats: Seats?): Boolean? {
    val moverFirst = seats?.moverBelow ?: true
    return when (lies) {
        Lies.TAKEN -> moverFirst
        Lies.TAKEN_BY_OTHER -> !moverFirst
        else -> null
    }
}
