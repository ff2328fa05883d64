package app.hissho.ui.common

import androidx.compose.runtime.staticCompositionLocalOf

/** Whether the user has asked to feel moves. Off unless the settings say so. */
val LocalHapticsEnabled = staticCompositionLocalOf { false }
