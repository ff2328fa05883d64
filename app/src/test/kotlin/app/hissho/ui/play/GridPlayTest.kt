package app.hissho.ui.play

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertHasClickAction
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.board.Key
import app.hissho.engine.board.Part
import app.hissho.ui.await
import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Games on boards of cells, played with the finger and with a screen reader. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class GridPlayTest : PlayTest() {
    private val together = AGAINST_PERFECT.copy(passAndPlay = true)

    private fun cell(group: Int, index: Int) = compose.onNodeWithTag("cell-$group-$index")

    private fun tap(part: Part) {
        if (part.group() == Key.GROUP) {
            compose.onNodeWithTag("key-${part.index()}").performClick()
        } else {
            compose.onNodeWithTag("grid").performScrollToNode(hasTestTag("cell-${part.group()}-${part.index()}"))
            cell(part.group(), part.index()).performClick()
        }
        compose.waitForIdle()
    }

    private fun confirm() {
        compose.onNodeWithTag("confirm").assertIsEnabled().performClick()
        compose.waitForIdle()
        awaitUser()
    }

    private fun winByTaps(gameId: String, position: String) {
        show(gameId, position)
        while (!playing.session.isOver) {
            match.winningParts().forEach(::tap)
            confirm()
        }
        compose.onNodeWithTag("verdict").assertTextEquals("▲ You win")
    }

    @Test
    fun kaylesIsWonByTaps() = winByTaps("kayles", "1,11")

    @Test
    fun heapsAreCutAtGapsByTaps() = winByTaps("lasker", "2,5,7")

    @Test
    fun coinsAreTurnedByTaps() = winByTaps("mock-turtles", "TTHTHHTTH")

    @Test
    fun coinsInRowsAreTurnedByTaps() = winByTaps("rugs", "HTH/THT/HTH")

    @Test
    fun theQueenIsCarriedByTaps() = winByTaps("wythoff", "4,5")

    @Test
    fun coinsOnAStripAreCarriedByTaps() = winByTaps("nimble", "2,4,7")

    @Test
    fun lettersAreWrittenByTaps() = winByTaps("sos", ".......")

    @Test
    fun cardsAreTurnedByTaps() = winByTaps("thirty-one", "5,3,4")

    @Test
    fun chocolateIsBittenByTaps() = winByTaps("chomp", "3,3,3,3")

    @Test
    fun aBoardTooLargeForTheScreenIsPlayedByTaps() = winByTaps("northcott", List(12) { "W...B..." }.joinToString("/") + "/W..B....")

    @Test
    fun theCoinsThatTurnAreCounted() {
        show("ruler", "TTHTHHTT", together)
        tap(Part(0, 5))
        compose.onNodeWithTag("confirm").assertTextEquals("Turn this coin")
        tap(Part(0, 3))
        compose.onNodeWithTag("confirm").assertTextEquals("Turn these 3 coins")
        cell(0, 4).assertIsSelected()
    }

    @Test
    fun aFingerSlidesAlongPins() {
        show("kayles", "5", together)
        dragTo(Part(0, 1), Part(0, 2))
        assertThat(playing.choice.tapped()).containsExactly(Part(0, 1), Part(0, 2))
        confirm()
        assertThat(match.positionText()).isEqualTo("1,2")
    }

    @Test
    fun aPieceIsDraggedToItsSquare() {
        show("rook-nim", "3,1", together)
        dragTo(Part(6, 3), Part(6, 1))
        confirm()
        assertThat(match.positionText()).isEqualTo("1,1")
    }

    @Test
    fun theQueenIsDragged() {
        show("wythoff", "2,3", together)
        dragTo(Part(4, 2), Part(7, 2))
        confirm()
        assertThat(match.positionText()).isEqualTo("2,0")
    }

    /** From the middle of one cell to that of another in the same row or column, which need not be lit yet. */
    private fun dragTo(from: Part, to: Part) {
        cell(from.group(), from.index()).performTouchInput {
            down(center)
            moveBy(Offset((to.index() - from.index()) * width / 2f, (to.group() - from.group()) * height / 2f))
            moveBy(Offset((to.index() - from.index()) * width / 2f, (to.group() - from.group()) * height / 2f))
            up()
        }
        compose.waitForIdle()
    }

    @Test
    fun aTapBesideAGapStillHitsIt() {
        show("grundy", "5,6", together)
        cell(0, 2).performTouchInput { click(centerRight) }
        compose.waitForIdle()
        assertThat(playing.choice.tapped()).containsExactly(Part(0, 3))
    }

    @Test
    fun aScreenReaderHearsPinsAndRows() {
        show("kayles", "3,5", together)
        compose.onNodeWithTag("row-1").assertContentDescriptionEquals("Row 2 with 5")
        cell(1, 2).assertContentDescriptionEquals("Row 2, pin 3").assertHasClickAction().assertIsNotSelected()
        cell(1, 2).performSemanticsAction(SemanticsActions.OnClick)
        compose.waitForIdle()
        cell(1, 2).assertIsSelected()
        cell(0, 0).assertHasNoClickAction()
    }

    @Test
    fun aScreenReaderHearsSquaresAsTheGameCountsThem() {
        show("wythoff", "2,3", together)
        cell(4, 2).assertContentDescriptionEquals("Row 3, column 2, queen")
        cell(7, 2).assertContentDescriptionEquals("Row 0, column 2, empty")
        compose.onNodeWithTag("cell-0-0").assertDoesNotExist()
    }

    @Test
    fun theLensTellsValuesAndWinningPartsToAScreenReader() {
        show("nimble", "3,5", together)
        compose.onNodeWithTag("lens").performClick()
        compose.await("the lens") { playing.lens != null }
        compose.waitForIdle()
        cell(0, 5).assertContentDescriptionEquals("Place 5, 1 chip, value 5, wins")
        cell(0, 3).assertContentDescriptionEquals("Place 3, 1 chip, value 3")
    }

    @Test
    fun aRowOfThousandsShowsOnlyWhatIsSeen() {
        show("kayles", "2000", together)
        val cells = SemanticsMatcher("is a cell") { it.config.getOrNull(SemanticsProperties.TestTag).orEmpty().startsWith("cell-") }
        assertThat(compose.onAllNodes(cells).fetchSemanticsNodes().size).isLessThan(200)
        compose.onNodeWithTag("confirm").assertIsNotEnabled()
        tap(Part(0, 1999))
        confirm()
        assertThat(match.positionText()).isEqualTo("1999")
    }
}
