package app.hissho.ui.boards

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Choice
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.HandBoard.Card
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoTheme
import kotlin.math.roundToInt

/**
 * Two hands of cards and the table between them. The hand of the user or, of two people, of the first lies below, where
 * the thumb reaches it, whoever is to move; the card played last slides to the table.
 */
@Composable
internal fun HandBoardView(
    board: HandBoard,
    start: HandBoard,
    choice: Choice<String>,
    onTap: (Part) -> Unit,
    marks: BoardMarks,
    modifier: Modifier,
) {
    val colors = HisshoTheme.colors
    val look = remember(board, choice, marks) { HandLook(board, choice, marks) }
    Box(
        modifier
            .clip(MaterialTheme.shapes.large)
            .background(colors.board)
            .border(2.dp, colors.boardEdge, MaterialTheme.shapes.large),
    ) {
        BoxWithConstraints(Modifier.padding(12.dp, 8.dp)) {
            val density = LocalDensity.current
            val editing = LocalBoardEditing.current
            val counts = Triple(look.cards(Seat.Above).size, look.cards(Seat.Table).size, look.cards(Seat.Below).size)
            val plan = remember(counts, start, maxWidth, maxHeight, density, editing) {
                val room = with(density) { Size(maxWidth.toPx(), maxHeight.toPx()) }
                HandPlan.of(counts, start, room, density, editing)
            }
            Hands(look, plan, with(density) { maxHeight.toPx() }, marks.seats, onTap)
        }
    }
}

@Composable
private fun Hands(look: HandLook, plan: HandPlan, room: Float, seats: Seats?, onTap: (Part) -> Unit) {
    val colors = HisshoTheme.colors
    val measurer = rememberTextMeasurer(cacheSize = 64)
    val ink = remember(colors, measurer) { PieceInk(colors, measurer, "", "") }
    val scroll = rememberScrollState((plan.height - room).coerceAtLeast(0f).toInt())
    val seen by remember(room) { derivedStateOf { scroll.value / room.toInt().coerceAtLeast(1) } }
    val heights = (seen - 1) * room..(seen + 2) * room
    val arrival = rememberArrival(look)
    Box(
        Modifier.fillMaxWidth().verticalScroll(scroll, enabled = plan.height > room + 1f)
            .height(with(LocalDensity.current) { plan.height.toDp() }),
    ) {
        HandTitle(look, plan, seats, Seat.Above)
        HandTitle(look, plan, seats, Seat.Below)
        for (seat in listOf(Seat.Above, Seat.Below)) {
            for (index in plan.within(seat, heights)) CardView(look, plan, seat, index, ink, onTap)
        }
        HandLinks(look, plan, ink, Modifier.matchParentSize())
        Table(look, plan, ink, heights, arrival, onTap)
        Keys(look, plan, onTap)
    }
}

/** The cards on the table, the last trick pale as it is over, or the place for a card, unless lines go through it. */
@Composable
private fun Table(
    look: HandLook,
    plan: HandPlan,
    ink: PieceInk,
    heights: ClosedFloatingPointRange<Float>,
    arrival: Animatable<Float, *>,
    onTap: (Part) -> Unit,
) {
    val cards = look.cards(Seat.Table)
    if (cards.isEmpty()) {
        val empty = stringResource(R.string.hand_table_empty)
        Canvas(Modifier.at(plan.slot).testTag("table").semantics { contentDescription = empty }) {
            if (look.links.isEmpty()) drawSlot(Rect(Offset.Zero, size), ink)
        }
        return
    }
    for (index in plan.within(Seat.Table, heights)) {
        val slides = look.arrives && index == cards.lastIndex
        val way = if (look.arrivesFromBelow) plan.height / 3 else -plan.height / 3
        val sliding = if (slides) Modifier.graphicsLayer { translationY = (1f - arrival.value) * way } else Modifier
        CardView(look, plan, Seat.Table, index, ink, onTap, sliding)
    }
}

/** Keys stand beside the card on the table, for they are about it. */
@Composable
private fun BoxScope.Keys(look: HandLook, plan: HandPlan, onTap: (Part) -> Unit) {
    if (LocalBoardEditing.current) return
    val middle = plan.middle
    val band = with(LocalDensity.current) { middle.height.toDp() }
    for (key in look.board.keys()) {
        Box(Modifier.fillMaxWidth().offset { IntOffset(0, middle.top.roundToInt()) }.height(band), Alignment.CenterEnd) {
            KeyButton(key, look, onTap, Modifier)
        }
    }
}

@Composable
private fun CardView(look: HandLook, plan: HandPlan, seat: Seat, index: Int, ink: PieceInk, onTap: (Part) -> Unit, modifier: Modifier = Modifier) {
    val cards = look.cards(seat)
    val card: Card = cards[index]
    val part = Part(look.group(seat), index)
    val over = seat == Seat.Table && look.board.table().isEmpty()
    val shown = if (over) CardLook.Unlit else look.look(part)
    val lift by animateFloatAsState(if (shown == CardLook.Chosen) plan.lift * 0.75f else 0f, tween(durationMillis = 200), label = "lift")
    val touch = if (!over && look.isTouchable(part)) Modifier.clickable(null, null, role = Role.Button) { onTap(part) } else Modifier
    val rows = plan.rows(seat)
    Canvas(
        Modifier.at(plan.place(seat, index)).then(modifier).graphicsLayer { translationY = -lift }
            .then(touch).cardSemantics(card, look, part, over),
    ) {
        drawCard(card, Rect(Offset.Zero, size), shown, ink, rows.labelled)
        if (look.tag(part) != null) drawFlag(flagPlace(rows.labelled), 10.dp.toPx(), ink.onPaper)
        if (!over && look.isBest(part)) drawBestMark(Offset(rows.labelled / 2, 7.dp.toPx()), 6.dp.toPx(), look.holdsDraw, ink)
    }
}

/** Beside the name of a card or, where that fills it, over its edge. */
private fun DrawScope.flagPlace(strip: Float) = Offset(strip - 11.dp.toPx(), if (size.height < size.width * 1.2f) -4.dp.toPx() else 4.dp.toPx())

@Composable
private fun Modifier.at(place: Rect): Modifier = with(LocalDensity.current) {
    offset { IntOffset(place.left.roundToInt(), place.top.roundToInt()) }.size(place.width.toDp(), place.height.toDp())
}

/** Shows what the last move did, in about a quarter of a second. */
@Composable
private fun rememberArrival(look: HandLook): Animatable<Float, *> {
    val first = remember { look.board }
    val arrival = remember(look.board) { Animatable(if (look.board == first || !look.arrives) 1f else 0f) }
    LaunchedEffect(arrival) { arrival.animateTo(1f, tween(durationMillis = 280)) }
    return arrival
}
