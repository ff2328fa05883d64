package app.hissho.ui.boards

import androidx.compose.runtime.Composable
import app.hissho.engine.board.Board
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.SpreadBoard
import app.hissho.engine.board.SumBoard
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.common.say
import kotlin.jvm.optionals.getOrNull

/**
 * The position in words as short as they can be: its notation or, where that cannot be read, the games of a sum, the hands
 * without their arrows, and what is to be said of cards on a table.
 */
@Composable
fun Board.label(notation: String): String = when (this) {
    is SumBoard -> components().map { Catalog.type(it.gameId()).text("title").say() }.joinToString(" + ")
    is SpreadBoard -> note().getOrNull()?.say() ?: notation
    is HandBoard -> if (arrows().isPresent) handsLabel(this) else notation
    else -> notation
}

private fun handsLabel(board: HandBoard): String =
    board.hands().joinToString(" | ") { hand -> hand.names().joinToString(",").ifEmpty { "-" } } + board.table().joinToString("") { " @ ${it.name()}" }
