package app.hissho.ui.play

import app.hissho.engine.board.Key
import app.hissho.engine.board.Part
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

/** Boards of cells in the middle of a match: what the last move did, what is chosen, and what the lens tells. */
class GridScreenshotTest : ScreenshotTest() {
    private val variants = listOf(Variant.PHONE, Variant.PHONE_DARK, Variant.SMALL_JA_LARGE_FONT, Variant.TABLET)

    private fun capture(name: String, match: String, lens: Boolean, vararg taps: Part) {
        val state = session(match).copy(taps = taps.toList(), lens = lens).known()
        captureVariants("grid-$name", variants) { PlayScreen(state, onEvent = { }, onBack = { }, onShare = { }) }
    }

    @Test
    fun kayles() = capture("kayles", "kayles 4,7,9; 3>3,4 1>1,2", lens = false, Part(2, 3), Part(2, 4))

    @Test
    fun lasker() = capture("lasker", "lasker 3,8,9", lens = true, Part(1, 7))

    @Test
    fun mockTurtles() = capture("mock-turtles", "mock-turtles HTHTTHTTHTHT", lens = true, Part(0, 10), Part(0, 3))

    @Test
    fun rugs() = capture("rugs", "rugs HTH/THT/HTH; 3x3 2x2", lens = true)

    @Test
    fun wythoff() = capture("wythoff", "wythoff 9,11", lens = true)

    @Test
    fun northcott() =
        capture("northcott", "northcott W...B.../.W..B.../.B...W../W......B; 1:2 2:4", lens = true, Part(3, 0))

    @Test
    fun thirtyOne() = capture("thirty-one", "thirty-one 3,4", lens = true)

    @Test
    fun sos() = capture("sos", "sos S..O......", lens = false, Part(0, 5), Part(Key.GROUP, 0))

    @Test
    fun chomp() = capture("chomp", "chomp 5,5,5,5; 4,4 3,5", lens = false, Part(2, 1))

    @Test
    fun rims() = capture("rims", "rims 5,6,9; 3>2,4 1>-", lens = false, Part(0, 2), Part(0, 3))

    @Test
    fun staircase() = capture("staircase", "staircase 3,4,5,2", lens = true, Part(2, 3))
}
