package app.hissho.ui.settings

import android.content.ContentResolver
import android.net.Uri
import androidx.annotation.StringRes
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.hissho.HisshoApplication
import app.hissho.R
import app.hissho.data.CacheStatistics
import app.hissho.data.ProgressRepository
import app.hissho.data.RoomPositionStore
import app.hissho.data.Settings
import app.hissho.data.StorageResult
import app.hissho.ui.common.engineCall
import app.hissho.ui.theme.dynamicColorAvailable
import java.io.IOException
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

/** What the user chose and what the app keeps. Every change is stored at once. */
class SettingsViewModel(
    private val progress: ProgressRepository,
    private val positions: RoomPositionStore,
    private val files: ContentResolver,
    private val version: String,
) : ViewModel() {
    private val language = MutableStateFlow(AppLanguage.tag)
    private val cache = MutableStateFlow<CacheStatistics?>(null)
    private val notice = MutableStateFlow<Int?>(null)
    private val changing = Mutex()

    val state: StateFlow<SettingsUiState> =
        combine(progress.settings(), language, cache, notice) { settings, language, cache, notice ->
            SettingsUiState(settings, language, cache, dynamicColorAvailable, version, notice)
        }.stateIn(viewModelScope, SharingStarted.WhileSubscribed(STOP_AFTER), SettingsUiState(version = version))

    /** Reads again what may have changed elsewhere: the system's language setting, and the cache by playing. */
    fun refresh() {
        language.value = AppLanguage.tag
        viewModelScope.launch { cache.value = engineCall(positions::statistics) }
    }

    fun chooseLanguage(tag: String) {
        AppLanguage.tag = tag
        language.value = tag
    }

    /** Stores changed settings. Changes are made one after the other, each to what the one before has stored. */
    fun change(edit: (Settings) -> Settings) {
        viewModelScope.launch {
            changing.withLock {
                val changed = edit(progress.settings().first())
                tellFailure(engineCall { progress.update(changed) })
            }
        }
    }

    fun clearCache() {
        viewModelScope.launch {
            cache.value = engineCall {
                positions.clear()
                positions.statistics()
            }
            tell(R.string.settings_cache_cleared)
        }
    }

    /** Writes the played games to a document that the user has just made. */
    fun export(document: Uri) {
        viewModelScope.launch {
            val written = engineCall {
                try {
                    files.openOutputStream(document, "wt")?.bufferedWriter()?.use(progress::writeCsv) != null
                } catch (_: IOException) {
                    false
                } catch (_: SecurityException) {
                    false
                }
            }
            tell(if (written) R.string.settings_exported else R.string.settings_export_failed)
        }
    }

    /** There is no app on this device that could make a document. */
    fun exportImpossible() = tell(R.string.settings_export_failed)

    /** Forgets all that the user did and chose, and what was solved for it. */
    fun deleteEverything() {
        viewModelScope.launch {
            val result = engineCall {
                positions.clear()
                progress.deleteEverything()
            }
            if (result == StorageResult.DONE) {
                chooseLanguage("")
                tell(R.string.settings_deleted)
            }
            tellFailure(result)
            refresh()
        }
    }

    fun noticeShown() {
        notice.value = null
    }

    private fun tellFailure(result: StorageResult) {
        when (result) {
            StorageResult.DONE -> Unit
            StorageResult.DISK_FULL -> tell(R.string.storage_full)
            else -> tell(R.string.storage_failed)
        }
    }

    private fun tell(@StringRes text: Int) {
        notice.value = text
    }

    companion object {
        private const val STOP_AFTER = 5_000L

        val Factory = viewModelFactory {
            initializer {
                val app = this[APPLICATION_KEY] as HisshoApplication
                val version = app.packageManager.getPackageInfo(app.packageName, 0).versionName.orEmpty()
                SettingsViewModel(app.progress(), app.positions(), app.contentResolver, version)
            }
        }
    }
}
