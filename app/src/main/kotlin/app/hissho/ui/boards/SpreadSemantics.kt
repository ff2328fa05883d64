package app.hissho.ui.boards

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import app.hissho.R
import app.hissho.engine.Message
import app.hissho.engine.board.Part
import app.hissho.engine.board.SpreadBoard.Lies
import app.hissho.engine.board.SpreadBoard.Place
import app.hissho.ui.common.say

/**
 * What a screen reader says of a place.
 *
 * @param remembered whether it tells what was seen before
 */
@Composable
internal fun Modifier.placeSemantics(place: Place, part: Part, marks: BoardMarks, touchable: Boolean, best: Boolean, remembered: Boolean): Modifier {
    val number = part.index() + 1
    val name = place.name()
    val words = listOfNotNull(
        when (place.lies()) {
            Lies.DOWN ->
                if (remembered && name.isNotEmpty()) stringResource(R.string.spread_card_seen, number, name)
                else stringResource(R.string.spread_card_down, number)
            Lies.UP -> stringResource(R.string.spread_card_up, number, name)
            Lies.LINGERING -> stringResource(R.string.spread_card_lingering, number, name)
            Lies.TAKEN, Lies.TAKEN_BY_OTHER ->
                stringResource(R.string.spread_card_taken, number, name, takerName(firstHas(place.lies(), marks.seats) == true, marks.seats))
            Lies.NOWHERE -> stringResource(R.string.spread_card_nowhere, number)
        },
        if (best) stringResource(if (marks.holdDraw) R.string.grid_draws else R.string.spread_best) else null,
    )
    val turn = stringResource(R.string.spread_turn)
    return testTag("place-${part.index()}").semantics {
        contentDescription = words.joinToString(", ")
        if (touchable) onClick(turn, null)
    }
}

/** The name of the player on one of the two seats. */
@Composable
internal fun takerName(first: Boolean, seats: Seats?): String = when {
    seats == null -> Message.of(if (first) "hand.mover" else "hand.other").say()
    seats.twoPeople -> stringResource(R.string.play_player, if (first) 1 else 2)
    else -> stringResource(if (first) R.string.play_you else R.string.play_opponent)
}
