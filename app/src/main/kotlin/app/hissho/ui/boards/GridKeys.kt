package app.hissho.ui.boards

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.Key
import app.hissho.engine.board.Part
import app.hissho.ui.common.say
import app.hissho.ui.theme.HisshoTheme

/** Buttons below the cells for what is no place, such as the letter to write. */
@Composable
internal fun GridKeys(keys: List<Key>, look: GridLook, onTap: (Part) -> Unit) {
    Row(Modifier.fillMaxWidth().padding(12.dp), Arrangement.spacedBy(12.dp)) {
        for (key in keys) KeyButton(key, look, onTap, Modifier.weight(1f))
    }
}

/** What can be done with keys, and what is told about them. */
internal interface KeyLook {
    fun isTapped(part: Part?): Boolean

    fun isTouchable(part: Part): Boolean

    fun isBest(part: Part?): Boolean

    /** Whether the best that can be done is to hold the draw. */
    val holdsDraw: Boolean
}

@Composable
internal fun KeyButton(key: Key, look: KeyLook, onTap: (Part) -> Unit, modifier: Modifier) {
    val colors = HisshoTheme.colors
    val chosen = look.isTapped(key.part())
    OutlinedButton(
        { onTap(key.part()) },
        modifier.heightIn(min = 56.dp).testTag("key-${key.part().index()}").semantics { selected = chosen },
        enabled = look.isTouchable(key.part()),
        colors = ButtonDefaults.outlinedButtonColors(
            containerColor = if (chosen) colors.yourMove else colors.board,
            contentColor = if (chosen) colors.onYourMove else colors.onBoard,
            disabledContentColor = colors.onBoard.copy(alpha = 0.5f),
        ),
        border = BorderStroke(if (chosen) 3.dp else 1.5.dp, if (chosen) colors.yourMove else colors.onBoard),
    ) {
        val mark = when {
            look.isBest(key.part()) -> if (look.holdsDraw) "◆ " else "▲ "
            chosen -> "✓ "
            else -> ""
        }
        Text(mark + key.label().say(), style = MaterialTheme.typography.titleLarge)
    }
}
