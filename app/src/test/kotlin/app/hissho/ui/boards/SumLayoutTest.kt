package app.hissho.ui.boards

import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.hissho.engine.Match
import app.hissho.engine.board.SumBoard
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class SumLayoutTest {
    private fun rows(sum: String, width: Int, height: Int, fontScale: Float = 1f): List<List<Int>> {
        val board = Match.start("sum", sum).board() as SumBoard
        return rowsOfBoards(board.boards().map { sizeFor(it, fontScale) }, DpSize(width.dp, height.dp), 8.dp)
    }

    @Test
    fun narrowBoardsStandSideBySideOnAPhone() {
        assertThat(rows("nim(7)+nim(9)", 379, 460)).containsExactly(listOf(0, 1))
    }

    @Test
    fun fourOfThemMakeASquare() {
        assertThat(rows("nim(3)+nim(4)+nim(5)+nim(6)", 379, 460)).containsExactly(listOf(0, 1), listOf(2, 3)).inOrder()
    }

    @Test
    fun wideBoardsStandOneBelowTheOther() {
        assertThat(rows("nim(1,2,3,4)+nim(2,3,4,5)", 379, 460)).containsExactly(listOf(0), listOf(1)).inOrder()
    }

    @Test
    fun tallHeapsStandSideBySideOnATablet() {
        assertThat(rows("nim(9)+nim(14)+nim(12)", 840, 600)).containsExactly(listOf(0, 1, 2))
    }

    @Test
    fun largeLettersHaveARowOfTheirOwn() {
        assertThat(rows("nim(3)+nim(4)", 328, 300, fontScale = 2f)).containsExactly(listOf(0), listOf(1)).inOrder()
    }

    @Test
    fun manyGamesAreAllThereAndInOrder() {
        val rows = rows(List(20) { "nim(${it + 1})" }.joinToString("+"), 379, 460)
        assertThat(rows.flatten()).containsExactlyElementsIn(0 until 20).inOrder()
    }

    @Test
    fun nothingNeedsNoRow() {
        assertThat(rows("-", 379, 460)).isEmpty()
    }

    @Test
    fun highBoardsGetHighRowsAndAllOfTheRoomIsUsed() {
        val wanted = listOf(DpSize(300.dp, 300.dp), DpSize(300.dp, 100.dp))
        assertThat(heightsOfRows(listOf(listOf(0), listOf(1)), wanted, 808.dp, 8.dp)).containsExactly(600.dp, 200.dp).inOrder()
    }

    @Test
    fun boardsThatHaveTooLittleRoomScroll() {
        val wanted = listOf(DpSize(300.dp, 300.dp), DpSize(300.dp, 100.dp))
        assertThat(heightsOfRows(listOf(listOf(0), listOf(1)), wanted, 108.dp, 8.dp)).containsExactly(300.dp * 0.7f, 100.dp * 0.7f).inOrder()
    }
}
