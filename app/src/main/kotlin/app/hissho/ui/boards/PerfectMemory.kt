package app.hissho.ui.boards

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.compositionLocalOf

/**
 * Whether cards face down that were seen before show it on their backs.
 *
 * @property onToggle switches it; null where it cannot be switched, as in a picture
 */
@Immutable
class PerfectMemory(val on: Boolean, val onToggle: (() -> Unit)? = null)

/** What the user has chosen in this match. */
val LocalPerfectMemory = compositionLocalOf { PerfectMemory(on = true) }
