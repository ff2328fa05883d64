package app.hissho.ui.play

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import app.hissho.engine.board.Board
import app.hissho.engine.board.SumBoard
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.common.say
import kotlin.jvm.optionals.getOrNull

/** The rules of each game of a sum, and how to move in it; nothing for other boards. */
@Composable
internal fun ComponentRules(board: Board) {
    if (board !is SumBoard) return
    board.components().map { it.gameId() }.distinct().forEach { gameId ->
        val type = Catalog.type(gameId)
        Text(type.text("title").say(), style = MaterialTheme.typography.titleMedium)
        Text(type.text("rules").say(), style = MaterialTheme.typography.bodyMedium)
        type.given(gameId).getOrNull()?.let { Text(it.say(), style = MaterialTheme.typography.bodyMedium) }
        Text(Catalog.game(gameId).howTo().say(), style = MaterialTheme.typography.bodyMedium)
    }
}
