package app.hissho.ui.boards

import app.hissho.engine.board.Choice
import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Piece
import app.hissho.engine.board.Part

/** What can be done with each cell of a grid, and what is told about it. Looked up in no time, however large it is. */
internal class GridLook(val picture: GridPicture, choice: Choice<*>, private val marks: BoardMarks, hovered: Part? = null) : KeyLook {
    private val board = picture.board
    private val tapped = choice.tapped().toSet()
    private val lit = HashSet<Part>()
    private val range: List<Part>
    private val values = board.partsWithValues(marks.values)

    /** Whether pieces that cannot be touched stand back behind others that can. */
    private val dims: Boolean

    init {
        for (span in choice.lit()) for (index in span.from()..span.to() step span.step()) lit.add(Part(span.group(), index))
        range = tapped.toList() + listOfNotNull(hovered?.takeIf { it in lit })
        dims = lit.any { part -> board.cell(part)?.isPiece == true }
    }

    /** Whether something can be carried to an empty cell, or written into it. */
    val hasTargets: Boolean = board.arrangement() != Arrangement.HEAPS && lit.any { board.cell(it)?.piece() == Piece.EMPTY }

    fun isLit(part: Part?): Boolean = part in lit

    override fun isTapped(part: Part?): Boolean = part in tapped

    override fun isTouchable(part: Part): Boolean = part in lit || part in tapped

    /** Whether the chosen move changes this cell; in a heap all between the first and the last part belongs to it. */
    fun isChosen(spot: GridSpot): Boolean {
        val part = spot.part ?: return false
        return part in tapped || spot.cell != spot.willBe || board.arrangement() == Arrangement.HEAPS && isWithin(part)
    }

    private fun isWithin(part: Part): Boolean {
        val inRow = range.filter { it.group() == part.group() }
        return inRow.size > 1 && part.index() in inRow.minOf { it.index() }..inRow.maxOf { it.index() }
    }

    fun look(spot: GridSpot): StoneLook = when {
        isChosen(spot) -> StoneLook.Chosen
        dims && !isLit(spot.part) && spot.cell.piece() != Piece.POISON -> StoneLook.Unlit
        else -> StoneLook.Plain
    }

    /** Whether a touch leads to a winning move or, if [holdsDraw], to one that holds the draw. */
    override fun isBest(part: Part?): Boolean = part in marks.best

    override val holdsDraw: Boolean = marks.holdDraw

    /** What the piece on a cell is worth. */
    fun value(part: Part?): String? = values[part]

    /** What a row is worth. */
    fun rowValue(group: Int): String? = marks.values.getOrNull(group).takeIf { board.hasRowValues(marks.values) }
}

/** The cell of a part; null for a part that is no place. */
internal fun GridBoard.cell(part: Part): GridBoard.Cell? = rows().getOrNull(part.group())?.getOrNull(part.index())
