package app.hissho.ui.screenshots

import androidx.compose.runtime.Composable
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import app.hissho.R
import app.hissho.data.CacheStatistics
import app.hissho.data.Settings
import app.hissho.ui.settings.SettingsActions
import app.hissho.ui.settings.SettingsScreen
import app.hissho.ui.settings.SettingsUiState
import org.junit.Test
import org.robolectric.RuntimeEnvironment

class SettingsScreenshotTest : ScreenshotTest() {
    private val used = SettingsUiState(
        settings = Settings.DEFAULT.withHaptics(true),
        cache = CacheStatistics(4_180, 1_020, 12_345, 3_407_872, 9_000, 4_194_304),
        offersDynamicColor = true,
        version = "0.1.0",
    )

    @Test
    fun top() = captureVariants("settings") { Screen(used) }

    @Test
    fun bottom() = captureVariants(
        "settings-bottom",
        prepare = { onNode(hasText(text(R.string.settings_privacy_text))).performScrollTo() },
    ) { Screen(used.copy(cache = CacheStatistics(0, 0, 0, 20_480, 0, 0))) }

    @Test
    fun languages() =
        captureVariants("settings-language", Variant.FEW, prepare = { click(R.string.settings_language) }) { Screen(used) }

    @Test
    fun deleting() = captureVariants("settings-delete", prepare = { click(R.string.settings_delete) }) { Screen(used) }

    @Test
    fun notice() = captureVariants("settings-notice", Variant.FEW) {
        Screen(used.copy(notice = R.string.settings_cache_cleared))
    }

    @Composable
    private fun Screen(state: SettingsUiState) = SettingsScreen(state, SettingsActions())

    private fun text(id: Int) = RuntimeEnvironment.getApplication().getString(id)

    private fun ComposeTestRule.click(id: Int) {
        onNode(hasText(text(id))).performScrollTo().performClick()
    }
}
