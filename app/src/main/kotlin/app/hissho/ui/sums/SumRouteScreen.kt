package app.hissho.ui.sums

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.hissho.ui.navigation.PlayRoute

/** The screen where a sum is put together, with its view model. */
@Composable
fun SumRouteScreen(
    onPlay: (PlayRoute) -> Unit,
    onBack: () -> Unit,
    viewModel: SumViewModel = viewModel(factory = SumViewModel.Factory),
) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val actions = remember(viewModel, onPlay, onBack) {
        SumActions(viewModel::add, viewModel::edit, viewModel::change, viewModel::remove, viewModel::shuffle, onPlay, onBack)
    }
    SumScreen(state, actions)
}
