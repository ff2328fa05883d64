package app.hissho.ui.shell

import androidx.compose.material3.ColorScheme
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import app.hissho.ui.theme.DarkHisshoColors
import app.hissho.ui.theme.DarkScheme
import app.hissho.ui.theme.HisshoColors
import app.hissho.ui.theme.LightHisshoColors
import app.hissho.ui.theme.LightScheme
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test

/** The contrasts that WCAG 2.1 AA asks for: 4.5 for text, 3 for things that must be told apart. */
class ThemeContrastTest {
    @Test
    fun lightTextIsReadable() = assertReadable(LightScheme, LightHisshoColors)

    @Test
    fun darkTextIsReadable() = assertReadable(DarkScheme, DarkHisshoColors)

    private fun assertReadable(scheme: ColorScheme, colors: HisshoColors) {
        val surfaces = with(scheme) {
            mapOf(
                "background" to background, "surface" to surface, "surfaceVariant" to surfaceVariant,
                "surfaceContainerLowest" to surfaceContainerLowest, "surfaceContainerLow" to surfaceContainerLow,
                "surfaceContainer" to surfaceContainer, "surfaceContainerHigh" to surfaceContainerHigh,
                "surfaceContainerHighest" to surfaceContainerHighest,
            )
        }
        val inks = mapOf(
            "onSurface" to scheme.onSurface, "onSurfaceVariant" to scheme.onSurfaceVariant,
            "primary" to scheme.primary, "secondary" to scheme.secondary, "tertiary" to scheme.tertiary,
            "error" to scheme.error, "yourMove" to colors.yourMove,
            "win" to colors.win, "loss" to colors.loss, "draw" to colors.draw,
        )
        for ((ink, inkColor) in inks) {
            for ((surface, surfaceColor) in surfaces) {
                assertContrast("$ink on $surface", inkColor, surfaceColor, TEXT)
            }
        }
        with(scheme) {
            assertContrast("onPrimary", onPrimary, primary, TEXT)
            assertContrast("onPrimaryContainer", onPrimaryContainer, primaryContainer, TEXT)
            assertContrast("onSecondary", onSecondary, secondary, TEXT)
            assertContrast("onSecondaryContainer", onSecondaryContainer, secondaryContainer, TEXT)
            assertContrast("onTertiary", onTertiary, tertiary, TEXT)
            assertContrast("onTertiaryContainer", onTertiaryContainer, tertiaryContainer, TEXT)
            assertContrast("onError", onError, error, TEXT)
            assertContrast("onErrorContainer", onErrorContainer, errorContainer, TEXT)
            assertContrast("inverseOnSurface", inverseOnSurface, inverseSurface, TEXT)
            assertContrast("inversePrimary", inversePrimary, inverseSurface, TEXT)
            assertContrast("outline", outline, surface, SHAPE)
        }
        with(colors) {
            assertContrast("onYourMove", onYourMove, yourMove, TEXT)
            assertContrast("onBoard", onBoard, board, TEXT)
            assertContrast("onChip on chip", onChip, chip, TEXT)
            assertContrast("chip", chip, board, SHAPE)
            assertContrast("yourMove on the board", yourMove, board, SHAPE)
        }
    }

    private fun assertContrast(what: String, ink: Color, ground: Color, least: Double) {
        val (dark, light) = listOf(ink.luminance(), ground.luminance()).sorted()
        val contrast = (light + 0.05) / (dark + 0.05)
        assertWithMessage("contrast of $what").that(contrast).isAtLeast(least)
    }

    private companion object {
        const val TEXT = 4.5
        const val SHAPE = 3.0
    }
}
