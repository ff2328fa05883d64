package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.hissho.engine.board.HandBoard
import kotlin.math.max
import kotlin.math.min

/** How high a card is for its width. */
internal const val CARD_SHAPE = 1.4f

/**
 * Cards in rows of the same length, one beside the other or, where that is too wide, each over a part of the one
 * before it. The places of cards are computed when they are asked for, so a hand may be as large as it likes.
 *
 * @property step from the left edge of a card to that of the next
 * @property pitch from the top of a row to that of the next
 */
internal class CardRows(private val count: Int, room: Float, val card: Size, leastStrip: Float, gap: Float, val pitch: Float) {
    private val inRow: Int
    val step: Float
    val rows: Int
    private val left: Float

    init {
        val most = max(1, ((room - card.width) / min(leastStrip, card.width + gap)).toInt() + 1)
        val apart = max(1, ((room + gap) / (card.width + gap)).toInt())
        rows = (count + most - 1) / most
        inRow = if (rows == 0) 1 else (count + rows - 1) / rows
        step = if (inRow <= apart) card.width + gap else (room - card.width) / (inRow - 1)
        left = (room - card.width - step * (inRow - 1)) / 2
    }

    val height: Float get() = rows * pitch

    /** The width at the left of every card on which its name is written: what is seen of it below the next one. */
    val labelled: Float get() = min(step, card.width)

    /** In which row a card lies, from 0. */
    fun row(index: Int): Int = index / inRow

    fun place(index: Int, top: Float): Rect =
        Rect(Offset(left + step * (index % inRow), top + pitch * (index / inRow)), card)

    /** The cards in those rows of which something is seen between two heights; the first row begins at [top]. */
    fun within(top: Float, heights: ClosedFloatingPointRange<Float>): IntRange {
        val first = ((heights.start - top) / pitch).toInt().coerceIn(0, rows)
        val last = ((heights.endInclusive - top) / pitch).toInt().coerceIn(-1, rows - 1)
        return first * inRow until min(count, (last + 1) * inRow)
    }
}

/**
 * Where the cards of two hands and the table lie: one hand above, one below, their titles at the rims, and only the table
 * between them, so that nothing is in the way of lines from hand to hand. Cards are as
 * large as the room allows, measured by the hands that the match began with so that they keep their size; if even the
 * smallest are too large, the board is higher than its room.
 */
internal class HandPlan private constructor(
    above: Int,
    table: Int,
    below: Int,
    private val measures: Measures,
    private val room: Size,
    most: HandBoard?,
) {
    /** The sizes that follow from the width of a card; the table has room for a key. */
    class Measures(val card: Size, val small: Size, val gap: Float, val lift: Float, val title: Float, val strip: Float, val smallStrip: Float, val key: Float) {
        fun above(count: Int, width: Float) = CardRows(count, width, small, smallStrip, gap, small.height + gap)

        fun below(count: Int, width: Float) = CardRows(count, width, card, strip, gap, card.height + lift)

        fun table(count: Int, width: Float) = CardRows(count, width, card, card.width + gap, gap, card.height + gap)
    }

    val above = measures.above(above, room.width)
    val table = measures.table(table, room.width)
    val below = measures.below(below, room.width)
    private val roomAbove: Float
    private val roomBelow: Float

    val titleHeight: Float get() = measures.title
    val lift: Float get() = measures.lift
    val gap: Float get() = measures.gap

    init {
        val hands = most?.hands().orEmpty().maxOfOrNull { it.cards().size } ?: 0
        roomAbove = if (hands == 0 && above == 0) 0f else measures.title + max(this.above.height, measures.above(hands, room.width).height)
        roomBelow = if (hands == 0 && below == 0) 0f else measures.title + max(this.below.height, measures.below(hands, room.width).height)
    }

    private val tableHeight: Float = max(max(max(this.table.height, measures.card.height) + 2 * measures.gap, measures.key), room.height - roomAbove - roomBelow)

    val height: Float get() = roomAbove + tableHeight + roomBelow
    val titleAbove: Float get() = 0f
    val titleBelow: Float get() = height - measures.title
    private val topAbove: Float get() = measures.title
    private val topBelow: Float get() = titleBelow - below.height + measures.lift - measures.gap

    /** The strip between the hands. */
    val middle: Rect get() = Rect(0f, roomAbove, room.width, roomAbove + tableHeight)

    private val topTable: Float get() = middle.center.y - max(table.height - measures.gap, measures.card.height) / 2

    /** Where a card lies on the empty table. */
    val slot: Rect get() = Rect(Offset((room.width - measures.card.width) / 2, topTable), measures.card)

    fun place(seat: Seat, index: Int): Rect = rows(seat).place(index, top(seat))

    fun within(seat: Seat, heights: ClosedFloatingPointRange<Float>): IntRange = rows(seat).within(top(seat), heights)

    fun rows(seat: Seat): CardRows = when (seat) {
        Seat.Above -> above
        Seat.Table -> table
        Seat.Below -> below
    }

    private fun top(seat: Seat): Float = when (seat) {
        Seat.Above -> topAbove
        Seat.Table -> topTable
        Seat.Below -> topBelow
    }

    companion object {
        /** From cards that fill a tablet to those that a finger can still tell apart. */
        private val WIDTHS = listOf(96, 88, 80, 72, 64, 58, 52, 48, 44)

        /** How high the smallest are for their width where they do not find room in their usual shape. */
        private val LOW_SHAPES = listOf(1.15f, 0.95f, 0.8f)
        private const val SMALL = 0.78f

        /**
         * @param counts how many cards lie above, on the table and below
         * @param most the position that needs most room
         * @param touchedAbove whether the upper hand is touched as well
         */
        fun of(counts: Triple<Int, Int, Int>, most: HandBoard, room: Size, density: Density, touchedAbove: Boolean): HandPlan {
            val sizes = WIDTHS.map { it to CARD_SHAPE } + LOW_SHAPES.map { WIDTHS.last() to it }
            val plans = sizes.asSequence().map { (width, shape) ->
                HandPlan(counts.first, counts.second, counts.third, density.measures(width, shape, touchedAbove), room, most)
            }
            return plans.firstOrNull { it.height <= room.height + 0.5f } ?: plans.last()
        }

        private fun Density.measures(width: Int, shape: Float, touchedAbove: Boolean): Measures {
            val card = width.dp.toPx()
            val small = if (touchedAbove) card else card * SMALL
            return Measures(
                Size(card, card * shape),
                Size(small, small * shape),
                gap = 6.dp.toPx(),
                lift = 14.dp.toPx(),
                title = 22.sp.toPx(),
                strip = 42.dp.toPx(),
                smallStrip = if (touchedAbove) 42.dp.toPx() else 24.dp.toPx(),
                key = 16.dp.toPx() + 28.sp.toPx(),
            )
        }
    }
}

/** Where cards lie on the screen. */
internal sealed interface Seat {
    data object Above : Seat

    data object Table : Seat

    data object Below : Seat
}
