package app.hissho.ui.library

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.PlayArrow
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.boards.BoardThumbnail
import app.hissho.ui.common.PrimaryButton
import app.hissho.ui.common.say
import app.hissho.ui.navigation.PlayRoute

/** The first thing a newcomer sees, and the one button to press. */
@Composable
internal fun StartHereCard(game: GameEntry, onPlay: (PlayRoute) -> Unit, modifier: Modifier = Modifier) {
    Surface(
        modifier = modifier.fillMaxWidth(),
        shape = MaterialTheme.shapes.large,
        color = MaterialTheme.colorScheme.primaryContainer,
        contentColor = MaterialTheme.colorScheme.onPrimaryContainer,
    ) {
        Column(Modifier.padding(16.dp), verticalArrangement = Arrangement.spacedBy(12.dp)) {
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(16.dp),
                verticalArrangement = Arrangement.spacedBy(8.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                BoardThumbnail(game.picture, Modifier.pictureSize())
                Text(
                    stringResource(R.string.library_start_here, game.type.text("title").say()),
                    modifier = Modifier.semantics { heading() },
                    style = MaterialTheme.typography.titleLarge,
                )
            }
            Text(game.type.text("goal").say(), style = MaterialTheme.typography.bodyLarge)
            Text(stringResource(R.string.library_start_here_text), style = MaterialTheme.typography.bodyMedium)
            PrimaryButton(
                stringResource(R.string.library_start_here_action),
                Icons.Filled.PlayArrow,
                onClick = { onPlay(game.starts.first().route) },
            )
        }
    }
}
