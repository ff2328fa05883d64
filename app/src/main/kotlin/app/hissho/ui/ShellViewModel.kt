package app.hissho.ui

import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.hissho.HisshoApplication
import app.hissho.data.ProgressRepository
import app.hissho.data.Settings
import app.hissho.engine.explain.Texts
import app.hissho.ui.common.engineCall
import java.util.Locale
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.stateIn

/** What every screen needs before it can be drawn: the user's settings, and the engine's words in memory. */
class ShellViewModel(private val progress: ProgressRepository) : ViewModel() {
    /** Null until all is read; the splash screen is shown until then. */
    val settings: StateFlow<Settings?> = flow {
        engineCall { LANGUAGES.forEach(Texts::of) }
        emitAll(progress.settings())
    }.stateIn(viewModelScope, SharingStarted.Eagerly, null)

    /** Whether the user has to be told that stored progress was lost. */
    val damaged: StateFlow<Boolean> = progress.damaged()

    fun damageSeen() = progress.acknowledgeDamage()

    companion object {
        private val LANGUAGES = listOf(Locale.ENGLISH, Locale.JAPANESE)

        val Factory = viewModelFactory {
            initializer { ShellViewModel((this[APPLICATION_KEY] as HisshoApplication).progress()) }
        }
    }
}
