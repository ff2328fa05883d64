package app.hissho.ui.play

import app.hissho.engine.Budget
import app.hissho.engine.Level
import app.hissho.engine.Match
import app.hissho.engine.board.Part
import app.hissho.engine.explain.Rung
import app.hissho.engine.store.MemoryStore
import app.hissho.ui.play.PlayUiState.Playing

internal val questions = MatchQuestions(MemoryStore(1 shl 20))

internal val AGAINST_PERFECT = Setup(Level.PERFECT, userStarts = true, passAndPlay = false)

/** A session of the match that [text] writes. */
internal fun session(text: String, setup: Setup = AGAINST_PERFECT): Session = Session(Match.parse(text), setup, seed = 1)

/** What the screen shows once everything that the session asks for is known. */
internal fun Session.known(): Playing = Playing(
    this,
    lens = if (lens) Finding.Found(questions.lens(match, Budget.phone())) else null,
    explanation = rung?.let { Finding.Found(questions.explain(match, Budget.phone())) },
    turningPoint = if (why) Finding.Found(questions.turningPoint(match, 0, Budget.phone())) else null,
)

internal fun Session.hinted(rung: Rung): Session = copy(rung = rung)

/** The parts to tap for a winning move. */
internal fun Match<*, *>.winningParts(): List<Part> = questions.lens(this, Budget.phone()).best.first()
