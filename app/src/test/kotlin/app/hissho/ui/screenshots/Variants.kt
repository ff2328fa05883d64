package app.hissho.ui.screenshots

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.test.core.app.ActivityScenario
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.ui.theme.HisshoTheme
import com.github.takahirom.roborazzi.ExperimentalRoborazziApi
import com.github.takahirom.roborazzi.captureScreenRoboImage
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

/** A device, a theme, a language and a font size that every screen is looked at in. */
class Variant private constructor(
    val name: String,
    private val qualifiers: String,
    val dark: Boolean = false,
    private val fontScale: Float = 1f,
) {
    /** Everything that is shown from now on is shown on this device. */
    fun apply() {
        RuntimeEnvironment.setQualifiers(qualifiers)
        RuntimeEnvironment.setFontScale(fontScale)
    }

    companion object {
        /** Finer than the others, whose pictures only have to show what is clipped, hidden or unreadable. */
        val PHONE = Variant("phone", "en-rUS-w411dp-h891dp-notnight-hdpi")
        val PHONE_DARK = Variant("phone-dark", "en-rUS-w411dp-h891dp-night-mdpi", dark = true)
        val PHONE_JA = Variant("phone-ja", "ja-rJP-w411dp-h891dp-notnight-mdpi")
        val PHONE_LARGE_FONT = Variant("phone-large-font", "en-rUS-w411dp-h891dp-notnight-mdpi", fontScale = 2f)
        val SMALL_JA_LARGE_FONT = Variant("small-ja-large-font", "ja-rJP-w360dp-h640dp-notnight-mdpi", fontScale = 2f)
        val TABLET = Variant("tablet", "en-rUS-w1280dp-h800dp-land-notnight-mdpi")

        val ALL = listOf(PHONE, PHONE_DARK, PHONE_JA, PHONE_LARGE_FONT, SMALL_JA_LARGE_FONT, TABLET)

        /** For states that differ little from another that is looked at in all of them. */
        val FEW = listOf(PHONE, PHONE_DARK, SMALL_JA_LARGE_FONT)
    }
}

/**
 * A test that compares screens with the pictures in `src/test/screenshots`. Look at the pictures after recording
 * them with `:app:recordRoborazziDebug`: a picture that nobody has looked at proves nothing.
 */
@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
abstract class ScreenshotTest {
    @get:Rule
    val compose: ComposeTestRule = createEmptyComposeRule()

    /**
     * Takes a picture of [content], dialogs and sheets included, in every one of [variants].
     *
     * @param prepare what the user does before the picture is taken
     */
    @OptIn(ExperimentalRoborazziApi::class)
    fun captureVariants(
        name: String,
        variants: List<Variant> = Variant.ALL,
        prepare: ComposeTestRule.() -> Unit = {},
        content: @Composable () -> Unit,
    ) {
        for (variant in variants) {
            variant.apply()
            ActivityScenario.launch(ComponentActivity::class.java).use { scenario ->
                scenario.onActivity { activity ->
                    activity.setContent {
                        HisshoTheme(darkTheme = variant.dark, dynamicColor = false) {
                            Surface(Modifier.fillMaxSize()) { content() }
                        }
                    }
                }
                compose.waitForIdle()
                compose.prepare()
                compose.waitForIdle()
                captureScreenRoboImage("$name-${variant.name}.png")
            }
        }
    }
}
