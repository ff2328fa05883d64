package app.hissho.ui.play

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.selection.selectable
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.explain.Step
import app.hissho.ui.boards.BoardIcons
import app.hissho.ui.common.say
import app.hissho.ui.play.PlayUiState.Playing

/**
 * Which step of an explanation has its picture on the board.
 *
 * @property follows whether that step comes into view by itself
 * @property onShow what is done to show that of another
 */
internal class Pictures(val shown: Int?, val follows: Boolean = false, val onShow: (Int) -> Unit) {
    companion object {
        val NONE = Pictures(null) { }
    }
}

/** The step whose picture is shown: the [chosen] one, else the first with a picture on the highest rung that has any. */
internal fun List<Step>.pictured(chosen: Int?): Int? {
    if (chosen != null && getOrNull(chosen)?.hasPicture() == true) return chosen
    val highest = filter(Step::hasPicture).maxOfOrNull(Step::rung) ?: return null
    return indexOfFirst { it.hasPicture() && it.rung() == highest }
}

internal fun Playing.pictures(onEvent: (PlayEvent) -> Unit) = Pictures(pictured, follows = session.rung != null) { onEvent(PlayEvent.Picture(it)) }

/** A sentence that can be seen on the board; a touch shows it there in place of the others. */
@Composable
internal fun PicturedStep(step: Step, index: Int, pictures: Pictures) {
    val scheme = MaterialTheme.colorScheme
    val shape = MaterialTheme.shapes.small
    val shown = index == pictures.shown
    val state = stringResource(if (shown) R.string.play_on_board else R.string.play_not_on_board)
    val view = remember { BringIntoViewRequester() }
    LaunchedEffect(shown) { if (shown && pictures.follows) view.bringIntoView() }
    Surface(
        Modifier.bringIntoViewRequester(view).clip(shape).selectable(shown, role = Role.RadioButton) { pictures.onShow(index) }
            .semantics { stateDescription = state }.testTag("picture-$index"),
        shape,
        if (shown) scheme.primaryContainer else scheme.surface,
        if (shown) scheme.onPrimaryContainer else scheme.onSurface,
        border = BorderStroke(if (shown) 2.dp else 1.dp, if (shown) scheme.primary else scheme.outlineVariant),
    ) {
        Row(Modifier.heightIn(min = 48.dp).padding(12.dp, 8.dp), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Icon(BoardIcons.Link, contentDescription = null, tint = if (shown) scheme.primary else scheme.outline)
            Text(step.text().say(), style = MaterialTheme.typography.bodyLarge)
        }
    }
}
