package app.hissho.ui.boards

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.hissho.R
import app.hissho.engine.Message
import app.hissho.engine.board.HandBoard
import app.hissho.ui.common.say
import app.hissho.ui.theme.HisshoTheme
import kotlin.math.roundToInt

/** Whose hand it is, how many cards it has and, if one of them is marked, what the mark means. */
@Composable
internal fun HandTitle(look: HandLook, plan: HandPlan, seats: Seats?, seat: Seat) {
    val hand = look.hand(seat) ?: return
    val above = seat == Seat.Above
    val top = if (above) plan.titleAbove else plan.titleBelow
    val room = with(LocalDensity.current) { plan.titleHeight.toDp() }
    Box(Modifier.offset { IntOffset(0, top.roundToInt()) }.fillMaxWidth().height(room), if (above) Alignment.TopCenter else Alignment.BottomCenter) {
        Row(horizontalArrangement = Arrangement.spacedBy(4.dp), verticalAlignment = Alignment.CenterVertically) {
            HandTitleText(hand, seats, above, Modifier.weight(1f, fill = false))
            look.tagIn(seat)?.let { tag ->
                val ink = HisshoTheme.colors.onBoard
                Canvas(Modifier.padding(start = 4.dp).size(10.dp)) { drawFlag(Offset.Zero, size.height, ink) }
                Line(tag.say(), Modifier.weight(1f, fill = false))
            }
        }
    }
}

@Composable
internal fun HandTitleText(hand: HandBoard.Hand, seats: Seats?, above: Boolean, modifier: Modifier = Modifier) {
    Line(handTitle(hand, seats, above), modifier.semantics { heading() }.testTag(if (above) "hand-above" else "hand-below"))
}

/** One line, in smaller letters if it is too long. */
@Composable
private fun Line(text: String, modifier: Modifier) {
    val style = MaterialTheme.typography.labelLarge
    Text(
        text,
        modifier,
        color = HisshoTheme.colors.onBoard,
        style = style,
        autoSize = TextAutoSize.StepBased(minFontSize = 8.sp, maxFontSize = style.fontSize),
        overflow = TextOverflow.Ellipsis,
        maxLines = 1,
    )
}

/** Whose hand it is, and how many cards it has; where nobody else tells, also the points taken. */
@Composable
private fun handTitle(hand: HandBoard.Hand, seats: Seats?, above: Boolean): String {
    val count = hand.cards().sumOf { it.count() }
    val cards = pluralStringResource(R.plurals.hand_cards, count, count)
    val taken = hand.taken()
    val told = if (seats == null && taken.isPresent) stringResource(R.string.hand_title, cards, Message.of("hand.taken", taken.asInt).say()) else cards
    return stringResource(R.string.hand_title, owner(hand, seats, above), told)
}

/** Whose hand it is. */
@Composable
internal fun owner(hand: HandBoard.Hand, seats: Seats?, above: Boolean): String = when {
    seats == null -> hand.title().say()
    seats.twoPeople -> stringResource(R.string.play_player, if (above) 2 else 1)
    else -> stringResource(if (above) R.string.play_opponent else R.string.play_you)
}
