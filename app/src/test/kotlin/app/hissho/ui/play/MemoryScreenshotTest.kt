package app.hissho.ui.play

import app.hissho.engine.catalog.Catalog
import app.hissho.ui.editor.OwnStartScreen
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

/** Cards spread out on the table. */
class MemoryScreenshotTest : ScreenshotTest() {
    private fun capture(name: String, session: Session, vararg variants: Variant) {
        val state = session.known()
        captureVariants("memory-$name", variants.toList()) { PlayScreen(state, onEvent = { }, onBack = { }, onShare = { }) }
    }

    private val middle = "memory 1?,2?,3?,4?,1?,2?,5?,6?,3?,4?,5?,6?:0; 1 5 2 3 2 6 4 7"

    /** Both have a pair, the opponent’s cards are still in sight. */
    @Test
    fun middle() = capture("middle", session(middle), Variant.PHONE, Variant.PHONE_DARK, Variant.SMALL_JA_LARGE_FONT, Variant.TABLET)

    @Test
    fun held() = capture("held", session("memory 12,0,0#4; 3 9").copy(perfectMemory = false), Variant.PHONE)

    @Test
    fun lens() = capture("lens", session(middle).copy(lens = true), Variant.PHONE, Variant.PHONE_JA)

    @Test
    fun ownStart() = captureVariants("memory-own-start", listOf(Variant.PHONE)) {
        OwnStartScreen(Catalog.type("memory"), onBack = { }) { _, _ -> }
    }

    /** Nobody erred: it was luck. */
    @Test
    fun unlucky() = capture("unlucky", session("memory 1?,2?,1?,2?:0; 1 2 3 1 4 2").copy(why = true), Variant.PHONE)

    @Test
    fun fifteenPairs() = capture("fifteen", session("memory-cards 15,6,0#4; 9"), Variant.PHONE, Variant.SMALL_JA_LARGE_FONT)
}
