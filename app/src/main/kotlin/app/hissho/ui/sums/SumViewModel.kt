package app.hissho.ui.sums

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.Preset
import app.hissho.engine.catalog.Summands
import app.hissho.ui.common.engineCall
import app.hissho.ui.library.FamilyOfGames
import app.hissho.ui.library.GameEntry
import app.hissho.ui.library.catalogEntries
import java.util.SplittableRandom
import kotlin.random.Random
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.launch

/** Puts a sum together. What was chosen survives the death of the process. */
class SumViewModel(private val saved: SavedStateHandle, private val newSeed: () -> Long = Random::nextLong) : ViewModel() {
    private val entries = flow { emit(engineCall { summandEntries() }) }
    private val chosen = saved.getStateFlow(CHOSEN, ArrayList<String>())
    private val editing = saved.getStateFlow<Int?>(EDITING, null)
    private val shuffling = MutableStateFlow(false)

    val state: StateFlow<SumUiState> = combine(entries, chosen, editing, shuffling, ::show)
        .stateIn(viewModelScope, SharingStarted.Eagerly, SumUiState())

    /** Adds a game with the easiest of its starts that is not in the sum yet. */
    fun add(game: GameEntry) {
        val present = state.value.chosen.filter { it.game.id == game.id }.map { it.place }
        val place = game.starts.indices.firstOrNull { it !in present } ?: 0
        if (state.value.canAdd) choose(chosen.value + word(Preset(game.starts[place].gameId, game.starts[place].position)))
    }

    /** Opens the starts of the game at a place of the sum. */
    fun edit(place: Int?) {
        saved[EDITING] = place
    }

    /** Gives the game at [place] another of its starts. */
    fun change(place: Int, start: Int) {
        val other = state.value.chosen.getOrNull(place)?.game?.starts?.getOrNull(start) ?: return
        choose(chosen.value.toMutableList().also { it[place] = word(Preset(other.gameId, other.position)) })
        edit(null)
    }

    fun remove(place: Int) {
        edit(null)
        choose(chosen.value.filterIndexed { index, _ -> index != place })
    }

    /** As many games as there are now, chosen by chance; three if there are not enough. */
    fun shuffle() {
        if (shuffling.value) return
        shuffling.value = true
        viewModelScope.launch {
            val count = chosen.value.size.takeIf { it >= FEWEST_GAMES } ?: USUAL_GAMES
            val drawn = engineCall { Summands.random(Catalog.types(), count, SplittableRandom(newSeed())) }
            choose(drawn.map(::word))
            shuffling.value = false
        }
    }

    private fun choose(words: List<String>) {
        saved[CHOSEN] = ArrayList(words)
    }

    private fun show(entries: List<GameEntry>, chosen: List<String>, editing: Int?, shuffling: Boolean) = SumUiState(
        ready = true,
        families = entries.groupBy { it.type.family() }.map { (family, games) -> FamilyOfGames(family, games) },
        chosen = chosen.mapNotNull { word -> entries.firstNotNullOfOrNull { find(it, word) } },
        editing = editing?.takeIf { it < chosen.size },
        shuffling = shuffling,
    )

    private fun find(game: GameEntry, word: String): ChosenGame? =
        game.starts.indexOfFirst { word(Preset(it.gameId, it.position)) == word }.takeIf { it >= 0 }?.let { ChosenGame(game, it) }

    companion object {
        private const val CHOSEN = "chosen"
        private const val EDITING = "editing"
        private const val USUAL_GAMES = 3

        val Factory = viewModelFactory { initializer { SumViewModel(createSavedStateHandle()) } }
    }
}

private fun word(preset: Preset): String = "${preset.gameId()} ${preset.position()}"

/** The games that the app draws and that can be part of a sum, with those starts that can. Blocks. */
internal fun summandEntries(): List<GameEntry> = catalogEntries().mapNotNull { entry ->
    val fitting = Summands.presets(entry.type).mapTo(HashSet(), ::word)
    entry.copy(starts = entry.starts.filter { word(Preset(it.gameId, it.position)) in fitting }).takeIf { it.starts.isNotEmpty() }
}
