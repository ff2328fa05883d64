package app.hissho.ui.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Check
import androidx.compose.material3.Button
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.FilterChip
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.Text
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.Level
import app.hissho.engine.Match
import app.hissho.engine.catalog.GameType
import app.hissho.engine.catalog.Preset
import app.hissho.ui.boards.label
import app.hissho.ui.common.LocalTexts
import app.hissho.ui.common.say
import kotlin.jvm.optionals.getOrNull

/** Everything that can be chosen before a match: against whom, how strong, who starts, and from where. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
internal fun NewGameSheet(session: Session, onEvent: (PlayEvent) -> Unit) {
    ModalBottomSheet({ onEvent(PlayEvent.Dismiss) }, sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true)) {
        NewGameForm(session, onEvent)
    }
}

@Composable
private fun ColumnScope.NewGameForm(session: Session, onEvent: (PlayEvent) -> Unit) {
    var level by rememberSaveable { mutableStateOf(session.setup.level) }
    var userStarts by rememberSaveable { mutableStateOf(session.setup.userStarts) }
    var passAndPlay by rememberSaveable { mutableStateOf(session.setup.passAndPlay) }
    var start by rememberSaveable { mutableStateOf(session.presentStart) }
    Column(
        Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()).padding(horizontal = 16.dp),
        Arrangement.spacedBy(16.dp),
    ) {
        Text(stringResource(R.string.play_new_game), Modifier.semantics { heading() }, style = MaterialTheme.typography.titleLarge)
        Group(R.string.play_mode) {
            Choice(!passAndPlay, stringResource(R.string.play_mode_opponent), "mode-opponent") { passAndPlay = false }
            Choice(passAndPlay, stringResource(R.string.play_mode_two), "mode-two") { passAndPlay = true }
        }
        if (!passAndPlay) {
            Column {
                Group(R.string.play_level) {
                    Level.entries.forEach { each ->
                        Choice(level == each, LocalTexts.current.get("level.${each.id()}"), "level-${each.id()}") { level = each }
                    }
                }
                Text(stringResource(level.summary(certain = session.type.hasExample())), style = MaterialTheme.typography.bodyMedium)
            }
        }
        Group(R.string.play_starts) {
            val first = if (passAndPlay) Mover.PlayerOne else Mover.You
            val second = if (passAndPlay) Mover.PlayerTwo else Mover.Opponent
            Choice(userStarts, first.title(), "starts-first") { userStarts = true }
            Choice(!userStarts, second.title(), "starts-second") { userStarts = false }
        }
        Group(R.string.play_start_position) {
            starts(session).forEach { each -> Choice(start == each, startLabel(session.type, each), "start-$each") { start = each } }
            Choice(false, stringResource(R.string.play_custom), "start-custom") { onEvent(PlayEvent.Show(PlayDialog.CustomStart)) }
        }
    }
    Button(
        {
            val (gameId, position) = start.split(' ', limit = 2)
            onEvent(PlayEvent.NewGame(gameId, position, Setup(level, userStarts, passAndPlay)))
        },
        Modifier.fillMaxWidth().padding(16.dp).heightIn(min = 56.dp).testTag("start-game"),
    ) {
        Text(stringResource(R.string.play_start_game), style = MaterialTheme.typography.titleMedium)
    }
}

/** @param certain whether the game has certain wins; where chance decides, the perfect player promises less */
private fun Level.summary(certain: Boolean): Int = when (this) {
    Level.BEGINNER -> R.string.play_level_beginner
    Level.CASUAL -> R.string.play_level_casual
    Level.STRONG -> R.string.play_level_strong
    Level.PERFECT -> if (certain) R.string.play_level_perfect else R.string.play_level_perfect_chance
}

/** The start of the match, without what is hidden in it. */
private val Session.presentStart: String get() = "${match.game().id()} ${match.rewound(0).visibleText()}"

/** The present start and those of the library, each a game's id and a position. */
private fun starts(session: Session): List<String> {
    return (listOf(session.presentStart) + session.type.presets().map { "${it.gameId()} ${it.position()}" }).distinct()
}

/** The name of the start if it has one, else the position, after the parameter if the game has one; of a sum, its games. */
@Composable
private fun startLabel(type: GameType, start: String): String {
    val (gameId, position) = start.split(' ', limit = 2)
    type.name(Preset(gameId, position)).getOrNull()?.let { return it.say() }
    val board = remember(start) { Match.start(gameId, position).board() }
    return if (':' in gameId) "${gameId.substringAfter(':')} · $position" else board.label(position)
}

@Composable
private fun Group(title: Int, choices: @Composable () -> Unit) {
    Column {
        Text(
            stringResource(title),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.labelLarge,
        )
        FlowRow(Modifier.selectableGroup(), Arrangement.spacedBy(8.dp)) { choices() }
    }
}

@Composable
private fun Choice(selected: Boolean, label: String, tag: String, onClick: () -> Unit) {
    FilterChip(
        selected,
        onClick,
        { Text(label) },
        Modifier.testTag(tag),
        leadingIcon = if (selected) ({ Icon(Icons.Default.Check, null) }) else null,
    )
}
