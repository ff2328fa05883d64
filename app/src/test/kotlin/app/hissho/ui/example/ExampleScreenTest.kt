package app.hissho.ui.example

import androidx.compose.runtime.getValue
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
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

    private fun open(gameId: String, playable: Boolean = true, saved: SavedStateHandle = SavedStateHandle()) {
        val viewModel = ExampleViewModel(ExampleRoute(gameId, playable), saved, MemoryStore(1 shl 20))
        compose.setContent {
            val state by viewModel.state.collectAsStateWithLifecycle()
            val actions = ExampleActions(viewModel::next, viewModel::previous, { played += it }, { closed++ })
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
