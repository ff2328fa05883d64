package app.hissho.ui.play

import app.hissho.engine.Budget
import app.hissho.engine.Match
import app.hissho.engine.board.Part
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class LensTest {
    private fun lens(match: Match<*, *>) = questions.lens(match, Budget.phone())

    @Test
    fun theOnlyWinningMoveOfNimIsMarked() {
        val match = Match.parse("nim 12,19,27")
        val lens = lens(match)
        assertThat(lens.values).containsExactly("12", "19", "27").inOrder()
        assertThat(lens.marked(match, emptyList())).containsExactly(Part(0, 9))
        assertThat(lens.table).isNotNull()
    }

    @Test
    fun aLostPositionHasNoMarks() {
        val match = Match.parse("nim 1,2,3")
        assertThat(lens(match).marked(match, emptyList())).isEmpty()
    }

    @Test
    fun aFirstTapNarrowsTheMarksOfTheSecond() {
        val match = Match.parse("moore:2 1,2,3")
        val lens = lens(match)
        val first = lens.best.first().first()
        val marked = lens.marked(match, listOf(first))
        assertThat(marked).isNotEmpty()
        for (part in marked) {
            val taps = match.choose(listOf(first, part)).tapped()
            assertThat(lens.best.any { it.containsAll(taps) }).isTrue()
        }
    }

    @Test
    fun aTwoBillionHeapIsMarkedAtOnce() {
        val match = Match.parse("nim ${Int.MAX_VALUE},5")
        assertThat(lens(match).marked(match, emptyList())).containsExactly(Part(0, 6))
    }
}
