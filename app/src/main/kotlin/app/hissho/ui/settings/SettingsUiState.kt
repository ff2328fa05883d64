package app.hissho.ui.settings

import androidx.annotation.StringRes
import androidx.compose.runtime.Immutable
import app.hissho.data.CacheStatistics
import app.hissho.data.Settings

/**
 * All that the settings screen shows.
 *
 * @property settings what is stored; null until it was read
 * @property language of the app as chosen in it: a language tag, or empty to follow the system
 * @property cache what the store of solved positions holds; null until it was read
 * @property offersDynamicColor whether the phone has colours of a wallpaper to offer
 * @property notice what just happened, to be told once
 */
@Immutable
data class SettingsUiState(
    val settings: Settings? = null,
    val language: String = "",
    val cache: CacheStatistics? = null,
    val offersDynamicColor: Boolean = false,
    val version: String = "",
    @param:StringRes val notice: Int? = null,
)
