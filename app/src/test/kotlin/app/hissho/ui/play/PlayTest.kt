package app.hissho.ui.play

import androidx.activity.ComponentActivity
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.test.ComposeTimeoutException
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.test.core.app.ApplicationProvider
import app.hissho.data.ProgressRepository
import app.hissho.engine.Match
import app.hissho.engine.store.MemoryStore
import app.hissho.ui.await
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.play.PlayUiState.Playing
import app.hissho.ui.theme.HisshoTheme
import kotlin.random.Random
import kotlinx.coroutines.cancel
import org.junit.After
import org.junit.Rule

/** A match on the screen, with the real view model, database and engine. */
abstract class PlayTest {
    @get:Rule(order = 0)
    val threads = EngineThreads()

    @get:Rule(order = 1)
    val compose = createAndroidComposeRule<ComponentActivity>()

    protected val progress = ProgressRepository(ApplicationProvider.getApplicationContext()) { }
    protected lateinit var viewModel: PlayViewModel
    protected val playing: Playing get() = viewModel.state.value as Playing
    protected val match: Match<*, *> get() = playing.session.match

    @After
    fun close() {
        viewModel.viewModelScope.cancel()
        progress.close()
    }

    protected fun show(
        gameId: String,
        position: String,
        setup: Setup = AGAINST_PERFECT,
        saved: SavedStateHandle = SavedStateHandle(),
        newSeed: () -> Long = Random::nextLong,
    ) {
        viewModel = PlayViewModel(PlayRoute(gameId, position), saved, progress, MemoryStore(1 shl 20), { 0 }, newSeed = newSeed)
        compose.setContent {
            val state by viewModel.state.collectAsState()
            HisshoTheme { PlayScreen(state, viewModel::onEvent, onBack = { }, onShare = { }) }
        }
        waitFor { viewModel.state.value is Playing }
        compose.runOnUiThread { viewModel.onEvent(PlayEvent.NewGame(gameId, position, setup)) }
        awaitUser()
    }

    /** Waits while answers of the engine arrive, and tells what the screen was fed with if that was in vain. */
    protected fun waitFor(condition: () -> Boolean) {
        try {
            compose.await("the answer of the engine", condition)
        } catch (timeout: ComposeTimeoutException) {
            throw AssertionError("still ${viewModel.state.value}", timeout)
        }
    }

    protected fun awaitUser() {
        waitFor { playing.isUsersTurn || playing.session.isOver }
        compose.waitForIdle()
    }
}
