package app.hissho.ui.play

import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertHasClickAction
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.board.Key
import app.hissho.engine.board.Part
import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Games with hands of cards, played with the finger and with a screen reader. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class HandPlayTest : CardPlayTest() {
    @Test
    fun tanhinminIsWonByTaps() = winByTaps("tanhinmin", "1,3,5,7|2,4,6")

    @Test
    fun tanhinminIsWonWithACardOnTheTable() = winByTaps("tanhinmin", "2,3,6,8,9|1,4,5,7@3")

    @Test
    @Config(qualifiers = "w360dp-h640dp")
    fun largeHandsAreWonOnASmallPhone() =
        winByTaps("tanhinmin", "1,2,3,4,5,6,7,8,9,10,11,12,13|1,2,3,4,5,6,7,8,9,10,11,12,13")

    @Test
    fun cardsSayWhatTheyAreAndWhetherTheyCanBePlayed() {
        show("tanhinmin", "2,3,6,6,9|1,4@3")
        card(0, 0).assertContentDescriptionEquals("2").assertHasNoClickAction()
        card(0, 2).assertContentDescriptionEquals("6, 2 cards, can be played").assertHasClickAction()
        card(1, 0).assertContentDescriptionEquals("1").assertHasNoClickAction()
        card(2, 0).assertContentDescriptionEquals("On the table: 3")
        tap(Part(0, 2))
        card(0, 2).assertIsSelected()
        compose.onNodeWithTag("hand-below").assertTextEquals("You · 5 cards")
        compose.onNodeWithTag("hand-above").assertTextEquals("Opponent · 2 cards")
    }

    private fun climb(rungs: Int) {
        compose.runOnUiThread { repeat(rungs) { viewModel.onEvent(PlayEvent.Hint) } }
        waitFor { playing.explanation != null }
        compose.waitForIdle()
    }

    @Test
    fun theFirstHintMarksTheCardsKeptForLast() {
        show("tanhinmin", "1,3,5,7|2,4,6")
        climb(1)
        card(0, 0).assertContentDescriptionEquals("1, kept for last, can be played")
        card(1, 0).assertContentDescriptionEquals("2, kept for last")
        card(1, 1).assertContentDescriptionEquals("4")
    }

    @Test
    fun theSecondHintDrawsWhoAnswersWhom() {
        show("tanhinmin", "1,3,5,7|2,4,6")
        climb(2)
        compose.onNodeWithTag("picture-1").performScrollTo().assertIsSelected()
        card(0, 2).assertContentDescriptionEquals("5, answers the 4, can be played")
        card(1, 1).assertContentDescriptionEquals("4, answered by the 5")
        card(1, 0).assertContentDescriptionEquals("2, kept for last")
        compose.onNodeWithTag("picture-2").performScrollTo().performClick()
        compose.waitForIdle()
        compose.onNodeWithTag("picture-2").assertIsSelected()
        compose.onNodeWithTag("picture-1").assertIsNotSelected()
        card(1, 1).assertContentDescriptionEquals("4, answers the 3")
        card(0, 1).assertContentDescriptionEquals("3, answered by the 4, can be played")
        card(0, 0).assertContentDescriptionEquals("1, kept for last, can be played")
    }

    @Test
    fun linesOfEqualCardsAreCounted() {
        show("tanhinmin", "1,3,5,5|2,4,4@4")
        climb(2)
        card(0, 2).assertContentDescriptionEquals("5, 2 cards, answers the 4 on the table, answers the 4, can be played")
    }

    @Test
    fun oneLineStandsForEqualPairs() {
        show("tanhinmin", "1,3,5,5,5|2,4,4,4")
        climb(2)
        card(1, 1).assertContentDescriptionEquals("4, 3 cards, answered by the 5 (3 cards)")
    }

    @Test
    fun theLensDrawsTheLinesAndPuttingItAwayTakesThemAway() {
        show("tanhinmin", "1,3,5,7|2,4,6")
        compose.onNodeWithTag("lens").performClick()
        waitFor { playing.lens != null }
        compose.waitForIdle()
        card(1, 1).assertContentDescriptionEquals("4, answered by the 5")
        compose.onNodeWithTag("lens").performClick()
        compose.waitForIdle()
        card(1, 1).assertContentDescriptionEquals("4")
    }

    @Test
    fun whyShowsThePositionThatDecidedWithItsLines() {
        show("tanhinmin", "1,2|1,2")
        tap(Part(0, 0))
        confirm()
        while (!playing.session.isOver) {
            tap(playing.choice.lit().first().let { Part(it.group(), it.from()) })
            confirm()
        }
        compose.runOnUiThread { viewModel.onEvent(PlayEvent.Why) }
        waitFor { playing.turningPoint != null }
        compose.waitForIdle()
        compose.onNodeWithTag("hand-below").assertTextEquals("You · 2 cards")
        compose.onNodeWithTag("hand-above").assertTextEquals("Opponent · 2 cards")
        compose.onNodeWithText("The board shows it once more.").assertExists()
        card(0, 0).assertContentDescriptionEquals("1")
        card(1, 0).assertContentDescriptionEquals("1, kept for last")
    }

    @Test
    fun aPassIsChosenByItsKey() {
        show("tanhinmin", "1,2|1,2@1", AGAINST_PERFECT.copy(passAndPlay = true))
        tap(Part(Key.GROUP, 0))
        confirm()
        assertThat(match.positionText()).isEqualTo("1,2|1,2")
        compose.onNodeWithTag("table").assertContentDescriptionEquals("The table is empty")
    }

    @Test
    fun handsStayWhereTheyAreWhoeverMoves() {
        show("tanhinmin", "1,2,3|1,2", AGAINST_PERFECT.copy(passAndPlay = true))
        compose.onNodeWithTag("hand-below").assertTextEquals("Player 1 · 3 cards")
        tap(Part(0, 0))
        confirm()
        compose.onNodeWithTag("hand-below").assertTextEquals("Player 1 · 2 cards")
        compose.onNodeWithTag("hand-above").assertTextEquals("Player 2 · 2 cards")
    }
}
