package app.hissho.ui.settings

import androidx.appcompat.app.AppCompatDelegate
import androidx.core.os.LocaleListCompat

/**
 * The language of the app, which is the system's own per-app language from Android 13 on and kept by AppCompat
 * before. Call it on the main thread only: changing it recreates the activity.
 */
object AppLanguage {
    /** The tags of the languages to choose from; the empty one follows the system. */
    val choices: List<String> = listOf("", "en", "ja")

    var tag: String
        get() = AppCompatDelegate.getApplicationLocales()[0]?.language.orEmpty()
        set(value) = AppCompatDelegate.setApplicationLocales(LocaleListCompat.forLanguageTags(value))
}
