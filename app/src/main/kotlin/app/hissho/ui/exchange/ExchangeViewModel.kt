package app.hissho.ui.exchange

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.hissho.engine.Budget
import app.hissho.engine.store.PositionStore
import app.hissho.ui.navigation.ExchangeRoute
import app.hissho.ui.play.Busy
import app.hissho.ui.play.Finding
import app.hissho.ui.play.findOut
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

/**
 * Tries out exchanges on a deal. The deal, the exchanges made and what is open survive the death of the process; what a
 * deal is worth is searched anew. Every change of the deal ends the search that was under way.
 */
internal class ExchangeViewModel(route: ExchangeRoute, private val saved: SavedStateHandle, private val store: PositionStore) : ViewModel() {
    private val states = MutableStateFlow(
        ExchangeUiState(
            Trail.of(saved[GAME] ?: route.gameId, saved[POSITION] ?: route.position, saved.get<IntArray>(PLACES)?.toList().orEmpty()),
            saved[SELECTED],
            saved.get<String>(DIALOG)?.let(ExchangeDialog::named),
        ),
    )
    private var work: Job? = null

    val state: StateFlow<ExchangeUiState> = states.asStateFlow()

    init {
        startWork()
    }

    /** The first card that is tapped is selected; a neighbour of the other player then changes hands with it. */
    fun tap(place: Int) {
        val trail = states.value.trail ?: return
        val selected = states.value.selected
        when {
            selected == place -> select(null)
            selected == place - 1 && trail.deal.canExchange(selected) -> change(trail.exchange(selected))
            selected == place + 1 && trail.deal.canExchange(place) -> change(trail.exchange(place))
            else -> select(place)
        }
    }

    fun exchange(place: Int) = changed { it.exchange(place) }

    fun undo() = changed { it.undo() }

    fun reset() = changed { it.reset() }

    /** Goes on with another deal. */
    fun deal(gameId: String, position: String) {
        show(null)
        Trail.of(gameId, position)?.let(::change)
    }

    fun show(dialog: ExchangeDialog?) {
        saved[DIALOG] = dialog?.toString()
        states.update { it.copy(dialog = dialog) }
    }

    /** Stops the search. */
    fun cancel() {
        work?.cancel()
        states.update { it.copy(busy = null, stopped = true) }
    }

    fun retry() {
        states.update { it.copy(stopped = false) }
        startWork()
    }

    private fun select(place: Int?) {
        saved[SELECTED] = place
        states.update { it.copy(selected = place) }
    }

    private fun changed(by: (Trail) -> Trail) {
        states.value.trail?.let { change(by(it)) }
    }

    private fun change(trail: Trail) {
        saved[GAME] = trail.start.gameId()
        saved[POSITION] = trail.start.text()
        saved[PLACES] = trail.places.toIntArray()
        saved[SELECTED] = null
        work?.cancel()
        states.value = ExchangeUiState(trail, dialog = states.value.dialog)
        startWork()
    }

    private fun startWork() {
        val trail = states.value.trail ?: return
        work = viewModelScope.launch {
            val worth = find { budget -> worth(trail, budget) }
            states.update { it.copy(worth = worth) }
            val all = find { budget -> trail.deal.exchanges(store, budget) }
            states.update { it.copy(all = all) }
        }
    }

    private fun worth(trail: Trail, budget: Budget) = Worth(
        trail.deal.matrices(store, budget),
        trail.before?.exchange(trail.places.last(), store, budget),
        trail.deal.heatmap(store, budget),
    )

    private suspend fun <T> find(question: (Budget) -> T): Finding<T> = findOut(
        { progress -> states.update { state -> state.copy(busy = progress?.let { Busy(it, opponent = false) }) } },
        question,
    )

    private companion object {
        const val GAME = "game"
        const val POSITION = "position"
        const val PLACES = "places"
        const val SELECTED = "selected"
        const val DIALOG = "dialog"
    }
}
