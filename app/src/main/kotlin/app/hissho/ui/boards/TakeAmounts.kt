package app.hissho.ui.boards

import app.hissho.engine.board.Choice
import app.hissho.engine.board.Part
import app.hissho.engine.board.Span

/**
 * How many chips may be taken from one heap: progressions in ascending order. A heap may hold two billion chips,
 * so amounts are never listed one by one.
 */
internal class TakeAmounts private constructor(private val heap: Int, private val size: Int, private val ranges: List<IntProgression>) {
    val isEmpty: Boolean get() = ranges.isEmpty()
    val smallest: Int get() = ranges.first().first
    val largest: Int get() = ranges.last().last

    operator fun contains(amount: Int): Boolean = ranges.any { it.nearest(amount) == amount }

    /** The next larger amount, or null if there is none. */
    fun above(amount: Int): Int? {
        val range = ranges.firstOrNull { it.last > amount } ?: return null
        return if (amount < range.first) range.first else range.floor(amount) + range.step
    }

    /** The next smaller amount, or null if there is none. */
    fun below(amount: Int): Int? {
        val range = ranges.lastOrNull { it.first < amount } ?: return null
        return range.floor(amount - 1)
    }

    /** The amount that is closest to [wanted]. */
    fun nearest(wanted: Int): Int = ranges.map { it.nearest(wanted) }.minBy { kotlin.math.abs(it.toLong() - wanted) }

    /** The first [most] amounts. */
    fun first(most: Int): List<Int> = generateSequence(smallest.takeUnless { isEmpty }) { above(it) }.take(most).toList()

    /** The chip whose touch takes [amount]. */
    fun part(amount: Int): Part = Part(heap, size - amount + 1)

    /** Such as `1–3, 7` or `2, 4, …, 10`. */
    override fun toString(): String = ranges.joinToString(", ") {
        when {
            it.first == it.last -> "${it.first}"
            it.step == 1 -> "${it.first}–${it.last}"
            it.first + it.step == it.last -> "${it.first}, ${it.last}"
            else -> "${it.first}, ${it.first + it.step}, …, ${it.last}"
        }
    }

    companion object {
        /** What the lit chips of a heap of [size] chips allow. */
        fun of(choice: Choice<*>, heap: Int, size: Int): TakeAmounts = TakeAmounts(
            heap,
            size,
            choice.lit().filter { it.group() == heap }.map { amounts(it, size) }.sortedBy { it.first },
        )

        private fun amounts(span: Span, size: Int): IntProgression {
            val highest = span.to() - (span.to() - span.from()) % span.step()
            return size - highest + 1..size - span.from() + 1 step span.step()
        }
    }
}

/** The largest term that is not above [number], which is not below the first. */
private fun IntProgression.floor(number: Int): Int = minOf(last, first + (number - first) / step * step)

/** The term that is closest to [number]. */
private fun IntProgression.nearest(number: Int): Int {
    if (number <= first) return first
    val below = floor(number)
    return if (below < last && number - below > step / 2) below + step else below
}

/** How many chips the taps take from [heap], which holds [size]; 0 if none. */
internal fun Choice<*>.taken(heap: Int, size: Int): Int =
    tapped().firstOrNull { it.group() == heap }?.let { size - it.index() + 1 } ?: 0
