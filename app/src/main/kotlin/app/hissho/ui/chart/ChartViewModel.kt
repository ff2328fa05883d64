package app.hissho.ui.chart

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.hissho.engine.Budget
import app.hissho.engine.NotSolvedException
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.explain.Charted
import app.hissho.ui.common.engineCall
import app.hissho.ui.navigation.ChartRoute
import app.hissho.ui.play.Finding
import kotlin.jvm.optionals.getOrNull
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.mapLatest
import kotlinx.coroutines.flow.onStart
import kotlinx.coroutines.flow.stateIn

/** The maps of a game. To ask for another size stops the one under way; the size survives process death. */
@OptIn(ExperimentalCoroutinesApi::class)
class ChartViewModel(route: ChartRoute, private val saved: SavedStateHandle) : ViewModel() {
    private val type = Catalog.type(route.gameId)
    private val game = Catalog.game(route.gameId) as Charted<*, *>
    private val spot = route.position?.let { game.spot(it).getOrNull() }
    private val sizes = game.smallestChart()..game.largestChart()
    private val size = saved.getStateFlow(SIZE, spot?.size() ?: USUAL.coerceIn(sizes))

    private val drawn: Flow<Drawn> = size.mapLatest { wanted ->
        val chart = try {
            Finding.Found(engineCall { game.chart(wanted, Budget.phone()) })
        } catch (unsolved: NotSolvedException) {
            Finding.Unsolved(unsolved.reason())
        }
        Drawn(wanted, chart)
    }

    val state: StateFlow<ChartUiState> = combine(size, drawn.onStart<Drawn?> { emit(null) }) { size, drawn -> of(size, drawn) }
        .stateIn(viewModelScope, SharingStarted.Lazily, of(size.value, null))

    private fun of(size: Int, drawn: Drawn?) = ChartUiState(type, sizes, size, game.chartSize(size), drawn, spot)

    fun choose(wanted: Int) {
        saved[SIZE] = wanted.coerceIn(sizes)
    }

    private companion object {
        const val SIZE = "size"

        /** A map that shows what there is to see and still fits a phone. */
        const val USUAL = 8
    }
}
