package app.hissho.ui.library

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.hissho.HisshoApplication
import app.hissho.data.ProgressRepository
import app.hissho.data.Tally
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.common.engineCall
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.stateIn

/** The games of the catalog with what the user did with them. What is searched and opened survives process death. */
class LibraryViewModel(progress: ProgressRepository, private val saved: SavedStateHandle) : ViewModel() {
    private class Games(val entries: List<GameEntry>, val search: GameSearch)

    private val games = flow { emit(engineCall { Games(catalogEntries(), GameSearch(Catalog.types())) }) }
    private val continued: Flow<List<ContinuedMatch>> = progress.ongoing().map { matches ->
        engineCall { matches.mapNotNull { continuedMatch(it.match, it.userStarts, it.passAndPlay) } }
    }
    private val query = saved.getStateFlow(QUERY, "")
    private val opened = saved.getStateFlow<String?>(OPENED, null)

    val state: StateFlow<LibraryUiState> = combine(games, continued, progress.tallies(), query, opened, ::show)
        .stateIn(viewModelScope, SharingStarted.WhileSubscribed(STOP_AFTER), LibraryUiState(query = query.value))

    fun search(text: String) {
        saved[QUERY] = text
    }

    fun open(game: GameEntry) {
        saved[OPENED] = game.id
    }

    fun close() {
        saved[OPENED] = null
    }

    private fun show(
        games: Games,
        continued: List<ContinuedMatch>,
        tallies: List<Tally>,
        query: String,
        opened: String?,
    ): LibraryUiState {
        val entries = games.entries.map { entry ->
            val tally = tallies.find { it.gameType == entry.id }
            entry.copy(
                played = tally?.played ?: 0,
                won = tally?.won ?: 0,
                drawn = tally?.drawn ?: 0,
                continued = continued.find { it.type == entry.type },
            )
        }
        val first = entries.first { it.id == FIRST_GAME }
        val newcomer = continued.isEmpty() && tallies.isEmpty()
        return LibraryUiState(
            ready = true,
            query = query,
            continued = continued,
            startHere = first.takeIf { newcomer },
            families = entries.filter { games.search.matches(it.type, query) }
                .groupBy { it.type.family() }
                .map { (family, members) -> FamilyOfGames(family, members) },
            opened = entries.find { it.id == opened },
            suggested = first,
        )
    }

    companion object {
        private const val QUERY = "query"
        private const val OPENED = "opened"
        private const val FIRST_GAME = "nim"
        private const val STOP_AFTER = 5_000L

        val Factory = viewModelFactory {
            initializer {
                LibraryViewModel((this[APPLICATION_KEY] as HisshoApplication).progress(), createSavedStateHandle())
            }
        }
    }
}
