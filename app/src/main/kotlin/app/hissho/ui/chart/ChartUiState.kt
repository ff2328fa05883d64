package app.hissho.ui.chart

import androidx.compose.runtime.Immutable
import app.hissho.engine.Message
import app.hissho.engine.catalog.GameType
import app.hissho.engine.explain.Chart
import app.hissho.ui.play.Finding

/**
 * What the screen of a map shows.
 *
 * @property size the size that is asked for, and [sizeText] what it means
 * @property drawn the map that was found last; null while the first is computed
 * @property spot where the match stands that the map was opened from; null without one
 */
@Immutable
data class ChartUiState(
    val type: GameType,
    val sizes: IntRange,
    val size: Int,
    val sizeText: Message,
    val drawn: Drawn? = null,
    val spot: Chart.Spot? = null,
) {
    val computing: Boolean get() = drawn?.size != size

    /** Where the match stands on the map that is drawn. */
    val here: Chart.Spot? get() = spot?.takeIf { it.size() == drawn?.size }
}

/** A map, or why there is none, and its size. */
@Immutable
data class Drawn(val size: Int, val chart: Finding<Chart>)
