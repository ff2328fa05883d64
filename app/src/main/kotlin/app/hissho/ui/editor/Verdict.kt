package app.hissho.ui.editor

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.State
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import app.hissho.R
import app.hissho.engine.Budget
import app.hissho.engine.Match
import app.hissho.engine.Message
import app.hissho.engine.NotSolvedException
import app.hissho.engine.Outcome
import app.hissho.engine.explain.Rung
import app.hissho.engine.store.MemoryStore
import app.hissho.engine.store.PositionStore
import app.hissho.ui.common.engineCall
import app.hissho.ui.common.say
import app.hissho.ui.play.told
import app.hissho.ui.theme.HisshoTheme
import kotlinx.coroutines.delay

/** Who wins from a start that is being made. */
@Immutable
internal sealed interface Verdict {
    /** It is being worked out. */
    data object Searching : Verdict

    /** @property reason what it follows from */
    data class Found(val outcome: Outcome, val reason: Message?) : Verdict

    data class Unsolved(val reason: Message) : Verdict
}

private const val REASON_LINES = 2
private const val MOST_REASON_LINES = 4

/** Somebody who edits on does not wait for what was before. */
private const val PAUSE_MILLIS = 250L
private const val BYTES_STORED = 1L shl 20

/**
 * The verdict on a start, worked out anew when it changes and stopped when it changes again; null for one that cannot
 * be played, or if it is not [wanted].
 */
@Composable
internal fun verdict(own: OwnStart, wanted: Boolean): State<Verdict?> {
    val store = remember { MemoryStore(BYTES_STORED) }
    val gameId = own.editor.gameId()
    val position = own.editor.text()
    val asked = wanted && own.isGood
    return produceState<Verdict?>(null, gameId, position, asked) {
        value = null
        if (!asked) return@produceState
        delay(PAUSE_MILLIS)
        value = Verdict.Searching
        value = engineCall { judge(Match.start(gameId, position), store) }
    }
}

private fun <P, M> judge(match: Match<P, M>, store: PositionStore): Verdict = try {
    val solver = match.game().solver(store)
    val outcome = solver.analyse(match.position(), Budget.phone()).outcome()
    val why = solver.explain(match.position(), Budget.phone()).steps().firstOrNull { it.rung() == Rung.RESULT }
    Verdict.Found(outcome, why?.text())
} catch (unsolved: NotSolvedException) {
    Verdict.Unsolved(unsolved.reason())
}

/** The verdict in one line, which keeps its place while nothing is known, so that nothing jumps. */
@Composable
internal fun VerdictLine(verdict: Verdict?) {
    val (words, color) = when (verdict) {
        null -> "" to MaterialTheme.colorScheme.onSurfaceVariant
        Verdict.Searching -> stringResource(R.string.play_searching) to MaterialTheme.colorScheme.onSurfaceVariant
        is Verdict.Unsolved -> verdict.reason.say() to MaterialTheme.colorScheme.onSurface
        is Verdict.Found -> verdict.outcome.told(HisshoTheme.colors).let { (text, color) -> stringResource(text) to color }
    }
    Text(
        words,
        Modifier.fillMaxWidth().testTag("verdict").semantics { liveRegion = LiveRegionMode.Polite },
        color = color,
        style = MaterialTheme.typography.titleSmall,
    )
}

/** Why it is so, in as many lines as are kept for it. */
@Composable
internal fun VerdictReason(verdict: Verdict?) {
    val reason = (verdict as? Verdict.Found)?.reason?.say().orEmpty()
    Text(
        reason,
        Modifier.fillMaxWidth().testTag("verdict-reason"),
        style = MaterialTheme.typography.bodyMedium,
        minLines = REASON_LINES,
        maxLines = MOST_REASON_LINES,
        overflow = TextOverflow.Ellipsis,
    )
}
