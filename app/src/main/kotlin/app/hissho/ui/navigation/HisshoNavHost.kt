package app.hissho.ui.navigation

import androidx.compose.animation.core.tween
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.lifecycle.compose.dropUnlessResumed
import androidx.navigation.NavHostController
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.rememberNavController
import androidx.navigation.toRoute
import app.hissho.ui.chart.ChartRouteScreen
import app.hissho.ui.example.ExampleRouteScreen
import app.hissho.ui.exchange.ExchangeRouteScreen
import app.hissho.ui.library.LibraryRouteScreen
import app.hissho.ui.play.PlayRouteScreen
import app.hissho.ui.settings.SettingsRouteScreen
import app.hissho.ui.sums.SumRouteScreen

/** Long enough to see where one goes, short enough not to wait; the system may switch it off. */
private const val MOTION_MILLIS = 250

/** The screens of the app and the ways between them. */
@Composable
fun HisshoNavHost(modifier: Modifier = Modifier, controller: NavHostController = rememberNavController()) {
    val back: () -> Unit = { controller.popBackStack(LibraryRoute, inclusive = false) }
    val exchange: (String, String) -> Unit = { gameId, position ->
        controller.navigate(ExchangeRoute(gameId, position)) { launchSingleTop = true }
    }
    NavHost(
        controller,
        startDestination = LibraryRoute,
        modifier = modifier,
        enterTransition = { fadeIn(tween(MOTION_MILLIS)) },
        exitTransition = { fadeOut(tween(MOTION_MILLIS)) },
    ) {
        composable<LibraryRoute> {
            LibraryRouteScreen(
                onPlay = { route -> controller.navigate(route) { launchSingleTop = true } },
                onExample = { game -> controller.navigate(ExampleRoute(game.id, playable = true)) { launchSingleTop = true } },
                onLesson = { game, name -> controller.navigate(ExampleRoute(game.id, playable = true, name)) { launchSingleTop = true } },
                onSettings = { controller.navigate(SettingsRoute) { launchSingleTop = true } },
                onSum = { controller.navigate(SumRoute) { launchSingleTop = true } },
                onChart = { game -> controller.navigate(ChartRoute(game.id)) { launchSingleTop = true } },
                onExchange = { game -> exchange(game.starts.first().gameId, game.starts.first().position) },
            )
        }
        composable<SumRoute> {
            SumRouteScreen(onPlay = { route -> controller.navigate(route) { launchSingleTop = true } }, onBack = back)
        }
        composable<SettingsRoute> { SettingsRouteScreen(onBack = back) }
        composable<ExampleRoute> { entry ->
            ExampleRouteScreen(
                entry.toRoute<ExampleRoute>(),
                onPlay = { route -> controller.navigate(route) { popUpTo<ExampleRoute> { inclusive = true } } },
                onBack = { controller.popBackStack<ExampleRoute>(inclusive = true) },
            )
        }
        composable<PlayRoute> { entry ->
            PlayRouteScreen(
                entry.toRoute<PlayRoute>(),
                onBack = dropUnlessResumed { controller.popBackStack() },
                onExample = { gameId -> controller.navigate(ExampleRoute(gameId, playable = false)) { launchSingleTop = true } },
                onChart = { route -> controller.navigate(route) { launchSingleTop = true } },
                onExchange = exchange,
            )
        }
        composable<ExchangeRoute> { entry ->
            ExchangeRouteScreen(
                entry.toRoute<ExchangeRoute>(),
                onPlay = { route -> controller.navigate(route) { launchSingleTop = true } },
                onBack = dropUnlessResumed { controller.popBackStack() },
            )
        }
        composable<ChartRoute> { entry ->
            ChartRouteScreen(entry.toRoute<ChartRoute>(), onBack = { controller.popBackStack<ChartRoute>(inclusive = true) })
        }
    }
}
