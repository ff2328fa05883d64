package app.hissho.ui.chart

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewmodel.compose.viewModel
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.hissho.ui.navigation.ChartRoute

/** The screen of a game's maps with its view model. */
@Composable
fun ChartRouteScreen(route: ChartRoute, onBack: () -> Unit) {
    val viewModel = viewModel<ChartViewModel>(
        factory = viewModelFactory { initializer { ChartViewModel(route, createSavedStateHandle()) } },
    )
    val state by viewModel.state.collectAsStateWithLifecycle()
    ChartScreen(state, viewModel::choose, onBack)
}
