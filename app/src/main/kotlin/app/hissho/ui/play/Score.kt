package app.hissho.ui.play

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.hissho.R
import app.hissho.engine.board.HandBoard
import app.hissho.ui.play.PlayUiState.Playing

/** The points that each player has taken, with their names; null on boards that count none. */
@Composable
internal fun score(state: Playing): String? {
    val session = state.session
    val taken = (state.board as? HandBoard)?.hands()?.map { it.taken() }?.takeIf { hands -> hands.size == 2 && hands.all { it.isPresent } }
        ?: return null
    val (own, others) = if (session.mover == session.user) taken else taken.reversed()
    return stringResource(R.string.play_score, session.user.title(), own.asInt, session.rival.title(), others.asInt)
}
