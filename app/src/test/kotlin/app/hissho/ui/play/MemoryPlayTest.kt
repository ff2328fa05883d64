package app.hissho.ui.play

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performScrollToIndex
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.Budget
import app.hissho.engine.board.SpreadBoard
import app.hissho.engine.cards.Memory
import app.hissho.engine.store.MemoryStore
import app.hissho.ui.await
import app.hissho.ui.navigation.PlayRoute
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Memory, played with the finger and with a screen reader. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class MemoryPlayTest : PlayTest() {
    private fun place(index: Int) = compose.onNodeWithTag("place-$index")

    private fun turn(index: Int) {
        val spread = compose.onNodeWithTag("spread")
        if (SemanticsActions.ScrollToIndex in spread.fetchSemanticsNode().config) spread.performScrollToIndex(index)
        place(index).performScrollTo().performClick()
        compose.waitForIdle()
    }

    private fun goOn() {
        compose.onNodeWithTag("confirm").assertIsEnabled().performClick()
        awaitUser()
    }

    private val ranks: List<Int> get() = (match.position() as Memory.Table).ranks()

    /** A place whose card makes no pair with the first. */
    private fun stranger(): Int = ranks.indices.first { ranks[it] != ranks[0] }

    /** The place of a card that is best to turn or, in a game that is lost, of any. */
    private fun next(): Int = questions.lens(match, Budget.phone()).best.firstOrNull()?.single()?.index() ?: playing.choice.lit().first().from()

    private fun playToTheEnd(gameId: String, position: String) {
        show(gameId, position)
        while (!playing.session.isOver) {
            if (playing.isHeld) goOn() else turn(next())
            waitFor { playing.isHeld || playing.isUsersTurn || playing.session.isOver }
        }
        compose.onNodeWithTag("verdict").assertExists()
    }

    @Test
    fun aWholeGameIsPlayedByTaps() {
        playToTheEnd("memory", "6,0,0")
        val board = match.board() as SpreadBoard
        assertThat(board.taken() + board.takenByOther()).isAtMost(6)
        compose.onNodeWithTag("why").performClick()
        waitFor { playing.turningPoint != null }
        compose.onNodeWithTag("turning-point").performScrollTo().assertIsDisplayed()
    }

    @Test
    @Config(qualifiers = "w360dp-h640dp")
    fun fifteenPairsForMostCardsArePlayedOnASmallPhone() = playToTheEnd("memory-cards", "15,0,0")

    @Test
    fun bothCardsStayInSightUntilTheUserGoesOn() {
        show("memory", "6,0,0")
        val other = stranger()
        turn(0)
        place(0).assertContentDescriptionEquals("Card 1, face up: ${name(0)}").assertHasNoClickAction()
        compose.onNodeWithTag("confirm").assertIsNotEnabled()
        turn(other)
        place(0).assertContentDescriptionEquals("Card 1, shown in the last turn: ${name(0)}")
        place(other).assertContentDescriptionEquals("Card ${other + 1}, shown in the last turn: ${name(other)}")
        assertThat(match.played()).isEqualTo(2)
        goOn()
        assertThat(match.played()).isGreaterThan(2)
    }

    private fun name(index: Int): String = ('A' + ranks[index] - 1).toString()

    @Test
    fun aPairStaysWithWhoeverTookIt() {
        show("memory", "4,0,0", AGAINST_PERFECT.copy(passAndPlay = true))
        val name = name(0)
        val mate = ranks.indices.last { ranks[it] == ranks[0] }
        turn(0)
        turn(mate)
        place(mate).assertContentDescriptionEquals("Card ${mate + 1}, $name, taken by: Player 1").assertHasNoClickAction()
        compose.onNodeWithTag("score-first").assertContentDescriptionEquals("Player 1: 1 pair")
        compose.onNodeWithTag("score-second").assertContentDescriptionEquals("Player 2: 0 pairs")
        compose.onNodeWithTag("turn").assertTextContains("▶ Player 1’s move")
    }

    @Test
    fun whatWasSeenCannotBeTakenBackAndTheReasonIsTold() {
        show("memory", "4,2,0")
        turn(0)
        compose.onNodeWithTag("undo").assertIsEnabled().performClick()
        assertThat(match.played()).isEqualTo(0)
        turn(5)
        compose.onNodeWithTag("undo").assertIsNotEnabled().performClick()
        compose.onNodeWithTag("refusal").assertTextContains("A card was turned up that nobody knew. What was seen cannot be taken back.")
        assertThat(match.played()).isEqualTo(1)
    }

    @Test
    fun theUserMayRelyOnHisOwnMemory() {
        show("memory", "4,2,0")
        place(1).assertContentDescriptionEquals("Card 2, face down, seen before: B")
        compose.onNodeWithTag("perfect-memory").assertIsSelected().performClick()
        compose.waitForIdle()
        place(1).assertContentDescriptionEquals("Card 2, face down")
        waitFor { !runBlocking { progress.settings().first() }.perfectMemory() }
        compose.runOnUiThread { viewModel.onEvent(PlayEvent.Rematch(swapStarter = false)) }
        awaitUser()
        place(1).assertContentDescriptionEquals("Card 2, face down")
    }

    /** Neither the sheet for a new game nor one’s own start tells the deal of this one. */
    @Test
    fun aNewGameBeginsFromTheStartWithoutItsDeal() {
        show("memory", "7,2,1")
        assertThat(match.startText()).startsWith("7,2,1#")
        compose.runOnUiThread { viewModel.onEvent(PlayEvent.Show(PlayDialog.NewGame)) }
        compose.onNodeWithTag("start-memory 7,2,1").assertIsSelected()
        compose.runOnUiThread { viewModel.onEvent(PlayEvent.Show(PlayDialog.CustomStart)) }
        compose.onNodeWithTag("position").assertTextContains("7,2,1")
    }

    @Test
    fun everyMatchIsDealtAnew() {
        var seed = 0L
        show("memory", "8,0,0", newSeed = { ++seed })
        val first = ranks
        compose.runOnUiThread { viewModel.onEvent(PlayEvent.Rematch(swapStarter = false)) }
        awaitUser()
        assertThat(ranks).isNotEqualTo(first)
        assertThat(match.visibleText()).isEqualTo("8,0,0")
    }

    @Test
    fun aTurnedCardAndTheDealSurviveTheDeathOfTheProcess() {
        val saved = SavedStateHandle()
        show("memory", "6,0,0", saved = saved)
        turn(3)
        val before = playing.session
        val handed = SavedStateHandle(saved.keys().associateWith { saved.get<Any>(it) })
        val next = PlayViewModel(PlayRoute("memory", "6,0,0"), handed, progress, MemoryStore(0), { 0 })
        val after = next.state.await { it is PlayUiState.Playing } as PlayUiState.Playing
        assertThat(after.session).isEqualTo(before)
        next.viewModelScope.cancel()
    }

    @Test
    fun aMatchThatWasLeftIsFoundAgainWithItsDeal() {
        show("memory", "6,0,0")
        turn(3)
        val before = match.toString()
        waitFor { runBlocking { progress.ongoing().first() }.any { it.match == before } }
        val next = PlayViewModel(PlayRoute("memory", "6,0,0", resume = true), SavedStateHandle(), progress, MemoryStore(0), { 0 })
        val after = next.state.await { it is PlayUiState.Playing } as PlayUiState.Playing
        assertThat(after.session.match.toString()).isEqualTo(before)
        next.viewModelScope.cancel()
    }

    @Test
    fun theLensTellsTheOddsAndOpensTheMap() {
        show("memory", "4,2,0")
        compose.onNodeWithTag("lens").performClick()
        waitFor { playing.lens != null }
        compose.onNodeWithTag("lens-card").assertExists()
        assertThat(playing.lens?.valueOrNull()?.odds?.map { it.text().key() }).containsAtLeast("memory.result.score", "memory.strategy.1")
        compose.onNodeWithTag("open-chart").performScrollTo().assertIsDisplayed()
    }
}
