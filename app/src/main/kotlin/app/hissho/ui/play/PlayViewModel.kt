package app.hissho.ui.play

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.hissho.data.PlayedGame
import app.hissho.data.ProgressRepository
import app.hissho.data.Settings
import app.hissho.data.StorageResult
import app.hissho.engine.BadInputException
import app.hissho.engine.Budget
import app.hissho.engine.Level
import app.hissho.engine.Match
import app.hissho.engine.NotSolvedException
import app.hissho.engine.board.Part
import app.hissho.engine.explain.Rung
import app.hissho.engine.store.PositionStore
import app.hissho.ui.common.engineCall
import app.hissho.ui.navigation.PlayRoute
import app.hissho.ui.play.PlayUiState.Playing
import kotlin.jvm.optionals.getOrNull
import kotlin.random.Random
import kotlinx.coroutines.Job
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

/**
 * One match. Every change goes through [change], which writes the [Session] where it survives the process and
 * starts [work]: the one job that lets the opponent move and finds out what the user asked for. A change of the
 * match ends the job that was under way, and so does leaving the screen.
 *
 * After every move the match is saved to be continued; when it ends it is recorded once and forgotten.
 *
 * @param thinkingMillis the least time that the opponent takes, so that a person can follow
 */
class PlayViewModel(
    private val route: PlayRoute,
    private val saved: SavedStateHandle,
    private val progress: ProgressRepository,
    store: PositionStore,
    private val thinkingMillis: () -> Long,
    private val now: () -> Long = System::currentTimeMillis,
    private val newSeed: () -> Long = Random::nextLong,
) : ViewModel() {
    private val questions = MatchQuestions(store)
    private val states = MutableStateFlow<PlayUiState>(PlayUiState.Loading)
    private val writing = Mutex()
    private var work: Job? = null

    val state: StateFlow<PlayUiState> = states.asStateFlow()

    init {
        viewModelScope.launch {
            try {
                val session = saved.session() ?: left() ?: fresh()
                saved.write(session)
                states.value = Playing(session)
                startWork()
            } catch (problem: BadInputException) {
                states.value = PlayUiState.Broken(problem.sentence())
            }
        }
    }

    private suspend fun left(): Session? {
        if (!route.resume) return null
        val typeId = route.gameId.substringBefore(':')
        val left = engineCall { progress.findOngoing(typeId) }?.toSession() ?: return null
        return left.copy(perfectMemory = progress.settings().first().perfectMemory())
    }

    private suspend fun fresh(): Session {
        val match = Match.start(route.gameId, route.position).dealt(newSeed())
        val settings = progress.settings().first()
        val setup = Setup(settings.level(), userStarts = true, passAndPlay = false)
        return Session(match, setup, newSeed(), perfectMemory = settings.perfectMemory())
    }

    fun onEvent(event: PlayEvent) {
        val playing = states.value as? Playing ?: return
        val session = playing.session
        when (event) {
            is PlayEvent.Tap -> tap(playing, event.part)
            PlayEvent.Confirm -> playing.choice.move().ifPresent { move -> change(session.at(session.match.play(move)), moved = true) }
            PlayEvent.GoOn -> if (playing.isHeld) change(session.copy(looked = session.match.played()))
            PlayEvent.TogglePerfectMemory -> {
                change(session.copy(perfectMemory = !session.perfectMemory))
                remember { it.withPerfectMemory(!session.perfectMemory) }
            }
            PlayEvent.Undo -> session.back()?.let { change(session.at(it), moved = true) }
            PlayEvent.Redo -> session.forward()?.let { change(session.at(it), moved = true) }
            PlayEvent.Hint -> if (playing.isUsersTurn && session.rung != Rung.MOVE) {
                change(session.copy(rung = session.rung?.next() ?: Rung.LOOK, pictured = null, hints = session.hints + 1))
            }
            PlayEvent.HideHint -> change(session.copy(rung = null, pictured = null))
            PlayEvent.ToggleLens -> change(session.copy(lens = !session.lens, pictured = null))
            is PlayEvent.Picture -> change(session.copy(pictured = event.step))
            PlayEvent.Why -> if (session.isOver) change(session.copy(why = true))
            is PlayEvent.ReplayFrom -> change(session.branch(event.ply, newSeed()), moved = true)
            is PlayEvent.Rematch -> rematch(session, event.swapStarter)
            is PlayEvent.NewGame -> {
                begin(Match.start(event.gameId, event.position), event.setup, session)
                remember { it.withLevel(event.setup.level) }
            }
            PlayEvent.Cancel -> cancel(playing)
            PlayEvent.Retry -> {
                states.value = playing.copy(stalled = null)
                startWork()
            }
            PlayEvent.OpenChart -> Unit
            is PlayEvent.Show -> change(session.copy(dialog = event.dialog))
            PlayEvent.Dismiss -> change(session.copy(dialog = null))
        }
    }

    private fun tap(playing: Playing, part: Part) {
        val session = playing.session
        val taps = playing.choice.tapped()
        when {
            part in taps -> change(session.copy(taps = taps - part))
            playing.choice.isLit(part) -> {
                val choice = session.match.choose(taps + part)
                val move = choice.move().getOrNull()
                if (move != null && playing.movesAtOnce) change(session.at(session.match.play(move)), moved = true)
                else change(session.copy(taps = choice.tapped()))
            }
        }
    }

    private fun rematch(session: Session, swapStarter: Boolean) {
        val setup = session.setup
        begin(session.match, setup.copy(userStarts = setup.userStarts != swapStarter), session)
    }

    /** The next match begins with what was chosen last. */
    private fun remember(choice: (Settings) -> Settings) {
        viewModelScope.launch(NonCancellable) {
            val settings = progress.settings().first()
            val changed = choice(settings)
            if (changed != settings) write { progress.update(changed) }
        }
    }

    /** Begins a match from the start of [match], freshly dealt; what was chosen in the one [before] stays chosen. */
    private fun begin(match: Match<*, *>, setup: Setup, before: Session) {
        val seed = newSeed()
        change(Session(match.dealt(newSeed()), setup, seed, lens = before.lens, perfectMemory = before.perfectMemory))
    }

    /** Stops the search; what it was for is given up, so that it does not start again by itself. */
    private fun cancel(playing: Playing) {
        work?.cancel()
        val session = playing.session
        when {
            playing.isOpponentsTurn -> states.value = playing.copy(busy = null, stalled = Stalled(null))
            else -> change(
                session.copy(
                    lens = session.lens && playing.lens != null,
                    rung = session.rung.takeIf { playing.explanation != null },
                    why = session.why && playing.turningPoint != null,
                ),
            )
        }
    }

    /** @param moved whether the match has moved on or back, and is to be saved */
    private fun change(session: Session, moved: Boolean = false) {
        val playing = states.value as? Playing ?: return
        saved.write(session)
        val before = playing.session
        if (session.match == before.match && session.seed == before.seed && session.setup == before.setup) {
            states.value = playing.copy(session = session)
        } else {
            work?.cancel()
            states.value = Playing(session)
        }
        if (moved) keep(session)
        startWork()
    }

    /** Saves a match that goes on; records one that has ended, unless it was recorded before, and forgets it. */
    private fun keep(session: Session) {
        if (!session.isOver) {
            val ongoing = session.toOngoing(now())
            write { progress.save(ongoing) }
            return
        }
        write { progress.forgetOngoing(session.type.id()) }
        if (!session.recorded) {
            val played = played(session)
            write { progress.record(played) }
            val recorded = session.copy(recorded = true)
            saved.write(recorded)
            states.value = Playing(recorded)
        }
    }

    private fun played(session: Session): PlayedGame {
        val (match, setup) = session
        val userStarted = setup.passAndPlay || setup.userStarts
        return PlayedGame(
            0,
            match.game().id(),
            match.startText(),
            match.moveTexts().joinToString(" "),
            setup.level.takeUnless { setup.passAndPlay },
            userStarted,
            if (userStarted) match.starterOutcome() else match.starterOutcome().reversed(),
            session.hints,
            now(),
        )
    }

    /** Writes in order; what was begun is finished even if the user leaves. */
    private fun write(block: () -> StorageResult) {
        viewModelScope.launch(NonCancellable) {
            val result = writing.withLock { engineCall(block) }
            amend { it.copy(unsaved = result.takeIf { result != StorageResult.DONE }) }
        }
    }

    private fun startWork() {
        if (work?.isActive != true) work = viewModelScope.launch { work() }
    }

    /** Finds out what is asked and not known yet, one thing after the other, until nothing is left. */
    private suspend fun work() {
        while (true) {
            val playing = states.value as Playing
            val (session) = playing
            val match = session.match
            when {
                playing.isOpponentsTurn -> {
                    if (playing.stalled != null || playing.isHeld) return
                    answer(session)
                    return
                }
                session.lens && playing.lens == null && !session.isOver -> {
                    val lens = find { budget -> questions.lens(match, budget) }
                    amend { it.copy(lens = lens) }
                }
                session.rung != null && playing.explanation == null -> {
                    val explanation = find { budget -> questions.explain(match, budget) }
                    amend { it.copy(explanation = explanation) }
                }
                session.why && playing.turningPoint == null -> {
                    val witness = session.loser.takeUnless { it == Mover.Opponent } ?: session.user
                    val ply = (0 until match.played()).firstOrNull { session.moverAt(it) == witness } ?: 0
                    val point = find { budget -> questions.turningPoint(match, ply, budget) }
                    amend { it.copy(turningPoint = point) }
                }
                else -> return
            }
        }
    }

    private suspend fun answer(session: Session) {
        val (match, setup, seed) = session
        val answered = coroutineScope {
            val pause = launch { delay(thinkingMillis()) }
            val found = search({ show(it) }) { budget ->
                try {
                    Finding.Found(questions.answer(match, setup.level, seed, budget))
                } catch (unsolved: NotSolvedException) {
                    if (setup.level == Level.PERFECT) Finding.Unsolved(unsolved.reason())
                    else Finding.Found(questions.guess(match, seed))
                }
            }
            pause.join()
            found
        }
        work = null
        when (answered) {
            is Finding.Found -> {
                val present = (states.value as Playing).session
                change(present.at(answered.value), moved = true)
            }
            is Finding.Unsolved -> amend { it.copy(stalled = Stalled(answered.reason)) }
        }
    }

    private suspend fun <T> find(question: (Budget) -> T): Finding<T> = findOut({ show(it) }, question)

    private fun show(progress: Budget?) = amend { it.copy(busy = progress?.let { budget -> Busy(budget, opponent = it.isOpponentsTurn) }) }

    private fun amend(change: (Playing) -> Playing) {
        states.update { state -> if (state is Playing) change(state) else state }
    }
}
