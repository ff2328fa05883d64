package app.hissho.ui.play

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material.icons.filled.MoreVert
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.sp
import app.hissho.R
import app.hissho.engine.cards.TrickDeal
import app.hissho.ui.common.say

/** The name of the game, the way back, and what is seldom needed. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
internal fun PlayTopBar(
    session: Session?,
    onEvent: (PlayEvent) -> Unit,
    onBack: () -> Unit,
    onShare: (String) -> Unit,
    onExchange: (gameId: String, position: String) -> Unit,
) {
    TopAppBar(
        title = { session?.let { Title(it) } },
        navigationIcon = {
            IconButton(onBack) { Icon(Icons.AutoMirrored.Filled.ArrowBack, stringResource(R.string.play_back)) }
        },
        actions = { session?.let { Menu(it, onEvent, onShare, onExchange) } },
    )
}

@Composable
private fun Title(session: Session) {
    val parameter = session.match.game().id().substringAfter(':', "")
    val title = session.type.text("title").say()
    Text(
        if (parameter.isEmpty()) title else "$title · $parameter",
        autoSize = TextAutoSize.StepBased(minFontSize = 10.sp, maxFontSize = MaterialTheme.typography.titleLarge.fontSize),
        overflow = TextOverflow.Ellipsis,
        maxLines = 1,
    )
}

@Composable
private fun Menu(
    session: Session,
    onEvent: (PlayEvent) -> Unit,
    onShare: (String) -> Unit,
    onExchange: (gameId: String, position: String) -> Unit,
) {
    var open by remember { mutableStateOf(false) }
    Box {
        IconButton({ open = true }, Modifier.testTag("menu")) { Icon(Icons.Default.MoreVert, stringResource(R.string.play_more)) }
        DropdownMenu(open, { open = false }) {
            val item = @Composable { label: Int, action: () -> Unit ->
                DropdownMenuItem({ Text(stringResource(label)) }, { open = false; action() })
            }
            item(R.string.play_new_game) { onEvent(PlayEvent.Show(PlayDialog.NewGame)) }
            item(R.string.play_rules) { onEvent(PlayEvent.Show(PlayDialog.Rules)) }
            if (TrickDeal.isPlayedIn(session.match.game())) {
                item(R.string.exchange_title) {
                    onExchange(session.match.game().id(), with(session.match) { if (isOver) startText() else positionText() })
                }
            }
            item(R.string.play_share) { onShare("${session.match.game().id()} ${session.match.visibleText()}") }
        }
    }
}
