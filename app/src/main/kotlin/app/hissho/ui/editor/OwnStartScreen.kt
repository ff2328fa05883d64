package app.hissho.ui.editor

import androidx.activity.compose.BackHandler
import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.IconButtonDefaults
import androidx.compose.material3.IconToggleButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Part
import app.hissho.engine.catalog.GameType
import app.hissho.engine.catalog.Preset
import app.hissho.ui.boards.BoardView
import app.hissho.ui.boards.LocalBoardEditing
import app.hissho.ui.boards.LocalBoardJoining
import app.hissho.ui.boards.StillBoards
import app.hissho.ui.common.FillBelow
import app.hissho.ui.common.LocalHapticsEnabled
import app.hissho.ui.play.PlayIcons

/**
 * Where the user makes a start that the library does not offer. It covers the screen that it was opened from.
 *
 * @param first the position to begin with
 * @param label what the button to press in the end says
 * @param onStart told the game's id with its parameter, and the position, both in the engine's notation
 */
@Composable
fun OwnStartScreen(
    type: GameType,
    onBack: () -> Unit,
    first: Preset = type.presets().first(),
    @StringRes label: Int = R.string.play_start_game,
    onStart: (gameId: String, position: String) -> Unit,
) {
    var judged by rememberSaveable { mutableStateOf(true) }
    var own by rememberSaveable(stateSaver = OwnStart.saver(type)) { mutableStateOf(OwnStart.of(type, first)) }
    val verdict by verdict(own, judged)
    val haptics = LocalHapticFeedback.current.takeIf { LocalHapticsEnabled.current }
    BackHandler(onBack = onBack)
    OwnStartContent(
        own,
        judged,
        verdict,
        OwnStartActions(
            onTouch = { part ->
                haptics?.performHapticFeedback(HapticFeedbackType.SegmentTick)
                own = own.touch(part)
            },
            onJoin = { from, to ->
                haptics?.performHapticFeedback(HapticFeedbackType.SegmentTick)
                own = own.join(from, to)
            },
            onType = { own = own.type(it) },
            onParameter = { own = own.withParameter(it) },
            onUndo = { own = own.undo() },
            onJudge = { judged = it },
            onStart = { onStart(own.editor.gameId(), own.editor.text()) },
            onBack = onBack,
        ),
        label,
    )
}

/** What the user can do with a start that is being made. */
internal class OwnStartActions(
    val onTouch: (Part) -> Unit = {},
    val onJoin: (Part, Part) -> Unit = { _, _ -> },
    val onType: (String) -> Unit = {},
    val onParameter: (String) -> Unit = {},
    val onUndo: () -> Unit = {},
    val onJudge: (Boolean) -> Unit = {},
    val onStart: () -> Unit = {},
    val onBack: () -> Unit = {},
)

private val WIDE = 840.dp
private val WIDE_IN_LANDSCAPE = 560.dp
private val SIDE = 400.dp
private val LOWEST_BOARD = 220.dp

/** Where letters are larger, the reason of the verdict would leave too little room for the board. */
private const val LARGE_LETTERS = 1.3f

/**
 * The board with its buttons and the notation: side by side where there is room or the phone lies, else from top to bottom.
 *
 * @param judged whether it is told who wins; whoever wants to be surprised puts the lens away
 */
@Composable
internal fun OwnStartContent(
    own: OwnStart,
    judged: Boolean,
    verdict: Verdict?,
    actions: OwnStartActions,
    @StringRes label: Int = R.string.play_start_game,
) {
    val largeLetters = LocalDensity.current.fontScale > LARGE_LETTERS
    val reason = @Composable { if (judged && largeLetters && own.isGood) VerdictReason(verdict) }
    Scaffold(
        topBar = { OwnStartBar(own, judged, actions) },
        bottomBar = {
            StartBar(own, actions, label) {
                if (judged) VerdictLine(verdict)
                if (judged && !largeLetters) VerdictReason(verdict)
            }
        },
        contentWindowInsets = WindowInsets.safeDrawing,
    ) { inner ->
        BoxWithConstraints(Modifier.fillMaxSize().padding(inner)) {
            val width = maxWidth
            val height = maxHeight
            if (width >= WIDE || (width >= WIDE_IN_LANDSCAPE && width > height)) {
                Row(Modifier.fillMaxSize()) {
                    EditedBoard(own, actions, Modifier.weight(1f).fillMaxHeight())
                    val side = Modifier.width(minOf(SIDE * maxOf(1f, LocalDensity.current.fontScale), width / 2)).fillMaxHeight()
                    Column(side.verticalScroll(rememberScrollState()).padding(16.dp, 8.dp), Arrangement.spacedBy(16.dp)) {
                        HowTo(own)
                        EditKeys(own, actions)
                        StartFields(own, actions)
                        reason()
                    }
                }
            } else {
                FillBelow(
                    height,
                    LOWEST_BOARD,
                    Modifier.verticalScroll(rememberScrollState()),
                    top = { HowTo(own, Modifier.padding(16.dp, 4.dp)) },
                    bottom = {
                        Column(Modifier.padding(16.dp, 8.dp), Arrangement.spacedBy(8.dp)) {
                            EditKeys(own, actions)
                            StartFields(own, actions)
                            reason()
                        }
                    },
                ) { EditedBoard(own, actions, Modifier.fillMaxSize()) }
            }
        }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun OwnStartBar(own: OwnStart, judged: Boolean, actions: OwnStartActions) {
    TopAppBar(
        title = { Text(stringResource(R.string.custom_title), Modifier.semantics { heading() }) },
        navigationIcon = {
            IconButton(actions.onBack, Modifier.testTag("own-back")) { Icon(Icons.AutoMirrored.Filled.ArrowBack, stringResource(R.string.back)) }
        },
        actions = {
            IconToggleButton(judged, actions.onJudge, Modifier.testTag("own-verdict"), colors = lensColors()) {
                Icon(PlayIcons.Lens, stringResource(R.string.custom_verdict))
            }
            IconButton(actions.onUndo, Modifier.testTag("own-undo"), own.canUndo) { Icon(PlayIcons.Undo, stringResource(R.string.play_undo)) }
        },
    )
}

@Composable
private fun lensColors() = IconButtonDefaults.iconToggleButtonColors(
    checkedContainerColor = MaterialTheme.colorScheme.primary,
    checkedContentColor = MaterialTheme.colorScheme.onPrimary,
)

/** The board, on which nothing moves that was not touched. */
@Composable
private fun EditedBoard(own: OwnStart, actions: OwnStartActions, modifier: Modifier) {
    val drawn = own.editor.board()
    val still = remember { StillBoards(drawn) }
    val shown = remember(drawn) { still.next(drawn) }
    CompositionLocalProvider(LocalBoardEditing provides true, LocalBoardJoining provides actions.onJoin) {
        BoardView(shown.board, own.editor.choice(), actions.onTouch, modifier.padding(16.dp, 4.dp).testTag("board"), shown.start)
    }
}
