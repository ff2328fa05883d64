package app.hissho.ui.navigation

import kotlinx.serialization.Serializable

@Serializable
data object LibraryRoute

@Serializable
data object SettingsRoute

/** Where a sum of games is put together. */
@Serializable
data object SumRoute

/**
 * The worked example of a game, or one of its lessons.
 *
 * @property gameId the game, with or without its parameter
 * @property playable whether it ends with an offer to play; not where it was opened from a match
 * @property lesson the name of the lesson; null for the example
 */
@Serializable
data class ExampleRoute(val gameId: String, val playable: Boolean, val lesson: String? = null)

/**
 * The maps of what is right to do in a game.
 *
 * @property position where a match stands, to be marked on its map; null without a match
 */
@Serializable
data class ChartRoute(val gameId: String, val position: String? = null)

/**
 * A deal of cards on which exchanges are tried out.
 *
 * @property gameId the game with its parameter, such as `tricks:4`
 * @property position the deal to begin with, in the game's notation
 */
@Serializable
data class ExchangeRoute(val gameId: String, val position: String)

/**
 * A match.
 *
 * @property gameId the game with its parameter, such as `subtraction:1,3,4`
 * @property position where it starts, in the game's notation
 * @property resume go on with the saved match of this game, if there is one, instead of starting anew
 */
@Serializable
data class PlayRoute(val gameId: String, val position: String, val resume: Boolean = false)
