package app.hissho.ui.sums

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.theme.HisshoTheme
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class SumScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private val added = mutableListOf<String>()
    private val edited = mutableListOf<Int?>()
    private val changed = mutableListOf<Pair<Int, Int>>()
    private val removed = mutableListOf<Int>()
    private val played = mutableListOf<PlayRoute>()
    private var shuffled = 0
    private var back = 0
    private val actions = SumActions(
        { added += it.id }, { edited += it }, { place, start -> changed += place to start }, { removed += it }, { shuffled++ }, { played += it }, { back++ },
    )

    private fun show(state: SumUiState) = compose.setContent { HisshoTheme { SumScreen(state, actions) } }

    @Test
    fun withoutGamesThereIsNothingToPlay() {
        show(SumStates.empty)
        compose.onNodeWithTag("count").assertTextEquals("Games: 0 of 4")
        compose.onNodeWithTag("sum").assertTextEquals("Add 2 games to start.")
        compose.onNodeWithContentDescription("Place 1, empty").assertIsDisplayed()
        compose.onNodeWithTag("start-sum").assertIsNotEnabled()
    }

    @Test
    fun aTapAddsAGame() {
        show(SumStates.of("nim" to 0))
        compose.onNodeWithTag("sum").assertTextEquals("Add 1 more game to start.")
        compose.onNodeWithTag("add-dim").performClick()
        assertThat(added).containsExactly("dim")
    }

    @Test
    fun twoGamesArePlayedAsOne() {
        show(SumStates.of("nim" to 1, "subtraction" to 0))
        compose.onNodeWithTag("sum").assertTextEquals("Nim + Subtraction game")
        compose.onNodeWithTag("start-sum").assertIsEnabled().performClick()
        assertThat(played).containsExactly(PlayRoute("sum", "nim(3,4,5)+subtraction:1,2,3(10)"))
    }

    @Test
    fun fourGamesAreTheMost() {
        show(SumStates.of("nim" to 0, "nim" to 1, "dim" to 0, "aliquot" to 0))
        compose.onNodeWithTag("add-dim").assertIsNotEnabled().performClick()
        assertThat(added).isEmpty()
        compose.onNodeWithText("Four games are the most.", substring = true).assertIsDisplayed()
    }

    @Test
    fun aChosenGameIsChangedOrRemoved() {
        show(SumStates.of("nim" to 0, "dim" to 1))
        compose.onNodeWithTag("chosen-1").performClick()
        assertThat(edited).containsExactly(1)
    }

    @Test
    fun theStartsOfAChosenGame() {
        show(SumStates.of("nim" to 0, "dim" to 1).copy(editing = 1))
        compose.onNodeWithTag("start-2").performClick()
        compose.onNodeWithTag("remove").performClick()
        assertThat(changed).containsExactly(1 to 2)
        assertThat(removed).containsExactly(1)
    }

    @Test
    fun aScreenReaderCanRemoveAGameWithoutOpeningIt() {
        show(SumStates.of("nim" to 0, "dim" to 1))
        val actions = compose.onNodeWithTag("chosen-0").fetchSemanticsNode().config[SemanticsActions.CustomActions]
        assertThat(actions.map { it.label }).containsExactly("Remove from the sum")
        actions.single().action()
        assertThat(removed).containsExactly(0)
    }

    @Test
    fun chanceAndTheWayBack() {
        show(SumStates.empty)
        compose.onNodeWithText("Surprise me").performClick()
        compose.onNodeWithContentDescription("Back").performClick()
        assertThat(shuffled).isEqualTo(1)
        assertThat(back).isEqualTo(1)
    }

    @Test
    @Config(qualifiers = "w1280dp-h800dp")
    fun aTabletShowsListAndChosenGamesSideBySide() {
        show(SumStates.of("nim" to 0, "dim" to 1))
        compose.onNodeWithTag("add-nim").assertIsDisplayed()
        compose.onNodeWithTag("chosen-1").assertIsDisplayed()
    }

    @Test
    @Config(qualifiers = "ja-w411dp-h891dp")
    fun japanese() {
        show(SumStates.of("nim" to 0))
        compose.onNodeWithTag("sum").assertTextEquals("あと1つ加えると始められます。")
    }
}
