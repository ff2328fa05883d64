package app.hissho.ui.exchange

import android.content.ComponentName
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.HisshoApplication
import app.hissho.ui.await
import app.hissho.ui.awaitText
import app.hissho.ui.navigation.ExchangeRoute
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.play.EngineThreads
import app.hissho.ui.theme.HisshoTheme
import com.google.common.truth.Truth.assertThat
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

class ExchangeActivity : ComponentActivity() {
    var played: PlayRoute? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContent {
            HisshoTheme { ExchangeRouteScreen(ExchangeRoute("tricks:4", "8,7,6,4|5,3,2,1@left"), onPlay = { played = it }, onBack = { }) }
        }
    }
}

/** Exchanges tried out by taps, with the real view model, store and engine. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class ExchangeScreenTest {
    @get:Rule(order = 0)
    val threads = EngineThreads()

    @get:Rule(order = 1)
    val compose = createEmptyComposeRule()

    @Before
    fun registerActivity() {
        val application = ApplicationProvider.getApplicationContext<HisshoApplication>()
        shadowOf(application.packageManager).addActivityIfNotPresent(ComponentName(application, ExchangeActivity::class.java))
    }

    private fun launched(test: (ActivityScenario<ExchangeActivity>) -> Unit) =
        ActivityScenario.launch(ExchangeActivity::class.java).use(test)

    private fun click(tag: String) {
        compose.await("$tag is there") { compose.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty() }
        compose.onNodeWithTag(tag).performScrollTo().performClick()
    }

    private fun worth(left: String, right: String) {
        compose.awaitText("Left leads: $left")
        compose.onNodeWithTag("left-leads").assertTextEquals("Left leads: $left")
        compose.onNodeWithTag("right-leads").assertTextEquals("Right leads: $right")
    }

    /** The hands {8,7,6,x} of the theory: all four points with the 5, three or four with a lower card. */
    @Test
    fun twoTapsExchangeNeighboursAndTellTheChange() = launched {
        worth("3", "4")
        compose.onNodeWithTag("deal-2").assertContentDescriptionEquals("Point card 6, Left, can be exchanged")
        compose.onNodeWithTag("deal-0").assertContentDescriptionEquals("Point card 8, Left").assertHasNoClickAction()
        click("deal-4")
        compose.onNodeWithTag("deal-4").assertIsSelected()
        click("deal-3")
        worth("3 → 4 (+1)", "4 → 4 (±0)")
        compose.onNodeWithText("So what Left gets can change by −1 to +1, whoever leads.").assertExists()
        compose.onNodeWithTag("deal-3").assertContentDescriptionEquals("Point card 5, Left, can be exchanged")
    }

    @Test
    fun exchangesAreTakenBackAndReset() = launched {
        compose.onNodeWithTag("exchange-undo").assertIsNotEnabled()
        click("all-3")
        worth("3 → 4 (+1)", "4 → 4 (±0)")
        click("all-3")
        worth("4 → 3 (−1)", "4 → 4 (±0)")
        compose.onNodeWithTag("exchange-undo").assertIsEnabled().performClick()
        worth("3 → 4 (+1)", "4 → 4 (±0)")
        compose.onNodeWithTag("exchange-reset").performClick()
        worth("3", "4")
        compose.onNodeWithTag("exchange-reset").assertIsNotEnabled()
    }

    @Test
    fun theDealCanBePlayed() = launched { scenario ->
        click("all-3")
        compose.onNodeWithTag("play-deal").performClick()
        scenario.onActivity { assertThat(it.played).isEqualTo(PlayRoute("tricks:4", "8,7,6,5|4,3,2,1@left")) }
    }

    /** The deal of the theory with all cards as points. */
    @Test
    fun anotherDealAndItsHeatMaps() = launched {
        click("other-deal")
        compose.onNodeWithTag("position").performScrollTo().performTextReplacement("6,3,1|5,4,2@left")
        compose.onNodeWithTag("parameter").performScrollTo().performTextReplacement("6")
        compose.onNodeWithTag("custom-start").performClick()
        worth("2", "4")
        click("heatmap")
        compose.onNodeWithTag("heatmap-rows").assertTextEquals("Rows: Left")
        compose.onNodeWithTag("heatmap-G-0").assertContentDescriptionEquals("Row 6, best: 5 gives 2; 4 gives 2; 2 gives 2")
    }

    @Test
    fun theExchangesAndTheChosenCardSurviveTheDeathOfTheProcess() = launched { scenario ->
        click("all-3")
        worth("3 → 4 (+1)", "4 → 4 (±0)")
        click("deal-3")
        compose.onNodeWithTag("deal-3").assertIsSelected()
        scenario.recreate()
        worth("3 → 4 (+1)", "4 → 4 (±0)")
        compose.onNodeWithTag("deal-3").assertContentDescriptionEquals("Point card 5, Left").assertIsSelected()
        click("heatmap")
        scenario.recreate()
        compose.awaitText("Rows: Left")
    }
}
