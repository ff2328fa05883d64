package app.hissho.ui.play

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.hissho.R

/** What a player is called. */
@Composable
internal fun Mover.title(): String = when (this) {
    Mover.You -> stringResource(R.string.play_you)
    Mover.Opponent -> stringResource(R.string.play_opponent)
    Mover.PlayerOne -> stringResource(R.string.play_player, 1)
    Mover.PlayerTwo -> stringResource(R.string.play_player, 2)
}

/** The number of a player where two people play. */
internal val Mover.number: Int get() = if (this == Mover.PlayerTwo) 2 else 1
