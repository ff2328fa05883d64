package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.hissho.engine.board.HandBoard.Arrow
import app.hissho.engine.board.Part
import kotlin.math.max

/**
 * The ways of arrows between cards. Arrows between the same two cards run side by side, those within a hand bend towards
 * the table, and where it can be done none runs below a third card.
 *
 * @param places where each card is
 * @param middle the height of the table, towards which arrows within a row are bent
 */
internal class CardGraphCurves(arrows: List<Arrow>, private val places: Map<Part, Rect>, private val middle: Float) {
    private val curves: Map<Arrow, Curve> = arrows.groupBy { setOf(it.from(), it.to()) }.values.flatMap { side(it) }.toMap()

    /** What is seen of an arrow between the edges of its cards. */
    fun of(arrow: Arrow): Curve = curves.getValue(arrow)

    private fun side(arrows: List<Arrow>): List<Pair<Arrow, Curve>> {
        val first = places.getValue(arrows[0].from())
        val second = places.getValue(arrows[0].to())
        val a = first.center
        val b = second.center
        val far = (a - b).getDistance()
        val row = if (first.top == second.top) if ((b.x > a.x) == (a.y < middle)) 1f else -1f else 0f
        val apart = max(first.width * APART, far * APART_FAR)
        val bend = if (row != 0f) row * (first.height * ROW_BEND + far * ROW_BEND_FAR) else clear(arrows[0], a, b, far)
        return arrows.mapIndexed { index, arrow ->
            val bulge = bend + (index - (arrows.size - 1) / 2f) * apart
            val forth = arrow.from() == arrows[0].from()
            val whole = if (forth) Curve.between(a, b, bulge) else Curve.between(b, a, -bulge)
            arrow to cut(whole, if (forth) first else second, if (forth) second else first)
        }
    }

    private fun cut(whole: Curve, from: Rect, to: Rect): Curve {
        val start = from.inflate(from.width * CLEAR)
        val end = to.inflate(to.width * CLEAR)
        return whole.part(whole.leaving(backward = false) { start.contains(it) }, whole.leaving(backward = true) { end.contains(it) })
    }

    /** How far an arrow is bent so that it meets as few other cards as can be. */
    private fun clear(arrow: Arrow, a: Offset, b: Offset, far: Float): Float {
        val others = places.filterKeys { it != arrow.from() && it != arrow.to() }.values.map { it.inflate(it.width * CLEAR) }
        val step = far * BEND
        return listOf(0f, step, -step, 2 * step, -2 * step).minBy { bulge ->
            val curve = Curve.between(a, b, bulge)
            others.sumOf { card -> SAMPLES.count { card.contains(curve.at(it)) } }
        }
    }

    private companion object {
        const val CLEAR = 0.06f
        const val APART = 0.3f
        const val APART_FAR = 0.06f
        const val ROW_BEND = 0.75f
        const val ROW_BEND_FAR = 0.12f
        const val BEND = 0.15f
        val SAMPLES = List(19) { (it + 1) / 20f }
    }
}
