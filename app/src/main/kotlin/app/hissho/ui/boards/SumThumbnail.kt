package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.inset
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.SumBoard

/** More boards would be too small to be made out. */
private const val MOST_BOARDS = 4

/** The first boards of a sum, two in a row, with lines between them. */
internal fun DrawScope.drawSum(board: SumBoard, ink: PieceInk) {
    val boards = board.boards().take(MOST_BOARDS)
    val lines = (boards.size + 1) / 2
    val gap = 3.dp.toPx()
    val height = size.height / lines
    boards.forEachIndexed { place, each ->
        val line = place / 2
        val inLine = if (line * 2 + 1 < boards.size) 2 else 1
        val width = size.width / inLine
        val left = width * (place % 2)
        inset(
            left + if (place % 2 == 1) gap else 0f,
            height * line + if (line > 0) gap else 0f,
            size.width - left - width + if (inLine == 2 && place % 2 == 0) gap else 0f,
            size.height - height * (line + 1) + if (line + 1 < lines) gap else 0f,
        ) { drawBoard(each, ink) }
        if (place % 2 == 1) drawLine(ink.colors.boardEdge, Offset(left, height * line), Offset(left, height * (line + 1)), 1.dp.toPx())
    }
    if (lines > 1) drawLine(ink.colors.boardEdge, Offset(0f, height), Offset(size.width, height), 1.dp.toPx())
}
