package app.hissho.ui.play

import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.Budget
import app.hissho.engine.Match
import app.hissho.engine.Outcome
import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Tricks with point cards, played with the finger, and what the lens shows of them. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class TricksPlayTest : PlayTest() {
    private fun play(card: Int) {
        val index = match.positionText().substringBefore('|').split(',').indexOf("$card")
        compose.onNodeWithTag("card-0-$index").performScrollTo().performClick()
        compose.onNodeWithTag("confirm").assertIsEnabled().performClick()
        compose.waitForIdle()
        awaitUser()
    }

    /** The user takes the side that is won. */
    private fun winByTaps(gameId: String, position: String) {
        val starterWins = questions.lens(Match.start(gameId, position), Budget.phone()).outcome == Outcome.WIN
        show(gameId, position, AGAINST_PERFECT.copy(userStarts = starterWins))
        while (!playing.session.isOver) {
            val part = match.winningParts().single()
            compose.onNodeWithTag("card-${part.group()}-${part.index()}").performScrollTo().performClick()
            compose.onNodeWithTag("confirm").assertIsEnabled().performClick()
            compose.waitForIdle()
            awaitUser()
        }
        compose.onNodeWithTag("verdict").assertTextEquals("▲ You win")
    }

    @Test
    fun aWonDealIsWonAgainstThePerfectOpponent() {
        winByTaps("tricks:4", "8,7,6,4|5,3,2,1@left")
        compose.onNodeWithTag("score").assertTextEquals("Points: You 3 – Opponent 1.")
    }

    @Test
    fun pointsAreAvoidedByTheOneWhoWantsFewest() = winByTaps("tricks:avoid3", "12,9,7,6,3,1|11,10,8,5,4,2@right")

    @Test
    @Config(qualifiers = "w360dp-h640dp")
    fun theLastTrickIsTakenOnASmallPhone() = winByTaps("tricks:last", "14,12,9,7,5,2,1|13,11,10,8,6,4,3@left")

    @Test
    fun pointsAreToldByName() {
        show("tricks:4", "8,7,6,4|5,3,2,1@left", AGAINST_PERFECT.copy(passAndPlay = true))
        compose.onNodeWithTag("given").assertTextEquals("The 4 highest cards are points.")
        compose.onNodeWithTag("note").assertTextEquals("Points: Player 1 0 – Player 2 0. Still open: 4.")
        compose.onNodeWithTag("card-0-0").assertContentDescriptionEquals("Point card 8, can be played")
        play(8)
        compose.onNodeWithTag("card-2-0").assertContentDescriptionEquals("On the table: Point card 8")
        compose.onNodeWithTag("card-0-3").performScrollTo().performClick()
        compose.onNodeWithTag("confirm").performClick()
        awaitUser()
        compose.onNodeWithTag("turn").assertTextEquals("▶ Player 1’s move")
        compose.onNodeWithTag("note").assertTextEquals("Points: Player 1 1 – Player 2 0. Still open: 3.")
        compose.onNodeWithTag("card-2-0").assertContentDescriptionEquals("Last trick: Point card 8").assertHasNoClickAction()
        compose.onNodeWithTag("card-2-1").assertContentDescriptionEquals("Last trick: 1")
        compose.onNodeWithTag("undo").performClick()
        compose.waitForIdle()
        assertThat(match.positionText()).isEqualTo("7,6,4|5,3,2,1@left>8")
    }

    @Test
    fun theLensLeadsToTheHeatMaps() {
        show("tricks:6", "6,3,1|5,4,2@left")
        compose.onNodeWithTag("lens").performClick()
        waitFor { playing.lens != null }
        compose.onNodeWithTag("heatmap").performScrollTo().performClick()
        compose.onNodeWithTag("heatmap-rows").assertTextEquals("Rows: You")
        compose.onNodeWithTag("heatmap-columns").assertTextEquals("Columns: Opponent")
        compose.onNodeWithTag("heatmap-G-2").assertContentDescriptionEquals("Row 1, best: 5 gives 4; 4 gives 4; 2 gives 2")
        compose.onNodeWithText("gets 2 if he leads this trick, and 4 if the other", substring = true).assertExists()
        compose.onNodeWithTag("layer-T").performClick()
        compose.onNodeWithTag("heatmap-T-1").assertContentDescriptionEquals("Row 3, best: 5 gives 0; 4 gives 0; 2 gives 2")
        compose.onNodeWithTag("layer-W").performClick()
        compose.onNodeWithTag("heatmap-W-1").assertContentDescriptionEquals("Row 3, best: 5 gives 2; 4 gives 2; 2 gives 2")
        compose.onNodeWithTag("heatmap-back").performClick()
        compose.onNodeWithTag("board").assertExists()
    }

    @Test
    fun theRuleIsChosenByTouch() {
        show("tricks:4", "8,7,6,4|5,3,2,1@left")
        compose.runOnUiThread { viewModel.onEvent(PlayEvent.Show(PlayDialog.CustomStart)) }
        compose.onNodeWithText("Lowest cards").performScrollTo().performClick()
        compose.onNodeWithText("One point fewer").performScrollTo().performClick()
        compose.onNodeWithText("Avoid it").performScrollTo().performClick()
        compose.onNodeWithTag("given").assertTextEquals("The 3 lowest cards are points, and you want to avoid them.")
        compose.onNodeWithTag("parameter").assertTextContains("avoidlow3")
        compose.onNodeWithTag("custom-start").performClick()
        awaitUser()
        assertThat(match.game().id()).isEqualTo("tricks:avoidlow3")
        assertThat(compose.onAllNodesWithTag("lens-card").fetchSemanticsNodes()).isEmpty()
    }
}
