package app.hissho.ui.play

import app.hissho.engine.board.Part
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

/** Graphs of cards in the middle of a match. */
class CardGraphScreenshotTest : ScreenshotTest() {
    private fun capture(name: String, match: String, variants: List<Variant>, lens: Boolean = false, vararg taps: Part) {
        val state = session("card-graph $match").copy(taps = taps.toList(), lens = lens).known()
        captureVariants("card-graph-$name", variants) { PlayScreen(state, onEvent = { }, onBack = { }, onShare = { }) }
    }

    private fun preset(index: Int) = Catalog.type("card-graph").presets()[index].position()

    @Test
    fun scissors() = capture("scissors", preset(4), listOf(Variant.PHONE_DARK, Variant.SMALL_JA_LARGE_FONT, Variant.TABLET))

    @Test
    fun answered() = capture("answered", "${preset(4)}; p1 s1", listOf(Variant.PHONE), lens = false, Part(0, 1))

    @Test
    fun order() = capture("order", preset(0), listOf(Variant.PHONE), lens = true)

    @Test
    fun turned() = capture("turned", "${preset(5)}; 11 10", listOf(Variant.PHONE))

    @Test
    fun many() {
        val arrows = (1..20).flatMap { low -> (low + 1..20).map { "$low>$it" } }.joinToString(",")
        val match = "$arrows;${(1..20 step 2).joinToString(",")}|${(4..20 step 2).joinToString(",")}@2"
        capture("many", match, listOf(Variant.PHONE), lens = false, Part(0, 4))
    }
}
