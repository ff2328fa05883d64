package app.hissho.ui.chart

import androidx.activity.ComponentActivity
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.ui.await
import app.hissho.ui.awaitText
import app.hissho.ui.navigation.ChartRoute
import app.hissho.ui.play.EngineThreads
import app.hissho.ui.theme.HisshoTheme
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.cancel
import org.junit.After
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The maps of strategies, read row by row. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class ChartScreenTest {
    @get:Rule(order = 0)
    val threads = EngineThreads()

    @get:Rule(order = 1)
    val compose = createAndroidComposeRule<ComponentActivity>()

    private val saved = SavedStateHandle()
    private lateinit var viewModel: ChartViewModel

    private fun show(route: ChartRoute) {
        viewModel = ChartViewModel(route, saved)
        compose.setContent {
            val state by viewModel.state.collectAsState()
            HisshoTheme { ChartScreen(state, viewModel::choose, onBack = { }) }
        }
        awaitDrawn()
    }

    private fun awaitDrawn() {
        compose.await("the map") { !viewModel.state.value.computing }
        compose.waitForIdle()
    }

    @After
    fun close() = viewModel.viewModelScope.cancel()

    private fun row(known: Int) = compose.onNodeWithTag("chart-row-$known").performScrollTo()

    @Test
    fun rowsTellTheirStrategiesAndWhereTheGameStands() {
        show(ChartRoute("memory", "4,3,1"))
        compose.onNodeWithTag("size").assertTextEquals("4 pairs on the table")
        row(1).assertContentDescriptionEquals("Known cards 1. Lead of the player to move: -4 to -3: 1, -2 to 2: 2, 3 to 4: 1.")
        row(3).assertContentDescriptionEquals(
            "Known cards 3. Lead of the player to move: -4 to -1: 2, 0 to 2: 0, 3 to 4: 2. Your game stands here, at 1.",
        )
        compose.awaitText("Computed exactly, with fractions.")
    }

    @Test
    fun theSizeIsChosenAndSurvives() {
        show(ChartRoute("memory"))
        compose.onNodeWithTag("size").assertTextEquals("8 pairs on the table")
        compose.onNodeWithTag("larger").performClick()
        awaitDrawn()
        compose.onNodeWithTag("size").assertTextEquals("9 pairs on the table")
        assertThat(ChartViewModel(ChartRoute("memory"), saved).state.value.size).isEqualTo(9)
        compose.runOnUiThread { viewModel.choose(1_000) }
        awaitDrawn()
        compose.onNodeWithTag("larger").assertIsNotEnabled()
        compose.awaitText("Computed in floating point.")
    }

    @Test
    fun forMostCardsAllNumbersOfPairsStandSideBySide() {
        show(ChartRoute("memory-cards"))
        compose.onNodeWithTag("size").assertTextEquals("up to 8 pairs on the table")
        row(1).assertContentDescriptionEquals(
            "Known cards 1. Pairs on the table: 1: ★, 2: 2, 3: 1, 4: 2, 5 to 7: 1, 8: 2.",
        )
    }
}
