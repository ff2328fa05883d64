package app.hissho.ui.example

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.hissho.engine.Budget
import app.hissho.engine.NotSolvedException
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.WorkedExample
import app.hissho.engine.store.PositionStore
import app.hissho.ui.common.engineCall
import app.hissho.ui.navigation.ExampleRoute
import app.hissho.ui.play.Finding
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.stateIn

/** The worked example of a game, or one of its lessons. It is worked out anew whenever it is opened; which step is shown survives process death. */
class ExampleViewModel(route: ExampleRoute, private val saved: SavedStateHandle, store: PositionStore) : ViewModel() {
    private val type = Catalog.type(route.gameId)
    private val lesson = type.lessons().find { it.name() == route.lesson }
    private val shown = saved.getStateFlow(STEP, 0)
    private val chosen = saved.getStateFlow<Int?>(PICTURED, null)

    private val worked: Flow<Finding<WorkedExample>> = flow {
        val found = try {
            Finding.Found(engineCall { work(store) })
        } catch (unsolved: NotSolvedException) {
            Finding.Unsolved(unsolved.reason())
        }
        emit(found)
    }

    val state: StateFlow<ExampleUiState> = combine(worked, shown, chosen) { found, step, picture ->
        when (found) {
            is Finding.Found ->
                ExampleUiState.Showing(type, found.value, step.coerceIn(found.value.scenes().indices), route.playable, lesson, picture)
            is Finding.Unsolved -> ExampleUiState.Unsolved(found.reason)
        }
    }.stateIn(viewModelScope, SharingStarted.Lazily, ExampleUiState.Loading)

    private fun work(store: PositionStore): WorkedExample =
        if (lesson == null) WorkedExample.of(type, store, Budget.phone()) else WorkedExample.of(type, lesson, store, Budget.phone())

    fun next() = go(1)

    fun previous() = go(-1)

    /** Shows the picture of another step of the scene. */
    fun picture(step: Int) {
        saved[PICTURED] = step
    }

    private fun go(by: Int) {
        val showing = state.value as? ExampleUiState.Showing ?: return
        saved[PICTURED] = null
        saved[STEP] = (showing.step + by).coerceIn(0, showing.steps - 1)
    }

    private companion object {
        const val STEP = "step"
        const val PICTURED = "pictured"
    }
}
