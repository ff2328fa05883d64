package app.hissho.ui.sums

import androidx.activity.ComponentActivity
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollToNode
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.data.ProgressRepository
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.Part
import app.hissho.engine.board.SumBoard
import app.hissho.engine.store.MemoryStore
import app.hissho.ui.await
import app.hissho.ui.awaitText
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.play.AGAINST_PERFECT
import app.hissho.ui.play.EngineThreads
import app.hissho.ui.play.Mover
import app.hissho.ui.play.PlayEvent
import app.hissho.ui.play.PlayScreen
import app.hissho.ui.play.PlayUiState.Playing
import app.hissho.ui.play.PlayViewModel
import app.hissho.ui.play.winningParts
import app.hissho.ui.theme.HisshoTheme
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.cancel
import org.junit.After
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** From an empty sum to the last move, by taps alone. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class SumPlayTest {
    @get:Rule(order = 0)
    val threads = EngineThreads()

    @get:Rule(order = 1)
    val compose = createAndroidComposeRule<ComponentActivity>()

    private val progress = ProgressRepository(ApplicationProvider.getApplicationContext()) { }
    private val sums = SumViewModel(SavedStateHandle())
    private var play by mutableStateOf<PlayViewModel?>(null)
    private val playing get() = play?.state?.value as? Playing

    @After
    fun close() {
        sums.viewModelScope.cancel()
        play?.viewModelScope?.cancel()
        progress.close()
    }

    private fun start(route: PlayRoute) {
        play = PlayViewModel(route, SavedStateHandle(), progress, MemoryStore(1 shl 20), { 0 })
    }

    private fun show() = compose.setContent {
        HisshoTheme {
            val match = play
            if (match == null) {
                SumRouteScreen(::start, onBack = { }, sums)
            } else {
                val state by match.state.collectAsState()
                PlayScreen(state, match::onEvent, onBack = { }, onShare = { })
            }
        }
    }

    private fun playAgainstPerfect(position: String) {
        start(PlayRoute("sum", position))
        show()
        beginAgainstPerfect()
    }

    private fun beginAgainstPerfect() {
        compose.await("the match") { playing != null }
        val match = checkNotNull(playing).session.match
        compose.runOnUiThread { play?.onEvent(PlayEvent.NewGame("sum", match.startText(), AGAINST_PERFECT)) }
        awaitUser()
    }

    private fun awaitUser() = compose.await("the user’s turn") { playing?.let { it.isUsersTurn || it.session.isOver } == true }

    private fun click(tag: String) {
        compose.await("$tag is there") { compose.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty() }
        compose.onNodeWithTag(tag).performClick()
        compose.waitForIdle()
    }

    private fun add(game: String) {
        compose.await("the games are there") { compose.onAllNodesWithTag("games").fetchSemanticsNodes().isNotEmpty() }
        compose.onNodeWithTag("games").performScrollToNode(hasTestTag("add-$game"))
        click("add-$game")
    }

    private fun tap(part: Part) {
        val inner = SumBoard.inner(part)
        val place = SumBoard.board(part)
        val tag = when ((checkNotNull(playing).board as SumBoard).boards()[place]) {
            is GridBoard -> "cell-${inner.group()}-${inner.index()}"
            is GraphBoard -> if (inner.group() == GraphBoard.EDGES) "edge-${inner.index()}" else "vertex-${inner.index()}"
            else -> "chip-${inner.group()}-${inner.index()}"
        }
        compose.onNode(hasTestTag(tag) and hasAnyAncestor(hasTestTag("game-$place")), useUnmergedTree = true).performClick()
        compose.waitForIdle()
    }

    @Test
    fun aSumIsPutTogetherByTapsAndWonAgainstThePerfectOpponent() {
        show()
        add("nim")
        compose.awaitText("Add 1 more game to start.")
        add("subtraction")
        compose.awaitText("Nim + Subtraction game")
        click("chosen-0")
        click("start-2")
        compose.await("the other start is chosen") { sums.state.value.editing == null }
        compose.waitForIdle()
        click("start-sum")
        beginAgainstPerfect()
        win()
    }

    private fun win() {
        while (!checkNotNull(playing).session.isOver) {
            checkNotNull(playing).session.match.winningParts().forEach(::tap)
            click("confirm")
            awaitUser()
        }
        assertThat(checkNotNull(playing).session.winner).isEqualTo(Mover.You)
        compose.await("the verdict") { compose.onAllNodesWithTag("verdict").fetchSemanticsNodes().isNotEmpty() }
    }

    @Test
    fun gamesOfEveryKindOfBoardAreWonByTaps() {
        playAgainstPerfect("nim(2)+kayles(3)+hackenbush(0-1,1-2)")
        win()
    }

    @Test
    fun theAmountIsChangedInTheGameThatWasTouched() {
        playAgainstPerfect("nim(4)+subtraction:1,2,3(6)")
        tap(SumBoard.part(1, Part(0, 6)))
        compose.onNodeWithTag("confirm").assertTextEquals("Take 1 chip")
        click("more")
        compose.onNodeWithTag("confirm").assertTextEquals("Take 2 chips")
        assertThat(checkNotNull(playing).choice.move().get()).isEqualTo("2.1:2")
        tap(SumBoard.part(0, Part(0, 2)))
        assertThat(checkNotNull(playing).choice.move().get()).isEqualTo("1.1:3")
    }

    @Test
    fun theLensTellsEveryValueAndTheTotal() {
        playAgainstPerfect("nim(3,5)+subtraction:1,2,3(7)")
        compose.onNodeWithContentDescription("Game 1, Nim").assertIsDisplayed()
        compose.onNodeWithText("You may take only these amounts: 1,2,3.").assertIsDisplayed()
        click("lens")
        compose.await("the values") { playing?.lens != null }
        compose.waitForIdle()
        compose.onNodeWithContentDescription("Game 1, Nim, value 6").assertIsDisplayed()
        compose.onNodeWithContentDescription("Game 2, Subtraction game, value 3").assertIsDisplayed()
        compose.onNodeWithContentDescription("game 1: 6: 1 1 0\ngame 2: 3: 0 1 1\nnim-sum: 5: 1 0 1", substring = true).assertExists()
    }
}
