package app.hissho.ui.boards

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.Message
import app.hissho.engine.board.Choice
import app.hissho.engine.board.Part
import app.hissho.engine.board.SumBoard
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.common.say
import app.hissho.ui.theme.tabular
import kotlin.jvm.optionals.getOrNull

private val GAP = 8.dp

/**
 * The boards of a sum, each drawn as if it stood alone under the name of its game. They stand side by side where
 * there is room, else one below the other; a screen reader meets them one after the other.
 */
@Composable
internal fun SumBoardView(
    board: SumBoard,
    start: SumBoard,
    choice: Choice<String>,
    onTap: (Part) -> Unit,
    marks: BoardMarks,
    modifier: Modifier,
) {
    val before = marks.before as? SumBoard
    val after = marks.after as? SumBoard
    val fontScale = maxOf(1f, LocalDensity.current.fontScale)
    BoxWithConstraints(modifier) {
        val sizes = start.boards().map { sizeFor(it, fontScale) }
        val rows = rowsOfBoards(sizes, DpSize(maxWidth, maxHeight), GAP)
        val heights = heightsOfRows(rows, sizes, maxHeight, GAP)
        Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(GAP)) {
            rows.forEachIndexed { index, row ->
                Row(Modifier.fillMaxWidth().height(heights[index]), Arrangement.spacedBy(GAP)) {
                    row.forEach { place ->
                        val inner = BoardMarks(
                            marks.best.filter { SumBoard.board(it) == place }.mapTo(HashSet()) { SumBoard.inner(it) },
                            before = before?.boards()?.getOrNull(place),
                            after = after?.boards()?.getOrNull(place),
                        )
                        Component(place, board.components()[place], marks.values.getOrNull(place), Modifier.weight(sizes[place].width.value)) {
                            BoardView(
                                board.boards()[place],
                                SumBoard.inner(place, choice),
                                { onTap(SumBoard.part(place, it)) },
                                it,
                                start.boards()[place],
                                inner,
                            )
                        }
                    }
                }
            }
        }
    }
}

/** One game of a sum: its number and name, under the lens its value, what its board cannot show, and the board. */
@Composable
private fun Component(
    place: Int,
    component: SumBoard.Component,
    value: String?,
    modifier: Modifier,
    picture: @Composable (Modifier) -> Unit,
) {
    val type = Catalog.type(component.gameId())
    Column(modifier.fillMaxHeight().semantics { isTraversalGroup = true }.testTag("game-$place"), Arrangement.spacedBy(2.dp)) {
        ComponentTitle(place, type.text("title").say(), value)
        type.given(component.gameId()).getOrNull()?.let { Note(it) }
        component.board().note().getOrNull()?.let { Note(it) }
        picture(Modifier.weight(1f).fillMaxWidth())
    }
}

@Composable
private fun ComponentTitle(place: Int, title: String, value: String?) {
    val name = stringResource(R.string.sum_game_spoken, place + 1, title)
    val spoken = if (value == null) name else "$name, " + stringResource(R.string.board_value, value)
    Row(
        Modifier.fillMaxWidth().testTag("title-$place").clearAndSetSemantics { contentDescription = spoken; heading() },
        Arrangement.spacedBy(GAP),
        Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.sum_game, place + 1, title),
            Modifier.weight(1f, fill = false).padding(start = 4.dp),
            style = MaterialTheme.typography.titleSmall,
            overflow = TextOverflow.Ellipsis,
            maxLines = 2,
        )
        value?.let { ValueBadge(it) }
    }
}

@Composable
private fun ValueBadge(value: String) {
    val scheme = MaterialTheme.colorScheme
    Surface(shape = CircleShape, color = scheme.primaryContainer, contentColor = scheme.onPrimaryContainer) {
        Text(
            stringResource(R.string.sum_value, value),
            Modifier.padding(horizontal = 10.dp, vertical = 1.dp),
            fontWeight = FontWeight.Bold,
            style = MaterialTheme.typography.titleMedium.tabular(),
            maxLines = 1,
        )
    }
}

@Composable
private fun Note(text: Message) {
    Text(
        text.say(),
        Modifier.padding(start = 4.dp),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodySmall,
    )
}
