package app.hissho.ui.boards

import app.hissho.engine.Message
import app.hissho.engine.board.Choice
import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.HandBoard.Card
import app.hissho.engine.board.Link
import app.hissho.engine.board.Part
import app.hissho.engine.board.Tag

/** Whose cards lie where, what can be done with each, and what the last move did. */
internal class HandLook(val board: HandBoard, private val choice: Choice<*>, private val marks: BoardMarks) : KeyLook {
    private val moverBelow = marks.seats?.moverBelow ?: true

    /**
     * The cards of the last trick: a card was played on one that lay there, and both were taken away. Empty while
     * something lies on the table, and after a pass.
     */
    val lastTrick: List<Card> = (marks.before as? HandBoard)?.let { trick(it) }.orEmpty()

    /** Whether a card came to the table with the last move. */
    val arrives: Boolean = (marks.before as? HandBoard)?.let { played(it) } != null

    /** Whether that card came from below. */
    val arrivesFromBelow: Boolean = marks.seats?.lastMoverBelow ?: false

    override val holdsDraw: Boolean = marks.holdDraw

    /** Lines that an explanation speaks of. */
    val links: List<Link> = marks.picture?.links().orEmpty()

    private val tags: List<Tag> = marks.picture?.tags().orEmpty()

    /** What an explanation says of a card. */
    fun tag(part: Part): Message? = tags.firstOrNull { it.part() == part }?.label()

    /** What it says of some card in a hand. */
    fun tagIn(seat: Seat): Message? = tags.firstOrNull { it.part().group() == group(seat) }?.label()

    /** Where the cards of a group lie. */
    fun seat(group: Int): Seat = listOf(Seat.Table, Seat.Below, Seat.Above).first { group(it) == group }

    fun card(part: Part): Card? = cards(seat(part.group())).getOrNull(part.index())

    private fun trick(before: HandBoard): List<Card> =
        if (board.table().isEmpty() && before.table().isNotEmpty()) played(before)?.let { before.table() + it }.orEmpty() else emptyList()

    /** The card that left the hand of the player who moved last. */
    private fun played(before: HandBoard): Card? {
        val held = before.hands().firstOrNull()?.cards() ?: return null
        val left = board.hands().flatMap { it.cards() }.groupBy { it.name() }.mapValues { (_, cards) -> cards.sumOf { it.count() } }
        val had = before.hands().flatMap { it.cards() }.groupBy { it.name() }.mapValues { (_, cards) -> cards.sumOf { it.count() } }
        return held.firstOrNull { (left[it.name()] ?: 0) < (had[it.name()] ?: 0) }
    }

    /** The group of the cards that lie somewhere; those below are the user’s. */
    fun group(seat: Seat): Int = when (seat) {
        Seat.Table -> HandBoard.TABLE
        Seat.Below -> if (moverBelow) 0 else 1
        Seat.Above -> if (moverBelow) 1 else 0
    }

    fun hand(seat: Seat): HandBoard.Hand? = board.hands().getOrNull(group(seat))

    fun cards(seat: Seat): List<Card> = if (seat == Seat.Table) board.table().ifEmpty { lastTrick } else hand(seat)?.cards().orEmpty()

    fun look(part: Part): CardLook = when {
        part in choice.tapped() -> CardLook.Chosen
        choice.isLit(part) -> CardLook.Lit
        choice.lit().any { it.group() == part.group() } || part.group() == 0 && hasMoves -> CardLook.Unlit
        else -> CardLook.Plain
    }

    /** Whether the player to move can do something. */
    private val hasMoves: Boolean = choice.lit().isNotEmpty() || choice.tapped().isNotEmpty()

    fun isLit(part: Part): Boolean = choice.isLit(part)

    override fun isTapped(part: Part?): Boolean = part in choice.tapped()

    override fun isTouchable(part: Part): Boolean = choice.isLit(part) || part in choice.tapped()

    override fun isBest(part: Part?): Boolean = part in marks.best
}
