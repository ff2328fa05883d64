package app.hissho.ui.boards

import app.hissho.engine.board.HandBoard
import app.hissho.engine.board.HandBoard.Arrow
import app.hissho.engine.board.Part

/**
 * Which arrows are shown, and how: those of the card that is looked at or, if there is none, those of the card on the
 * table stand out; of a card that is to be played, those to its answers. Where there are so many that nobody could follow them, the others are left out unless [all] are wanted.
 *
 * @property looked the card that is looked at
 * @param editing whether arrows that no longer matter in this deal are shown as well
 */
internal class CardGraphLook(
    private val board: HandBoard,
    private val look: HandLook,
    val looked: Part?,
    private val all: Boolean,
    private val editing: Boolean,
) {
    /** All arrows there are to see. */
    val arrows: List<Arrow> = board.arrows().orElse(emptyList()).filter { it.usable() || editing }

    /** Whether there are more than can be followed at once. */
    val isCrowded: Boolean = arrows.size > MOST_AT_ONCE

    val shown: List<Pair<Arrow, PartLook>> = arrows.map { it to lookOf(it) }
        .filter { (_, look) -> all || !isCrowded || look.standsOut }.sortedBy { it.second.height }

    private fun lookOf(arrow: Arrow): PartLook {
        val fromTable = arrow.from().group() == HandBoard.TABLE
        return when {
            looked == null && (board.table().isEmpty() || editing) -> PartLook.Plain
            looked == null -> if (fromTable) PartLook.Lit else PartLook.Unlit
            look.isTapped(looked) && !editing -> when {
                fromTable && arrow.to() == looked -> PartLook.Chosen
                arrow.from() == looked -> PartLook.Lit
                else -> PartLook.Unlit
            }
            arrow.from() == looked || arrow.to() == looked -> PartLook.Lit
            else -> PartLook.Unlit
        }
    }

    /** The cards that this one can be put on. */
    fun below(part: Part): List<String> = arrows.filter { it.to() == part }.map { name(it.from()) }.distinct()

    /** The cards that can be put on this one. */
    fun above(part: Part): List<String> = arrows.filter { it.from() == part }.map { name(it.to()) }.distinct()

    private fun name(part: Part): String =
        (if (part.group() == HandBoard.TABLE) board.table() else board.hands()[part.group()].cards())[part.index()].name()

    private companion object {
        const val MOST_AT_ONCE = 18
    }
}

internal val PartLook.standsOut: Boolean get() = this == PartLook.Lit || this == PartLook.Chosen
