package app.hissho.ui.boards

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import app.hissho.R
import app.hissho.engine.Message
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.HandBoard.Card
import app.hissho.engine.board.Part
import app.hissho.ui.common.say

/**
 * What a screen reader says of a card.
 *
 * @param over whether it belongs to a trick that is over
 */
@Composable
internal fun Modifier.cardSemantics(card: Card, look: HandLook, part: Part, over: Boolean): Modifier {
    val name = when {
        !card.faceUp() -> stringResource(R.string.hand_card_down, part.index() + 1)
        card.points() -> stringResource(R.string.hand_card_points, card.name())
        else -> card.name()
    }
    val words = listOfNotNull(
        when {
            over -> stringResource(R.string.hand_card_last_trick, name)
            part.group() == HandBoard.TABLE && card.faceUp() -> stringResource(R.string.hand_card_on_table, name)
            else -> name
        },
        if (card.count() > 1) pluralStringResource(R.plurals.hand_cards, card.count(), card.count()) else null,
        if (look.isLit(part) && !over && !LocalBoardEditing.current) stringResource(R.string.hand_card_playable) else null,
        if (look.isBest(part) && !over) stringResource(if (look.holdsDraw) R.string.grid_draws else R.string.grid_wins) else null,
    )
    val chosen = look.isTapped(part)
    return testTag("card-${part.group()}-${part.index()}").semantics {
        contentDescription = words.joinToString(", ")
        if (!over && look.isTouchable(part)) selected = chosen
    }
}

/** Whose hand it is, and how many cards it has; where nobody else tells, also the points taken. */
@Composable
internal fun handTitle(hand: HandBoard.Hand, seats: Seats?, above: Boolean): String {
    val owner = when {
        seats == null -> hand.title().say()
        seats.twoPeople -> stringResource(R.string.play_player, if (above) 2 else 1)
        else -> stringResource(if (above) R.string.play_opponent else R.string.play_you)
    }
    val count = hand.cards().sumOf { it.count() }
    val cards = pluralStringResource(R.plurals.hand_cards, count, count)
    val taken = hand.taken()
    val told = if (seats == null && taken.isPresent) stringResource(R.string.hand_title, cards, Message.of("hand.taken", taken.asInt).say()) else cards
    return stringResource(R.string.hand_title, owner, told)
}
