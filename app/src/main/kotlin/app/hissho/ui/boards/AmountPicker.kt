package app.hissho.ui.boards

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.FilledTonalIconButton
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Slider
import androidx.compose.material3.SliderDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Choice
import app.hissho.engine.board.HeapBoard
import app.hissho.engine.board.Part
import app.hissho.ui.theme.HisshoTheme
import app.hissho.ui.theme.tabular
import kotlin.math.roundToInt

/** Changes how many chips are taken from one heap: step by step and, for a pile, by slider and by number. */
@Composable
internal fun AmountPicker(board: HeapBoard, heap: Int, choice: Choice<String>, onTap: (Part) -> Unit, modifier: Modifier) {
    val size = board.heaps()[heap]
    val amounts = TakeAmounts.of(choice, heap, size)
    val taken = choice.taken(heap, size)
    val take = { amount: Int -> onTap(amounts.part(amount)) }
    Column(modifier) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Step(BoardIcons.Minus, R.string.board_one_less, "less", amounts.below(taken), take)
            if (size > MOST_CHIPS) {
                NumberField(amounts, taken, take, Modifier.weight(1f))
            } else {
                Text(
                    stringResource(HeapWords.of(board.style()).chosen, heap + 1, taken, size - taken),
                    Modifier.weight(1f),
                    style = MaterialTheme.typography.bodyMedium.tabular(),
                    textAlign = TextAlign.Center,
                )
            }
            Step(BoardIcons.Plus, R.string.board_one_more, "more", amounts.above(taken), take)
        }
        if (size > MOST_CHIPS && amounts.largest > amounts.smallest) AmountSlider(amounts, taken, take)
    }
}

@Composable
private fun Step(icon: ImageVector, label: Int, tag: String, amount: Int?, take: (Int) -> Unit) {
    FilledTonalIconButton({ amount?.let(take) }, Modifier.testTag(tag), enabled = amount != null) {
        Icon(icon, stringResource(label))
    }
}

/** Keeps what is typed until it is an amount that may be taken, and says which ones may. */
@Composable
private fun NumberField(amounts: TakeAmounts, taken: Int, take: (Int) -> Unit, modifier: Modifier) {
    var text by remember(taken) { mutableStateOf(taken.toString()) }
    val number = text.toIntOrNull()
    OutlinedTextField(
        text,
        { typed ->
            text = typed.filter(Char::isDigit).take(10)
            text.toIntOrNull()?.takeIf { it in amounts && it != taken }?.let(take)
        },
        modifier.testTag("amount"),
        textStyle = MaterialTheme.typography.titleMedium.tabular(),
        label = { Text(stringResource(R.string.board_amount)) },
        supportingText = { Text(stringResource(R.string.board_allowed, amounts.toString())) },
        isError = number == null || number !in amounts,
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Number),
        singleLine = true,
    )
}

@Composable
private fun AmountSlider(amounts: TakeAmounts, taken: Int, take: (Int) -> Unit) {
    val label = stringResource(R.string.board_amount)
    val colors = HisshoTheme.colors
    Slider(
        taken.toFloat(),
        { wanted -> amounts.nearest(wanted.roundToInt()).takeIf { it != taken }?.let(take) },
        Modifier.fillMaxWidth().testTag("slider").semantics { contentDescription = label },
        valueRange = amounts.smallest.toFloat()..amounts.largest.toFloat(),
        colors = SliderDefaults.colors(thumbColor = colors.yourMove, activeTrackColor = colors.yourMove),
    )
}
