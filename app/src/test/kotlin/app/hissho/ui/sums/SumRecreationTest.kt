package app.hissho.ui.sums

import android.content.ComponentName
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.HisshoApplication
import app.hissho.ui.await
import app.hissho.ui.awaitText
import app.hissho.ui.play.EngineThreads
import app.hissho.ui.theme.HisshoTheme
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

class SumActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContent { HisshoTheme { SumRouteScreen(onPlay = { }, onBack = { }) } }
    }
}

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class SumRecreationTest {
    @get:Rule(order = 0)
    val threads = EngineThreads()

    @get:Rule(order = 1)
    val compose = createEmptyComposeRule()

    @Before
    fun registerActivity() {
        val application = ApplicationProvider.getApplicationContext<HisshoApplication>()
        shadowOf(application.packageManager).addActivityIfNotPresent(ComponentName(application, SumActivity::class.java))
    }

    private fun click(tag: String) {
        compose.await("$tag is there") { compose.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty() }
        compose.onNodeWithTag(tag).performClick()
    }

    @Test
    fun theChosenGamesAndTheOpenSheetSurviveRecreation() {
        ActivityScenario.launch(SumActivity::class.java).use { scenario ->
            click("add-aliquot")
            click("add-dim")
            compose.awaitText("Aliquot + Dim+")
            click("chosen-1")
            compose.await("the starts") { compose.onAllNodesWithTag("remove").fetchSemanticsNodes().isNotEmpty() }
            scenario.recreate()
            compose.await("the starts") { compose.onAllNodesWithTag("remove").fetchSemanticsNodes().isNotEmpty() }
            compose.onNodeWithTag("sum").assertTextEquals("Aliquot + Dim+")
            click("remove")
            compose.awaitText("Add 1 more game to start.")
        }
    }
}
