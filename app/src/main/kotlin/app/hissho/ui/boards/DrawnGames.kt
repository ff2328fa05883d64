package app.hissho.ui.boards

import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.Family
import app.hissho.engine.catalog.GameType

/** The games of cards that can be played to the end on the screen. */
private val CARD_GAMES = setOf("tanhinmin", "card-graph", "tricks", "memory", "memory-cards")

/** The games that the app offers, in the order of the catalog: all whose boards are drawn. */
val drawnGames: List<GameType> = Catalog.types().filter { it.family() != Family.CARDS || it.id() in CARD_GAMES }
