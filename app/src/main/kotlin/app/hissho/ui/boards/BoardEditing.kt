package app.hissho.ui.boards

import androidx.compose.runtime.staticCompositionLocalOf

/**
 * Whether boards are shown to be changed, not to be played on: a touch then selects what is to be changed, be it
 * empty, and what only belongs to play is not shown.
 */
val LocalBoardEditing = staticCompositionLocalOf { false }
