package app.hissho.ui.play

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.cash.turbine.ReceiveTurbine
import app.cash.turbine.test
import app.hissho.data.ProgressRepository
import app.hissho.data.StorageResult
import app.hissho.engine.Level
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.Part
import app.hissho.engine.explain.Rung
import app.hissho.engine.store.MemoryStore
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.play.PlayUiState.Playing
import com.google.common.truth.Truth.assertThat
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.resetMain
import kotlinx.coroutines.test.runTest
import kotlinx.coroutines.test.setMain
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@OptIn(ExperimentalCoroutinesApi::class)
@RunWith(AndroidJUnit4::class)
class PlayViewModelTest {
    @get:Rule
    val threads = EngineThreads()

    private val progress = ProgressRepository(ApplicationProvider.getApplicationContext()) { }
    private var seeds = 0L

    @Before
    fun useTestDispatcher() = Dispatchers.setMain(StandardTestDispatcher())

    @After
    fun close() {
        Dispatchers.resetMain()
        progress.close()
    }

    private fun viewModel(
        route: PlayRoute = PlayRoute("nim", "3,5,7"),
        saved: SavedStateHandle = SavedStateHandle(),
        thinkingMillis: Long = 0,
    ) = PlayViewModel(route, saved, progress, MemoryStore(1 shl 20), { thinkingMillis }, { 1_000 }, { ++seeds })

    /** What the system hands to a new process. */
    private fun SavedStateHandle.afterDeath() = SavedStateHandle(keys().associateWith { get<Any>(it) })

    private suspend fun ReceiveTurbine<PlayUiState>.awaitPlaying(condition: (Playing) -> Boolean): Playing {
        while (true) {
            val state = awaitItem()
            if (state is Playing && condition(state)) return state
        }
    }

    private fun play(viewModel: PlayViewModel, test: suspend TestScope.(ReceiveTurbine<PlayUiState>) -> Unit) = runTest {
        viewModel.state.test(timeout = 60.seconds) {
            test(this@runTest, this)
            cancelAndIgnoreRemainingEvents()
        }
        viewModel.viewModelScope.cancel()
    }

    private suspend fun awaitSaved(match: String) = progress.ongoing().first { saved -> saved.any { it.match == match } }

    private fun PlayViewModel.move(vararg parts: Part) {
        parts.forEach { onEvent(PlayEvent.Tap(it)) }
        onEvent(PlayEvent.Confirm)
    }

    private fun PlayViewModel.newGame(position: String, setup: Setup, gameId: String = "nim") =
        onEvent(PlayEvent.NewGame(gameId, position, setup))

    @Test
    fun aNewMatchBeginsWithTheUserAtTheLevelOfTheSettings() {
        val viewModel = viewModel()
        play(viewModel) { states ->
            val playing = states.awaitPlaying { true }
            assertThat(playing.session.setup).isEqualTo(Setup(Level.CASUAL, userStarts = true, passAndPlay = false))
            assertThat(playing.isUsersTurn).isTrue()
        }
    }

    @Test
    fun theNextMatchBeginsWithTheLevelThatWasChosenLast() {
        val viewModel = viewModel()
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.newGame("1,2", Setup(Level.STRONG, userStarts = true, passAndPlay = false))
            assertThat(progress.settings().first { it.level() != Level.CASUAL }.level()).isEqualTo(Level.STRONG)
        }
    }

    @Test
    fun aMoveThatCannotBeSavedIsTold() {
        val viewModel = viewModel()
        play(viewModel) { states ->
            states.awaitPlaying { true }
            progress.close()
            viewModel.move(Part(0, 3))
            assertThat(states.awaitPlaying { it.unsaved != null }.unsaved).isEqualTo(StorageResult.FAILED)
        }
    }

    @Test
    fun aTapOnAChosenChipLetsItGoAndAnUnlitOneDoesNothing() {
        val viewModel = viewModel(PlayRoute("subtraction:1,3,4", "9"))
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.onEvent(PlayEvent.Tap(Part(0, 7)))
            assertThat(states.awaitPlaying { it.session.taps.isNotEmpty() }.choice.move().get()).isEqualTo("1:3")
            viewModel.onEvent(PlayEvent.Tap(Part(0, 8)))
            assertThat((viewModel.state.value as Playing).choice.move().get()).isEqualTo("1:3")
            viewModel.onEvent(PlayEvent.Tap(Part(0, 7)))
            assertThat(states.awaitPlaying { it.session.taps.isEmpty() }.choice.move().isPresent).isFalse()
        }
    }

    @Test
    fun theOpponentAnswersAndUndoTakesBothMovesBack() {
        val viewModel = viewModel()
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.move(Part(0, 3))
            val answered = states.awaitPlaying { it.session.match.played() == 2 }
            assertThat(answered.isUsersTurn).isTrue()
            assertThat(answered.lastMover).isEqualTo(Mover.Opponent)
            viewModel.onEvent(PlayEvent.Undo)
            val back = states.awaitPlaying { it.session.match.played() == 0 }
            assertThat(back.canUndo).isFalse()
            viewModel.onEvent(PlayEvent.Redo)
            assertThat(states.awaitPlaying { it.session.match.played() == 2 }.session.match).isEqualTo(answered.session.match)
        }
    }

    @Test
    fun theOpponentMovesFirstWhenItStarts() {
        val viewModel = viewModel()
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.newGame("3,5,7", AGAINST_PERFECT.copy(userStarts = false))
            val answered = states.awaitPlaying { it.isUsersTurn && it.session.match.played() == 1 }
            assertThat(answered.canUndo).isFalse()
            viewModel.onEvent(PlayEvent.Undo)
            assertThat((viewModel.state.value as Playing).session.match.played()).isEqualTo(1)
        }
    }

    @Test
    fun aSecondConfirmAndTapsOutOfTurnDoNothing() {
        val viewModel = viewModel(thinkingMillis = 1_000)
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.move(Part(0, 3))
            viewModel.onEvent(PlayEvent.Confirm)
            viewModel.onEvent(PlayEvent.Tap(Part(1, 1)))
            viewModel.onEvent(PlayEvent.Hint)
            val playing = viewModel.state.value as Playing
            assertThat(playing.session.match.played()).isEqualTo(1)
            assertThat(playing.session.taps).isEmpty()
            assertThat(playing.session.rung).isNull()
        }
    }

    @Test
    fun undoWhileTheOpponentThinksStopsIt() {
        val viewModel = viewModel(thinkingMillis = 1_000)
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.move(Part(0, 3))
            viewModel.onEvent(PlayEvent.Undo)
            testScheduler.advanceTimeBy(5_000)
            testScheduler.runCurrent()
            assertThat((viewModel.state.value as Playing).session.match.played()).isEqualTo(0)
        }
    }

    @Test
    fun theHintLadderHasFourRungsAndEndsWithTheMove() {
        val viewModel = viewModel()
        play(viewModel) { states ->
            states.awaitPlaying { true }
            val rungs = mutableListOf<Rung?>()
            repeat(5) {
                viewModel.onEvent(PlayEvent.Hint)
                rungs += (viewModel.state.value as Playing).session.rung
            }
            assertThat(rungs).containsExactly(Rung.LOOK, Rung.COMPUTE, Rung.RESULT, Rung.MOVE, Rung.MOVE).inOrder()
            val playing = states.awaitPlaying { it.explanation != null }
            assertThat(playing.session.hints).isEqualTo(4)
            assertThat(playing.explanation?.valueOrNull()?.steps()?.map { it.rung() }?.toSet()).hasSize(4)
        }
    }

    @Test
    fun aFinishedGameIsRecordedOnceAndForgotten() {
        val viewModel = viewModel(PlayRoute("nim", "1,2"))
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.newGame("1,2", AGAINST_PERFECT)
            viewModel.move(Part(1, 2))
            states.awaitPlaying { it.session.match.played() == 2 && it.isUsersTurn }
            awaitSaved("nim 1,2; 2:1 1:1")
            viewModel.move(Part(1, 1))
            val over = states.awaitPlaying { it.session.isOver && it.session.recorded }
            assertThat(over.session.winner).isEqualTo(Mover.You)
            val tally = progress.tallies().first { it.isNotEmpty() }.single()
            assertThat(listOf(tally.played, tally.won)).containsExactly(1, 1)

            viewModel.onEvent(PlayEvent.Tap(Part(0, 1)))
            viewModel.onEvent(PlayEvent.Undo)
            viewModel.move(Part(1, 1))
            states.awaitPlaying { it.session.isOver }
            progress.ongoing().first { it.isEmpty() }
            assertThat(progress.tallies().first().single().played).isEqualTo(1)
        }
    }

    @Test
    fun aDrawIsRecordedAsOneAndExplained() {
        val viewModel = viewModel(PlayRoute("digraph", "a>b,b>a @a"))
        play(viewModel) { states ->
            states.awaitPlaying { true }
            repeat(2) { turn ->
                viewModel.move(Part(GraphBoard.VERTICES, 1))
                states.awaitPlaying { it.session.match.played() == 2 * turn + 2 }
            }
            viewModel.onEvent(PlayEvent.Why)
            val over = states.awaitPlaying { it.session.recorded && it.turningPoint != null }
            assertThat(over.session.winner).isNull()
            assertThat(over.turningPoint?.valueOrNull()?.slip).isNull()
            val tally = progress.tallies().first { it.isNotEmpty() }.single()
            assertThat(listOf(tally.played, tally.won, tally.drawn)).containsExactly(1, 0, 1).inOrder()
        }
    }

    @Test
    fun aNewProcessGoesOnWhereTheOldOneDied() {
        val saved = SavedStateHandle()
        val viewModel = viewModel(saved = saved)
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.onEvent(PlayEvent.ToggleLens)
            viewModel.onEvent(PlayEvent.Hint)
            viewModel.onEvent(PlayEvent.Hint)
            viewModel.onEvent(PlayEvent.Tap(Part(2, 4)))
            val before = states.awaitPlaying { it.explanation != null && it.lens != null && it.session.taps.isNotEmpty() }

            viewModel(saved = saved.afterDeath()).state.test(timeout = 60.seconds) {
                val after = awaitPlaying { it.explanation != null && it.lens != null }
                assertThat(after).isEqualTo(before)
                cancelAndIgnoreRemainingEvents()
            }
        }
    }

    @Test
    fun aMatchThatWasLeftIsResumedFromTheDatabase() {
        val first = viewModel()
        play(first) { states ->
            states.awaitPlaying { true }
            first.move(Part(0, 3))
            val left = states.awaitPlaying { it.session.match.played() == 2 }.session
            awaitSaved(left.match.toString())
            viewModel(PlayRoute("nim", "1", resume = true)).state.test(timeout = 60.seconds) {
                assertThat(awaitPlaying { true }.session).isEqualTo(left)
                cancelAndIgnoreRemainingEvents()
            }
        }
    }

    @Test
    fun theOpponentThatThoughtWhenTheProcessDiedThinksAgain() {
        val saved = SavedStateHandle()
        val slow = viewModel(saved = saved, thinkingMillis = 100_000)
        play(slow) { states ->
            states.awaitPlaying { true }
            slow.move(Part(0, 3))
            viewModel(saved = saved.afterDeath()).state.test(timeout = 60.seconds) {
                assertThat(awaitPlaying { it.session.match.played() == 2 }.isUsersTurn).isTrue()
                cancelAndIgnoreRemainingEvents()
            }
        }
    }

    @Test
    fun aPositionThatCannotBeSolvedStopsOnlyThePerfectOpponent() {
        val hard = "100000,100001,100002,100003,100004"
        val viewModel = viewModel(PlayRoute("misere-subtraction:1,2,5", hard))
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.newGame(hard, AGAINST_PERFECT.copy(userStarts = false), "misere-subtraction:1,2,5")
            val stalled = states.awaitPlaying { it.stalled != null }
            assertThat(stalled.stalled?.reason?.key()).startsWith("unsolved.")
            viewModel.newGame(hard, Setup(Level.STRONG, userStarts = false, passAndPlay = false), "misere-subtraction:1,2,5")
            assertThat(states.awaitPlaying { it.session.match.played() == 1 }.stalled).isNull()
        }
    }

    @Test
    fun whyNamesTheSlipAndOneCanPlayOnFromThere() {
        val viewModel = viewModel(PlayRoute("nim", "1,2"))
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.newGame("1,2", AGAINST_PERFECT)
            viewModel.move(Part(0, 1))
            states.awaitPlaying { it.session.isOver }
            viewModel.onEvent(PlayEvent.Why)
            val point = states.awaitPlaying { it.turningPoint != null }.turningPoint?.valueOrNull()
            assertThat(point?.ply).isEqualTo(0)
            assertThat(point?.slip).isNotNull()
            viewModel.onEvent(PlayEvent.ReplayFrom(0))
            val again = states.awaitPlaying { it.session.match.played() == 0 }
            assertThat(again.isUsersTurn).isTrue()
            assertThat(again.session.why).isFalse()
        }
    }

    @Test
    fun twoPlayersMoveInTurnWithoutAnOpponent() {
        val viewModel = viewModel()
        play(viewModel) { states ->
            states.awaitPlaying { true }
            viewModel.newGame("1,1", AGAINST_PERFECT.copy(passAndPlay = true))
            viewModel.move(Part(0, 1))
            assertThat(states.awaitPlaying { it.session.match.played() == 1 }.session.mover).isEqualTo(Mover.PlayerTwo)
            viewModel.move(Part(1, 1))
            assertThat(states.awaitPlaying { it.session.isOver }.session.winner).isEqualTo(Mover.PlayerTwo)
            assertThat(progress.tallies().first { it.isNotEmpty() }.single().shared).isEqualTo(1)
        }
    }

    @Test
    fun aStartThatIsNoPositionIsToldInTheEnginesWords() {
        val viewModel = viewModel(PlayRoute("nim", "3,x"))
        runTest {
            viewModel.state.test(timeout = 60.seconds) {
                var state = awaitItem()
                while (state is PlayUiState.Loading) state = awaitItem()
                assertThat((state as PlayUiState.Broken).reason.key()).isEqualTo("input.not-a-number")
            }
        }
    }
}
