package app.hissho.ui.play

import app.hissho.engine.catalog.Catalog
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** Every game that is offered, at the second of its starts, as a player first sees it. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class EveryGameScreenshotTest(private val id: String) : ScreenshotTest() {
    @Test
    fun start() {
        val start = Catalog.types().single { it.id() == id }.presets()[1]
        val state = session("${start.gameId()} ${start.position()}").known()
        captureVariants("every-$id", listOf(Variant.PHONE)) { PlayScreen(state, onEvent = { }, onBack = { }, onShare = { }) }
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun ids(): List<Array<Any>> = Catalog.types().map { arrayOf(it.id()) }
    }
}
