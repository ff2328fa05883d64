package app.hissho.ui.play

import androidx.compose.runtime.Immutable
import app.hissho.engine.Budget
import app.hissho.engine.Level
import app.hissho.engine.Match
import app.hissho.engine.Message
import app.hissho.engine.Opponent
import app.hissho.engine.Outcome
import app.hissho.engine.Review
import app.hissho.engine.board.Board
import app.hissho.engine.board.Part
import app.hissho.engine.explain.Explanation
import app.hissho.engine.explain.Heatmap
import app.hissho.engine.explain.Rung
import app.hissho.engine.explain.Step
import app.hissho.engine.explain.Table
import app.hissho.engine.store.PositionStore
import java.util.SplittableRandom
import kotlin.jvm.optionals.getOrNull

/** What is asked of the engine about a match. All calls block and may throw `NotSolvedException`. */
internal class MatchQuestions(private val store: PositionStore) {
    fun <P, M> lens(match: Match<P, M>, budget: Budget): Lens {
        val game = match.game()
        val solver = game.solver(store)
        val analysis = solver.analyse(match.position(), budget)
        val best = when (analysis.outcome()) {
            Outcome.DRAW -> analysis.drawing()
            Outcome.OPEN -> analysis.best()
            else -> analysis.winning()
        }
        val explanation = solver.explain(match.position(), budget)
        val open = analysis.outcome() == Outcome.OPEN
        return Lens(
            analysis.outcome(),
            analysis.components().map { it.toString() },
            best.take(Lens.MOST_MARKED).map { game.parts(match.position(), it) },
            best.size,
            analysis.allListed(),
            explanation.table().getOrNull().takeUnless { open },
            if (open) odds(explanation.steps()) else emptyList(),
            explanation.steps().filter { it.links().isNotEmpty() },
            solver.heatmap(match.position(), budget).getOrNull(),
        )
    }

    /** What comes out of it, then the tables that tell why, then the words about them. */
    private fun odds(steps: List<Step>): List<Step> =
        steps.filter { it.rung() == Rung.RESULT } + steps.filter { it.rung() == Rung.COMPUTE }.sortedBy { !it.table().isPresent }

    fun <P, M> explain(match: Match<P, M>, budget: Budget): Explanation =
        match.game().solver(store).explain(match.position(), budget)

    /** The match after the opponent's move. */
    fun <P, M> answer(match: Match<P, M>, level: Level, seed: Long, budget: Budget): Match<P, M> =
        match.play(Opponent(match.game(), store, level, seed).choose(match.position(), budget))

    /** The match after a move without thinking. */
    fun <P, M> guess(match: Match<P, M>, seed: Long): Match<P, M> =
        match.play(match.game().randomMove(match.position(), SplittableRandom(seed + match.played())))

    /**
     * Where a finished match was decided: the last time that the loser, or after a draw either player, could have
     * got more. If there was none, the match was decided from the start, and [witness] is explained instead.
     *
     * @param witness how many moves had been made where it can be seen that the match was decided from the start
     */
    fun <P, M> turningPoint(match: Match<P, M>, witness: Int, budget: Budget): TurningPoint {
        val solver = match.game().solver(store)
        val starters = when (match.starterOutcome()) {
            Outcome.WIN -> listOf(false)
            Outcome.LOSS -> listOf(true)
            Outcome.DRAW, Outcome.OPEN -> listOf(true, false)
        }
        val chance = starters.mapNotNull { Review.lastChance(match, it, solver, budget).getOrNull() }.maxByOrNull { it.played() }
        val at = chance ?: match.at(minOf(witness, match.played()))
        val slip = chance?.redo()?.lastMove()?.getOrNull()?.let { Slip(it, solver.analyse(at.position(), budget).outcome()) }
        val open = solver.analyse(match.at(0).position(), budget).outcome() == Outcome.OPEN
        return TurningPoint(at.played(), at.board(), slip, solver.explain(at.position(), budget), open)
    }
}

/**
 * What is true of a position.
 *
 * @property values what each group of the board is worth
 * @property best the parts that each winning move touches or, in a drawn position, each move that holds the draw or,
 *   where chance decides, each of the best; at most [MOST_MARKED] moves
 * @property bestCount how many of these moves were found
 * @property allFound whether there are no more of them
 * @property odds where chance decides: what can be expected, and how that is computed
 * @property pictures what is to be seen on the board between its parts
 * @property heatmap what each choice leads to against each of the other player; null where no such matrix is known
 */
@Immutable
data class Lens(
    val outcome: Outcome,
    val values: List<String>,
    val best: List<List<Part>>,
    val bestCount: Int,
    val allFound: Boolean,
    val table: Table?,
    val odds: List<Step> = emptyList(),
    val pictures: List<Step> = emptyList(),
    val heatmap: Heatmap? = null,
) {
    /** The parts whose touch, after [taps], keeps one of the best moves within reach. */
    fun marked(match: Match<*, *>, taps: List<Part>): Set<Part> = best.flatten().distinct().filterTo(HashSet()) { part ->
        val after = match.choose(taps + part).tapped()
        best.any { it.containsAll(after) && match.choose(after + (it - after.toSet())).tapped().containsAll(it) }
    }

    companion object {
        const val MOST_MARKED = 200
    }
}

/** A move, and what it gave away: a win, a draw or, where chance decides, better odds. */
@Immutable
data class Slip(val move: Message, val missed: Outcome)

/**
 * Where a match was decided.
 *
 * @property ply how many moves had been made
 * @property slip the move that decided it; null if it was decided from the start
 * @property chance whether chance had a part in it
 */
@Immutable
data class TurningPoint(val ply: Int, val board: Board, val slip: Slip?, val explanation: Explanation, val chance: Boolean)
