package app.hissho.ui.play

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextReplacement
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.board.Part
import app.hissho.ui.awaitText
import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class PlayScreenTest : PlayTest() {
    private fun tap(part: Part) {
        compose.onNodeWithTag("chip-${part.group()}-${part.index()}", useUnmergedTree = true).performClick()
    }

    private fun click(tag: String) {
        compose.onNodeWithTag(tag).performClick()
        compose.waitForIdle()
    }

    private fun move(parts: List<Part>) {
        parts.forEach(::tap)
        click("confirm")
        awaitUser()
    }

    private fun anyMove(): List<Part> = listOf(match.choose(emptyList()).lit().first().let { Part(it.group(), it.to()) })

    @Test
    fun aWonStartIsWonByTapsAgainstThePerfectOpponent() {
        show("nim", "3,4,5")
        while (!playing.session.isOver) move(match.winningParts())
        compose.onNodeWithTag("verdict").assertTextEquals("▲ You win")
        click("why")
        waitFor { playing.turningPoint != null }
        compose.onNodeWithTag("turning-point").performScrollTo().assertTextContains("You were winning from the start", substring = true)
    }

    @Test
    fun aLostStartIsLostAndTheReasonIsTold() {
        show("nim", "1,2,3")
        while (!playing.session.isOver) move(anyMove())
        compose.onNodeWithTag("verdict").assertTextEquals("▼ You lose")
        click("why")
        waitFor { playing.turningPoint != null }
        compose.onNodeWithTag("turning-point").performScrollTo().assertTextContains("You were lost from the start", substring = true)
        compose.onNodeWithText("The nim-sum is 0: every column is even.", substring = true).performScrollTo().assertIsDisplayed()
    }

    @Test
    fun aSlipIsNamedAndCanBePlayedAgain() {
        show("nim", "1,2")
        move(listOf(Part(0, 1)))
        compose.onNodeWithTag("verdict").assertTextEquals("▼ You lose")
        click("why")
        waitFor { playing.turningPoint != null }
        compose.onNodeWithTag("turning-point").performScrollTo().assertTextEquals("Here you could still have won:")
        compose.onNodeWithTag("replay").performScrollTo().performClick()
        compose.onNodeWithTag("turn").assertTextEquals("▶ Your move")
        move(listOf(Part(1, 2)))
        move(match.winningParts())
        compose.onNodeWithTag("verdict").assertTextEquals("▲ You win")
    }

    @Test
    fun undoAndRedoWalkThroughTheMatch() {
        show("nim", "3,5,7")
        compose.onNodeWithTag("undo").assertIsNotEnabled()
        compose.onNodeWithTag("redo").assertIsNotEnabled()
        move(listOf(Part(0, 3)))
        val later = match
        click("undo")
        assertThat(match.positionText()).isEqualTo("3,5,7")
        compose.onNodeWithTag("undo").assertIsNotEnabled()
        click("redo")
        assertThat(match).isEqualTo(later)
    }

    @Test
    fun nothingCanBeConfirmedBeforeSomethingIsChosen() {
        show("nim", "3,5,7")
        compose.onNodeWithTag("confirm").assertIsNotEnabled()
        compose.onNodeWithTag("instruction").assertTextEquals("Tap a chip: it and all above it are taken.")
        tap(Part(2, 5))
        compose.onNodeWithTag("confirm").assertIsEnabled().assertTextEquals("Take 3 chips")
        tap(Part(1, 5))
        compose.onNodeWithTag("confirm").assertTextEquals("Take 1 chip")
        tap(Part(1, 5))
        compose.onNodeWithTag("confirm").assertIsNotEnabled()
    }

    @Test
    fun theHintLadderIsClimbedRungByRung() {
        show("nim", "3,5,7")
        click("hint")
        waitFor { playing.explanation != null }
        compose.onNodeWithText("Hint 1 of 4").assertIsDisplayed()
        compose.onNodeWithTag("table").assertDoesNotExist()
        click("hint")
        compose.onNodeWithTag("table").assertExists()
        compose.onNodeWithText("The nim-sum is 1, not 0", substring = true).assertDoesNotExist()
        click("hint")
        compose.onNodeWithText("The nim-sum is 1, not 0", substring = true).assertExists()
        compose.onNodeWithText("take 1 from the heap of 3", substring = true).assertDoesNotExist()
        click("hint")
        compose.onNodeWithText("Hint 4 of 4").assertExists()
        compose.onNodeWithText("take 1 from the heap of 3", substring = true).assertExists()
    }

    @Test
    fun theLensShowsValuesAndWinningChips() {
        show("subtraction:1,3,4", "9,14")
        compose.onAllNodesWithTag("value-0", useUnmergedTree = true).fetchSemanticsNodes().let { assertThat(it).isEmpty() }
        click("lens")
        waitFor { playing.lens != null }
        compose.onNodeWithTag("value-0", useUnmergedTree = true).assertTextEquals("value 0")
        compose.onNodeWithTag("value-1", useUnmergedTree = true).assertTextEquals("value 0")
        compose.onNodeWithText("▼ Every move loses against perfect play.").assertExists()
    }

    @Test
    fun twoPlayersTakeTurns() {
        show("nim", "1,2", AGAINST_PERFECT.copy(passAndPlay = true))
        compose.onNodeWithTag("turn").assertTextEquals("▶ Player 1’s move")
        move(listOf(Part(1, 2)))
        compose.onNodeWithTag("turn").assertTextEquals("▶ Player 2’s move")
        move(listOf(Part(1, 1)))
        move(listOf(Part(0, 1)))
        compose.onNodeWithTag("verdict").assertTextEquals("▲ Player 1 wins")
    }

    @Test
    fun aPileIsTakenByStepsAndByNumber() {
        show("nim", "5,1000000", AGAINST_PERFECT.copy(passAndPlay = true))
        compose.onNodeWithTag("heap-1").performClick()
        compose.onNodeWithTag("confirm").assertTextEquals("Take 1 chip")
        click("more")
        compose.onNodeWithTag("confirm").assertTextEquals("Take 2 chips")
        click("less")
        compose.onNodeWithTag("amount").performTextReplacement("999995")
        compose.onNodeWithTag("confirm").assertTextEquals("Take 999995 chips")
        compose.onNodeWithTag("amount").performTextReplacement("1000001")
        compose.onNodeWithTag("confirm").assertTextEquals("Take 999995 chips")
        click("confirm")
        assertThat(match.positionText()).isEqualTo("5,5")
        compose.onNodeWithTag("chip-1-5", useUnmergedTree = true).assertExists()
    }

    @Test
    fun mooresNimTakesFromTwoHeapsAtOnce() {
        show("moore:2", "1,2,3", AGAINST_PERFECT.copy(passAndPlay = true))
        tap(Part(1, 2))
        tap(Part(2, 2))
        compose.onNodeWithTag("confirm").assertTextEquals("Take 3 chips")
        tap(Part(0, 1))
        compose.onNodeWithTag("confirm").assertTextEquals("Take 3 chips")
        click("confirm")
        assertThat(match.positionText()).isEqualTo("0,2,1")
    }

    @Test
    fun theLastChipLosesInMiserePlay() {
        show("misere-nim", "1")
        move(listOf(Part(0, 1)))
        compose.onNodeWithTag("verdict").assertTextEquals("▼ You lose")
        compose.onNodeWithText("Whoever takes the last chip loses.").assertExists()
    }

    @Test
    fun aMovingLimitIsTold() {
        show("fibonacci-nim", "20", AGAINST_PERFECT.copy(passAndPlay = true))
        compose.onNodeWithTag("note").assertTextEquals("At most 19 chips may be taken now.")
        move(listOf(Part(0, 19)))
        compose.onNodeWithTag("note").assertTextEquals("At most 4 chips may be taken now.")
        compose.onNodeWithTag("instruction").assertTextEquals("Tap a bright chip: it and all above it are taken.")
        tap(Part(0, 5))
        compose.onNodeWithTag("confirm").assertIsNotEnabled()
    }

    @Test
    fun aScreenReaderPlaysWithOneNodeAHeap() {
        show("subtraction:1,3,4", "9", AGAINST_PERFECT.copy(passAndPlay = true))
        val heap = compose.onNodeWithTag("heap-0")
        heap.performSemanticsAction(SemanticsActions.SetProgress) { it(2f) }
        compose.onNodeWithTag("confirm").assertTextEquals("Take 3 chips")
        heap.performSemanticsAction(SemanticsActions.SetProgress) { it(0f) }
        compose.onNodeWithTag("confirm").assertIsNotEnabled()
        heap.performSemanticsAction(SemanticsActions.OnClick)
        compose.onNodeWithTag("confirm").assertTextEquals("Take 1 chip")
    }

    @Test
    fun aNewGameIsSetUpInTheSheet() {
        show("nim", "3,5,7")
        compose.onNodeWithTag("menu").performClick()
        compose.onNodeWithText("New game").performClick()
        compose.onNodeWithTag("level-beginner").performScrollTo().performClick()
        compose.onNodeWithTag("starts-second").performScrollTo().performClick()
        compose.onNodeWithTag("start-nim 3,4,5").performScrollTo().performClick()
        compose.onNodeWithTag("start-game").performClick()
        compose.waitForIdle()
        waitFor { match.played() == 1 }
        assertThat(match.startText()).isEqualTo("3,4,5")
        assertThat(playing.session.setup.userStarts).isFalse()
        assertThat(playing.session.dialog).isNull()
    }

    @Test
    fun anOwnStartIsMadeFromTheSheet() {
        show("nim", "3,5,7")
        compose.onNodeWithTag("menu").performClick()
        compose.onNodeWithText("New game").performClick()
        compose.onNodeWithTag("start-custom").performScrollTo().performClick()
        compose.awaitText("Your own start")
        compose.onNodeWithText("Add a heap").performScrollTo().performClick()
        compose.onNodeWithTag("custom-start").performClick()
        waitFor { match.startText() == "3,5,7,1" }
        assertThat(playing.session.dialog).isNull()
    }

    @Test
    fun aRematchCanSwapWhoStarts() {
        show("nim", "1")
        move(listOf(Part(0, 1)))
        click("rematch-swap")
        waitFor { playing.session.isOver }
        assertThat(playing.session.winner).isEqualTo(Mover.Opponent)
        click("rematch")
        waitFor { playing.session.isOver }
        assertThat(playing.session.setup.userStarts).isFalse()
    }
}
