package app.hissho.ui.library

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.boards.BoardThumbnail
import app.hissho.ui.boards.label
import app.hissho.ui.common.MarkedText
import app.hissho.ui.common.PaperCard
import app.hissho.ui.common.bleed
import app.hissho.ui.common.say
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.theme.HisshoTheme
import app.hissho.ui.theme.tabular

/**
 * Matches to go on with. A single one takes the whole width; more of them scroll sideways, from edge to edge.
 *
 * @param edge how far the row is from the edges
 */
@Composable
internal fun ContinueRow(matches: List<ContinuedMatch>, edge: Dp, onPlay: (PlayRoute) -> Unit, modifier: Modifier = Modifier) {
    if (matches.size == 1) {
        ContinueCard(matches.single(), onPlay, modifier.fillMaxWidth())
    } else {
        Row(
            modifier
                .bleed(edge)
                .horizontalScroll(rememberScrollState())
                .padding(horizontal = edge)
                .height(IntrinsicSize.Max),
            horizontalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            matches.forEach { match -> ContinueCard(match, onPlay, Modifier.width(300.dp).fillMaxHeight()) }
        }
    }
}

@Composable
private fun ContinueCard(match: ContinuedMatch, onPlay: (PlayRoute) -> Unit, modifier: Modifier = Modifier) {
    PaperCard(onClick = { onPlay(match.route) }, modifier, emphasised = true) {
        Row(
            Modifier.padding(12.dp),
            horizontalArrangement = Arrangement.spacedBy(16.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            BoardThumbnail(match.picture, Modifier.pictureSize())
            Column(Modifier.weight(1f), verticalArrangement = Arrangement.spacedBy(2.dp)) {
                Text(match.type.text("title").say(), style = MaterialTheme.typography.titleMedium)
                Text(
                    match.picture.label(match.position),
                    style = MaterialTheme.typography.bodyMedium.tabular(),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                )
                TurnLine(match.turn)
            }
        }
    }
}

/** Whose move it is; vermilion and the stone before it are for the user's own move only. */
@Composable
private fun TurnLine(turn: Turn) {
    val words = when (turn) {
        Turn.Yours -> stringResource(R.string.play_your_move)
        Turn.Opponents -> stringResource(R.string.play_opponent_move)
        Turn.FirstPlayers -> stringResource(R.string.play_player_move, "1")
        Turn.SecondPlayers -> stringResource(R.string.play_player_move, "2")
    }
    val style = MaterialTheme.typography.labelLarge
    if (turn == Turn.Yours) {
        MarkedText("●", words, style, HisshoTheme.colors.yourMove)
    } else {
        Text(words, style = style, color = MaterialTheme.colorScheme.onSurfaceVariant)
    }
}
