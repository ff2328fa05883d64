package app.hissho.ui.play

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.Part
import app.hissho.ui.await
import app.hissho.ui.boards.MOST_NODES
import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Games on graphs are played by taps and with a screen reader. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class GraphPlayTest : PlayTest() {
    private fun node(part: Part) = compose.onNodeWithTag((if (part.group() == GraphBoard.EDGES) "edge-" else "vertex-") + part.index())

    private fun move(parts: List<Part>) {
        val before = match.played()
        parts.forEach { node(it).performClick() }
        compose.await("a whole move") { playing.choice.move().isPresent }
        assertThat(playing.session.taps).isEqualTo(parts)
        compose.onNodeWithTag("confirm").performClick()
        compose.await("the move") { match.played() > before }
        awaitUser()
    }

    private fun win(gameId: String, position: String) {
        show(gameId, position)
        while (!playing.session.isOver) move(match.winningParts())
        compose.onNodeWithTag("verdict").assertTextEquals("▲ You win")
    }

    @Test
    fun hackenbushIsWonByTapsAgainstThePerfectOpponent() = win("hackenbush", "0-1,0-2,1-2,2-3,3-4,0-5,5-6,5-7")

    @Test
    fun vertexDeletionIsWonByTapsAgainstThePerfectOpponent() = win("vertex-deletion", "1-2,2-3,3-4,4-5,5-6,6-1,7-8,8-9")

    @Test
    fun aWalkIsWonByTapsAgainstThePerfectOpponent() = win("digraph", "a>b,b>c,a>c,c>d @a")

    @Test
    fun anotherLineIsChosenWithOneTap() {
        show("hackenbush", "0-1,1-2,1-3", AGAINST_PERFECT.copy(passAndPlay = true))
        compose.onNodeWithTag("confirm").assertIsNotEnabled()
        node(Part(GraphBoard.EDGES, 1)).performClick()
        node(Part(GraphBoard.EDGES, 1)).assertIsSelected()
        compose.onNodeWithTag("instruction").assertTextEquals("Your move: cut 1-2")
        node(Part(GraphBoard.EDGES, 0)).performClick()
        compose.onNodeWithTag("instruction").assertTextEquals("Your move: cut 0-1, and 2 more lines fall")
        node(Part(GraphBoard.EDGES, 0)).performClick()
        compose.onNodeWithTag("confirm").assertIsNotEnabled()
    }

    @Test
    fun aVertexThatCannotBeReachedIsNotTouched() {
        show("digraph", "a>b,b>c,c>a,c>d @a", AGAINST_PERFECT.copy(passAndPlay = true))
        node(Part(GraphBoard.VERTICES, 3)).performClick()
        compose.onNodeWithTag("confirm").assertIsNotEnabled()
        node(Part(GraphBoard.VERTICES, 1)).performClick()
        compose.onNodeWithTag("instruction").assertTextEquals("Your move: go from a to b")
    }

    @Test
    fun aScreenReaderIsToldWhatIsJoinedAndPlays() {
        show("hackenbush", "0-1,1-2,1-2,2-2,0-3", AGAINST_PERFECT.copy(passAndPlay = true))
        node(Part(GraphBoard.EDGES, 0)).assertContentDescriptionEquals("Line from the ground to 1")
        node(Part(GraphBoard.EDGES, 2)).assertContentDescriptionEquals("Line from 1 to 2, 2 of 2")
        node(Part(GraphBoard.EDGES, 3)).assertContentDescriptionEquals("Loop at 2")
        node(Part(GraphBoard.EDGES, 3)).performSemanticsAction(SemanticsActions.OnClick)
        compose.await("the loop is chosen") { playing.choice.move().isPresent }
        compose.onNodeWithTag("confirm").performClick()
        compose.await("the loop is cut") { match.positionText() == "0-1,1-2,1-2,0-3" }
    }

    @Test
    fun aScreenReaderIsToldTheWaysOfAToken() {
        show("digraph", "a>b,b>c,b>d,c>a @b")
        node(Part(GraphBoard.VERTICES, 1)).assertContentDescriptionEquals("Vertex b, the token is here, arrows to c and d")
        node(Part(GraphBoard.VERTICES, 3)).assertContentDescriptionEquals("Vertex d, no arrow leads away")
    }

    @Test
    fun theLensTellsValuesAndWinningMoves() {
        show("vertex-deletion", "1-2,2-3,4-5")
        compose.onNodeWithTag("lens").performClick()
        compose.await("the lens") { playing.lens != null }
        node(Part(GraphBoard.VERTICES, 0)).assertContentDescriptionEquals("Vertex 1, line to 2, in a part of value 2, a winning move")
        node(Part(GraphBoard.VERTICES, 1)).assertContentDescriptionEquals("Vertex 2, lines to 1 and 3, in a part of value 2")
    }

    @Test
    fun aGraphOfManyEdgesIsShownAndZoomed() {
        show("hackenbush", (0 until 500).joinToString(",") { "${it / 2}-${it + 1}" })
        val nodes = { compose.onAllNodes(hasAnyAncestor(hasTestTag("board"))).fetchSemanticsNodes().size }
        assertThat(nodes()).isLessThan(MOST_NODES + 10)
        compose.onNodeWithTag("zoom-fit").assertIsNotEnabled()
        repeat(3) { compose.onNodeWithTag("zoom-in").performClick() }
        assertThat(nodes()).isLessThan(MOST_NODES + 10)
        compose.onNodeWithTag("zoom-fit").performClick()
        compose.onNodeWithTag("zoom-fit").assertIsNotEnabled()
    }
}
