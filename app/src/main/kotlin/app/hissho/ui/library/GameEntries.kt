package app.hissho.ui.library

import app.hissho.engine.BadInputException
import app.hissho.engine.Match
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.GameType
import app.hissho.engine.catalog.Preset
import kotlin.jvm.optionals.getOrNull

/** Every game that the app offers with the pictures of its starts. Blocks while the engine reads the positions. */
internal fun catalogEntries(): List<GameEntry> = Catalog.types().map { type ->
    GameEntry(type, type.presets().map { preset -> start(type, preset) })
}

private fun start(type: GameType, preset: Preset): Start {
    val match = Match.start(preset.gameId(), preset.position())
    return Start(preset.gameId(), preset.position(), match.board(), type.given(preset.gameId()).getOrNull(), type.name(preset).getOrNull())
}

/**
 * A saved match to go on with, or null if it is over or cannot be read any more, as after a change of rules.
 *
 * @param text what [Match.toString] wrote
 * @param userStarts whether the user made the first move
 * @param passAndPlay whether two people share the phone
 */
internal fun continuedMatch(text: String, userStarts: Boolean, passAndPlay: Boolean): ContinuedMatch? {
    val match = try {
        Match.parse(text)
    } catch (_: BadInputException) {
        return null
    }
    if (match.isOver) return null
    val starterMoves = match.starterToMove()
    val gameId = match.game().id()
    return ContinuedMatch(
        type = Catalog.type(gameId),
        gameId = gameId,
        start = match.startText(),
        position = match.visibleText(),
        picture = match.board(),
        turn = when {
            passAndPlay -> if (starterMoves) Turn.FirstPlayers else Turn.SecondPlayers
            starterMoves == userStarts -> Turn.Yours
            else -> Turn.Opponents
        },
    )
}
