package app.hissho.ui.screenshots

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ColorFilter
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.res.colorResource
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.data.Settings
import app.hissho.ui.HisshoApp
import app.hissho.ui.library.LibraryActions
import app.hissho.ui.library.LibraryScreen
import app.hissho.ui.library.LibraryStates
import org.junit.Test

class ShellScreenshotTest : ScreenshotTest() {
    @Test
    fun damagedProgressIsTold() = captureVariants("app-damaged", listOf(Variant.PHONE, Variant.SMALL_JA_LARGE_FONT)) {
        HisshoApp(Settings.DEFAULT, damaged = true, onDamageSeen = {}, onDark = {}) {
            LibraryScreen(LibraryStates.newcomer, LibraryActions())
        }
    }

    @Test
    fun launcherIcon() = captureVariants("launcher-icon", listOf(Variant.PHONE)) {
        Row(Modifier.padding(16.dp), horizontalArrangement = Arrangement.spacedBy(16.dp)) {
            val indigo = colorResource(R.color.launcher_background)
            Icon(R.drawable.ic_launcher_foreground, indigo, CircleShape)
            Icon(R.drawable.ic_launcher_foreground, indigo, MaterialTheme.shapes.large)
            Icon(R.drawable.ic_launcher_monochrome, Color(0xFFD8E2F0), CircleShape, ColorFilter.tint(Color(0xFF25364D)))
        }
    }

    /** As launchers draw adaptive icons: the middle two thirds, cut to a shape of the phone's maker. */
    @Composable
    private fun Icon(layer: Int, background: Color, shape: Shape, tint: ColorFilter? = null) {
        val painter = painterResource(layer)
        Canvas(Modifier.size(96.dp).clip(shape).background(background)) {
            scale(1.5f) { with(painter) { draw(size, colorFilter = tint) } }
        }
    }
}
