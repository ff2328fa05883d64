package app.hissho.ui.editor

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Check
import androidx.compose.material3.Button
import androidx.compose.material3.FilledTonalButton
import androidx.compose.material3.FilterChip
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.common.say
import kotlin.jvm.optionals.getOrNull

/** What to touch, and what the picture cannot show. */
@Composable
internal fun HowTo(own: OwnStart, modifier: Modifier = Modifier) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        Text(own.editor.how().say(), color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge)
        own.editor.board().note().getOrNull()?.let {
            Text(it.say(), Modifier.semantics { liveRegion = LiveRegionMode.Polite }, style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/** The buttons that change the position; one that can do nothing now stays in its place. */
@Composable
internal fun EditKeys(own: OwnStart, actions: OwnStartActions) {
    FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Arrangement.spacedBy(4.dp)) {
        own.editor.keys().forEach { key ->
            FilledTonalButton({ actions.onTouch(key.part()) }, Modifier.heightIn(min = 48.dp), own.editor.isOffered(key), contentPadding = PaddingValues(16.dp, 8.dp)) {
                Text(key.label().say(), textAlign = TextAlign.Center)
            }
        }
    }
}

/** The same start in the game's notation, each field with what is wrong with it. */
@Composable
internal fun StartFields(own: OwnStart, actions: OwnStartActions) {
    Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
        if (own.parameter != null) {
            RuleChoices(own, actions.onParameter)
            CheckedField(own.parameter, own.type.text("parameter").say(), own.badParameter?.say(), "parameter", actions.onParameter)
        }
        CheckedField(own.typed, stringResource(R.string.custom_position), own.badPosition?.say(), "position", actions.onType)
    }
}

/** What the rule is now, and others to choose by a touch. */
@Composable
private fun RuleChoices(own: OwnStart, onParameter: (String) -> Unit) {
    val variants = own.editor.variants()
    if (variants.isEmpty()) return
    Column {
        own.type.given(own.editor.gameId()).getOrNull()?.let {
            Text(it.say(), Modifier.testTag("given").semantics { liveRegion = LiveRegionMode.Polite }, style = MaterialTheme.typography.titleSmall)
        }
        FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
            variants.forEach { variant ->
                FilterChip(
                    variant.chosen(),
                    { onParameter(variant.parameter()) },
                    { Text(variant.label().say()) },
                    leadingIcon = if (variant.chosen()) ({ Icon(Icons.Default.Check, null) }) else null,
                )
            }
        }
    }
}

/** The label stands above the field, where it may be as long as it needs at any font size. */
@Composable
private fun CheckedField(text: String, label: String, problem: String?, tag: String, onChange: (String) -> Unit) {
    Column {
        Text(label, Modifier.clearAndSetSemantics { }, style = MaterialTheme.typography.labelLarge)
        OutlinedTextField(
            text,
            onChange,
            Modifier.fillMaxWidth().testTag(tag).semantics { contentDescription = label },
            supportingText = problem?.let {
                { Text(it, Modifier.testTag("$tag-problem").semantics { liveRegion = LiveRegionMode.Polite }) }
            },
            isError = problem != null,
            keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Ascii, autoCorrectEnabled = false),
            singleLine = true,
        )
    }
}

private val WIDEST_BUTTON = 560.dp

/**
 * The one thing to press, or why it cannot be pressed although the notation is right.
 *
 * @param verdict what is known of a position that can be played
 */
@Composable
internal fun StartBar(own: OwnStart, actions: OwnStartActions, @StringRes label: Int, verdict: @Composable () -> Unit) {
    Surface(color = MaterialTheme.colorScheme.surfaceContainerHigh) {
        Column(
            Modifier
                .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal + WindowInsetsSides.Bottom))
                .fillMaxWidth()
                .padding(16.dp, 12.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterHorizontally,
        ) {
            if (own.editor.isOver) {
                Text(
                    stringResource(R.string.custom_over),
                    Modifier.testTag("start-problem").semantics { liveRegion = LiveRegionMode.Polite },
                    color = MaterialTheme.colorScheme.error,
                    style = MaterialTheme.typography.bodyMedium,
                )
            } else {
                verdict()
            }
            Button(actions.onStart, Modifier.widthIn(max = WIDEST_BUTTON).fillMaxWidth().heightIn(min = 52.dp).testTag("custom-start"), own.isGood) {
                Text(stringResource(label))
            }
        }
    }
}
