package app.hissho.ui.boards

import androidx.compose.animation.core.animateOffsetAsState
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.round
import app.hissho.R
import app.hissho.engine.board.HandBoard.Card
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoTheme

/** A card of the position and where it lies. */
private class Placed(val card: Card, val part: Part, val seat: Seat, val place: Rect)

private fun placed(hands: HandLook, plan: CardGraphPlan): List<Placed> = listOf(Seat.Above, Seat.Below, Seat.Table).flatMap { seat ->
    val cards = if (seat == Seat.Table) hands.board.table() else hands.hand(seat)?.cards().orEmpty()
    cards.mapIndexed { index, card -> Placed(card, Part(hands.group(seat), index), seat, if (seat == Seat.Table) plan.table else plan.place(seat, card.name())) }
}

/** The cards and, below and over them, their arrows. */
@Composable
internal fun CardGraphPane(
    hands: HandLook,
    look: CardGraphLook,
    seats: CardSeats,
    players: Seats?,
    onTap: (Part) -> Unit,
    onLook: (Part) -> Unit,
) = BoxWithConstraints {
    val density = LocalDensity.current
    val colors = HisshoTheme.colors
    val editing = LocalBoardEditing.current
    val measurer = rememberTextMeasurer(cacheSize = 64)
    val ink = remember(colors, measurer) { PieceInk(colors, measurer, "", "") }
    val plan = remember(seats, maxWidth, maxHeight, density) {
        CardGraphPlan.of(seats, with(density) { Size(maxWidth.toPx(), maxHeight.toPx()) }, density)
    }
    val cards = remember(hands.board, hands.group(Seat.Below), plan) { placed(hands, plan) }
    val places = remember(cards) { cards.associate { it.part to it.place } }
    val curves = remember(places, look.shown.map { it.first }) { CardGraphCurves(look.shown.map { it.first }, places, plan.table.center.y) }
    var joining by remember { mutableStateOf<Joining?>(null) }
    Box(
        Modifier.fillMaxWidth().height(with(density) { plan.height.toDp() })
            .then(if (editing) Modifier.joining(places) { joining = it } else Modifier),
    ) {
        Canvas(Modifier.matchParentSize()) {
            drawCloth(plan.table, ink)
            if (hands.board.table().isEmpty()) drawSlot(plan.table, ink)
            if (!editing) drawGoneCards(seats, cards, plan) { name, place -> drawGone(name, place, ink) }
            look.shown.filterNot { it.second.standsOut }.forEach { (arrow, how) -> drawCardArrow(arrow, curves.of(arrow), how, ink) }
        }
        if (hands.board.table().isEmpty()) EmptyTable(plan.table)
        cards.forEach { key(it.card.name()) { CardNode(it, hands, look, players, ink, onTap, onLook) } }
        Canvas(Modifier.matchParentSize()) {
            look.shown.filter { it.second.standsOut }.forEach { (arrow, how) -> drawCardArrow(arrow, curves.of(arrow), how, ink) }
            joining?.let { drawJoining(places.getValue(it.from), it.at, colors) }
        }
        if (look.shown.isEmpty() && look.arrows.isNotEmpty()) Advice(plan.table)
    }
}

@Composable
private fun Modifier.joining(places: Map<Part, Rect>, onMove: (Joining?) -> Unit): Modifier {
    val join by rememberUpdatedState(LocalBoardJoining.current)
    return pointerInput(places) {
        detectJoining({ at -> places.entries.lastOrNull { it.value.contains(at) }?.key }, onMove) { from, to -> join(from, to) }
    }
}

private inline fun drawGoneCards(seats: CardSeats, cards: List<Placed>, plan: CardGraphPlan, draw: (String, Rect) -> Unit) {
    for (seat in listOf(Seat.Above, Seat.Below)) {
        val there = cards.filter { it.seat == seat }.map { it.card.name() }
        seats.row(seat).forEachIndexed { index, name -> if (name != null && name !in there) draw(name, plan.place(seat, index)) }
    }
}

@Composable
private fun EmptyTable(place: Rect) {
    val empty = stringResource(R.string.hand_table_empty)
    Box(Modifier.at(place.topLeft, place.size).testTag("table").semantics { contentDescription = empty })
}

/** Beside the table, what to do to see arrows. */
@Composable
private fun BoxScope.Advice(table: Rect) {
    val top = with(LocalDensity.current) { table.bottom.toDp() }
    Text(
        stringResource(R.string.card_graph_tap),
        Modifier.align(Alignment.TopCenter).padding(top = top + 12.dp),
        color = HisshoTheme.colors.onBoard,
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.bodyMedium,
    )
}

/** A card slides when it is played, or goes to the other hand. */
@Composable
private fun CardNode(
    placed: Placed,
    hands: HandLook,
    look: CardGraphLook,
    players: Seats?,
    ink: PieceInk,
    onTap: (Part) -> Unit,
    onLook: (Part) -> Unit,
) {
    val part = placed.part
    val corner by animateOffsetAsState(placed.place.topLeft, tween(durationMillis = 280), label = "card")
    val shown = hands.look(part)
    val touch = if (hands.isTouchable(part)) Modifier.clickable(null, null, role = Role.Button) { onTap(part) }
    else Modifier.clickable(null, null, onClickLabel = stringResource(R.string.card_graph_look)) { onLook(part) }
    Canvas(
        Modifier.at(corner, placed.place.size).then(touch)
            .cardSemantics(placed.card, hands, part, over = false, aboutArrows(placed.seat, part, hands, look, players)),
    ) {
        drawCard(placed.card, Rect(Offset.Zero, size), if (shown == CardLook.Plain && part == look.looked) CardLook.Lit else shown, ink)
        if (hands.isBest(part)) drawBestMark(Offset(size.width / 2, 7.dp.toPx()), 6.dp.toPx(), hands.holdsDraw, ink)
    }
}

/** Whose card it is, what it can be put on, and what on it. */
@Composable
private fun aboutArrows(seat: Seat, part: Part, hands: HandLook, look: CardGraphLook, players: Seats?): List<String> {
    val below = look.below(part)
    val above = look.above(part)
    return listOfNotNull(
        hands.hand(seat)?.takeIf { seat != Seat.Table }?.let { owner(it, players, seat == Seat.Above) },
        if (below.isEmpty() || seat == Seat.Table) null else stringResource(R.string.card_graph_on, listed(below)),
        if (above.isEmpty()) stringResource(R.string.card_graph_unanswered) else stringResource(R.string.card_graph_under, listed(above)),
    )
}

@Composable
private fun Modifier.at(corner: Offset, size: Size): Modifier = with(LocalDensity.current) {
    offset { corner.round() }.size(size.width.toDp(), size.height.toDp())
}
