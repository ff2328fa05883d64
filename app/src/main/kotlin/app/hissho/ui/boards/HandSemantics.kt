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
 * @param more what else there is to say of it
 */
@Composable
internal fun Modifier.cardSemantics(card: Card, look: HandLook, part: Part, over: Boolean, more: List<String> = emptyList()): Modifier {
    val name = when {
        card.turned() -> stringResource(R.string.hand_card_turned, card.name())
        card.points() -> stringResource(R.string.hand_card_points, card.name())
        else -> card.name()
    }
    val words = listOfNotNull(
        when {
            over -> stringResource(R.string.hand_card_last_trick, name)
            part.group() == HandBoard.TABLE -> stringResource(R.string.hand_card_on_table, name)
            else -> name
        },
        *more.toTypedArray(),
        if (card.count() > 1) pluralStringResource(R.plurals.hand_cards, card.count(), card.count()) else null,
        look.tag(part)?.say(),
        *look.linksOf(part).toTypedArray(),
        if (look.isLit(part) && !over && !LocalBoardEditing.current) stringResource(R.string.hand_card_playable) else null,
        if (look.isBest(part) && !over) stringResource(if (look.holdsDraw) R.string.grid_draws else R.string.grid_wins) else null,
    )
    val chosen = look.isTapped(part)
    return testTag("card-${part.group()}-${part.index()}").semantics {
        contentDescription = words.joinToString(", ")
        if (!over && look.isTouchable(part)) selected = chosen
    }
}

/** What the lines at a card mean: which cards it answers, and which answer it. */
@Composable
private fun HandLook.linksOf(part: Part): List<String> = links.mapNotNull { link ->
    val (words, partner) = when (part) {
        link.from() -> R.string.hand_card_answers to link.to()
        link.to() -> R.string.hand_card_answered to link.from()
        else -> return@mapNotNull null
    }
    val name = card(partner)?.name() ?: return@mapNotNull null
    val told = if (partner.group() == HandBoard.TABLE) stringResource(R.string.hand_card_that_on_table, name) else name
    val times = if (link.count() > 1) " (" + pluralStringResource(R.plurals.hand_cards, link.count(), link.count()) + ")" else null
    stringResource(words, told) + times.orEmpty()
}
