package app.hissho.ui.boards

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.FilterChip
import androidx.compose.material3.FilterChipDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Choice
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.Key
import app.hissho.engine.board.Part
import app.hissho.ui.common.FillBelow
import app.hissho.ui.theme.HisshoTheme

/**
 * Cards as the vertices of a graph. Whose they are is told by where they lie: the user’s below, the other player’s above,
 * and the card to answer between them. A touch on a card that cannot be played shows its arrows. A board that is too low
 * shows its lower end first, where the user plays.
 */
@Composable
internal fun CardGraphView(
    board: HandBoard,
    start: HandBoard,
    choice: Choice<String>,
    onTap: (Part) -> Unit,
    marks: BoardMarks,
    modifier: Modifier,
) {
    val colors = HisshoTheme.colors
    val editing = LocalBoardEditing.current
    val hands = remember(board, choice, marks) { HandLook(board, choice, marks) }
    var all by rememberSaveable { mutableStateOf(false) }
    var looked by remember(board, choice) { mutableStateOf<Part?>(null) }
    val look = remember(hands, all, looked, editing) {
        CardGraphLook(board, hands, looked ?: choice.tapped().firstOrNull { it.group() != Key.GROUP }, all, editing)
    }
    BoxWithConstraints(
        modifier
            .clip(MaterialTheme.shapes.large)
            .background(colors.board)
            .border(2.dp, colors.boardEdge, MaterialTheme.shapes.large)
            .padding(12.dp, 4.dp),
    ) {
        val density = LocalDensity.current
        val draft = remember { DraftSeats() }
        val seats = remember(board, start, hands.group(Seat.Below), editing) {
            if (editing) draft.of(hands.hand(Seat.Above)?.names().orEmpty(), hands.hand(Seat.Below)?.names().orEmpty())
            else CardSeats.ofMatch(start, hands)
        }
        val least = remember(seats, maxWidth, density) {
            with(density) { CardGraphPlan.of(seats, Size(maxWidth.toPx(), 0f), density).height.toDp() }
        }
        FillBelow(
            maxHeight,
            least,
            Modifier.verticalScroll(rememberScrollState(Int.MAX_VALUE)),
            top = { Strip(hands, Seat.Above, marks.seats) { if (look.isCrowded) AllArrows(all) { all = it } } },
            bottom = {
                Strip(hands, Seat.Below, marks.seats) {
                    if (!editing) board.keys().forEach { KeyButton(it, hands, onTap, Modifier.height(KEY)) }
                }
            },
        ) {
            CardGraphPane(hands, look, seats, marks.seats, onTap) { part -> looked = part.takeIf { it != looked } }
        }
    }
}

/** Large letters need more. */
private val KEY: Dp @Composable get() = maxOf(48.dp, 36.dp * LocalDensity.current.fontScale)

/** Whose hand lies beside it, and what can be done there. */
@Composable
private fun Strip(hands: HandLook, seat: Seat, seats: Seats?, buttons: @Composable () -> Unit) {
    FlowRow(
        Modifier.fillMaxWidth().heightIn(min = 28.dp).padding(vertical = 2.dp),
        Arrangement.SpaceBetween,
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        hands.hand(seat)?.let { HandTitleText(it, seats, above = seat == Seat.Above) }
        buttons()
    }
}

@Composable
private fun AllArrows(all: Boolean, onChange: (Boolean) -> Unit) {
    val colors = HisshoTheme.colors
    FilterChip(
        all,
        { onChange(!all) },
        { Text(stringResource(R.string.card_graph_all)) },
        Modifier.testTag("arrows-all"),
        colors = FilterChipDefaults.filterChipColors(
            labelColor = colors.onBoard,
            selectedContainerColor = colors.onBoard,
            selectedLabelColor = colors.board,
        ),
        border = FilterChipDefaults.filterChipBorder(true, all, borderColor = colors.onBoard),
    )
}
