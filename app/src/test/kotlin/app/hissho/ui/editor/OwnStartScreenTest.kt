package app.hissho.ui.editor

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextReplacement
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.Preset
import app.hissho.ui.theme.HisshoTheme
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class OwnStartScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private val restoration = StateRestorationTester(compose)
    private var started: Pair<String, String>? = null
    private var left = false

    private fun show(type: String, first: Preset = Catalog.type(type).presets().first()) = restoration.setContent {
        HisshoTheme {
            OwnStartScreen(Catalog.type(type), { left = true }, first) { gameId, position -> started = gameId to position }
        }
    }

    private fun type(tag: String, text: String) = compose.onNodeWithTag(tag).performTextReplacement(text)

    private fun press(label: String) = compose.onNodeWithText(label).performScrollTo().performClick()

    private fun tap(tag: String) = compose.onNodeWithTag(tag, useUnmergedTree = true).performClick()

    private fun problem(tag: String) = compose.onNodeWithTag("$tag-problem", useUnmergedTree = true)

    private fun position(): String =
        compose.onNodeWithTag("position").fetchSemanticsNode().config[SemanticsProperties.EditableText].text

    private fun start() = compose.onNodeWithTag("custom-start")

    @Test
    fun theEnginesSentenceStandsUnderABadPosition() {
        show("nim")
        type("position", "3,x")
        problem("position").assertTextEquals("“x” is not a whole number. Expected heap sizes separated by commas, such as 3,5,7.")
        start().assertIsNotEnabled()
        compose.onNodeWithTag("heap-2").assertExists()
    }

    @Test
    @Config(qualifiers = "ja-w411dp-h891dp")
    fun theSentenceIsJapaneseOnAJapanesePhone() {
        show("nim")
        type("position", "3,x")
        problem("position").assertTextEquals("「x」は整数ではありません。必要なもの：コンマで区切った山の大きさ（例 3,5,7）。")
        start().assertIsNotEnabled()
    }

    @Test
    fun aBadParameterIsToldUnderItsOwnField() {
        show("moore")
        type("parameter", "zero")
        problem("parameter").assertExists()
        problem("position").assertDoesNotExist()
        start().assertIsNotEnabled()
        press("Add a heap")
        start().assertIsNotEnabled()
        type("parameter", "3")
        start().performClick()
        assertThat(started).isEqualTo("moore:3" to "1,2,3,1")
    }

    @Test
    fun aPositionWithoutAMoveIsRefused() {
        show("subtraction")
        type("parameter", "3,4")
        type("position", "1,2")
        problem("start").assertTextEquals("Nobody can move in this position. Expected one with at least one move.")
        start().assertIsNotEnabled()
    }

    @Test
    fun aGoodStartIsHandedOverInTheEnginesNotation() {
        show("subtraction")
        type("parameter", "4,1,3")
        type("position", " 10,7 ")
        restoration.emulateSavedInstanceStateRestore()
        start().assertIsEnabled().performClick()
        assertThat(started).isEqualTo("subtraction:1,3,4" to "10,7")
    }

    @Test
    fun heapsAreMadeByTouch() {
        show("nim")
        compose.onNodeWithText("1 more").assertIsNotEnabled()
        tap("chip-2-4")
        press("10 more")
        press("1 fewer")
        assertThat(position()).isEqualTo("1,2,13")
        press("Remove this heap")
        press("Add a heap")
        press("1 more")
        start().performClick()
        assertThat(started).isEqualTo("nim" to "1,2,2")
    }

    private fun touch(tag: String) = compose.onNodeWithTag(tag).performSemanticsAction(SemanticsActions.OnClick)

    @Test
    fun rowsAreMadeByTouch() {
        show("kayles")
        press("Add a row")
        press("1 more")
        touch("cell-0-2")
        press("1 fewer")
        start().performClick()
        assertThat(started).isEqualTo("kayles" to "4,2")
    }

    @Test
    fun coinsAreTurnedByTouch() {
        show("rugs")
        press("Add a column")
        touch("cell-0-2")
        tap("cell-0-1")
        start().performClick()
        assertThat(started).isEqualTo("rugs" to "TTH/HTT")
    }

    @Test
    fun piecesAreMovedByTouch() {
        show("nimble")
        tap("cell-0-1")
        tap("cell-0-2")
        tap("cell-0-6")
        start().performClick()
        assertThat(started).isEqualTo("nimble" to "2,3,4,6")
    }

    @Test
    fun barsAreBittenAndMendedByTouch() {
        show("chomp", Preset("chomp", "3,3,1"))
        tap("cell-0-1")
        tap("cell-1-2")
        start().performClick()
        assertThat(started).isEqualTo("chomp" to "3,2,2")
    }

    /** The letters to write are for play. */
    @Test
    fun lettersAreWrittenByTouch() {
        show("sos")
        compose.onNodeWithTag("key-0").assertDoesNotExist()
        repeat(2) { tap("cell-0-0") }
        start().performClick()
        assertThat(started).isEqualTo("sos" to "O......")
    }

    @Test
    fun arrowsAreDrawnByTouch() {
        show("digraph")
        touch("vertex-3")
        touch("vertex-0")
        touch("vertex-2")
        press("Token here")
        touch("edge-0")
        press("Remove this line")
        start().performClick()
        assertThat(started).isEqualTo("digraph" to "b>c,a>c,c>d,d>a @c")
    }

    @Test
    fun drawingsGrowFromTheGround() {
        show("hackenbush", Preset("hackenbush", "0-1"))
        touch("edge-0")
        press("Remove this line")
        problem("start").assertExists()
        assertThat(position()).isEqualTo("-")
        press("New stalk")
        tap("vertex-0")
        press("New vertex here")
        start().performClick()
        assertThat(started).isEqualTo("hackenbush" to "0-1,1-2")
    }

    /** A screen reader finds a button for each heap, which says whether it is selected. */
    @Test
    fun heapsAreSelectedWithoutSight() {
        show("nim")
        compose.onNodeWithTag("heap-1").assertIsNotSelected().performSemanticsAction(SemanticsActions.OnClick)
        compose.onNodeWithTag("heap-1").assertIsSelected()
        compose.onNodeWithText("1 more").assertIsEnabled()
    }

    @Test
    fun anEmptyStepCanBeFilled() {
        show("staircase", Preset("staircase", "2,0,3"))
        compose.onNodeWithTag("heap-1").performSemanticsAction(SemanticsActions.OnClick)
        press("1 more")
        assertThat(position()).isEqualTo("2,1,3")
    }

    @Test
    fun largeHeapsAreTyped() {
        show("nim")
        type("position", "2147483647,12")
        compose.onNodeWithTag("heap-0").performSemanticsAction(SemanticsActions.OnClick)
        compose.onNodeWithText("1 more").assertIsNotEnabled()
        press("10 fewer")
        assertThat(position()).isEqualTo("2147483637,12")
    }

    @Test
    fun whatIsTypedIsUndoneAtOnce() {
        show("nim")
        tap("chip-0-1")
        press("1 more")
        type("position", "3")
        type("position", "3,")
        type("position", "3,9")
        type("position", "3,9,")
        compose.onNodeWithTag("own-undo").performClick()
        assertThat(position()).isEqualTo("3,9")
        compose.onNodeWithTag("own-undo").performClick()
        assertThat(position()).isEqualTo("2,2,4")
        compose.onNodeWithTag("own-undo").performClick()
        assertThat(position()).isEqualTo("1,2,4")
        compose.onNodeWithTag("own-undo").assertIsNotEnabled()
    }

    /** The position, what is typed, what is selected and what can be undone. */
    @Test
    fun allSurvivesTheDeathOfTheProcess() {
        show("subtraction")
        type("position", "10,7")
        compose.onNodeWithTag("heap-1").performSemanticsAction(SemanticsActions.OnClick)
        press("1 more")
        type("parameter", "2,")
        restoration.emulateSavedInstanceStateRestore()
        problem("parameter").assertExists()
        compose.onNodeWithTag("heap-1").assertIsSelected()
        press("1 more")
        assertThat(position()).isEqualTo("10,9")
        type("position", "10,9,")
        restoration.emulateSavedInstanceStateRestore()
        problem("position").assertExists()
        assertThat(position()).isEqualTo("10,9,")
        repeat(2) { compose.onNodeWithTag("own-undo").performClick() }
        assertThat(position()).isEqualTo("10,8")
        start().assertIsNotEnabled()
        type("parameter", "1,2")
        start().performClick()
        assertThat(started).isEqualTo("subtraction:1,2" to "10,8")
    }

    @Test
    fun theArrowLeaves() {
        show("nim")
        compose.onNodeWithTag("own-back").performClick()
        assertThat(left).isTrue()
    }
}
