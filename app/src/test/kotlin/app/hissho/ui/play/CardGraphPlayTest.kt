package app.hissho.ui.play

import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.board.Key
import app.hissho.engine.board.Part
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.await
import app.hissho.ui.awaitText
import com.google.common.truth.Truth.assertThat
import kotlin.random.Random
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Tanhinmin on graphs of cards, played with the finger and with a screen reader. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class CardGraphPlayTest : CardPlayTest() {
    private val pass = Part(Key.GROUP, 0)
    private val twoPeople = AGAINST_PERFECT.copy(passAndPlay = true)

    private fun preset(name: String): String {
        val type = Catalog.type("card-graph")
        return type.presets().single { type.name(it).get().key().endsWith(".start.$name") }.position()
    }

    @Test
    fun theOrdinaryOrderIsWonByTaps() = winByTaps("card-graph", preset("order"))

    @Test
    fun threeSuitsAreWonByTapsOnASmallPhone() = winByTaps("card-graph", preset("suits"))

    @Test
    @Config(qualifiers = "w360dp-h640dp")
    fun rockPaperScissorsIsWonByTapsOnASmallPhone() = winByTaps("card-graph", preset("scissors"))

    @Test
    fun eightCutIsWonByTaps() = winByTaps("card-graph", preset("eight"))

    @Test
    fun elevenBackIsWonByTaps() = winByTaps("card-graph", preset("eleven"))

    @Test
    fun theZugzwangIsHeldAgainstThePerfectOpponentByPassing() {
        show("card-graph", preset("zugzwang"), AGAINST_PERFECT.copy(userStarts = false))
        compose.onNodeWithTag("note").assertTextEquals("The other player has just passed on the empty table.")
        play(pass)
        compose.onNodeWithTag("verdict").assertTextEquals("◆ A draw")
        compose.onNodeWithTag("why").performClick()
        compose.awaitText("This is a zugzwang", substring = true)
        compose.onNodeWithText("This is a zugzwang", substring = true).performScrollTo().assertIsDisplayed()
    }

    @Test
    fun whoeverLeadsInAZugzwangLoses() {
        show("card-graph", preset("zugzwang"), twoPeople)
        play(Part(0, 0))
        while (!playing.session.isOver) {
            if (playing.session.mover == Mover.PlayerTwo) match.winningParts().forEach(::tap) else tap(pass)
            confirm()
        }
        compose.onNodeWithTag("verdict").assertTextEquals("▲ Player 2 wins")
    }

    @Test
    fun cardsSayWhoseTheyAreAndWhatTheArrowsAllow() {
        show("card-graph", "a>b,b>c,c>d,a>c;b,d|c@a")
        card(2, 0).assertContentDescriptionEquals("On the table: a, b can be put on it")
        card(0, 0).assertContentDescriptionEquals("b, You, can be put on a, c can be put on it, can be played")
        card(0, 1).assertContentDescriptionEquals("d, You, can be put on c, nothing can be put on it")
        card(1, 0).assertContentDescriptionEquals("c, Opponent, can be put on b, d can be put on it")
        tap(Part(0, 0))
        card(0, 0).assertIsSelected()
        compose.onNodeWithTag("instruction").assertTextEquals("Your move: put b on a")
    }

    @Test
    fun aTouchOnACardThatCannotBePlayedChoosesNothing() {
        show("card-graph", "a>b,b>c;b,d|c@a")
        tap(Part(0, 1))
        tap(Part(1, 0))
        assertThat(playing.session.taps).isEmpty()
    }

    @Test
    fun aTurnedCardSaysSo() {
        show("card-graph", "11>10~,10~>9~;11,9|10,12", twoPeople)
        play(Part(0, 1))
        play(Part(0, 0))
        card(2, 0).assertContentDescriptionEquals("On the table: 10, turned round, 9 can be put on it")
    }

    @Test
    @Config(qualifiers = "w360dp-h640dp")
    fun manyArrowsAreShownOnlyWhenTheyAreWanted() {
        show("card-graph", ordered(13))
        compose.onNodeWithText("Tap a card to see its arrows.").assertExists()
        compose.onNodeWithTag("arrows-all").assertIsNotSelected().performScrollTo().performClick()
        compose.await("all arrows") { compose.onAllNodes(hasText("Tap a card to see its arrows.")).fetchSemanticsNodes().isEmpty() }
    }

    @Test
    fun whatIsTooLargeIsRefusedWithItsReason() {
        show("card-graph", knot(16))
        compose.onNodeWithTag("lens").performClick()
        compose.awaitText("Not solved within", substring = true)
    }

    private fun ordered(cards: Int): String {
        val arrows = (1..cards).flatMap { low -> (low + 1..cards).map { "$low>$it" } }
        return "${arrows.joinToString(",")};${(1..cards step 2).joinToString(",")}|${(2..cards step 2).joinToString(",")}"
    }

    /** Two hands of many cards, and arrows without any order. */
    private fun knot(each: Int): String {
        val random = Random(1)
        val mine = (1..each).map { "a$it" }
        val others = (1..each).map { "b$it" }
        val arrows = mine.flatMap { a -> others.flatMap { b -> listOf("$a>$b", "$b>$a") } }.filter { random.nextInt(3) == 0 }
        return "${arrows.joinToString(",")};${mine.joinToString(",")}|${others.joinToString(",")}"
    }
}
