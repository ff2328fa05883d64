package app.hissho.ui.play

import android.animation.ValueAnimator
import android.content.ComponentName
import android.content.Intent
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.HisshoApplication
import app.hissho.data.Settings
import app.hissho.engine.Level
import app.hissho.ui.awaitText
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.theme.HisshoTheme
import com.google.common.truth.Truth.assertThat
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.util.ReflectionHelpers
import org.robolectric.util.ReflectionHelpers.ClassParameter

class PlayActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val game = intent.getStringExtra(GAME) ?: "nim 3,5,7"
        setContent { HisshoTheme { PlayRouteScreen(PlayRoute(game.substringBefore(' '), game.substringAfter(' ')), onBack = { }) } }
    }

    companion object {
        /** A game and where it starts. */
        const val GAME = "game"
    }
}

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class PlayRecreationTest {
    @get:Rule(order = 0)
    val threads = EngineThreads()

    @get:Rule(order = 1)
    val compose = createEmptyComposeRule()

    @Before
    fun registerActivityAndStopAnimations() {
        val application = ApplicationProvider.getApplicationContext<HisshoApplication>()
        shadowOf(application.packageManager).addActivityIfNotPresent(ComponentName(application, PlayActivity::class.java))
        setAnimatorScale(0f)
        // A perfect opponent has no luck: what it answers is the same in every run.
        application.progress().update(Settings.DEFAULT.withLevel(Level.PERFECT))
    }

    @After
    fun closeAndStartAnimations() {
        ApplicationProvider.getApplicationContext<HisshoApplication>().progress().close()
        setAnimatorScale(1f)
    }

    private fun setAnimatorScale(scale: Float) {
        ReflectionHelpers.callStaticMethod<Unit>(
            ValueAnimator::class.java,
            "setDurationScale",
            ClassParameter.from(Float::class.javaPrimitiveType, scale),
        )
    }

    private fun confirmLabel(): String =
        compose.onNodeWithTag("confirm").fetchSemanticsNode().config[SemanticsProperties.Text].joinToString()

    @Test
    fun aTurnedCardAndTheDealSurviveRecreation() {
        val intent = Intent(ApplicationProvider.getApplicationContext(), PlayActivity::class.java).putExtra(PlayActivity.GAME, "memory 6,0,0")
        ActivityScenario.launch<PlayActivity>(intent).use { scenario ->
            compose.awaitText("Your move", substring = true)
            compose.onNodeWithTag("place-4").performClick()
            compose.awaitText("You: turn up card 5", substring = true)
            val card = description("place-4")
            assertThat(card).startsWith("Card 5, face up: ")

            scenario.recreate()
            compose.awaitText("You: turn up card 5", substring = true)
            assertThat(description("place-4")).isEqualTo(card)
        }
    }

    private fun description(tag: String): String =
        compose.onNodeWithTag(tag).fetchSemanticsNode().config[SemanticsProperties.ContentDescription].single()

    @Test
    fun theMatchTheTapsAndTheHintsSurviveRecreation() {
        ActivityScenario.launch(PlayActivity::class.java).use { scenario ->
            compose.awaitText("Your move", substring = true)
            compose.onNodeWithTag("chip-0-3", useUnmergedTree = true).performClick()
            compose.onNodeWithTag("confirm").performClick()
            compose.awaitText("Opponent: take", substring = true)
            compose.onNodeWithTag("hint").performClick()
            compose.onNodeWithTag("hint").performClick()
            compose.awaitText("Hint 2 of 4", substring = true)
            compose.onNodeWithTag("lens").performClick()
            compose.onNodeWithTag("chip-1-1", useUnmergedTree = true).performClick()
            val label = confirmLabel()

            scenario.recreate()
            compose.awaitText("Hint 2 of 4", substring = true)
            compose.onNodeWithText("Opponent: take", substring = true).assertIsDisplayed()
            assertThat(confirmLabel()).isEqualTo(label)
            compose.onNodeWithTag("value-0", useUnmergedTree = true).assertExists()
            compose.onNodeWithTag("turn").assertTextEquals("▶ Your move")
        }
    }
}
