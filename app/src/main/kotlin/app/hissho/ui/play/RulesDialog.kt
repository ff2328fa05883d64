package app.hissho.ui.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Board
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.common.say
import kotlin.jvm.optionals.getOrNull

/** The rules of a game with its parameter, and how to move on the screen. */
@Composable
internal fun RulesDialog(gameId: String, board: Board, onExample: () -> Unit, onDismiss: () -> Unit) {
    val type = Catalog.type(gameId)
    AlertDialog(
        onDismiss,
        confirmButton = { TextButton(onDismiss) { Text(stringResource(R.string.play_close)) } },
        dismissButton = { if (type.hasExample()) TextButton(onExample) { Text(stringResource(R.string.example_open_short)) } },
        title = { Text(type.text("title").say()) },
        text = {
            Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(12.dp)) {
                Text(type.text("rules").say(), style = MaterialTheme.typography.bodyLarge)
                type.given(gameId).getOrNull()?.let { Text(it.say(), style = MaterialTheme.typography.titleMedium) }
                Text(stringResource(R.string.rules_how), style = MaterialTheme.typography.titleSmall)
                Text(Catalog.game(gameId).howTo().say(), style = MaterialTheme.typography.bodyLarge)
                ComponentRules(board)
            }
        },
    )
}
