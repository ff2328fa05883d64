package app.hissho.ui.settings

import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.res.stringResource
import app.hissho.R
import app.hissho.data.Settings
import app.hissho.data.Theme
import kotlin.math.abs

/** Language, theme, colours and size of letters. */
@Composable
internal fun AppearanceGroup(settings: Settings, language: String, offersDynamicColor: Boolean, actions: SettingsActions) {
    SettingGroup(stringResource(R.string.settings_appearance)) {
        ChoiceRow(
            title = R.string.settings_language,
            options = AppLanguage.choices.map { Option(it, stringResource(languageName(it))) },
            chosen = language,
            onChoose = actions.onLanguage,
        )
        ChoiceRow(
            title = R.string.settings_theme,
            options = Theme.all().map { Option(it, stringResource(themeName(it))) },
            chosen = settings.theme(),
            onChoose = { theme -> actions.onChange { it.withTheme(theme) } },
        )
        ChoiceRow(
            title = R.string.settings_text_size,
            options = TEXT_SIZES.map { (scale, name) -> Option(scale, stringResource(name)) },
            chosen = TEXT_SIZES.keys.minBy { abs(it - settings.textScale()) },
            onChoose = { scale -> actions.onChange { it.withTextScale(scale) } },
        )
        if (offersDynamicColor) {
            SwitchRow(
                title = stringResource(R.string.settings_dynamic_color),
                text = stringResource(R.string.settings_dynamic_color_text),
                checked = settings.dynamicColour(),
                onChange = { on -> actions.onChange { it.withDynamicColour(on) } },
            )
        }
    }
}

/** A setting with a few values, which are offered in a dialog. */
@Composable
internal fun <T> ChoiceRow(@StringRes title: Int, options: List<Option<T>>, chosen: T, onChoose: (T) -> Unit) {
    var open by rememberSaveable { mutableStateOf(false) }
    SettingRow(stringResource(title), options.first { it.value == chosen }.name, onClick = { open = true })
    if (open) ChoiceDialog(stringResource(title), options, chosen, onChoose, onDismiss = { open = false })
}

@StringRes
private fun languageName(tag: String): Int = when (tag) {
    "en" -> R.string.language_en
    "ja" -> R.string.language_ja
    else -> R.string.settings_language_system
}

@StringRes
private fun themeName(theme: Theme): Int = when (theme) {
    Theme.LIGHT -> R.string.settings_theme_light
    Theme.DARK -> R.string.settings_theme_dark
    else -> R.string.settings_theme_system
}

private val TEXT_SIZES = mapOf(
    Settings.SMALLEST_TEXT to R.string.settings_text_size_small,
    1f to R.string.settings_text_size_normal,
    1.3f to R.string.settings_text_size_large,
    1.6f to R.string.settings_text_size_larger,
    Settings.LARGEST_TEXT to R.string.settings_text_size_largest,
)
