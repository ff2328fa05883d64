package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import app.hissho.engine.board.Link
import app.hissho.engine.board.Part
import kotlin.math.max

/**
 * The way of a line between two cards.
 *
 * @property upwards whether it comes to the second card from below
 * @property count how many equal lines it stands for
 */
internal class HandLine(val path: Path, val from: Offset, val to: Offset, val upwards: Boolean, val count: Int)

/**
 * The ways of all lines: out of the edge of a card that faces the table, between the cards of the rows before it, and in
 * one curve to the other side. Several lines from one card leave it side by side, in the order of the cards they go to,
 * so that lines between hands that are in order do not cross.
 *
 * @param distance from the edge of a card to the end of a line
 */
internal fun handLines(look: HandLook, plan: HandPlan, distance: Float): List<HandLine> {
    val ends = Ends(look, plan, distance)
    return look.links.mapNotNull { link ->
        if (look.card(link.from()) == null || look.card(link.to()) == null) return@mapNotNull null
        val from = ends.way(link, link.from(), link.to())
        val to = ends.way(link, link.to(), link.from())
        val path = Path().apply {
            moveTo(from.first().x, from.first().y)
            follow(from)
            curve(from.last(), to.last())
            follow(to.reversed())
        }
        HandLine(path, from.first(), to.first(), upwards = to.first().y < from.first().y, link.count())
    }
}

/** From the first of these points, where the pen is, through all the others: each a bend or a straight piece. */
private fun Path.follow(points: List<Offset>) = points.zipWithNext { before, next -> curve(before, next) }

/** Upright at both ends. */
private fun Path.curve(from: Offset, to: Offset) {
    val middle = (from.y + to.y) / 2
    if (from.x == to.x) lineTo(to.x, to.y) else cubicTo(from.x, middle, to.x, middle, to.x, to.y)
}

private class Ends(private val look: HandLook, private val plan: HandPlan, private val distance: Float) {
    private val links: Map<Part, List<Link>> =
        (look.links.map { it.from() } + look.links.map { it.to() }).distinct().associateWith { part ->
            look.links.filter { it.from() == part || it.to() == part }
                .sortedBy { link -> center(if (link.from() == part) link.to() else link.from()) }
        }

    private fun center(part: Part): Float {
        val seat = look.seat(part.group())
        return plan.place(seat, part.index()).left + plan.rows(seat).labelled / 2
    }

    /** From the edge of a card to where its hand meets the table. */
    fun way(link: Link, part: Part, other: Part): List<Offset> {
        val seat = look.seat(part.group())
        val place = plan.place(seat, part.index())
        val beside = checkNotNull(links[part])
        val x = place.left + plan.rows(seat).labelled * (beside.indexOf(link) + 1) / (beside.size + 1)
        return when (seat) {
            Seat.Below -> listOf(Offset(x, place.top - distance)) + channel(seat, part.index(), 0)
            Seat.Above -> listOf(Offset(x, place.bottom + distance)) + channel(seat, part.index(), plan.above.rows - 1)
            Seat.Table -> {
                val below = look.seat(other.group()) == Seat.Below
                listOf(if (below) Offset(x, place.bottom + distance) else Offset(x, place.top - distance))
            }
        }
    }

    /** Between the cards of the rows from that of a card up to row [outer], which lies at the table; none within that row. */
    private fun channel(seat: Seat, index: Int, outer: Int): List<Offset> {
        val rows = plan.rows(seat)
        val apart = outer - rows.row(index)
        if (apart == 0) return emptyList()
        val place = plan.place(seat, index)
        val x = max(0f, if (rows.step > place.width) place.left - plan.gap / 2 else place.left)
        val end = place.translate(0f, rows.pitch * apart)
        return if (seat == Seat.Below) {
            listOf(Offset(x, place.top - rows.pitch + place.height), Offset(x, end.top - distance))
        } else {
            listOf(Offset(x, place.bottom + rows.pitch - place.height), Offset(x, end.bottom + distance))
        }
    }
}
