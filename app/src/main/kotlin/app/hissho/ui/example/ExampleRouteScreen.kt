package app.hissho.ui.example

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewmodel.compose.viewModel
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.hissho.HisshoApplication
import app.hissho.ui.navigation.ExampleRoute
import app.hissho.ui.navigation.PlayRoute

/** The screen of a worked example with its view model. */
@Composable
fun ExampleRouteScreen(route: ExampleRoute, onPlay: (PlayRoute) -> Unit, onBack: () -> Unit) {
    val application = LocalContext.current.applicationContext as HisshoApplication
    val viewModel = viewModel<ExampleViewModel>(
        factory = viewModelFactory {
            initializer { ExampleViewModel(route, createSavedStateHandle(), application.positions()) }
        },
    )
    val state by viewModel.state.collectAsStateWithLifecycle()
    ExampleScreen(state, ExampleActions(viewModel::next, viewModel::previous, onPlay, onBack, viewModel::picture))
}
