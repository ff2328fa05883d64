package app.hissho.ui.library

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.grid.GridCells
import androidx.compose.foundation.lazy.grid.GridItemSpan
import androidx.compose.foundation.lazy.grid.LazyGridScope
import androidx.compose.foundation.lazy.grid.LazyVerticalGrid
import androidx.compose.foundation.lazy.grid.items
import androidx.compose.foundation.text.input.TextFieldState
import androidx.compose.foundation.text.input.clearText
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.catalog.Family
import app.hissho.ui.common.SecondaryButton
import app.hissho.ui.common.SectionTitle
import app.hissho.ui.common.say
import app.hissho.ui.navigation.PlayRoute

/**
 * Search, what to go on with or where to start, then the games by family. While the user searches only games are
 * shown. Cards stand in as many columns as there is room for.
 *
 * @param selected the game that is shown beside the list, if any
 */
@Composable
internal fun GameList(
    state: LibraryUiState,
    search: TextFieldState,
    selected: GameEntry?,
    onOpen: (GameEntry) -> Unit,
    onPlay: (PlayRoute) -> Unit,
    onSum: () -> Unit,
    contentPadding: PaddingValues,
    modifier: Modifier = Modifier,
) {
    LazyVerticalGrid(
        columns = GridCells.Adaptive(minSize = 320.dp),
        modifier = modifier,
        contentPadding = contentPadding,
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        wide("search") { SearchField(search) }
        if (!state.searching) {
            state.startHere?.let { game -> wide("start-here") { StartHereCard(game, onPlay) } }
            if (state.continued.isNotEmpty()) {
                wide("continue-title") { SectionTitle(stringResource(R.string.library_continue)) }
                wide("continue") { ContinueRow(state.continued, EDGE, onPlay) }
            }
        }
        if (state.families.isEmpty()) wide("nothing") { NothingFound(state.query, onShowAll = { search.clearText() }) }
        for (family in state.families) {
            wide(family.family) { SectionTitle(family.title.say()) }
            if (family.family == Family.SUMS) item(key = "sum-entry") { SumEntry(onSum) }
            items(family.games, key = GameEntry::id) { game ->
                GameCard(game, selected = game.id == selected?.id, onClick = { onOpen(game) })
            }
        }
    }
}

private fun LazyGridScope.wide(key: Any, content: @Composable () -> Unit) {
    item(key = key, span = { GridItemSpan(maxLineSpan) }) { content() }
}

@Composable
private fun NothingFound(query: String, onShowAll: () -> Unit) {
    Column(
        Modifier.fillMaxWidth().padding(vertical = 24.dp).semantics { liveRegion = LiveRegionMode.Polite },
        verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        Text(stringResource(R.string.library_nothing_found, query.trim()), style = MaterialTheme.typography.titleMedium)
        Text(
            stringResource(R.string.library_nothing_found_advice),
            style = MaterialTheme.typography.bodyMedium,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
        )
        SecondaryButton(stringResource(R.string.library_show_all), onShowAll)
    }
}
