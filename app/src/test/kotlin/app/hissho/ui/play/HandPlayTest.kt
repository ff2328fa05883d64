package app.hissho.ui.play

import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertHasClickAction
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onNodeWithTag
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
