package app.hissho.ui.sums

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.grid.GridCells
import androidx.compose.foundation.lazy.grid.GridItemSpan
import androidx.compose.foundation.lazy.grid.LazyVerticalGrid
import androidx.compose.foundation.lazy.grid.items
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.boards.BoardThumbnail
import app.hissho.ui.common.PaperCard
import app.hissho.ui.common.SectionTitle
import app.hissho.ui.common.say
import app.hissho.ui.library.EDGE
import app.hissho.ui.library.GameEntry

private const val FAINT = 0.5f

/**
 * The games that can be added, by family, in as many columns as there is room for.
 *
 * @param above what scrolls away with the list
 */
@Composable
internal fun SummandList(state: SumUiState, actions: SumActions, modifier: Modifier, above: @Composable () -> Unit) {
    val fontScale = maxOf(1f, LocalDensity.current.fontScale)
    LazyVerticalGrid(
        GridCells.Adaptive(160.dp * fontScale),
        modifier.testTag("games"),
        contentPadding = PaddingValues(EDGE, 4.dp, EDGE, 16.dp),
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        item("above", { GridItemSpan(maxLineSpan) }) { above() }
        item("advice", { GridItemSpan(maxLineSpan) }) {
            Text(
                stringResource(if (state.canAdd) R.string.sum_advice else R.string.sum_full),
                style = MaterialTheme.typography.bodyMedium,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
            )
        }
        for (family in state.families) {
            item(family.family, { GridItemSpan(maxLineSpan) }) { SectionTitle(family.title.say()) }
            items(family.games, GameEntry::id) { game -> SummandCard(game, state.canAdd) { actions.onAdd(game) } }
        }
    }
}

@Composable
private fun SummandCard(game: GameEntry, enabled: Boolean, onAdd: () -> Unit) {
    val add = stringResource(R.string.sum_add)
    PaperCard(
        { if (enabled) onAdd() },
        Modifier.fillMaxWidth().alpha(if (enabled) 1f else FAINT).testTag("add-${game.id}").semantics {
            onClick(label = add, action = null)
            if (!enabled) disabled()
        },
    ) {
        Row(Modifier.heightIn(min = 68.dp).padding(8.dp), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            BoardThumbnail(game.picture, Modifier.smallPicture())
            Text(game.type.text("title").say(), style = MaterialTheme.typography.titleSmall)
        }
    }
}
