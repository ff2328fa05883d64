package app.hissho.ui.example

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.hissho.R
import app.hissho.engine.board.Choice
import app.hissho.ui.boards.BoardMarks
import app.hissho.ui.boards.BoardView
import app.hissho.ui.boards.Seats
import app.hissho.ui.common.say
import app.hissho.ui.example.ExampleUiState.Showing
import app.hissho.ui.navigation.PlayRoute
import java.util.Optional
import kotlin.jvm.optionals.getOrNull

/** What the reader of a worked example can do. */
class ExampleActions(
    val onNext: () -> Unit = {},
    val onPrevious: () -> Unit = {},
    val onPlay: (PlayRoute) -> Unit = {},
    val onBack: () -> Unit = {},
    val onPicture: (Int) -> Unit = {},
)

/** A whole small game, one step at a time: the board, and what is to be said about it. */
@Composable
fun ExampleScreen(state: ExampleUiState, actions: ExampleActions) {
    Scaffold(topBar = { TopBar(state, actions.onBack) }, contentWindowInsets = WindowInsets.safeDrawing) { inner ->
        Box(Modifier.fillMaxSize().padding(inner), Alignment.Center) {
            when (state) {
                ExampleUiState.Loading -> CircularProgressIndicator()
                is ExampleUiState.Unsolved -> Text(state.reason.say(), Modifier.padding(24.dp), style = MaterialTheme.typography.bodyLarge)
                is Showing -> Content(state, actions)
            }
        }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun TopBar(state: ExampleUiState, onBack: () -> Unit) {
    TopAppBar(
        title = {
            if (state is Showing) {
                Text(
                    state.lesson?.let { state.type.text(it, "title").say() }
                        ?: stringResource(R.string.example_title, state.type.text("title").say()),
                    Modifier.semantics { heading() },
                    autoSize = TextAutoSize.StepBased(minFontSize = 10.sp, maxFontSize = MaterialTheme.typography.titleLarge.fontSize),
                    overflow = TextOverflow.Ellipsis,
                    maxLines = 1,
                )
            }
        },
        navigationIcon = {
            IconButton(onBack) { Icon(Icons.AutoMirrored.Filled.ArrowBack, stringResource(R.string.back)) }
        },
    )
}

private val WIDE = 840.dp
private val WIDE_IN_LANDSCAPE = 560.dp

/** Large letters need more of the height than the board does. */
private const val LARGE_LETTERS = 1.3f
private const val WORDS_IN_LARGE_LETTERS = 1.6f

/**
 * Board and words share the screen in fixed parts, so that the board stays where it is from step to step: side by
 * side where there is room or the phone lies, else one above the other.
 */
@Composable
private fun Content(state: Showing, actions: ExampleActions) {
    val words = if (LocalDensity.current.fontScale > LARGE_LETTERS) WORDS_IN_LARGE_LETTERS else 1f
    BoxWithConstraints(Modifier.fillMaxSize()) {
        if (maxWidth >= WIDE || (maxWidth >= WIDE_IN_LANDSCAPE && maxWidth > maxHeight)) {
            Row(Modifier.fillMaxSize()) {
                Picture(state, Modifier.weight(1f).fillMaxHeight())
                Column(Modifier.weight(1f).fillMaxHeight()) {
                    ExampleWords(state, actions.onPicture, Modifier.weight(1f))
                    ExampleControls(state, actions, Modifier.padding(16.dp, 8.dp))
                }
            }
        } else {
            Column(Modifier.fillMaxSize()) {
                Picture(state, Modifier.weight(1f).fillMaxWidth())
                ExampleWords(state, actions.onPicture, Modifier.weight(words))
                ExampleControls(state, actions, Modifier.padding(16.dp, 8.dp))
            }
        }
    }
}

/** The board with the move of the scene chosen on it, and what the picture cannot show. */
@Composable
private fun Picture(state: Showing, modifier: Modifier) = Column(modifier.padding(16.dp, 4.dp), Arrangement.spacedBy(4.dp)) {
    val scene = state.scene
    BoardView(
        scene.board(),
        Choice(scene.parts(), emptyList(), Optional.empty()),
        onTap = { },
        Modifier.weight(1f).fillMaxWidth().testTag("board"),
        state.startBoard,
        BoardMarks(before = scene.before().getOrNull(), seats = state.seats, picture = state.pictured?.let { scene.words()[it] }),
    )
    scene.board().note().getOrNull()?.let { note ->
        Text(note.say(), color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
    }
}
