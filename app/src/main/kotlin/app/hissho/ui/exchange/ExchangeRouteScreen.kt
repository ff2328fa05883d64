package app.hissho.ui.exchange

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewmodel.compose.viewModel
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.hissho.HisshoApplication
import app.hissho.ui.navigation.ExchangeRoute
import app.hissho.ui.navigation.PlayRoute

/** The screen of exchanges with its view model. */
@Composable
fun ExchangeRouteScreen(route: ExchangeRoute, onPlay: (PlayRoute) -> Unit, onBack: () -> Unit) {
    val application = LocalContext.current.applicationContext as HisshoApplication
    val viewModel = viewModel<ExchangeViewModel>(
        factory = viewModelFactory {
            initializer { ExchangeViewModel(route, createSavedStateHandle(), application.positions()) }
        },
    )
    val state by viewModel.state.collectAsStateWithLifecycle()
    val actions = remember(viewModel, onPlay, onBack) { viewModel.actions({ gameId, position -> onPlay(PlayRoute(gameId, position)) }, onBack) }
    ExchangeScreen(state, actions)
}

internal fun ExchangeViewModel.actions(onPlay: (gameId: String, position: String) -> Unit, onBack: () -> Unit) =
    ExchangeActions(::tap, ::exchange, ::undo, ::reset, ::show, ::deal, ::cancel, ::retry, onPlay, onBack)
