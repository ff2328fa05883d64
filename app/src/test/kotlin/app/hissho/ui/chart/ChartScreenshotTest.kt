package app.hissho.ui.chart

import app.hissho.engine.Budget
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.explain.Charted
import app.hissho.ui.play.Finding
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import kotlin.jvm.optionals.getOrNull
import org.junit.Test

class ChartScreenshotTest : ScreenshotTest() {
    private fun capture(name: String, gameId: String, size: Int, position: String?, vararg variants: Variant) {
        val game = Catalog.game(gameId) as Charted<*, *>
        val drawn = Drawn(size, Finding.Found(game.chart(size, Budget.phone())))
        val sizes = game.smallestChart()..game.largestChart()
        val state = ChartUiState(Catalog.type(gameId), sizes, size, game.chartSize(size), drawn, position?.let { game.spot(it).getOrNull() })
        captureVariants("chart-$name", variants.toList()) { ChartScreen(state, onSize = { }, onBack = { }) }
    }

    @Test
    fun six() = capture("six", "memory", 6, "6,5,1", Variant.PHONE, Variant.PHONE_DARK, Variant.SMALL_JA_LARGE_FONT)

    @Test
    fun sixteen() = capture("sixteen", "memory", 16, "16,11,4", Variant.PHONE, Variant.TABLET)

    @Test
    fun cards() = capture("cards", "memory-cards", 12, "6,1,0", Variant.PHONE_JA)
}
