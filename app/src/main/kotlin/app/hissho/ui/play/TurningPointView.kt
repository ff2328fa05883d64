package app.hissho.ui.play

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.Outcome
import app.hissho.ui.boards.BoardThumbnail
import app.hissho.ui.common.say
import app.hissho.ui.play.PlayUiState.Playing

/** Where the match was decided, with its picture and the reason; from a slip one can play on. */
@Composable
internal fun TurningPointView(state: Playing, point: TurningPoint, onEvent: (PlayEvent) -> Unit) {
    val session = state.session
    val slip = point.slip
    val mover = session.moverAt(point.ply)
    Text(
        if (slip == null) (if (point.chance) decidedByChance(session.loser) else decidedFromTheStart(session.loser)) else stringResource(chance(mover, slip.missed), mover.number),
        Modifier.testTag("turning-point"),
        style = MaterialTheme.typography.titleSmall,
    )
    if (state.seenAgain == null) BoardThumbnail(point.board, Modifier.size(144.dp, 96.dp)) else SeenAgain(mover)
    if (slip != null) {
        val then = if (mover == Mover.Opponent && session.winner == Mover.You && slip.missed != Outcome.OPEN) R.string.play_why_opponent_played else played(mover)
        Text(stringResource(then, slip.move.say()), style = MaterialTheme.typography.bodyLarge)
    }
    ExplanationView(point.explanation.steps(), pictures = state.pictures(onEvent))
    if (slip != null && mover != Mover.Opponent) {
        OutlinedButton({ onEvent(PlayEvent.ReplayFrom(point.ply)) }, Modifier.testTag("replay")) {
            Text(stringResource(R.string.play_replay))
        }
    }
}

/** Tells that the board shows the position, and who “you” is where the sentences do not speak to the user. */
@Composable
private fun SeenAgain(mover: Mover) {
    val you = when (mover) {
        Mover.You -> null
        Mover.Opponent -> stringResource(R.string.play_why_seen_by_opponent)
        else -> stringResource(R.string.play_why_seen_by_player, mover.number)
    }
    Text(
        listOfNotNull(stringResource(R.string.play_why_on_board), you).joinToString(" "),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}

@Composable
private fun decidedFromTheStart(loser: Mover?): String = when (loser) {
    null -> stringResource(R.string.play_why_drawn)
    Mover.You -> stringResource(R.string.play_why_you_never)
    Mover.Opponent -> stringResource(R.string.play_why_you_always)
    else -> stringResource(R.string.play_why_player_never, loser.number)
}

/** Nobody could have done better: it was luck. */
@Composable
private fun decidedByChance(loser: Mover?): String = when (loser) {
    null -> stringResource(R.string.play_why_nobody_lucky)
    Mover.You -> stringResource(R.string.play_why_you_unlucky)
    Mover.Opponent -> stringResource(R.string.play_why_you_lucky)
    else -> stringResource(R.string.play_why_player_unlucky, loser.number)
}

@StringRes
private fun odds(mover: Mover): Int = when (mover) {
    Mover.You -> R.string.play_why_you_odds
    Mover.Opponent -> R.string.play_why_opponent_odds
    else -> R.string.play_why_player_odds
}

@StringRes
private fun chance(mover: Mover, missed: Outcome): Int = if (missed == Outcome.OPEN) odds(mover) else when (mover) {
    Mover.You -> if (missed == Outcome.WIN) R.string.play_why_you_slipped else R.string.play_why_you_missed_draw
    Mover.Opponent -> if (missed == Outcome.WIN) R.string.play_why_opponent_slipped else R.string.play_why_opponent_missed_draw
    else -> if (missed == Outcome.WIN) R.string.play_why_player_slipped else R.string.play_why_player_missed_draw
}

@StringRes
private fun played(mover: Mover): Int =
    if (mover == Mover.You) R.string.play_why_you_played else R.string.play_why_player_played
