package app.hissho.ui.library

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.KeyboardArrowRight
import androidx.compose.material3.Icon
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.boards.BoardThumbnail
import app.hissho.ui.common.MarkedText
import app.hissho.ui.common.PaperCard
import app.hissho.ui.common.say
import app.hissho.ui.theme.HisshoTheme
import app.hissho.ui.theme.tabular

/** A game in the list: its picture, its name, what it is about, and how the user fared. */
@Composable
internal fun GameCard(game: GameEntry, selected: Boolean, onClick: () -> Unit, modifier: Modifier = Modifier) {
    PaperCard(onClick, modifier.fillMaxWidth(), selected) {
        Row(
            Modifier.padding(12.dp),
            horizontalArrangement = Arrangement.spacedBy(16.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            BoardThumbnail(game.picture, Modifier.pictureSize())
            Column(Modifier.weight(1f), verticalArrangement = Arrangement.spacedBy(2.dp)) {
                Text(game.type.text("title").say(), style = MaterialTheme.typography.titleMedium)
                Text(
                    game.type.text("tagline").say(),
                    style = MaterialTheme.typography.bodyMedium.copy(lineBreak = LineBreak.Heading),
                    color = if (selected) LocalContentColor.current else MaterialTheme.colorScheme.onSurfaceVariant,
                )
                if (game.played > 0) TallyLine(game)
            }
            if (!selected) {
                Icon(
                    Icons.AutoMirrored.Filled.KeyboardArrowRight,
                    contentDescription = null,
                    tint = MaterialTheme.colorScheme.onSurfaceVariant,
                )
            }
        }
    }
}

/** How often the user won; the shape tells a win apart where colours do not. */
@Composable
internal fun TallyLine(game: GameEntry) {
    val words =
        if (game.drawn == 0) stringResource(R.string.tally_won, game.won, game.played)
        else stringResource(R.string.tally_drawn, game.won, game.drawn, game.played)
    val style = MaterialTheme.typography.labelLarge.tabular()
    if (game.won > 0) {
        MarkedText("▲", words, style, HisshoTheme.colors.win)
    } else {
        Text(words, style = style, color = MaterialTheme.colorScheme.onSurfaceVariant)
    }
}

/** The size of a picture in a list. */
internal fun Modifier.pictureSize(): Modifier = size(width = 80.dp, height = 64.dp)
