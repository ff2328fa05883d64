package app.hissho.ui.boards

import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Cell
import app.hissho.engine.board.GridBoard.Piece
import app.hissho.engine.board.Part

/**
 * One cell as it is to be drawn.
 *
 * @property part what is touched here; null where the board has no cell, only the picture
 * @property was what was here before the last move
 * @property willBe what will be here after the move that is chosen
 */
internal data class GridSpot(val part: Part?, val cell: Cell, val was: Cell, val willBe: Cell)

/**
 * What is drawn of a grid: its rows and what the last move and the chosen one change. A board may have a hundred
 * thousand cells, so spots are made one by one when they are drawn.
 */
internal sealed interface GridPicture {
    val board: GridBoard
    val rowCount: Int

    /** How many cells a row has. */
    fun size(row: Int): Int

    fun spot(row: Int, column: Int): GridSpot

    /** The row of the board that is drawn in this row; null for one that the last move has cleared away. */
    fun group(row: Int): Int?

    /** The row of the picture in which a row of the board is drawn. */
    fun row(group: Int): Int

    /** Whether the last move made this row what it is. */
    fun isFresh(row: Int): Boolean

    companion object {
        fun of(board: GridBoard, start: GridBoard, before: GridBoard?, after: GridBoard?): GridPicture =
            if (board.arrangement() == Arrangement.HEAPS) HeapsPicture(board, before) else SquaresPicture(board, start, before, after)
    }
}

internal val NOTHING: Cell = Cell.of(Piece.NONE)

/** Whether something lies here that is not just a place. */
internal val Cell.isPiece: Boolean get() = piece() != Piece.NONE && piece() != Piece.EMPTY && piece() != Piece.GAP

/** Cells that keep their places. The picture keeps the size of the start, whatever is left of the board. */
private class SquaresPicture(
    override val board: GridBoard,
    start: GridBoard,
    private val before: GridBoard?,
    private val after: GridBoard?,
) : GridPicture {
    private val all = listOfNotNull(board, before, start)
    private val columns = all.maxOf { it.rows().maxOfOrNull(List<Cell>::size) ?: 0 }
    private val crumbles = all.any { grid -> grid.rows().any { row -> row.any { it.piece() == Piece.POISON } } }
    override val rowCount = all.maxOf { it.rows().size }

    override fun size(row: Int) = columns

    /** Boards are aligned where rows and columns begin to count. */
    private fun cell(grid: GridBoard, row: Int, column: Int): Cell? {
        val upward = grid.axes().map { it.upward() }.orElse(false)
        val group = if (upward) row - (rowCount - grid.rows().size) else row
        return grid.rows().getOrNull(group)?.getOrNull(column)
    }

    override fun spot(row: Int, column: Int): GridSpot {
        val there = cell(board, row, column)
        val cell = there ?: bare(row, column)
        return GridSpot(
            group(row)?.takeIf { there != null }?.let { Part(it, column) },
            cell,
            before?.let { cell(it, row, column) } ?: cell,
            if (after == null) cell else cell(after, row, column) ?: bare(row, column),
        )
    }

    private fun bare(row: Int, column: Int): Cell {
        if (crumbles) return NOTHING
        val label = all.firstNotNullOfOrNull { cell(it, row, column) }?.label()
        return if (label == null) Cell.of(Piece.EMPTY) else Cell(Piece.EMPTY, 1, label)
    }

    private val shift = if (board.axes().map { it.upward() }.orElse(false)) rowCount - board.rows().size else 0

    override fun group(row: Int): Int? = (row - shift).takeIf { it in board.rows().indices }

    override fun row(group: Int) = group + shift

    override fun isFresh(row: Int) = false
}

/** Rows that moves shorten, split and clear away; what the last move took is drawn behind what it left. */
private class HeapsPicture(override val board: GridBoard, before: GridBoard?) : GridPicture {
    private val step = if (listOfNotNull(board, before).any { it.hasGaps }) 2 else 1
    private val lost: Cell
    private val ghosts: Int
    private val changedAt: Int
    private val freshRows: IntRange
    private val cleared: Boolean

    init {
        val now = board.rows().map { it.size }
        val past = before?.rows()?.map { it.size } ?: now
        val same = now.zip(past).takeWhile { (a, b) -> a == b }.size
        val behind = now.drop(same).asReversed().zip(past.drop(same).asReversed()).takeWhile { (a, b) -> a == b }.size
        changedAt = same
        freshRows = same until now.size - behind
        cleared = past.size - behind > same && freshRows.isEmpty()
        lost = before?.rows()?.getOrNull(same)?.firstOrNull() ?: NOTHING
        val taken = past.subList(same, past.size - behind).sumOf(::places) - now.slice(freshRows).sumOf(::places)
        ghosts = maxOf(0, taken)
    }

    override val rowCount = board.rows().size + if (cleared) 1 else 0

    private fun places(size: Int) = (size + step - 1) / step

    override fun group(row: Int): Int? = when {
        !cleared || row < changedAt -> row
        row == changedAt -> null
        else -> row - 1
    }

    override fun row(group: Int) = if (cleared && group >= changedAt) group + 1 else group

    override fun size(row: Int): Int {
        val own = group(row)?.let { board.rows()[it].size } ?: 0
        val all = places(own) + if (row == changedAt) ghosts else 0
        return if (all == 0) 0 else all * step - (step - 1)
    }

    override fun spot(row: Int, column: Int): GridSpot {
        val group = group(row)
        val cell = group?.let { board.rows()[it].getOrNull(column) }
        return when {
            cell != null -> GridSpot(Part(group, column), cell, cell, cell)
            column % step == 0 -> GridSpot(null, NOTHING, lost, NOTHING)
            else -> GridSpot(null, NOTHING, NOTHING, NOTHING)
        }
    }

    override fun isFresh(row: Int) = group(row) in freshRows || (cleared && row == changedAt)
}

/** Whether rows can be cut between their cells. */
internal val GridBoard.hasGaps: Boolean get() = rows().any { row -> row.size > 1 && row[1].piece() == Piece.GAP }
