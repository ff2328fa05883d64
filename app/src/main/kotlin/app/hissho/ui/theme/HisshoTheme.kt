package app.hissho.ui.theme

import android.os.Build
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.dynamicDarkColorScheme
import androidx.compose.material3.dynamicLightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.platform.LocalContext

/** Whether this phone can derive a colour scheme from its wallpaper. */
val dynamicColorAvailable: Boolean
    get() = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S

/**
 * The look of Hissho. Dynamic colour replaces the colours of Material only: [HisshoTheme.colors] carry meaning
 * and stay. Where the phone has no dynamic colour the choice has no effect.
 */
@Composable
fun HisshoTheme(
    darkTheme: Boolean = isSystemInDarkTheme(),
    dynamicColor: Boolean = false,
    content: @Composable () -> Unit,
) {
    val scheme = when {
        dynamicColor && Build.VERSION.SDK_INT >= Build.VERSION_CODES.S -> {
            val context = LocalContext.current
            if (darkTheme) dynamicDarkColorScheme(context) else dynamicLightColorScheme(context)
        }
        darkTheme -> DarkScheme
        else -> LightScheme
    }
    CompositionLocalProvider(LocalHisshoColors provides if (darkTheme) DarkHisshoColors else LightHisshoColors) {
        MaterialTheme(scheme, shapes = HisshoShapes, typography = HisshoTypography, content = content)
    }
}

object HisshoTheme {
    val colors: HisshoColors
        @Composable @ReadOnlyComposable
        get() = LocalHisshoColors.current
}
