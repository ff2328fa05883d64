package app.hissho.ui.boards

import app.hissho.engine.Match
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.Part
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class GridValuesTest {
    private fun board(text: String) = Match.parse(text).board() as GridBoard

    @Test
    fun heapsAndRowsOfStonesHaveOneValueEach() {
        assertThat(board("kayles 3,5").hasRowValues(listOf("3", "4"))).isTrue()
        assertThat(board("northcott W..B/.W.B").hasRowValues(listOf("2", "1"))).isTrue()
        assertThat(board("kayles 3,5").partsWithValues(listOf("3", "4"))).isEmpty()
    }

    @Test
    fun onlyHeadsShowWhatTheyAreWorth() {
        assertThat(board("ruler THT").partsWithValues(listOf("0", "2", "0"))).containsExactly(Part(0, 1), "2")
    }

    @Test
    fun piecesAreCountedInReadingOrder() {
        val values = board("rook-nim 3,1;2,6;3,1;5,5").partsWithValues(listOf("4", "0", "2", "2"))
        assertThat(values).containsExactly(Part(1, 2), "4", Part(2, 5), "0", Part(6, 3), "2")
    }
}
