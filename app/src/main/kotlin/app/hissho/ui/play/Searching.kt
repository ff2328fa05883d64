package app.hissho.ui.play

import app.hissho.engine.Budget
import app.hissho.engine.NotSolvedException
import app.hissho.ui.common.engineCall
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

private const val BUSY_AFTER_MILLIS = 200L
private const val REPORT_EVERY_MILLIS = 100L

/**
 * Runs a search off the main thread. Once it lasts, [report] is told its budget again and again and, when it has ended
 * or was cancelled, null.
 */
internal suspend fun <T> search(report: (Budget?) -> Unit, question: (Budget) -> T): T = coroutineScope {
    val budget = Budget.phone()
    val reporting = launch {
        delay(BUSY_AFTER_MILLIS)
        while (true) {
            report(budget)
            delay(REPORT_EVERY_MILLIS)
        }
    }
    try {
        engineCall { question(budget) }
    } finally {
        reporting.cancel()
        report(null)
    }
}

/** The same for a question that the engine may be unable to answer within its budget. */
internal suspend fun <T> findOut(report: (Budget?) -> Unit, question: (Budget) -> T): Finding<T> = search(report) { budget ->
    try {
        Finding.Found(question(budget))
    } catch (unsolved: NotSolvedException) {
        Finding.Unsolved(unsolved.reason())
    }
}

/** How far a search is. */
internal fun Busy(budget: Budget, opponent: Boolean): Busy {
    val positions = budget.spent()
    return Busy(opponent, positions, positions.toFloat() / budget.nodes())
}
