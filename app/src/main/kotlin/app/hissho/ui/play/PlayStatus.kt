package app.hissho.ui.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.AssistChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.data.StorageResult
import app.hissho.ui.common.LocalTexts
import app.hissho.ui.common.say
import app.hissho.ui.play.PlayUiState.Playing
import app.hissho.ui.theme.HisshoTheme
import kotlin.jvm.optionals.getOrNull

/** Whose turn it is, and against whom. */
@Composable
internal fun TurnRow(state: Playing, onEvent: (PlayEvent) -> Unit, modifier: Modifier = Modifier) {
    FlowRow(modifier.fillMaxWidth(), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
        TurnBadge(state)
        OpponentChip(state.session.setup, onEvent)
    }
}

/** What the last move was or, before it, what the game is about; and what may be done now. */
@Composable
internal fun StatusLines(state: Playing, modifier: Modifier = Modifier) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(2.dp)) {
        val type = state.session.type
        val lastMove = state.lastMove
        val lastMover = state.lastMover
        if (lastMove != null && lastMover != null) {
            Text(
                stringResource(R.string.play_did, lastMover.title(), lastMove.say()),
                Modifier.testTag("last-move").semantics { liveRegion = LiveRegionMode.Polite },
                style = MaterialTheme.typography.bodyMedium,
                fontWeight = FontWeight.Medium,
            )
        } else {
            Text(type.text("goal").say(), style = MaterialTheme.typography.bodyMedium, fontWeight = FontWeight.Medium)
        }
        if (!state.session.isOver) {
            type.given(state.session.match.game().id()).getOrNull()?.let { Note(it.say(), "given") }
            val told = listOfNotNull(score(state), state.board.note().getOrNull()?.say())
            if (told.isNotEmpty()) Note(told.joinToString(" "), "note")
        }
        state.unsaved?.let { Unsaved(it) }
    }
}

@Composable
private fun Unsaved(reason: StorageResult) {
    Text(
        stringResource(if (reason == StorageResult.DISK_FULL) R.string.storage_full else R.string.storage_failed),
        Modifier.testTag("unsaved").semantics { liveRegion = LiveRegionMode.Polite },
        color = MaterialTheme.colorScheme.error,
        style = MaterialTheme.typography.bodyMedium,
    )
}

@Composable
private fun Note(text: String, tag: String) {
    Text(
        text,
        Modifier.testTag(tag),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}

/** Vermilion and pointed when it is the user's turn, an outline when it is not. */
@Composable
internal fun TurnBadge(state: Playing) {
    val colors = HisshoTheme.colors
    val mine = state.isUsersTurn
    val text = when {
        state.session.isOver -> stringResource(R.string.play_game_over)
        state.session.mover == Mover.You -> stringResource(R.string.play_your_move)
        state.session.mover == Mover.Opponent -> stringResource(R.string.play_opponent_move)
        else -> stringResource(R.string.play_player_move, state.session.mover.number)
    }
    Surface(
        Modifier.testTag("turn").semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite },
        CircleShape,
        if (mine) colors.yourMove else MaterialTheme.colorScheme.surfaceContainerHigh,
        if (mine) colors.onYourMove else MaterialTheme.colorScheme.onSurfaceVariant,
    ) {
        Text(
            if (mine) "▶ $text" else text,
            Modifier.padding(horizontal = 16.dp, vertical = 6.dp),
            style = MaterialTheme.typography.titleMedium,
        )
    }
}

@Composable
private fun OpponentChip(setup: Setup, onEvent: (PlayEvent) -> Unit) {
    val change = stringResource(R.string.play_change_opponent)
    val text = if (setup.passAndPlay) stringResource(R.string.play_two_players)
    else stringResource(R.string.play_versus, LocalTexts.current.get("level.${setup.level.id()}"))
    AssistChip(
        { onEvent(PlayEvent.Show(PlayDialog.NewGame)) },
        { Text(text) },
        Modifier.semantics { onClick(label = change, action = null) },
    )
}
