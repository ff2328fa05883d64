package app.hissho.ui.boards

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.engine.board.Board
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.HeapBoard
import app.hissho.engine.board.SpreadBoard
import app.hissho.engine.board.SumBoard
import app.hissho.ui.theme.HisshoColors
import app.hissho.ui.theme.HisshoTheme
import kotlin.math.max
import kotlin.math.min
import kotlin.math.roundToInt

/** A small picture of a position on its wood. It cannot be touched and says nothing to a screen reader. */
@Composable
fun BoardThumbnail(board: Board, modifier: Modifier = Modifier) {
    val colors = HisshoTheme.colors
    val shape = RoundedCornerShape(8.dp)
    val wood = modifier.clearAndSetSemantics { }.background(colors.board, shape).border(1.dp, colors.boardEdge, shape)
    val ink = PieceInk(colors, rememberTextMeasurer(), stringResource(R.string.grid_heads_letter), stringResource(R.string.grid_tails_letter))
    Canvas(wood.padding(6.dp)) { drawBoard(board, ink) }
}

/** @param ink the colours, and the letters that some pieces carry */
internal fun DrawScope.drawBoard(board: Board, ink: PieceInk) {
    when (board) {
        is HeapBoard -> drawHeaps(board.heaps(), ink.colors)
        is GridBoard -> drawGrid(board, ink)
        is GraphBoard -> drawGraph(board, ink.colors)
        is HandBoard -> drawHands(board, ink)
        is SpreadBoard -> drawSpread(board, ink)
        is SumBoard -> drawSum(board, ink)
    }
}

private const val MOST_HEAPS = 8

/** Heaps side by side; where they are too tall to show every stone, all are lowered in proportion. */
private fun DrawScope.drawHeaps(heaps: List<Int>, colors: HisshoColors) {
    val shown = heaps.take(MOST_HEAPS)
    val tallest = max(1, shown.maxOrNull() ?: 1)
    val column = size.width / max(3, shown.size)
    val floor = size.height - 2.dp.toPx()
    val width = min(column * 0.84f, 28.dp.toPx())
    val height = max(min(width * 0.4f, floor / tallest), 3.dp.toPx())
    val room = max(1, (floor / height).toInt())
    val left = (size.width - column * shown.size) / 2
    drawGround(left, left + column * shown.size, floor + 1.dp.toPx(), colors)
    shown.forEachIndexed { heap, chips ->
        val stones = if (tallest <= room) chips else max(min(chips, 1), (chips.toDouble() * room / tallest).roundToInt())
        for (index in 1..stones) {
            val bounds = stoneBounds(left + column * (heap + 0.5f), floor, index, width, height)
            drawStone(bounds, colors, StoneLook.Plain)
        }
    }
}
