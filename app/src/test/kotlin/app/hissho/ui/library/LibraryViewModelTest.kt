package app.hissho.ui.library

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.HisshoApplication
import app.hissho.data.OngoingMatch
import app.hissho.data.PlayedGame
import app.hissho.engine.Level
import app.hissho.engine.Outcome
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.await
import app.hissho.ui.common.engineCall
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class LibraryViewModelTest {
    private val progress = ApplicationProvider.getApplicationContext<HisshoApplication>().progress()
    private val saved = SavedStateHandle()
    private val viewModel = shown(LibraryViewModel(progress, saved))

    /** A view model whose state is looked at, as a screen does. */
    private fun shown(viewModel: LibraryViewModel) = viewModel.apply { viewModelScope.launch { state.collect { } } }

    private fun store(change: () -> Unit) = runBlocking { engineCall(change) }

    private val LibraryUiState.games get() = families.flatMap { it.games }
    private val LibraryUiState.ids get() = games.map { it.id }

    @Test
    fun aNewcomerIsToldWhereToStart() {
        val state = viewModel.state.await { it.ready }
        assertThat(state.startHere?.id).isEqualTo("nim")
        assertThat(state.continued).isEmpty()
        assertThat(state.ids).hasSize(Catalog.types().size)
    }

    @Test
    fun aSavedMatchIsOfferedInsteadOfTheStart() {
        store { progress.save(OngoingMatch("nim", "nim 3,5,7; 3:1 1:3", Level.CASUAL, true, false, 0, 1L, 1L)) }
        val state = viewModel.state.await { it.continued.isNotEmpty() }
        assertThat(state.startHere).isNull()
        assertThat(state.continued.single().turn).isEqualTo(Turn.Yours)
        assertThat(state.games.single { it.continued != null }.id).isEqualTo("nim")
    }

    @Test
    fun resultsAreCounted() {
        store {
            progress.record(PlayedGame(0, "nim", "1,2", "2:1", Level.CASUAL, true, Outcome.WIN, 0, 1))
            progress.record(PlayedGame(0, "nim", "1,2", "2:1", Level.CASUAL, true, Outcome.LOSS, 0, 2))
        }
        val nim = viewModel.state.await { it.ready && it.startHere == null }.games.single { it.id == "nim" }
        assertThat(nim.played).isEqualTo(2)
        assertThat(nim.won).isEqualTo(1)
    }

    @Test
    fun searchingFilters() {
        viewModel.state.await { it.ready }
        viewModel.search("fibonacci")
        assertThat(viewModel.state.await { it.query == "fibonacci" }.ids).containsExactly("fibonacci-nim")
        viewModel.search("")
        assertThat(viewModel.state.await { it.query.isEmpty() }.ids).hasSize(Catalog.types().size)
    }

    @Test
    fun whatIsOpenedAndSearchedSurvivesProcessDeath() {
        viewModel.search("nim")
        viewModel.open(LibraryStates.game("misere-nim"))
        val restored = shown(LibraryViewModel(progress, saved))
        val state = restored.state.await { it.ready }
        assertThat(state.opened?.id).isEqualTo("misere-nim")
        assertThat(state.query).isEqualTo("nim")
        restored.close()
        assertThat(restored.state.await { it.opened == null }.ids).contains("misere-nim")
    }
}
