package app.hissho.ui.play

import androidx.lifecycle.SavedStateHandle
import app.hissho.data.OngoingMatch
import app.hissho.engine.BadInputException
import app.hissho.engine.Level
import app.hissho.engine.Match
import app.hissho.engine.board.Part
import app.hissho.engine.explain.Rung

private const val MATCH = "match"
private const val LEVEL = "level"
private const val USER_STARTS = "userStarts"
private const val PASS_AND_PLAY = "passAndPlay"
private const val SEED = "seed"
private const val TAPS = "taps"
private const val RUNG = "rung"
private const val HINTS = "hints"
private const val LENS = "lens"
private const val WHY = "why"
private const val PERFECT_MEMORY = "perfectMemory"
private const val LOOKED = "looked"
private const val RECORDED = "recorded"
private const val PICTURED = "pictured"
private const val DIALOG = "dialog"

/** Writes a session where the system keeps it through the death of the process. */
internal fun SavedStateHandle.write(session: Session) {
    this[MATCH] = session.match.toString()
    this[LEVEL] = session.setup.level.name
    this[USER_STARTS] = session.setup.userStarts
    this[PASS_AND_PLAY] = session.setup.passAndPlay
    this[SEED] = session.seed
    this[TAPS] = session.taps.flatMap { listOf(it.group(), it.index()) }.toIntArray()
    this[RUNG] = session.rung?.name
    this[HINTS] = session.hints
    this[LENS] = session.lens
    this[WHY] = session.why
    this[PERFECT_MEMORY] = session.perfectMemory
    this[LOOKED] = session.looked
    this[RECORDED] = session.recorded
    this[PICTURED] = session.pictured
    this[DIALOG] = session.dialog?.toString()
}

/** Reads what [write] wrote; null if nothing was written yet. */
internal fun SavedStateHandle.session(): Session? {
    val text = get<String>(MATCH) ?: return null
    return Session(
        match = Match.parse(text),
        setup = Setup(Level.valueOf(checkNotNull(get(LEVEL))), get(USER_STARTS) ?: true, get(PASS_AND_PLAY) ?: false),
        seed = get(SEED) ?: 0,
        taps = get<IntArray>(TAPS).orEmpty().toList().chunked(2) { (group, index) -> Part(group, index) },
        rung = get<String>(RUNG)?.let(Rung::valueOf),
        hints = get(HINTS) ?: 0,
        lens = get(LENS) ?: false,
        why = get(WHY) ?: false,
        perfectMemory = get(PERFECT_MEMORY) ?: true,
        looked = get(LOOKED) ?: -1,
        recorded = get(RECORDED) ?: false,
        pictured = get(PICTURED),
        dialog = get<String>(DIALOG)?.let(PlayDialog::named),
    )
}

private fun IntArray?.orEmpty(): IntArray = this ?: IntArray(0)

/** What is kept of a session when the user leaves it. */
internal fun Session.toOngoing(now: Long): OngoingMatch = OngoingMatch(
    type.id(), match.toString(), setup.level, setup.userStarts, setup.passAndPlay, hints, seed, now,
)

/** The session that was left; null if it is a match that this version of the app cannot read. */
internal fun OngoingMatch.toSession(): Session? = try {
    Session(Match.parse(match), Setup(level, userStarts, passAndPlay), seed, hints = hints)
} catch (_: BadInputException) {
    null
}
