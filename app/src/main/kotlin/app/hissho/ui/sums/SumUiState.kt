package app.hissho.ui.sums

import androidx.compose.runtime.Immutable
import app.hissho.engine.catalog.Preset
import app.hissho.engine.catalog.Summands
import app.hissho.ui.library.FamilyOfGames
import app.hissho.ui.library.GameEntry
import app.hissho.ui.library.Start
import app.hissho.ui.navigation.PlayRoute

/** A sum needs two games; more than four do not fit on a phone. */
const val FEWEST_GAMES = 2
const val MOST_GAMES = 4

/**
 * A sum that is being put together.
 *
 * @property ready false until the games have been read; nothing is shown before
 * @property families the games to choose from
 * @property chosen the games of the sum, in its order
 * @property editing the place of the game whose start is being changed
 * @property shuffling whether a random sum is being looked for
 */
@Immutable
data class SumUiState(
    val ready: Boolean = false,
    val families: List<FamilyOfGames> = emptyList(),
    val chosen: List<ChosenGame> = emptyList(),
    val editing: Int? = null,
    val shuffling: Boolean = false,
) {
    val canAdd: Boolean get() = chosen.size < MOST_GAMES

    /** How many games are missing before the sum can be played. */
    val missing: Int get() = maxOf(0, FEWEST_GAMES - chosen.size)
    val route: PlayRoute get() = PlayRoute("sum", Summands.notation(chosen.map { Preset(it.start.gameId, it.start.position) }))
}

/** A game of the sum and the start it has there. */
@Immutable
data class ChosenGame(val game: GameEntry, val place: Int) {
    val start: Start get() = game.starts[place]
}
