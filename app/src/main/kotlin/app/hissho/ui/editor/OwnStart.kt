package app.hissho.ui.editor

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.listSaver
import app.hissho.engine.BadInputException
import app.hissho.engine.Editor
import app.hissho.engine.Message
import app.hissho.engine.board.Part
import app.hissho.engine.catalog.GameType
import app.hissho.engine.catalog.Preset
import java.util.Optional
import kotlin.jvm.optionals.getOrNull

private const val MOST_EARLIER = 100

/**
 * A start that the user makes, on the board or in the game's notation. The board shows the last position that was
 * good; what is typed may be ahead of it.
 *
 * @property parameter as it is typed; null for games without one
 * @property typed the position as it is typed; after a touch on the board, the position on it
 * @property badParameter what is wrong with the parameter
 * @property badPosition what is wrong with the position
 * @property earlier the positions before each edit, the last one latest
 * @property typing whether the last edit was typed; letter by letter is one edit
 */
@Immutable
internal data class OwnStart(
    val type: GameType,
    val parameter: String?,
    val typed: String,
    val editor: Editor<*>,
    val badParameter: Message? = null,
    val badPosition: Message? = null,
    val earlier: List<String> = emptyList(),
    val typing: Boolean = false,
) {
    /** Whether a game can start here. */
    val isGood: Boolean get() = badParameter == null && badPosition == null && !editor.isOver
    val canUndo: Boolean get() = badPosition != null || earlier.isNotEmpty()

    fun touch(part: Part): OwnStart = after(editor.touch(part))

    /** Draws from one part of the board to another. */
    fun join(from: Part, to: Part): OwnStart = after(editor.join(from, to))

    private fun after(next: Editor<*>): OwnStart {
        val changed = next.text() != editor.text()
        return copy(
            typed = next.text(),
            editor = next,
            badPosition = null,
            earlier = if (changed) earlier.plusRecent(editor.text()) else earlier,
            typing = typing && !changed,
        )
    }

    fun type(text: String): OwnStart = try {
        val next = Editor.of(editor.gameId(), text)
        val changed = next.text() != editor.text()
        copy(
            typed = text,
            editor = if (changed) next else editor,
            badPosition = null,
            earlier = if (changed && !typing) earlier.plusRecent(editor.text()) else earlier,
            typing = typing || changed,
        )
    } catch (problem: BadInputException) {
        copy(typed = text, badPosition = problem.sentence())
    }

    fun withParameter(text: String): OwnStart = try {
        val gameId = type.game(Optional.of(text)).id()
        copy(parameter = text, badParameter = null, editor = Editor.of(gameId, editor.text()))
    } catch (problem: BadInputException) {
        copy(parameter = text, badParameter = problem.sentence())
    }

    /** Takes back the last edit; text that is no position gives way to the one on the board first. */
    fun undo(): OwnStart = when {
        badPosition != null -> copy(typed = editor.text(), badPosition = null, typing = false)
        earlier.isEmpty() -> this
        else -> copy(
            typed = earlier.last(),
            editor = Editor.of(editor.gameId(), earlier.last()),
            earlier = earlier.dropLast(1),
            typing = false,
        )
    }

    companion object {
        fun of(type: GameType, first: Preset): OwnStart = OwnStart(
            type,
            first.gameId().substringAfter(':', "").takeIf { type.defaultParameter().isPresent },
            first.position(),
            Editor.of(first.gameId(), first.position()),
        )

        /** Keeps all but what follows from the rest, so that it outlives the process. */
        fun saver(type: GameType): Saver<OwnStart, Any> = listSaver(
            save = { own ->
                val selected = own.editor.selected().getOrNull()
                val part = if (selected == null) "" else "${selected.group()} ${selected.index()}"
                listOf(own.editor.gameId(), own.editor.text(), part, own.parameter.orEmpty(), own.typed, own.typing.toString()) + own.earlier
            },
            restore = { saved ->
                val (gameId, position, part, parameter, typed) = saved
                val good = of(type, Preset(gameId, position)).select(part)
                val read = if (good.parameter == null) good else good.withParameter(parameter)
                read.type(typed).copy(typing = saved[5].toBoolean(), earlier = saved.drop(6))
            },
        )
    }

    private fun select(part: String): OwnStart =
        if (part.isEmpty()) this else copy(editor = part.split(' ').let { (group, index) -> editor.touch(Part(group.toInt(), index.toInt())) })
}

private fun List<String>.plusRecent(position: String): List<String> = (this + position).takeLast(MOST_EARLIER)
