package app.hissho.ui.boards

import app.hissho.engine.board.GridBoard
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Piece
import app.hissho.engine.board.Part

/** Whether values are told row by row: of heaps, and of rows in which two stones face each other. */
internal fun GridBoard.hasRowValues(values: List<String>): Boolean = values.size == rows().size &&
    (arrangement() == Arrangement.HEAPS || rows().any { row -> row.any { it.piece() == Piece.WHITE || it.piece() == Piece.BLACK } })

/**
 * The cells whose pieces [values] belong to. Every coin has a value, also those that are worth nothing now, and so has
 * every chip or queen, in reading order; those beyond the edge of the board come last and are not shown.
 */
internal fun GridBoard.partsWithValues(values: List<String>): Map<Part, String> {
    if (values.isEmpty() || hasRowValues(values)) return emptyMap()
    val found = HashMap<Part, String>()
    var next = 0
    rows().forEachIndexed { group, row ->
        row.forEachIndexed { index, cell ->
            when (cell.piece()) {
                Piece.HEADS -> values.getOrNull(next++)?.let { found[Part(group, index)] = it }
                Piece.TAILS -> next++
                Piece.CHIP, Piece.QUEEN -> {
                    values.getOrNull(next)?.let { found[Part(group, index)] = it }
                    next += cell.count()
                }
                else -> Unit
            }
        }
    }
    return found
}
