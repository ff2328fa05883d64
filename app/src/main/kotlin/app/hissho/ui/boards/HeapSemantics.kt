package app.hissho.ui.boards

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.setProgress
import androidx.compose.ui.semantics.stateDescription
import app.hissho.R
import app.hissho.engine.board.Part
import kotlin.math.roundToInt

/**
 * What a screen reader says of a heap and does with it: it is one node, adjustable like a slider from nothing to
 * the most that may be taken, with one action for each amount as long as these can be listed.
 */
@Composable
internal fun Modifier.heapSemantics(look: HeapLook, amounts: TakeAmounts, taken: Int, onTap: (Part) -> Unit): Modifier {
    val words = HeapWords.of(look.style)
    val name = stringResource(words.title, look.heap + 1)
    val chips = pluralStringResource(R.plurals.board_chips, look.size, look.size)
    val value = look.value?.let { stringResource(R.string.board_value, it) }
    val wins = look.winning.map { stringResource(words.wins, look.size - it.index() + 1) }
    val chosen = if (taken == 0) "" else stringResource(R.string.board_taken, taken, look.size - taken)
    val actions = if (amounts.isEmpty) emptyList() else amounts.first(MOST_CHIPS).map { amount ->
        CustomAccessibilityAction(stringResource(words.action, amount, look.size - amount)) {
            onTap(amounts.part(amount))
            true
        }
    }
    return testTag("heap-${look.heap}").semantics(mergeDescendants = true) {
        contentDescription = (listOfNotNull(name, chips, value) + wins).joinToString(", ")
        stateDescription = chosen
        if (!amounts.isEmpty) {
            customActions = actions
            progressBarRangeInfo = ProgressBarRangeInfo(taken.toFloat(), 0f..amounts.largest.toFloat(), stepsOf(amounts))
            setProgress { wanted -> adjust(amounts, taken, wanted.roundToInt(), onTap) }
            onClick {
                onTap(amounts.part(if (taken > 0) taken else amounts.smallest))
                true
            }
        }
    }
}

/** What a screen reader says of a heap that is edited: it is a button that selects it. */
@Composable
internal fun Modifier.heapSelection(look: HeapLook, selected: Boolean, onTap: (Part) -> Unit): Modifier {
    val name = stringResource(HeapWords.of(look.style).title, look.heap + 1)
    val chips = pluralStringResource(R.plurals.board_chips, look.size, look.size)
    return testTag("heap-${look.heap}").semantics(mergeDescendants = true) {
        contentDescription = "$name, $chips"
        this.selected = selected
        role = Role.Button
        onClick {
            onTap(Part(look.heap, 1))
            true
        }
    }
}

/** Material's sliders count the stops between the ends; a heap beyond reach of single steps moves by a part. */
private fun stepsOf(amounts: TakeAmounts): Int = if (amounts.largest <= MOST_CHIPS) amounts.largest - 1 else 0

/** Goes to the amount next to [wanted] in the direction of the adjustment; below the smallest lies nothing taken. */
private fun adjust(amounts: TakeAmounts, taken: Int, wanted: Int, onTap: (Part) -> Unit): Boolean {
    val next = when {
        wanted == taken -> return false
        wanted > taken -> if (wanted in amounts) wanted else amounts.above(wanted)
        wanted in amounts -> wanted
        else -> amounts.below(wanted)
    }
    return when {
        next != null && next != taken -> onTap(amounts.part(next)).let { true }
        next == null && wanted < taken -> onTap(amounts.part(taken)).let { true }
        else -> false
    }
}
