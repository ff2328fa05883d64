package app.hissho.ui.exchange

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import androidx.compose.ui.unit.sp
import app.hissho.R
import app.hissho.engine.board.HandBoard
import app.hissho.engine.cards.TrickDeal
import app.hissho.ui.boards.CARD_SHAPE
import app.hissho.ui.boards.CardLook
import app.hissho.ui.boards.PieceInk
import app.hissho.ui.boards.drawCard
import app.hissho.ui.theme.HisshoTheme

private val CARD = 48.dp
private val RAISED = 18.dp

/**
 * All cards of a deal in one row from the highest, in as many lines of the same length as it needs. Left's cards stand higher than Right's,
 * and each says whose it is. Cards that can change hands answer to touch.
 */
@Composable
internal fun DealRow(deal: TrickDeal, selected: Int?, onCard: (place: Int) -> Unit, modifier: Modifier = Modifier) {
    val colors = HisshoTheme.colors
    val measurer = rememberTextMeasurer(cacheSize = 64)
    val ink = remember(colors, measurer) { PieceInk(colors, measurer, "", "") }
    val width = with(LocalDensity.current) { max(CARD + 6.dp, 36.sp.toDp()) }
    BoxWithConstraints(
        modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.large)
            .background(colors.board)
            .border(2.dp, colors.boardEdge, MaterialTheme.shapes.large)
            .padding(8.dp, 12.dp)
            .testTag("deal"),
    ) {
        val cards = deal.cards()
        val most = (maxWidth / width).toInt().coerceAtLeast(1)
        val lines = (cards.size + most - 1) / most
        FlowRow(Modifier.fillMaxWidth(), Arrangement.Center, Arrangement.spacedBy(8.dp), maxItemsInEachRow = (cards.size + lines - 1) / lines) {
            cards.forEachIndexed { place, card -> DealCard(card, deal.look(place, selected), place, width, ink, onCard) }
        }
    }
}

/** How a card is shown: lit if a touch on it leads to an exchange. */
private fun TrickDeal.look(place: Int, selected: Int?): CardLook = when {
    place == selected -> CardLook.Chosen
    selected == null -> if (canExchange(place) || canExchange(place - 1)) CardLook.Lit else CardLook.Unlit
    place == selected + 1 && canExchange(selected) || place == selected - 1 && canExchange(place) -> CardLook.Lit
    else -> CardLook.Unlit
}

@Composable
private fun DealCard(card: TrickDeal.Card, look: CardLook, place: Int, width: Dp, ink: PieceInk, onCard: (place: Int) -> Unit) {
    val owner = stringResource(if (card.left()) R.string.exchange_left else R.string.exchange_right)
    val name = if (card.point()) stringResource(R.string.hand_card_points, card.name()) else card.name()
    val touchable = look != CardLook.Unlit
    val words = listOfNotNull(name, owner, if (look == CardLook.Lit) stringResource(R.string.exchange_can) else null).joinToString(", ")
    val touch = if (touchable) Modifier.clickable(null, null, role = Role.Button) { onCard(place) } else Modifier
    val semantics = Modifier.testTag("deal-$place").clearAndSetSemantics {
        contentDescription = words
        if (touchable) {
            role = Role.Button
            selected = look == CardLook.Chosen
            onClick { onCard(place); true }
        }
    }
    Column(
        semantics.then(touch).width(width).padding(top = if (card.left()) 0.dp else RAISED, bottom = if (card.left()) RAISED else 0.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Canvas(Modifier.size(CARD, CARD * CARD_SHAPE)) {
            drawCard(HandBoard.Card(card.name(), 1, card.point(), true), Rect(Offset.Zero, size), look, ink)
        }
        Text(owner, color = HisshoTheme.colors.onBoard, style = MaterialTheme.typography.labelMedium, maxLines = 1, softWrap = false)
    }
}
