package app.hissho.ui.library

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.hissho.ui.navigation.PlayRoute

/** The library with its view model. */
@Composable
fun LibraryRouteScreen(
    onPlay: (PlayRoute) -> Unit,
    onExample: (GameEntry) -> Unit,
    onLesson: (GameEntry, String) -> Unit,
    onSettings: () -> Unit,
    onSum: () -> Unit,
    onChart: (GameEntry) -> Unit,
    onExchange: (GameEntry) -> Unit,
    viewModel: LibraryViewModel = viewModel(factory = LibraryViewModel.Factory),
) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val actions = remember(viewModel, onPlay, onExample, onLesson, onSettings, onSum, onChart, onExchange) {
        LibraryActions(
            viewModel::search, viewModel::open, viewModel::close, onPlay, onExample, onSettings, onSum, onChart, onLesson, onExchange,
        )
    }
    LibraryScreen(state, actions)
}
