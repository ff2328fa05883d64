package app.hissho.ui.boards

import androidx.annotation.StringRes
import app.hissho.R
import app.hissho.engine.board.HeapBoard

/** What heaps are called and what is done with their chips. */
internal class HeapWords private constructor(
    @StringRes val title: Int,
    @StringRes val chosen: Int,
    @StringRes val action: Int,
    @StringRes val wins: Int,
) {
    companion object {
        private val HEAP = HeapWords(R.string.board_heap, R.string.board_chosen, R.string.board_take_action, R.string.board_wins)
        private val STEP = HeapWords(R.string.board_step, R.string.board_chosen_step, R.string.board_move_action, R.string.board_move_wins)
        private val BOX = HeapWords(R.string.board_box, R.string.board_chosen_box, R.string.board_move_action, R.string.board_move_wins)

        fun of(style: HeapBoard.Style): HeapWords = when (style) {
            HeapBoard.Style.GROUND -> HEAP
            HeapBoard.Style.STAIRS -> STEP
            HeapBoard.Style.BOXES -> BOX
        }
    }
}
