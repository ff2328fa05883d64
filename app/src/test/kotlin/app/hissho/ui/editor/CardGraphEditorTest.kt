package app.hissho.ui.editor

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipe
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.Preset
import app.hissho.ui.awaitText
import app.hissho.ui.play.EngineThreads
import app.hissho.ui.theme.HisshoTheme
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Graphs are put together with the finger, and who wins is told meanwhile. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class CardGraphEditorTest {
    @get:Rule(order = 0)
    val threads = EngineThreads()

    @get:Rule(order = 1)
    val compose = createComposeRule()

    private val restoration = StateRestorationTester(compose)

    private fun show(gameId: String, position: String) = restoration.setContent {
        HisshoTheme { OwnStartScreen(Catalog.type(gameId), { }, Preset(gameId, position)) { _, _ -> } }
    }

    private fun tap(vararg cards: String) = cards.forEach { compose.onNodeWithTag("card-$it").performClick() }

    private fun press(label: String) = compose.onNodeWithText(label).performScrollTo().performClick()

    private fun position(): String =
        compose.onNodeWithTag("position").fetchSemanticsNode().config[SemanticsProperties.EditableText].text

    private fun center(tag: String): Offset = compose.onNodeWithTag(tag).fetchSemanticsNode().boundsInRoot.center

    /** Where something is on its board. */
    private fun place(tag: String): Offset = center(tag) - compose.onNodeWithTag("board").fetchSemanticsNode().boundsInRoot.topLeft

    private fun draw(from: String, to: String) {
        val start = center(from)
        val end = center(to)
        compose.onRoot().performTouchInput { swipe(start, end) }
        compose.waitForIdle()
    }

    @Test
    fun theSmallestZugzwangIsBuiltByTapsAndNamed() {
        show("card-graph", "-;a|b")
        compose.awaitText("▲ The player to move can win.")
        press("Add a card")
        tap("0-1", "1-0")
        press("Add a card")
        tap("1-1")
        assertThat(position()).isEqualTo("-;a,c|b,d")
        tap("0-0", "1-1", "1-1", "0-0", "0-1", "1-0", "1-0", "0-1")
        assertThat(position()).isEqualTo("a>d,d>a,c>b,b>c;a,c|b,d")
        compose.awaitText("◆ Neither side can force a win.")
        compose.awaitText("This is a zugzwang", substring = true)
        tap("0-0")
        press("To the other hand")
        compose.awaitText("▲ The player to move can win.")
    }

    @Test
    fun arrowsAreDrawnAndTakenAwayByDragging() {
        show("card-graph", "a>b;a|b,c")
        draw("card-1-1", "card-0-0")
        assertThat(position()).isEqualTo("a>b,c>a;a|b,c")
        tap("1-0")
        draw("card-0-0", "card-1-0")
        assertThat(position()).isEqualTo("c>a;a|b,c")
        compose.onNodeWithTag("own-undo").performClick()
        assertThat(position()).isEqualTo("a>b,c>a;a|b,c")
    }

    @Test
    fun arrowsOfOtherGraphsAreDrawnByDragging() {
        show("digraph", "a>b,b>c @a")
        draw("vertex-2", "vertex-0")
        assertThat(position()).isEqualTo("a>b,b>c,c>a @a")
    }

    @Test
    fun cardsStayWhereTheyAreWhenOthersComeAndGo() {
        show("card-graph", "a>b;a,c|b")
        val before = listOf("card-0-0", "card-0-1", "card-1-0").map { place(it) }
        press("Add a card")
        press("Add a card")
        assertThat(listOf("card-0-0", "card-0-1", "card-1-0").map { place(it) }).isEqualTo(before)
        tap("0-3", "0-0")
        press("Remove this card")
        assertThat(place("card-0-0")).isEqualTo(before[1])
    }

    @Test
    fun verticesOfGraphsStayWhereTheyAre() {
        show("digraph", "a>b,b>c,c>a,c>d @a")
        val names = listOf("vertex-0", "vertex-1", "vertex-2", "vertex-3")
        val before = names.map { place(it) }
        draw("vertex-3", "vertex-0")
        assertThat(names.map { place(it) }).isEqualTo(before)
        compose.onNodeWithTag("vertex-1").performClick()
        press("New vertex here")
        assertThat(names.map { place(it) }).isEqualTo(before)
        compose.onNodeWithTag("own-undo").performClick()
        assertThat(names.map { place(it) }).isEqualTo(before)
    }

    @Test
    fun allSurvivesTheDeathOfTheProcess() {
        show("card-graph", "a>b;a|b,c")
        draw("card-1-1", "card-0-0")
        tap("1-1")
        restoration.emulateSavedInstanceStateRestore()
        assertThat(position()).isEqualTo("a>b,c>a;a|b,c")
        compose.onNodeWithTag("card-1-1").assertIsSelected()
        compose.awaitText("The player to move can win.", substring = true)
        compose.onNodeWithTag("own-undo").performClick()
        assertThat(position()).isEqualTo("a>b;a|b,c")
    }

    @Test
    fun whoWantsToBeSurprisedIsToldNothing() {
        show("nim", "3,5,6")
        compose.awaitText("▼ Every move loses against perfect play.")
        compose.onNodeWithTag("own-verdict").performClick()
        assertThat(compose.onAllNodesWithTag("verdict").fetchSemanticsNodes()).isEmpty()
        restoration.emulateSavedInstanceStateRestore()
        assertThat(compose.onAllNodesWithTag("verdict").fetchSemanticsNodes()).isEmpty()
    }
}
