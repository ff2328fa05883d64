package app.hissho.ui.boards

import app.hissho.engine.Match
import app.hissho.engine.board.HeapBoard
import app.hissho.engine.board.Part
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class TakeAmountsTest {
    private fun amounts(game: String, position: String, heap: Int = 0): TakeAmounts {
        val match = Match.start(game, position)
        return TakeAmounts.of(match.choose(emptyList()), heap, (match.board() as HeapBoard).heaps()[heap])
    }

    @Test
    fun aSetWithGapsIsSteppedThroughWithoutThem() {
        val amounts = amounts("subtraction:1,3,4", "9")
        assertThat(amounts.first(10)).containsExactly(1, 3, 4).inOrder()
        assertThat(amounts.above(1)).isEqualTo(3)
        assertThat(amounts.above(4)).isNull()
        assertThat(amounts.below(3)).isEqualTo(1)
        assertThat(amounts.below(1)).isNull()
        assertThat(2 in amounts).isFalse()
        assertThat(amounts.toString()).isEqualTo("1, 3–4")
    }

    @Test
    fun evenAmountsAreSteppedThroughByTwos() {
        val amounts = amounts("even-if-not-all", "11")
        assertThat(amounts.first(10)).containsExactly(2, 4, 6, 8, 10, 11).inOrder()
        assertThat(amounts.below(11)).isEqualTo(10)
        assertThat(amounts.above(3)).isEqualTo(4)
        assertThat(5 in amounts).isFalse()
        assertThat(amounts.toString()).isEqualTo("2, 4, …, 10, 11")
    }

    @Test
    fun anAmountNamesTheChipThatTakesIt() {
        assertThat(amounts("nim", "3,5", heap = 1).part(2)).isEqualTo(Part(1, 4))
    }

    @Test
    fun theLargestHeapIsHandledWithoutListingIt() {
        val amounts = amounts("nim", "${Int.MAX_VALUE}")
        assertThat(amounts.largest).isEqualTo(Int.MAX_VALUE)
        assertThat(amounts.nearest(Int.MAX_VALUE)).isEqualTo(Int.MAX_VALUE)
        assertThat(amounts.above(Int.MAX_VALUE)).isNull()
        assertThat(amounts.above(Int.MAX_VALUE - 1)).isEqualTo(Int.MAX_VALUE)
        assertThat(amounts.first(3)).containsExactly(1, 2, 3).inOrder()
    }

    @Test
    fun theNearestAmountIsOneThatMayBeTaken() {
        val amounts = amounts("subtraction:1,9", "20")
        assertThat(amounts.nearest(2)).isEqualTo(1)
        assertThat(amounts.nearest(8)).isEqualTo(9)
    }

    @Test
    fun aHeapThatCannotBeTouchedHasNone() {
        assertThat(amounts("subtraction:3,4", "2,9").isEmpty).isTrue()
    }
}
