package app.hissho.ui.sums

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Delete
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.Text
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.boards.BoardThumbnail
import app.hissho.ui.common.PaperCard
import app.hissho.ui.common.SecondaryButton
import app.hissho.ui.common.say
import app.hissho.ui.library.Start
import app.hissho.ui.library.difficulty
import app.hissho.ui.library.pictureSize
import app.hissho.ui.theme.tabular

/** Asks which start the game at [place] of the sum is to have, or whether it is to go. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
internal fun StartsSheet(place: Int, chosen: ChosenGame, actions: SumActions) {
    ModalBottomSheet({ actions.onEdit(null) }, sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true)) {
        Starts(place, chosen, actions)
    }
}

@Composable
private fun ColumnScope.Starts(place: Int, chosen: ChosenGame, actions: SumActions) {
    Column(
        Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()).padding(horizontal = 16.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        Text(
            chosen.game.type.text("title").say(),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        Text(chosen.game.type.text("rules").say(), style = MaterialTheme.typography.bodyMedium)
        chosen.game.starts.forEachIndexed { index, start ->
            StartChoice(start, difficulty(index, chosen.game.starts.size), index == chosen.place, Modifier.testTag("start-$index")) {
                actions.onChange(place, index)
            }
        }
    }
    SecondaryButton(
        stringResource(R.string.sum_remove),
        { actions.onRemove(place) },
        Modifier.fillMaxWidth().padding(16.dp).testTag("remove"),
        Icons.Filled.Delete,
    )
}

@Composable
private fun StartChoice(start: Start, difficulty: Int, selected: Boolean, modifier: Modifier, onClick: () -> Unit) {
    PaperCard(onClick, modifier.fillMaxWidth(), selected) {
        Row(Modifier.padding(8.dp), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
            BoardThumbnail(start.picture, Modifier.pictureSize())
            Column(Modifier.weight(1f)) {
                Text(stringResource(difficulty), style = MaterialTheme.typography.titleMedium)
                Text(start.position, style = MaterialTheme.typography.bodyMedium.tabular(), overflow = TextOverflow.Ellipsis, maxLines = 1)
                start.given?.let { Text(it.say(), style = MaterialTheme.typography.bodyMedium.tabular()) }
            }
        }
    }
}
