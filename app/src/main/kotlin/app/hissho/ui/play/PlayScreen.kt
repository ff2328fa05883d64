package app.hissho.ui.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.catalog.Preset
import app.hissho.ui.boards.BoardView
import app.hissho.ui.boards.LocalPerfectMemory
import app.hissho.ui.boards.PerfectMemory
import app.hissho.ui.common.FillBelow
import app.hissho.ui.common.say
import app.hissho.ui.editor.OwnStartScreen
import app.hissho.ui.play.PlayUiState.Playing

/** The screen of a match. It keeps no state of its own. */
@Composable
fun PlayScreen(
    state: PlayUiState,
    onEvent: (PlayEvent) -> Unit,
    onBack: () -> Unit,
    onShare: (String) -> Unit,
    onExample: (String) -> Unit = { },
    onExchange: (gameId: String, position: String) -> Unit = { _, _ -> },
) {
    if (state is Playing && state.session.dialog == PlayDialog.CustomStart) {
        OwnStart(state.session, onEvent)
        return
    }
    if (state is Playing && state.session.dialog == PlayDialog.Heatmap && !state.session.isOver) {
        LensHeatmap(state, onEvent)
        return
    }
    Scaffold(topBar = { PlayTopBar((state as? Playing)?.session, onEvent, onBack, onShare, onExchange) }) { inner ->
        Box(Modifier.fillMaxSize().padding(inner), Alignment.Center) {
            when (state) {
                PlayUiState.Loading -> CircularProgressIndicator()
                is PlayUiState.Broken -> Broken(state)
                is Playing -> PlayContent(state, onEvent)
            }
        }
    }
    if (state is Playing) PlayDialogs(state.session, onEvent, onExample)
}

@Composable
private fun Broken(state: PlayUiState.Broken) {
    Column(Modifier.padding(24.dp), Arrangement.spacedBy(12.dp)) {
        Text(stringResource(R.string.play_broken_title), style = MaterialTheme.typography.titleLarge)
        Text(state.reason.say(), style = MaterialTheme.typography.bodyLarge)
    }
}

@Composable
private fun OwnStart(session: Session, onEvent: (PlayEvent) -> Unit) {
    val present = Preset(session.match.game().id(), session.match.rewound(0).visibleText())
    OwnStartScreen(session.type, { onEvent(PlayEvent.Dismiss) }, present) { gameId, position ->
        onEvent(PlayEvent.NewGame(gameId, position, session.setup))
    }
}

@Composable
private fun PlayDialogs(session: Session, onEvent: (PlayEvent) -> Unit, onExample: (String) -> Unit) {
    when (session.dialog) {
        null, PlayDialog.CustomStart, PlayDialog.Heatmap -> Unit
        PlayDialog.NewGame -> NewGameSheet(session, onEvent)
        PlayDialog.Rules -> RulesDialog(
            session.match.game().id(),
            session.match.board(),
            onExample = {
                onEvent(PlayEvent.Dismiss)
                onExample(session.match.game().id())
            },
            onDismiss = { onEvent(PlayEvent.Dismiss) },
        )
    }
}

private val WIDE = 840.dp
private val WIDE_IN_LANDSCAPE = 560.dp
private val SIDE = 400.dp

/** Below these heights, times the user's font scale, words and board have to share more closely. */
private val LOW_UPRIGHT = 640.dp
private val LOW_LYING = 480.dp

/** The most of the height that words may take from the board. */
private const val WORDS = 0.42f
private const val WORDS_BESIDE_A_PICTURE = 0.32f
private const val WORDS_WHEN_LOW = 0.36f

private val LOWEST_BOARD = 150.dp

/** Board and words: side by side where there is room or the phone lies, else one above the other. */
@Composable
private fun PlayContent(state: Playing, onEvent: (PlayEvent) -> Unit) {
    val fontScale = maxOf(1f, LocalDensity.current.fontScale)
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val width = maxWidth
        val height = maxHeight
        when {
            width >= WIDE || (width >= WIDE_IN_LANDSCAPE && width > height) -> Row(Modifier.fillMaxSize()) {
                BoardPane(state, onEvent, Modifier.weight(1f).fillMaxHeight()) { Status(state, onEvent) }
                val side = Modifier.width(minOf(SIDE * fontScale, width / 2)).fillMaxHeight()
                if (height < LOW_LYING * fontScale) LowSide(state, onEvent, side) else Side(state, onEvent, side)
            }
            height < LOW_UPRIGHT * fontScale -> LowUpright(state, onEvent, height * WORDS_WHEN_LOW)
            else -> Upright(state, onEvent, height * if (state.pictured == null) WORDS else WORDS_BESIDE_A_PICTURE)
        }
    }
}

@Composable
private fun Upright(state: Playing, onEvent: (PlayEvent) -> Unit, words: Dp) = Column(Modifier.fillMaxSize()) {
    BoardPane(state, onEvent, Modifier.weight(1f).fillMaxWidth()) { Status(state, onEvent) }
    if (state.hasPanel) {
        PlayPanel(state, onEvent, Modifier.heightIn(max = words).verticalScroll(rememberPanelScroll(state)).padding(16.dp, 4.dp))
    }
    PlayControls(state, onEvent, Modifier.padding(16.dp, 8.dp))
}

/** On a low screen or with large letters the board comes first; all words share one pane that scrolls. */
@Composable
private fun LowUpright(state: Playing, onEvent: (PlayEvent) -> Unit, words: Dp) = Column(Modifier.fillMaxSize()) {
    BoardPane(state, onEvent, Modifier.weight(1f).fillMaxWidth()) {
        if (!state.hasPanel) Box(Modifier.padding(16.dp, 0.dp)) { TurnBadge(state) }
    }
    val scroll = rememberPanelScroll(state)
    Column(Modifier.heightIn(max = words).verticalScroll(scroll).padding(16.dp, 4.dp), Arrangement.spacedBy(8.dp)) {
        if (!state.hasPanel) StatusLines(state)
        if (!state.session.isOver && (!state.hasPanel || state.session.taps.isNotEmpty())) Choosing(state, onEvent)
        if (state.hasPanel) PlayPanel(state, onEvent)
    }
    ToolsAndAction(state, onEvent, Modifier.padding(16.dp, 4.dp))
}

@Composable
private fun Side(state: Playing, onEvent: (PlayEvent) -> Unit, modifier: Modifier) = Column(modifier) {
    val scroll = rememberPanelScroll(state)
    Column(Modifier.weight(1f).verticalScroll(scroll).padding(16.dp, 4.dp), Arrangement.spacedBy(12.dp)) {
        if (state.hasPanel) PlayPanel(state, onEvent) else SideRules(state.session)
    }
    PlayControls(state, onEvent, Modifier.padding(16.dp, 8.dp))
}

@Composable
private fun LowSide(state: Playing, onEvent: (PlayEvent) -> Unit, modifier: Modifier) = Column(modifier) {
    Column(Modifier.weight(1f).verticalScroll(rememberPanelScroll(state)).padding(16.dp, 4.dp), Arrangement.spacedBy(8.dp)) {
        if (!state.session.isOver && (!state.hasPanel || state.session.taps.isNotEmpty())) Choosing(state, onEvent)
        if (state.hasPanel) PlayPanel(state, onEvent)
    }
    ToolsAndAction(state, onEvent, Modifier.padding(16.dp, 4.dp))
}

/** While there is nothing else to say, the rules. */
@Composable
private fun SideRules(session: Session) {
    Text(stringResource(R.string.play_rules), style = MaterialTheme.typography.titleMedium)
    Text(session.type.text("rules").say(), style = MaterialTheme.typography.bodyLarge)
    ComponentRules(session.match.board())
}

@Composable
private fun Status(state: Playing, onEvent: (PlayEvent) -> Unit) {
    Column(Modifier.padding(16.dp, 4.dp)) {
        TurnRow(state, onEvent)
        StatusLines(state)
    }
}

/** What is above the board and, in all the height that it leaves, the board; if that is too little, the pane scrolls. */
@Composable
private fun BoardPane(state: Playing, onEvent: (PlayEvent) -> Unit, modifier: Modifier, above: @Composable () -> Unit) {
    BoxWithConstraints(modifier) {
        FillBelow(maxHeight, LOWEST_BOARD, Modifier.verticalScroll(rememberScrollState()), above) {
            val memory = remember(state.session.perfectMemory, onEvent) {
                PerfectMemory(state.session.perfectMemory) { onEvent(PlayEvent.TogglePerfectMemory) }
            }
            CompositionLocalProvider(LocalPerfectMemory provides memory) {
                BoardView(
                    state.shownBoard,
                    state.choice,
                    { onEvent(PlayEvent.Tap(it)) },
                    Modifier.fillMaxSize().padding(16.dp, 4.dp).testTag("board"),
                    state.startBoard,
                    state.marks(),
                )
            }
        }
    }
}
