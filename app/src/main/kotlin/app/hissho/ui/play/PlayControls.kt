package app.hissho.ui.play

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.boards.BoardControls
import app.hissho.ui.boards.hasControls
import app.hissho.ui.boards.touched
import app.hissho.ui.common.say
import app.hissho.ui.play.PlayUiState.Playing
import app.hissho.ui.theme.HisshoTheme

/** All that is done with the thumb: what is chosen, the tools, and the one main action. */
@Composable
internal fun PlayControls(state: Playing, onEvent: (PlayEvent) -> Unit, modifier: Modifier = Modifier) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        if (!state.session.isOver) Choosing(state, onEvent)
        ToolsAndAction(state, onEvent)
    }
}

@Composable
internal fun ToolsAndAction(state: Playing, onEvent: (PlayEvent) -> Unit, modifier: Modifier = Modifier) {
    var asked by remember(state.session.match) { mutableStateOf(false) }
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        state.undoRefusal?.takeIf { asked }?.let { Refusal(it.say()) }
        Tools(state, onEvent) { asked = !asked }
        when {
            state.session.isOver -> AfterGame(state.session, onEvent)
            state.movesAtOnce -> GoOnButton(state.isHeld) { onEvent(PlayEvent.GoOn) }
            else -> MoveButton(state, onEvent)
        }
    }
}

/** What to do, or what is chosen; the two take turns in the same room, so that the board never jumps. */
@Composable
internal fun Choosing(state: Playing, onEvent: (PlayEvent) -> Unit) {
    val picked = state.board.touched(state.choice).hasControls && state.choice.tapped().isNotEmpty()
    Box(Modifier.fillMaxWidth().heightIn(min = 48.dp), Alignment.Center) {
        val hidden = Modifier.alpha(0f).clearAndSetSemantics { }
        val told = Modifier.testTag("instruction").semantics { liveRegion = LiveRegionMode.Polite }
        Text(
            when {
                state.stalled != null -> ""
                state.isHeld -> stringResource(R.string.play_look)
                state.isOpponentsTurn -> stringResource(R.string.play_wait)
                else -> state.chosenMove?.let { stringResource(R.string.play_chosen, it.say()) } ?: state.howTo.say()
            },
            if (picked) hidden else told,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyLarge,
            textAlign = TextAlign.Center,
        )
        BoardControls(state.board, state.choice, { onEvent(PlayEvent.Tap(it)) })
    }
}

/** Why the tool that was touched does nothing. */
@Composable
private fun Refusal(reason: String) {
    Text(
        reason,
        Modifier.fillMaxWidth().testTag("refusal").semantics { liveRegion = LiveRegionMode.Polite },
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
        textAlign = TextAlign.Center,
    )
}

/** @param onRefusal told that the user wants to know why nothing can be taken back */
@Composable
private fun Tools(state: Playing, onEvent: (PlayEvent) -> Unit, onRefusal: () -> Unit) {
    Row(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) {
        val each = Modifier.weight(1f)
        val refusal = state.undoRefusal?.say()
        if (refusal == null) {
            Tool(PlayIcons.Undo, stringResource(R.string.play_undo), state.canUndo, each.testTag("undo")) { onEvent(PlayEvent.Undo) }
        } else {
            RefusedTool(PlayIcons.Undo, stringResource(R.string.play_undo), refusal, each.testTag("undo"), onRefusal)
        }
        Tool(PlayIcons.Redo, stringResource(R.string.play_redo), state.canRedo, each.testTag("redo")) { onEvent(PlayEvent.Redo) }
        Tool(PlayIcons.Hint, stringResource(R.string.play_hint), state.isUsersTurn, each.testTag("hint")) { onEvent(PlayEvent.Hint) }
        LensTool(state.session.lens, !state.session.isOver, each.testTag("lens")) { onEvent(PlayEvent.ToggleLens) }
    }
}

private const val DISABLED_ALPHA = 0.38f

@Composable
private fun Tool(icon: ImageVector, label: String, enabled: Boolean, modifier: Modifier, onClick: () -> Unit) {
    ToolFace(icon, label, enabled, false, modifier.clickable(enabled, role = Role.Button, onClick = onClick))
}

/** A tool that does nothing now; who touches it is told why. */
@Composable
private fun RefusedTool(icon: ImageVector, label: String, reason: String, modifier: Modifier, onClick: () -> Unit) {
    val told = Modifier.semantics {
        disabled()
        stateDescription = reason
    }
    ToolFace(icon, label, enabled = false, on = false, modifier.clickable(role = Role.Button, onClick = onClick).then(told))
}

@Composable
private fun LensTool(on: Boolean, enabled: Boolean, modifier: Modifier, onToggle: () -> Unit) {
    val toggle = modifier.toggleable(on, enabled, Role.Switch) { onToggle() }
    ToolFace(PlayIcons.Lens, stringResource(R.string.play_lens), enabled, on, toggle)
}

@Composable
private fun ToolFace(icon: ImageVector, label: String, enabled: Boolean, on: Boolean, modifier: Modifier) {
    val scheme = MaterialTheme.colorScheme
    Column(
        modifier.heightIn(min = 56.dp).padding(vertical = 4.dp).alpha(if (enabled) 1f else DISABLED_ALPHA),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        Surface(
            shape = MaterialTheme.shapes.large,
            color = if (on) scheme.primary else Color.Transparent,
            contentColor = if (on) scheme.onPrimary else scheme.primary,
        ) {
            Icon(icon, null, Modifier.padding(horizontal = 16.dp, vertical = 2.dp), LocalContentColor.current)
        }
        Text(label, color = scheme.onSurface, style = MaterialTheme.typography.labelMedium, maxLines = 1)
    }
}

/** Where a tap is a move there is nothing to confirm; but what it showed can be looked at in peace. */
@Composable
private fun GoOnButton(enabled: Boolean, onClick: () -> Unit) {
    MainButton(stringResource(R.string.play_go_on), enabled, onClick)
}

@Composable
private fun MoveButton(state: Playing, onEvent: (PlayEvent) -> Unit) {
    MainButton(state.action.say(), state.choice.move().isPresent) { onEvent(PlayEvent.Confirm) }
}

@Composable
private fun MainButton(text: String, enabled: Boolean, onClick: () -> Unit) {
    val colors = HisshoTheme.colors
    Button(
        onClick,
        Modifier.fillMaxWidth().heightIn(min = 56.dp).testTag("confirm"),
        enabled,
        colors = ButtonDefaults.buttonColors(containerColor = colors.yourMove, contentColor = colors.onYourMove),
    ) {
        Text(text, style = MaterialTheme.typography.titleMedium, textAlign = TextAlign.Center)
    }
}

/** After a loss the reason comes first; else another game. */
@Composable
private fun AfterGame(session: Session, onEvent: (PlayEvent) -> Unit) {
    Column(Modifier.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
            val askFirst = !session.why && session.loser == Mover.You
            val each = Modifier.weight(1f)
            if (!session.why) {
                EndButton(R.string.play_why, askFirst, each.testTag("why")) { onEvent(PlayEvent.Why) }
            }
            EndButton(R.string.play_rematch, !askFirst, each.testTag("rematch")) { onEvent(PlayEvent.Rematch(swapStarter = false)) }
        }
        TextButton({ onEvent(PlayEvent.Rematch(swapStarter = true)) }, Modifier.testTag("rematch-swap")) {
            Text(
                when {
                    session.setup.passAndPlay -> stringResource(R.string.play_rematch_swap_players)
                    session.setup.userStarts -> stringResource(R.string.play_rematch_swap_opponent)
                    else -> stringResource(R.string.play_rematch_swap_you)
                },
                textAlign = TextAlign.Center,
            )
        }
    }
}

@Composable
private fun EndButton(label: Int, main: Boolean, modifier: Modifier, onClick: () -> Unit) {
    val padding = PaddingValues(12.dp, 8.dp)
    val text = @Composable {
        Text(stringResource(label), style = MaterialTheme.typography.titleMedium, textAlign = TextAlign.Center)
    }
    val size = modifier.heightIn(min = 56.dp)
    if (main) Button(onClick, size, contentPadding = padding) { text() }
    else OutlinedButton(onClick, size, contentPadding = padding) { text() }
}
