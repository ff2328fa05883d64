package app.hissho.ui.play

import app.hissho.engine.board.Part
import app.hissho.engine.explain.Rung
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

/** Hands of cards in the middle of a match. */
class HandScreenshotTest : ScreenshotTest() {
    private val variants = listOf(Variant.PHONE, Variant.PHONE_DARK, Variant.SMALL_JA_LARGE_FONT, Variant.TABLET)

    private fun capture(name: String, match: String, lens: Boolean, vararg taps: Part) {
        val state = session(match).copy(taps = taps.toList(), lens = lens).known()
        captureVariants("hand-$name", variants) { PlayScreen(state, onEvent = { }, onBack = { }, onShare = { }) }
    }

    private fun explained(name: String, session: Session, variants: List<Variant>) =
        captureVariants("hand-$name", variants) { PlayScreen(session.known(), onEvent = { }, onBack = { }, onShare = { }) }

    @Test
    fun kept() = explained("kept", session("tanhinmin 2,3,6,8,9|1,4,5,7@3").hinted(Rung.LOOK), listOf(Variant.PHONE))

    @Test
    fun linked() = explained("linked", session("tanhinmin 2,3,6,8,9|1,4,5,7@3").hinted(Rung.COMPUTE), Variant.ALL)

    @Test
    fun linkedEqual() =
        explained("linked-equal", session("tanhinmin 1,1,2,2,2,3|1,1,1,2,2").copy(lens = true), listOf(Variant.PHONE, Variant.PHONE_DARK))

    @Test
    fun linkedMany() = explained(
        "linked-many",
        session("tanhinmin 1,2,3,4,5,6,7,8,9,10,11,12,13|1,2,3,4,5,6,7,8,9,10,11,12,13").hinted(Rung.COMPUTE),
        listOf(Variant.PHONE, Variant.PHONE_JA),
    )

    @Test
    fun why() = explained("why", session("tanhinmin 1,2,3|1,2,3; 3 pass 2 3 pass 1 pass 2").copy(why = true), listOf(Variant.PHONE, Variant.PHONE_DARK))

    @Test
    fun chosen() = capture("chosen", "tanhinmin 2,3,6,8,9|1,4,5,7@3", lens = false, Part(0, 2))

    @Test
    fun answered() = capture("answered", "tanhinmin 1,1,2,3,3|1,2,2,3; 1 2", lens = true)

    @Test
    fun manyCards() = capture("many", "tanhinmin 1,2,3,4,5,6,7,8,9,10,11,12,13|1,2,3,4,5,6,7,8,9,10,11,12,13@4", lens = false, Part(0, 8))
}
