package app.hissho.ui.sums

import app.hissho.engine.board.Part
import app.hissho.engine.board.SumBoard
import app.hissho.ui.play.PlayScreen
import app.hissho.ui.play.PlayUiState
import app.hissho.ui.play.known
import app.hissho.ui.play.session
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

class SumScreenshotTest : ScreenshotTest() {
    private fun capture(name: String, state: SumUiState, variants: List<Variant> = Variant.ALL) =
        captureVariants("sum-$name", variants) { SumScreen(state, SumActions()) }

    private fun capture(name: String, state: PlayUiState, variants: List<Variant> = Variant.ALL) =
        captureVariants("play-sum-$name", variants) { PlayScreen(state, onEvent = { }, onBack = { }, onShare = { }) }

    @Test
    fun empty() = capture("empty", SumStates.empty, Variant.FEW + Variant.TABLET)

    @Test
    fun two() = capture("two", SumStates.of("kayles" to 0, "wythoff" to 1), listOf(Variant.PHONE, Variant.TABLET))

    @Test
    fun four() = capture("four", SumStates.of("nim" to 2, "kayles" to 1, "mock-turtles" to 0, "hackenbush" to 1))

    @Test
    fun starts() = capture("starts", SumStates.of("nim" to 1, "hackenbush" to 0).copy(editing = 1), listOf(Variant.PHONE, Variant.SMALL_JA_LARGE_FONT))

    @Test
    fun threeBoards() = capture("three", session("sum kayles(7)+hackenbush(0-1,1-2,1-3,3-4)+nim(1,4)").known(), Variant.FEW)

    @Test
    fun fourBoardsWithLens() {
        val chosen = listOf(SumBoard.part(2, Part(0, 2)))
        val sum = "sum wythoff(3,4)+mock-turtles(TTHTH)+nim(4)+hackenbush(0-1,1-2,1-3,3-4)"
        capture("lens", session(sum).copy(lens = true, taps = chosen).known())
    }
}
