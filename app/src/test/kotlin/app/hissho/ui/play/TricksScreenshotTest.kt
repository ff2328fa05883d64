package app.hissho.ui.play

import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

/** Tricks in the middle of a match, and the matrices of a trick. */
class TricksScreenshotTest : ScreenshotTest() {
    private fun capture(name: String, session: Session, variants: List<Variant>) {
        val state = session.known()
        captureVariants("tricks-$name", variants) { PlayScreen(state, onEvent = { }, onBack = { }, onShare = { }) }
    }

    @Test
    fun lastTrick() = capture("last-trick", session("tricks:4 8,7,6,4|5,3,2,1@left; 8 1"), listOf(Variant.PHONE, Variant.SMALL_JA_LARGE_FONT))

    @Test
    fun won() = capture("won", session("tricks:4 8,7,6,4|5,3,2,1@left; 4 5 3 6 7 2 8 1"), listOf(Variant.PHONE_DARK))

    @Test
    fun heatmap() = capture(
        "heatmap",
        session("tricks:6 6,3,1|5,4,2@left").copy(lens = true, dialog = PlayDialog.Heatmap),
        listOf(Variant.PHONE, Variant.SMALL_JA_LARGE_FONT),
    )

    @Test
    fun saddle() = capture(
        "saddle",
        session("tricks:4 10,8,5,4,1|9,7,6,3,2@left; 5").copy(lens = true, dialog = PlayDialog.Heatmap),
        listOf(Variant.PHONE_DARK, Variant.TABLET),
    )
}
