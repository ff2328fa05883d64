package app.hissho.ui.boards

import androidx.compose.runtime.Composable
import app.hissho.engine.board.Board
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.SumBoard
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.common.say

/**
 * The position in words as short as they can be: its notation or, where that is too long to be read, the games of a sum
 * and the hands without their arrows.
 */
@Composable
fun Board.label(notation: String): String = when (this) {
    is SumBoard -> components().map { Catalog.type(it.gameId()).text("title").say() }.joinToString(" + ")
    is HandBoard -> if (arrows().isPresent) handsLabel(this) else notation
    else -> notation
}

private fun handsLabel(board: HandBoard): String =
    board.hands().joinToString(" | ") { hand -> hand.names().joinToString(",").ifEmpty { "-" } } + board.table().joinToString("") { " @ ${it.name()}" }
