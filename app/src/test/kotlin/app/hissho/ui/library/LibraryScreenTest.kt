package app.hissho.ui.library

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.ui.awaitText
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.theme.HisshoTheme
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class LibraryScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private val queries = mutableListOf<String>()
    private val opened = mutableListOf<String>()
    private val played = mutableListOf<PlayRoute>()
    private var closed = 0
    private var settings = 0
    private val actions = LibraryActions(
        onQuery = { queries += it },
        onOpen = { opened += it.id },
        onClose = { closed++ },
        onPlay = { played += it },
        onSettings = { settings++ },
    )

    private fun show(state: LibraryUiState) = compose.setContent { HisshoTheme { LibraryScreen(state, actions) } }

    @Test
    fun aNewcomerStartsNimWithOneTap() {
        show(LibraryStates.newcomer)
        compose.onNodeWithText("Play your first game").performClick()
        assertThat(played).containsExactly(PlayRoute("nim", "1,2,4"))
    }

    @Test
    fun typingSearches() {
        show(LibraryStates.newcomer)
        compose.onNode(hasSetTextAction()).performTextInput("fibo")
        compose.waitForIdle()
        assertThat(queries.last()).isEqualTo("fibo")
    }

    @Test
    fun nothingFoundOffersTheWayBack() {
        show(LibraryStates.nothingFound)
        compose.onNodeWithText("No game matches “chess”").assertIsDisplayed()
        compose.onNodeWithText("Show all games").performClick()
        compose.waitForIdle()
        assertThat(queries.last()).isEmpty()
    }

    @Test
    fun tappingACardOpensTheGame() {
        show(LibraryStates.newcomer)
        compose.onNodeWithText("Subtraction game").performClick()
        assertThat(opened).containsExactly("subtraction")
    }

    @Test
    fun aMatchIsContinued() {
        show(LibraryStates.oneContinued)
        compose.onNode(hasText("Nim") and hasText("Your move") and hasClickAction()).performClick()
        assertThat(played).containsExactly(PlayRoute("nim", "3,5,7", resume = true))
    }

    @Test
    fun aStartIsPlayed() {
        show(LibraryStates.opened("subtraction"))
        compose.onNode(hasText("Easy") and hasText("You may take only these amounts: 1,2,3.")).performClick()
        assertThat(played).containsExactly(PlayRoute("subtraction:1,2,3", "21"))
    }

    @Test
    fun theButtonOfAGameContinuesItsMatch() {
        show(LibraryStates.opened("nim"))
        compose.onNodeWithText("Continue your game").performClick()
        assertThat(played).containsExactly(PlayRoute("nim", "3,5,7", resume = true))
    }

    @Test
    fun theButtonOfAGameWithoutMatchPlaysTheEasiestStart() {
        show(LibraryStates.opened("dynamic-subtraction"))
        compose.onNodeWithText("Play the easiest start").performClick()
        assertThat(played).containsExactly(PlayRoute("dynamic-subtraction", "11"))
    }

    /** The arrow of the editor leads back to the game, not to the list. */
    @Test
    fun anOwnStartIsMadeAndPlayed() {
        show(LibraryStates.opened("dynamic-subtraction"))
        compose.onNodeWithText("Your own start…").performScrollTo().performClick()
        compose.awaitText("Your own start")
        compose.onNodeWithContentDescription("Back").performClick()
        compose.awaitText("Your own start…")
        compose.onNodeWithText("Your own start…").performScrollTo().performClick()
        compose.awaitText("10 more")
        compose.onNodeWithText("10 more").performScrollTo().performClick()
        compose.onNodeWithText("Start").performClick()
        assertThat(closed).isEqualTo(0)
        assertThat(played).containsExactly(PlayRoute("dynamic-subtraction", "21"))
    }

    @Test
    fun anOpenedGameIsClosedByTheArrow() {
        show(LibraryStates.opened("nim"))
        compose.onNodeWithContentDescription("Back").performClick()
        assertThat(closed).isEqualTo(1)
    }

    @Test
    fun settingsAreReached() {
        show(LibraryStates.newcomer)
        compose.onNodeWithContentDescription("Settings").performClick()
        assertThat(settings).isEqualTo(1)
    }

    @Test
    @Config(qualifiers = "w1280dp-h800dp")
    fun aTabletShowsListAndGameSideBySide() {
        show(LibraryStates.opened("subtraction"))
        compose.onNode(hasText("Subtraction game") and hasClickAction()).assertIsSelected()
        compose.onNodeWithText("Choose a start").assertIsDisplayed()
        compose.onNodeWithText("Take-away games").assertIsDisplayed()
    }
}
