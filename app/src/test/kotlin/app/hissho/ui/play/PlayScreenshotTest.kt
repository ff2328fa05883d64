package app.hissho.ui.play

import app.hissho.engine.Level
import app.hissho.engine.Message
import app.hissho.engine.board.Part
import app.hissho.engine.explain.Rung
import app.hissho.ui.screenshots.ScreenshotTest
import org.junit.Test

class PlayScreenshotTest : ScreenshotTest() {
    private fun capture(name: String, state: PlayUiState) {
        captureVariants("play-$name") { PlayScreen(state, onEvent = { }, onBack = { }, onShare = { }) }
    }

    @Test
    fun start() = capture("start", session("nim 3,5,7", Setup(Level.CASUAL, userStarts = true, passAndPlay = false)).known())

    @Test
    fun selected() = capture("selected", session("nim 3,5,7; 1:1 3:2").copy(taps = listOf(Part(1, 3))).known())

    @Test
    fun hint() = capture("hint", session("nim 3,5,7").hinted(Rung.MOVE).known())

    @Test
    fun lens() = capture("lens", session("nim 3,4,5").copy(lens = true).known())

    @Test
    fun lost() = capture("lost", session("nim 1,2,4; 1:1 3:2 2:2 3:2").copy(recorded = true).known())

    @Test
    fun why() = capture("why", session("nim 1,2,4; 1:1 3:2 2:2 3:2").copy(why = true, recorded = true).known())

    @Test
    fun won() = capture("won", session("misere-nim 1,2,2; 1:1 2:1 3:1 2:1 3:1", AGAINST_PERFECT.copy(userStarts = false)).known())

    @Test
    fun piles() = capture("piles", session("nim 12,400,${Int.MAX_VALUE}").copy(taps = listOf(Part(1, 278)), lens = true).known())

    @Test
    fun moore() = capture("moore", session("moore:2 3,4,5,6").copy(taps = listOf(Part(1, 3), Part(3, 6)), lens = true).known())

    @Test
    fun limit() = capture("limit", session("fibonacci-nim 20; 3 4").known())

    @Test
    fun period() = capture("period", session("subtraction:1,3,4 21").hinted(Rung.RESULT).known())

    @Test
    fun manyHeaps() = capture("many-heaps", session("nim ${(1..24).joinToString(",") { "${it % 9 + 1}" }}").known())

    @Test
    fun busy() {
        val state = session("nim 3,5,7; 1:1").known()
        capture("busy", state.copy(busy = Busy(opponent = true, positions = 812_345, share = 0.4f)))
    }

    @Test
    fun stalled() {
        val state = session("nim 3,5,7; 1:1").known()
        capture("stalled", state.copy(stalled = Stalled(Message.of("unsolved.time", 10_000))))
    }

    @Test
    fun newGame() = capture("new-game", session("nim 3,5,7").copy(dialog = PlayDialog.NewGame).known())

    @Test
    fun rules() = capture("rules", session("subtraction:1,3,4 21").copy(dialog = PlayDialog.Rules).known())
}
