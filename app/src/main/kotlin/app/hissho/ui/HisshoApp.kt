package app.hissho.ui

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Density
import app.hissho.R
import app.hissho.data.Settings
import app.hissho.data.Theme
import app.hissho.ui.common.LocalHapticsEnabled
import app.hissho.ui.common.LocalSoundEnabled
import app.hissho.ui.theme.HisshoTheme

/** The largest font scale that the screens are made for; a larger one of the system is left as it is. */
private const val LARGEST_FONT_SCALE = 2f

/**
 * Everything inside the window, as the user's settings want it.
 *
 * @param damaged whether to tell that stored progress was lost
 * @param onDark told whether the app is dark, so that the system's bars can follow
 */
@Composable
fun HisshoApp(
    settings: Settings,
    damaged: Boolean,
    onDamageSeen: () -> Unit,
    onDark: (Boolean) -> Unit,
    content: @Composable () -> Unit,
) {
    val dark = when (settings.theme()) {
        Theme.LIGHT -> false
        Theme.DARK -> true
        else -> isSystemInDarkTheme()
    }
    LaunchedEffect(dark) { onDark(dark) }
    CompositionLocalProvider(
        LocalDensity provides LocalDensity.current.withTextScale(settings.textScale()),
        LocalHapticsEnabled provides settings.haptics(),
        LocalSoundEnabled provides settings.sound(),
    ) {
        HisshoTheme(dark, settings.dynamicColour()) {
            Surface(Modifier.fillMaxSize()) { content() }
            if (damaged) DamageDialog(onDamageSeen)
        }
    }
}

internal fun Density.withTextScale(factor: Float): Density =
    Density(density, (fontScale * factor).coerceAtMost(maxOf(fontScale, LARGEST_FONT_SCALE)))

@Composable
private fun DamageDialog(onSeen: () -> Unit) {
    AlertDialog(
        onDismissRequest = onSeen,
        confirmButton = { TextButton(onSeen) { Text(stringResource(R.string.ok)) } },
        title = { Text(stringResource(R.string.damaged_title)) },
        text = { Text(stringResource(R.string.damaged_text)) },
    )
}
