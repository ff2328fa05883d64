package app.hissho.ui.example

import androidx.compose.runtime.getValue
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.Message
import app.hissho.engine.store.MemoryStore
import app.hissho.ui.await
import app.hissho.ui.awaitText
import app.hissho.ui.navigation.ExampleRoute
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.play.EngineThreads
import app.hissho.ui.theme.HisshoTheme
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class ExampleScreenTest {
    @get:Rule(order = 0)
    val threads = EngineThreads()

    @get:Rule(order = 1)
    val compose = createComposeRule()

    private val played = mutableListOf<PlayRoute>()
    private var closed = 0

    private fun open(gameId: String, playable: Boolean = true, saved: SavedStateHandle = SavedStateHandle(), lesson: String? = null) {
        val viewModel = ExampleViewModel(ExampleRoute(gameId, playable, lesson), saved, MemoryStore(1 shl 20))
        compose.setContent {
            val state by viewModel.state.collectAsStateWithLifecycle()
            val actions = ExampleActions(viewModel::next, viewModel::previous, { played += it }, { closed++ }, viewModel::picture)
            HisshoTheme { ExampleScreen(state, actions) }
        }
    }

    private fun awaitStep(number: Int, steps: Int) {
        val step = hasTestTag("step") and hasContentDescription("$number of $steps", substring = true)
        compose.await("step $number of $steps is shown") { compose.onAllNodes(step).fetchSemanticsNodes().isNotEmpty() }
    }

    private fun walk(steps: Int) {
        awaitStep(1, steps)
        compose.onNodeWithText("Previous").assertIsNotEnabled()
        for (number in 2..steps) {
            compose.onNodeWithText("Next").performClick()
            awaitStep(number, steps)
        }
        compose.awaitText("You have won.", substring = true)
        for (number in steps - 1 downTo 1) {
            compose.onNodeWithText("Previous").assertIsEnabled().performClick()
            awaitStep(number, steps)
        }
        compose.onNodeWithText("Previous").assertIsNotEnabled()
    }

    @Test
    fun nimIsSteppedThroughToTheEndAndBack() {
        open("nim")
        walk(12)
    }

    @Test
    fun aMisereGameIsSteppedThroughToTheEndAndBack() {
        open("misere-nim")
        walk(9)
    }

    @Test
    fun theMoveOfAStepIsShownOnTheBoardAndTold() {
        open("nim", saved = SavedStateHandle(mapOf("step" to 4)))
        awaitStep(5, 12)
        compose.onNodeWithText("4 ⊕ 7 = 3", substring = true).assertIsDisplayed()
        compose.onNode(hasTestTag("step") and hasContentDescription("take 1 from the heap of 4", substring = true)).assertExists()
        compose.onNodeWithTag("heap-2").assert(hasContentDescription("4 chips", substring = true))
    }

    @Test
    fun theEndLeadsToAMatchFromTheSamePosition() {
        open("nim", saved = SavedStateHandle(mapOf("step" to 11)))
        awaitStep(12, 12)
        compose.onNodeWithText("Try it").performClick()
        assertThat(played).containsExactly(PlayRoute("nim", "1,2,4"))
    }

    private fun walkLesson(name: String, title: String, start: String) {
        open("tanhinmin", lesson = name)
        compose.awaitText(title)
        while (compose.onAllNodesWithText("Next").fetchSemanticsNodes().isNotEmpty()) {
            compose.onNodeWithText("Next").performClick()
            compose.waitForIdle()
        }
        compose.onNodeWithText("You have won.", substring = true).assertExists()
        compose.onNodeWithTag("hand-below").assertTextEquals("You · 0 cards")
        compose.onNodeWithText("Try it").performClick()
        assertThat(played).containsExactly(PlayRoute("tanhinmin", start))
    }

    @Test
    fun aLessonEndsInAMatchFromItsPosition() = walkLesson("two-strengths", "Only two strengths", "1,1,2,2|1,1,1,2")

    @Test
    fun theLessonOfEqualHandsToo() = walkLesson("equal-hands", "Equal hands", "1,2,3,4|1,2,3,4")

    @Test
    fun theLinesOfAStepAreDrawnAndAnotherSentenceDrawsItsOwn() {
        open("tanhinmin", saved = SavedStateHandle(mapOf("step" to 2)))
        compose.awaitText("your 5 answers 4", substring = true)
        compose.onNodeWithTag("card-1-1").assert(hasContentDescription("4, answered by the 5"))
        compose.onNodeWithTag("picture-1").performScrollTo().performClick()
        compose.waitForIdle()
        compose.onNodeWithTag("card-1-1").assert(hasContentDescription("4, answers the 3"))
    }

    @Test
    fun theEndLeadsBackToTheMatchThatWasLeft() {
        open("nim", playable = false, SavedStateHandle(mapOf("step" to 11)))
        awaitStep(12, 12)
        compose.onNodeWithText("Done").performClick()
        assertThat(closed).isEqualTo(1)
    }

    @Test
    fun whatCannotBeWorkedOutSaysWhy() {
        compose.setContent {
            HisshoTheme { ExampleScreen(ExampleUiState.Unsolved(Message.of("unsolved.time", 10_000)), ExampleActions()) }
        }
        compose.onNodeWithText("Not solved within 10000 ms.").assertIsDisplayed()
    }
}
