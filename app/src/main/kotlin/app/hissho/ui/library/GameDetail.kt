package app.hissho.ui.library

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Edit
import androidx.compose.material.icons.filled.PlayArrow
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.catalog.Family
import app.hissho.ui.boards.BoardThumbnail
import app.hissho.ui.boards.label
import app.hissho.ui.common.PaperCard
import app.hissho.ui.common.SecondaryButton
import app.hissho.ui.common.SectionTitle
import app.hissho.ui.common.say
import app.hissho.ui.example.ExampleIcons
import app.hissho.ui.exchange.ExchangeEntry
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.theme.tabular

/**
 * One game: what it looks like, its rules, and where to start from.
 *
 * @param columns how many starts stand side by side
 */
@Composable
internal fun GameDetail(
    game: GameEntry,
    actions: LibraryActions,
    onOwnStart: () -> Unit,
    columns: Int,
    modifier: Modifier = Modifier,
) {
    key(game.id) {
        Column(
            modifier.verticalScroll(rememberScrollState()).padding(EDGE),
            verticalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            Header(game)
            if (game.type.family() == Family.SUMS) SumEntry(actions.onSum)
            SectionTitle(stringResource(R.string.game_rules))
            Text(game.type.text("rules").say(), style = MaterialTheme.typography.bodyLarge)
            if (game.type.hasExample()) {
                SecondaryButton(stringResource(R.string.example_open), { actions.onExample(game) }, Modifier.fillMaxWidth(), ExampleIcons.Steps)
            }
            for (lesson in game.type.lessons()) {
                val title = stringResource(R.string.example_lesson, game.type.text(lesson, "title").say())
                SecondaryButton(title, { actions.onLesson(game, lesson.name()) }, Modifier.fillMaxWidth(), ExampleIcons.Steps)
            }
            if (game.hasChart) {
                SecondaryButton(stringResource(R.string.chart_open), { actions.onChart(game) }, Modifier.fillMaxWidth().testTag("open-chart"))
            }
            ExchangeEntry(game.type, { actions.onExchange(game) })
            SectionTitle(stringResource(R.string.game_starts))
            Starts(game.starts, columns, actions.onPlay)
            SecondaryButton(stringResource(R.string.game_own_start), onOwnStart, Modifier.fillMaxWidth(), Icons.Filled.Edit)
        }
    }
}

/** The picture with the title beside it, or below it where letters are large. */
@Composable
private fun Header(game: GameEntry) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(16.dp),
        verticalArrangement = Arrangement.spacedBy(12.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        BoardThumbnail(game.picture, Modifier.size(width = 120.dp, height = 96.dp))
        Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
            Text(
                game.type.text("title").say(),
                modifier = Modifier.semantics { heading() },
                style = MaterialTheme.typography.headlineSmall,
            )
            if (game.played > 0) TallyLine(game)
        }
    }
    Text(
        game.type.text("tagline").say(),
        style = MaterialTheme.typography.titleMedium,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
    )
}

@Composable
private fun Starts(starts: List<Start>, columns: Int, onPlay: (PlayRoute) -> Unit) {
    starts.withIndex().chunked(columns).forEach { row ->
        Row(Modifier.height(IntrinsicSize.Min), horizontalArrangement = Arrangement.spacedBy(12.dp)) {
            row.forEach { (index, start) ->
                StartCard(
                    start,
                    difficulty(index, starts.size),
                    onClick = { onPlay(start.route) },
                    Modifier.weight(1f).fillMaxHeight(),
                )
            }
            repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
        }
    }
}

private val DIFFICULTIES = listOf(
    R.string.game_difficulty_1,
    R.string.game_difficulty_2,
    R.string.game_difficulty_3,
    R.string.game_difficulty_4,
    R.string.game_difficulty_5,
    R.string.game_difficulty_6,
)

/** The name of a difficulty: starts come from easy to hard, so the first is the easiest and the last the hardest. */
@StringRes
internal fun difficulty(index: Int, starts: Int): Int {
    val last = DIFFICULTIES.size - 1
    return DIFFICULTIES[if (starts < 2) 0 else (index * last + (starts - 1) / 2) / (starts - 1)]
}

@Composable
private fun StartCard(start: Start, @StringRes difficulty: Int, onClick: () -> Unit, modifier: Modifier) {
    PaperCard(onClick, modifier) {
        Row(
            Modifier.padding(12.dp),
            horizontalArrangement = Arrangement.spacedBy(16.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            BoardThumbnail(start.picture, Modifier.pictureSize())
            Column(Modifier.weight(1f)) {
                Text(stringResource(difficulty), style = MaterialTheme.typography.titleMedium)
                start.name?.let { Text(it.say(), style = MaterialTheme.typography.bodyLarge) }
                Text(start.picture.label(start.position), style = MaterialTheme.typography.bodyLarge.tabular())
                start.given?.let { given ->
                    Text(
                        given.say(),
                        style = MaterialTheme.typography.bodyMedium.tabular(),
                        color = MaterialTheme.colorScheme.onSurfaceVariant,
                    )
                }
            }
            Icon(Icons.Filled.PlayArrow, contentDescription = null, tint = MaterialTheme.colorScheme.primary)
        }
    }
}
