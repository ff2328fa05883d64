package app.hissho.ui.boards

import app.hissho.engine.Match
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.GridBoard.Piece
import app.hissho.engine.board.Part
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class GridPictureTest {
    private fun picture(text: String): GridPicture {
        val match = Match.parse(text)
        return GridPicture.of(match.board() as GridBoard, match.restart().board() as GridBoard, match.undo().board() as GridBoard, null)
    }

    @Test
    fun whatWasTakenFromARowIsDrawnBehindWhatIsLeft() {
        val picture = picture("kayles 4,9; 2>3,4")
        assertThat((0 until picture.rowCount).map(picture::size)).containsExactly(4, 5, 4).inOrder()
        assertThat(picture.spot(1, 3).was.piece()).isEqualTo(Piece.PIN)
        assertThat(picture.spot(1, 3).part).isNull()
        assertThat((0 until picture.rowCount).map(picture::isFresh)).containsExactly(false, true, true).inOrder()
    }

    @Test
    fun aRowThatIsClearedAwayLeavesItsTrace() {
        val picture = picture("kayles 4,2,6; 2>-")
        assertThat((0 until picture.rowCount).map(picture::group)).containsExactly(0, null, 1).inOrder()
        assertThat(picture.size(1)).isEqualTo(2)
        assertThat(picture.spot(2, 0).part).isEqualTo(Part(1, 0))
        assertThat(picture.row(1)).isEqualTo(2)
    }

    @Test
    fun aBoardKeepsItsSizeWhenLessOfItIsShown() {
        val picture = picture("chomp 3,3,3; 1,2")
        assertThat(picture.rowCount).isEqualTo(3)
        assertThat(picture.spot(0, 0).cell.piece()).isEqualTo(Piece.NONE)
        assertThat(picture.spot(0, 0).was.piece()).isEqualTo(Piece.CHOCOLATE)
        assertThat(picture.spot(2, 1).part).isEqualTo(Part(0, 1))
    }

    @Test
    fun aPieceThatMovedIsFollowed() {
        val carry = carryOf(picture("wythoff 12,15; 3,15"))
        assertThat(carry?.from).isEqualTo(0 to 12)
        assertThat(carry?.to).isEqualTo(0 to 3)
        assertThat(carryOf(picture("ruler TTH; 3"))).isNull()
    }
}
