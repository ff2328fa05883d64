package app.hissho.ui.play

import app.hissho.engine.Budget
import app.hissho.engine.Match
import app.hissho.engine.Outcome
import app.hissho.engine.board.HeapBoard
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class TurningPointTest {
    private fun point(match: String): TurningPoint {
        return questions.turningPoint(Match.parse(match), 0, Budget.phone())
    }

    @Test
    fun theLastChanceOfTheLoserIsFound() {
        val point = point("nim 1,2,4; 1:1 3:2 2:2 3:2")
        assertThat(point.ply).isEqualTo(0)
        assertThat((point.board as HeapBoard).heaps()).containsExactly(1, 2, 4).inOrder()
        assertThat(point.slip?.move?.arguments()).containsExactly(1, 1, 0).inOrder()
        assertThat(point.explanation.steps()).isNotEmpty()
    }

    @Test
    fun aLoserCouldHaveHeldTheDraw() {
        val point = point("digraph a>b,b>a,b>c,c>d @a; b c d")
        assertThat(point.ply).isEqualTo(1)
        assertThat(point.slip?.missed).isEqualTo(Outcome.DRAW)
    }

    @Test
    fun afterADrawTheLastWinThatWasMissedIsFound() {
        val point = point("sos S...; 3O 4O 2O")
        assertThat(point.ply).isEqualTo(0)
        assertThat(point.slip?.missed).isEqualTo(Outcome.WIN)
    }

    @Test
    fun aDrawWithoutASlipIsExplainedFromTheStart() {
        val point = point("digraph a>b,b>a @a; b a b a")
        assertThat(point.slip).isNull()
        assertThat(point.ply).isEqualTo(0)
    }

    @Test
    fun whoWasLostFromTheStartHasNoSlip() {
        val point = point("nim 1,1; 1:1 2:1")
        assertThat(point.slip).isNull()
        assertThat(point.ply).isEqualTo(0)
    }
}
