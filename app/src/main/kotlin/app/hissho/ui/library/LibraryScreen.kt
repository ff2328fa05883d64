package app.hissho.ui.library

import androidx.activity.compose.BackHandler
import androidx.compose.animation.AnimatedContent
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.calculateEndPadding
import androidx.compose.foundation.layout.calculateStartPadding
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.text.input.TextFieldState
import androidx.compose.foundation.text.input.rememberTextFieldState
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material.icons.filled.PlayArrow
import androidx.compose.material.icons.filled.Settings
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.catalog.Family
import app.hissho.ui.common.PrimaryButton
import app.hissho.ui.common.isExpandedWidth
import app.hissho.ui.editor.OwnStartScreen
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.theme.HisshoTheme

/** How far the content of a pane is from its edges. */
internal val EDGE = 16.dp

/** What the user can do in the library. */
class LibraryActions(
    val onQuery: (String) -> Unit = {},
    val onOpen: (GameEntry) -> Unit = {},
    val onClose: () -> Unit = {},
    val onPlay: (PlayRoute) -> Unit = {},
    val onExample: (GameEntry) -> Unit = {},
    val onSettings: () -> Unit = {},
    val onSum: () -> Unit = {},
    val onChart: (GameEntry) -> Unit = {},
    val onLesson: (GameEntry, String) -> Unit = { _, _ -> },
    val onExchange: (GameEntry) -> Unit = {},
)

/** The games. On a phone an opened game covers the list; where there is room it stands beside it. */
@Composable
fun LibraryScreen(state: LibraryUiState, actions: LibraryActions, modifier: Modifier = Modifier) {
    val search = rememberTextFieldState(state.query)
    val onQuery by rememberUpdatedState(actions.onQuery)
    LaunchedEffect(search) { snapshotFlow { search.text.toString() }.collect { onQuery(it) } }
    val wide = isExpandedWidth()
    val shown = state.opened ?: if (wide) state.suggested else null
    var ownStart by rememberSaveable(shown?.id) { mutableStateOf(false) }
    BackHandler(enabled = state.opened != null && !wide, onBack = actions.onClose)

    if (ownStart && shown != null) {
        OwnStartScreen(shown.type, onBack = { ownStart = false }) { gameId, position ->
            ownStart = false
            actions.onPlay(PlayRoute(gameId, position))
        }
    } else if (wide) {
        TwoPanes(state, search, shown, actions, onOwnStart = { ownStart = true }, modifier)
    } else {
        AnimatedContent(state.opened, modifier, contentKey = { it?.id }, label = "game") { opened ->
            if (opened == null) {
                ListPane(state, search, selected = null, actions, Modifier.fillMaxSize())
            } else {
                DetailPane(opened, actions, onOwnStart = { ownStart = true }, onBack = actions.onClose)
            }
        }
    }
}

@Composable
private fun TwoPanes(
    state: LibraryUiState,
    search: TextFieldState,
    shown: GameEntry?,
    actions: LibraryActions,
    onOwnStart: () -> Unit,
    modifier: Modifier,
) {
    Row(modifier.fillMaxSize()) {
        ListPane(state, search, shown, actions, Modifier.width(440.dp).fillMaxHeight())
        Surface(Modifier.weight(1f), color = MaterialTheme.colorScheme.surfaceContainer) {
            if (shown != null) {
                // A newcomer has the button to start with beside it, and one is enough.
                val playBar = state.startHere == null || state.opened != null
                DetailPane(shown, actions, onOwnStart, onBack = null, playBar)
            }
        }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun ListPane(
    state: LibraryUiState,
    search: TextFieldState,
    selected: GameEntry?,
    actions: LibraryActions,
    modifier: Modifier,
) {
    Scaffold(
        modifier = modifier,
        topBar = {
            TopAppBar(
                title = { Text(stringResource(R.string.app_name), Modifier.semantics { heading() }) },
                actions = {
                    IconButton(onClick = actions.onSettings) {
                        Icon(Icons.Filled.Settings, stringResource(R.string.settings))
                    }
                },
            )
        },
        contentWindowInsets = WindowInsets.safeDrawing,
    ) { inner ->
        if (state.ready) {
            GameList(state, search, selected, actions.onOpen, actions.onPlay, actions.onSum, inner.plus(PaddingValues(EDGE, 4.dp, EDGE, 24.dp)))
        }
    }
}

/**
 * @param onBack null where the list stays in view
 * @param playBar whether to show the button that starts the game
 */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun DetailPane(
    game: GameEntry,
    actions: LibraryActions,
    onOwnStart: () -> Unit,
    onBack: (() -> Unit)?,
    playBar: Boolean = true,
) {
    Scaffold(
        topBar = {
            if (onBack != null) {
                TopAppBar(
                    title = { },
                    navigationIcon = {
                        IconButton(onClick = onBack) {
                            Icon(Icons.AutoMirrored.Filled.ArrowBack, stringResource(R.string.back))
                        }
                    },
                )
            }
        },
        bottomBar = { if (playBar) PlayBar(game, actions.onPlay) },
        containerColor = if (onBack == null) MaterialTheme.colorScheme.surfaceContainer else MaterialTheme.colorScheme.background,
        contentWindowInsets = WindowInsets.safeDrawing,
    ) { inner ->
        GameDetail(game, actions, onOwnStart, columns = if (onBack == null) 2 else 1, Modifier.padding(inner))
    }
}

/** The one thing to press: go on with this game, or play its easiest start. */
@Composable
private fun PlayBar(game: GameEntry, onPlay: (PlayRoute) -> Unit) {
    Surface(color = MaterialTheme.colorScheme.surfaceContainerHigh) {
        PrimaryButton(
            stringResource(if (game.continued != null) R.string.game_continue else R.string.game_play_easiest),
            Icons.Filled.PlayArrow,
            onClick = { onPlay(game.continued?.route ?: game.starts.first().route) },
            modifier = Modifier
                .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal + WindowInsetsSides.Bottom))
                .padding(horizontal = EDGE, vertical = 12.dp),
        )
    }
}

@Composable
private fun PaddingValues.plus(other: PaddingValues): PaddingValues {
    val direction = LocalLayoutDirection.current
    return PaddingValues(
        start = calculateStartPadding(direction) + other.calculateStartPadding(direction),
        top = calculateTopPadding() + other.calculateTopPadding(),
        end = calculateEndPadding(direction) + other.calculateEndPadding(direction),
        bottom = calculateBottomPadding() + other.calculateBottomPadding(),
    )
}

@Preview(showBackground = true)
@Composable
private fun LibraryPreview() {
    val games = catalogEntries()
    HisshoTheme {
        LibraryScreen(
            LibraryUiState(ready = true, startHere = games.last(), families = listOf(FamilyOfGames(Family.NIM, games))),
            LibraryActions(),
        )
    }
}
