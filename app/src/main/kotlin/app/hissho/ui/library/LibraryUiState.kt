package app.hissho.ui.library

import androidx.compose.runtime.Immutable
import app.hissho.engine.Message
import app.hissho.engine.board.Board
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.Family
import app.hissho.engine.catalog.GameType
import app.hissho.engine.explain.Charted
import app.hissho.ui.navigation.PlayRoute

/**
 * All that the library shows.
 *
 * @property ready false until the games have been read; nothing is shown before
 * @property query what the user searches for
 * @property continued matches to go on with, the latest first
 * @property startHere the game for a newcomer; null for everybody who has played
 * @property families the games that match [query], in the order of learning
 * @property opened the game whose rules and starts are shown, if the user has opened one
 * @property suggested the game to show beside the list while none is opened
 */
@Immutable
data class LibraryUiState(
    val ready: Boolean = false,
    val query: String = "",
    val continued: List<ContinuedMatch> = emptyList(),
    val startHere: GameEntry? = null,
    val families: List<FamilyOfGames> = emptyList(),
    val opened: GameEntry? = null,
    val suggested: GameEntry? = null,
) {
    val searching: Boolean get() = query.isNotBlank()
}

@Immutable
data class FamilyOfGames(val family: Family, val games: List<GameEntry>) {
    val title: Message get() = Message.of("family." + family.id())
}

/** A game of the library and what the user did with it. */
@Immutable
data class GameEntry(
    val type: GameType,
    val starts: List<Start>,
    val played: Int = 0,
    val won: Int = 0,
    val drawn: Int = 0,
    val continued: ContinuedMatch? = null,
) {
    val id: String get() = type.id()
    val picture: Board get() = starts.first().picture

    /** Whether there are maps of what is right to do. */
    val hasChart: Boolean get() = Catalog.game(starts.first().gameId) is Charted<*, *>
}

/** A start that the library offers; [given] tells what the parameter allows in games that have one. */
@Immutable
data class Start(val gameId: String, val position: String, val picture: Board, val given: Message?, val name: Message? = null) {
    val route: PlayRoute get() = PlayRoute(gameId, position)
}

/** A match that was left before its end. */
@Immutable
data class ContinuedMatch(
    val type: GameType,
    val gameId: String,
    val start: String,
    val position: String,
    val picture: Board,
    val turn: Turn,
) {
    val route: PlayRoute get() = PlayRoute(gameId, start, resume = true)
}

/** Who is to move. Two people on one phone are told apart by who began. */
sealed interface Turn {
    data object Yours : Turn
    data object Opponents : Turn
    data object FirstPlayers : Turn
    data object SecondPlayers : Turn
}
