package app.hissho.ui.shell

import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithContentDescription
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.ui.MainActivity
import app.hissho.ui.await
import app.hissho.ui.awaitText
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The ways between the screens of the running app. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class AppTest {
    @get:Rule
    val compose = createAndroidComposeRule<MainActivity>()

    private fun awaitLibrary() {
        compose.await("the library is shown") {
            compose.onAllNodesWithContentDescription("Search games").fetchSemanticsNodes().isNotEmpty()
        }
    }

    private fun awaitGone(text: String) {
        compose.await("“$text” is gone") { compose.onAllNodesWithText(text).fetchSemanticsNodes().isEmpty() }
    }

    @Test
    fun aNewcomerIsInAGameAfterOneTapAndComesBack() {
        compose.awaitText("Play your first game")
        compose.onNodeWithText("Play your first game").performClick()
        compose.awaitText("Take chips")
        compose.onNodeWithContentDescription("Back").performClick()
        awaitLibrary()
    }

    @Test
    fun aGameOpensAndTheSystemsBackClosesIt() {
        compose.awaitText("Subtraction game")
        compose.onNodeWithText("Subtraction game").performClick()
        compose.awaitText("Choose a start")
        compose.runOnUiThread { compose.activity.onBackPressedDispatcher.onBackPressed() }
        awaitLibrary()
        awaitGone("Choose a start")
    }

    @Test
    fun anOpenedGameSurvivesRecreation() {
        compose.awaitText("Subtraction game")
        compose.onNodeWithText("Subtraction game").performClick()
        compose.awaitText("Choose a start")
        compose.activityRule.scenario.recreate()
        compose.awaitText("Choose a start")
    }

    @Test
    fun anExampleIsOpenedFromItsGameSurvivesRecreationAndLeadsBack() {
        compose.awaitText("Subtraction game")
        compose.onNodeWithText("Subtraction game").performClick()
        compose.awaitText("Step through an example")
        compose.onNodeWithText("Step through an example").performScrollTo().performClick()
        compose.awaitText("Example: Subtraction game")
        compose.awaitText("Next")
        compose.onNodeWithText("Next").performClick()
        compose.awaitText("Start from the small heaps.", substring = true)
        compose.activityRule.scenario.recreate()
        compose.awaitText("Start from the small heaps.", substring = true)
        compose.onNodeWithContentDescription("Back").performClick()
        compose.awaitText("Choose a start")
    }

    @Test
    fun theMapIsOpenedFromTheGameAndFromTheLens() {
        awaitLibrary()
        compose.onNode(hasSetTextAction()).performTextInput("memory")
        compose.awaitText("Memory")
        compose.onNodeWithText("Memory").performClick()
        compose.awaitText("Map of strategies")
        compose.onNodeWithText("Map of strategies").performScrollTo().performClick()
        compose.awaitText("8 pairs on the table")
        compose.onNodeWithContentDescription("Back").performClick()
        compose.awaitText("Play the easiest start")
        compose.onNodeWithText("Play the easiest start").performClick()
        compose.awaitText("Tap a card to turn it up.")
        compose.onNodeWithTag("lens").performClick()
        compose.awaitText("Map of strategies")
        compose.onNodeWithText("Map of strategies").performScrollTo().performClick()
        compose.awaitText("This is where your game stands.")
        compose.onNodeWithContentDescription("Back").performClick()
        compose.awaitText("Tap a card to turn it up.")
    }

    @Test
    fun anExampleOpenedFromTheRulesLeadsBackToTheMatch() {
        compose.awaitText("Play your first game")
        compose.onNodeWithText("Play your first game").performClick()
        compose.awaitText("Take chips")
        compose.onNodeWithTag("menu").performClick()
        compose.awaitText("Rules")
        compose.onNodeWithText("Rules").performClick()
        compose.awaitText("Example")
        compose.onNodeWithText("Example").performClick()
        compose.awaitText("Example: Nim")
        compose.onNodeWithContentDescription("Back").performClick()
        compose.awaitText("Take chips")
    }
}
