package app.hissho.ui.sums

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.boards.BoardIcons
import app.hissho.ui.boards.BoardThumbnail
import app.hissho.ui.common.PaperCard
import app.hissho.ui.common.say
import app.hissho.ui.library.difficulty
import app.hissho.ui.library.pictureSize

private val GAP = 8.dp

/** Larger letters need a line of their own for each game. */
private const val LARGE_LETTERS = 1.4f

/**
 * The games of the sum in their places, and the empty places.
 *
 * @param large whether there is room for large pictures
 */
@Composable
internal fun ChosenGames(state: SumUiState, actions: SumActions, modifier: Modifier = Modifier, large: Boolean = false) {
    val columns = if (LocalDensity.current.fontScale >= LARGE_LETTERS && !large) 1 else 2
    val places = if (columns == 1) maxOf(FEWEST_GAMES, state.chosen.size) else MOST_GAMES
    Column(modifier, Arrangement.spacedBy(GAP)) {
        FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
            Text(
                stringResource(R.string.sum_count, state.chosen.size, MOST_GAMES),
                Modifier.testTag("count"),
                style = MaterialTheme.typography.titleMedium,
            )
            TextButton(actions.onShuffle, Modifier.testTag("shuffle"), enabled = !state.shuffling) {
                Icon(SumIcons.Shuffle, null, Modifier.padding(end = ButtonDefaults.IconSpacing))
                Text(stringResource(R.string.sum_shuffle))
            }
        }
        (0 until places).chunked(columns).forEach { row ->
            Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(GAP)) {
                row.forEach { place ->
                    val slot = Modifier.weight(1f).fillMaxHeight()
                    val chosen = state.chosen.getOrNull(place)
                    if (chosen == null) EmptyPlace(place, large, slot) else ChosenCard(place, chosen, actions, large, slot)
                }
                repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
            }
        }
    }
}

@Composable
private fun ChosenCard(place: Int, chosen: ChosenGame, actions: SumActions, large: Boolean, modifier: Modifier) {
    val change = stringResource(R.string.sum_change)
    val remove = stringResource(R.string.sum_remove)
    val spoken = Modifier.testTag("chosen-$place").semantics {
        onClick(label = change, action = null)
        customActions = listOf(CustomAccessibilityAction(remove) { actions.onRemove(place); true })
    }
    PaperCard({ actions.onEdit(place) }, modifier.then(spoken), emphasised = true) {
        if (large) {
            Column(Modifier.padding(12.dp), Arrangement.spacedBy(GAP)) {
                BoardThumbnail(chosen.start.picture, Modifier.fillMaxWidth().height(176.dp))
                ChosenWords(place, chosen)
            }
        } else {
            Row(Modifier.padding(GAP), Arrangement.spacedBy(GAP), Alignment.CenterVertically) {
                BoardThumbnail(chosen.start.picture, Modifier.smallPicture())
                ChosenWords(place, chosen)
            }
        }
    }
}

@Composable
private fun ChosenWords(place: Int, chosen: ChosenGame) {
    Column {
        Text(
            stringResource(R.string.sum_game, place + 1, chosen.game.type.text("title").say()),
            style = MaterialTheme.typography.titleSmall,
            maxLines = 2,
            overflow = TextOverflow.Ellipsis,
        )
        Text(
            stringResource(difficulty(chosen.place, chosen.game.starts.size)),
            style = MaterialTheme.typography.bodySmall,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
        )
    }
}

/** An outline with a plus: what is chosen next comes here. */
@Composable
private fun EmptyPlace(place: Int, large: Boolean, modifier: Modifier) {
    val color = MaterialTheme.colorScheme.outline
    val spoken = stringResource(R.string.sum_empty_place, place + 1)
    Box(
        modifier.heightIn(min = if (large) 244.dp else 72.dp).clearAndSetSemantics { contentDescription = spoken }.drawBehind {
            val dash = PathEffect.dashPathEffect(floatArrayOf(6.dp.toPx(), 4.dp.toPx()))
            drawRoundRect(color, cornerRadius = CornerRadius(12.dp.toPx()), style = Stroke(1.dp.toPx(), pathEffect = dash))
        },
        Alignment.Center,
    ) {
        Icon(BoardIcons.Plus, null, Modifier.size(24.dp), tint = color)
    }
}

/** The size of a picture where two stand in a row on a phone. */
internal fun Modifier.smallPicture(): Modifier = size(width = 64.dp, height = 52.dp)
