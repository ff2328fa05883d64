package app.hissho.ui.settings

import androidx.appcompat.app.AppCompatDelegate
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsOn
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelectable
import androidx.compose.ui.test.isToggleable
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithContentDescription
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.HisshoApplication
import app.hissho.data.PlayedGame
import app.hissho.data.Settings
import app.hissho.data.Theme
import app.hissho.engine.Level
import app.hissho.engine.Outcome
import app.hissho.engine.store.PositionStore
import app.hissho.ui.MainActivity
import app.hissho.ui.await
import app.hissho.ui.awaitText
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

/** The settings in the running app, with its real databases. */
@RunWith(AndroidJUnit4::class)
class SettingsTest {
    @get:Rule
    val compose = createAndroidComposeRule<MainActivity>()

    private val application = ApplicationProvider.getApplicationContext<HisshoApplication>()

    /** Calls the data layer as the app does: off the main thread. */
    private fun <T> data(block: suspend HisshoApplication.() -> T): T =
        runBlocking { withContext(Dispatchers.IO) { application.block() } }

    private fun stored(): Settings = data { progress().settings().first() }

    private fun awaitLibrary() {
        compose.await("the library is shown") {
            compose.onAllNodesWithContentDescription("Search games").fetchSemanticsNodes().isNotEmpty()
        }
    }

    private fun awaitStored(condition: (Settings) -> Boolean) = compose.await("the setting is stored") { condition(stored()) }

    private fun choose(setting: String, value: String) {
        compose.onNodeWithText(setting).performScrollTo().performClick()
        compose.awaitText(value)
        compose.onNode(hasText(value) and isSelectable()).performClick()
    }

    @Before
    fun openSettings() {
        awaitLibrary()
        compose.onNodeWithContentDescription("Settings").performClick()
        compose.awaitText("Not asked yet")
    }

    @Test
    fun theThemeIsStored() {
        choose("Theme", "Dark")
        awaitStored { it.theme() == Theme.DARK }
        compose.awaitText("Dark")
    }

    @Test
    fun theTextSizeIsStored() {
        choose("Text size", "Largest")
        awaitStored { it.textScale() == Settings.LARGEST_TEXT }
    }

    @Test
    fun vibrationIsOffUntilItIsWanted() {
        assertThat(stored().haptics()).isFalse()
        compose.onNode(hasText("Vibrate on moves") and isToggleable()).performScrollTo().performClick()
        awaitStored { it.haptics() }
        compose.onNode(hasText("Vibrate on moves") and isToggleable()).assertIsOn()
    }

    @Test
    fun soundIsOffUntilItIsWanted() {
        assertThat(stored().sound()).isFalse()
        compose.onNode(hasText("Sound of moves") and isToggleable()).performScrollTo().performClick()
        awaitStored { it.sound() }
    }

    @Test
    fun theLimitOfTheCacheIsStored() {
        choose("Largest size", "8 MB")
        awaitStored { it.cacheBytes() == 8L shl 20 }
    }

    @Test
    fun theCacheIsCleared() {
        val rules = PositionStore.Rules("nim", 1)
        data {
            for (key in 1L..3L) positions().keep(rules, key, 1)
            positions().flush()
        }
        compose.activityRule.scenario.recreate()
        compose.awaitText("Positions kept")
        compose.awaitText("3")
        compose.onNodeWithText("Clear").performScrollTo().performClick()
        compose.awaitText("Solved positions cleared")
        assertThat(data { positions().statistics().rows() }).isEqualTo(0)
    }

    @Test
    fun dataIsDeletedOnlyAfterTheQuestion() {
        data { progress().record(PlayedGame(0, "nim", "1,2", "2:1", Level.CASUAL, true, Outcome.WIN, 0, 1)) }
        compose.onNodeWithText("Delete my data").performScrollTo().performClick()
        compose.awaitText("Cancel")
        compose.onNodeWithText("Cancel").performClick()
        assertThat(data { progress().tallies().first() }).hasSize(1)

        compose.onNodeWithText("Delete my data").performScrollTo().performClick()
        compose.awaitText("Delete")
        compose.onNodeWithText("Delete").performClick()
        compose.awaitText("Your data was deleted")
        assertThat(data { progress().tallies().first() }).isEmpty()
    }

    @Test
    fun theLanguageChangesAllWords() {
        choose("Language", "日本語")
        compose.waitForIdle()
        assertThat(AppCompatDelegate.getApplicationLocales().toLanguageTags()).isEqualTo("ja")

        // From here on the system does what it does when an app's language changes.
        RuntimeEnvironment.setQualifiers("+ja")
        compose.activityRule.scenario.recreate()
        compose.awaitText("表示")
        compose.onNodeWithText("日本語").assertIsDisplayed()
        compose.onNodeWithContentDescription("戻る").performClick()
        compose.awaitText("まずはニムから")
    }
}
