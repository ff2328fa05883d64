package app.hissho.ui.boards

import androidx.compose.runtime.Composable
import app.hissho.engine.board.Board
import app.hissho.engine.board.SumBoard
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.common.say

/** The position in words as short as they can be: its notation, which for a sum is too long to be read, or its games. */
@Composable
fun Board.label(notation: String): String = when (this) {
    is SumBoard -> components().map { Catalog.type(it.gameId()).text("title").say() }.joinToString(" + ")
    else -> notation
}
