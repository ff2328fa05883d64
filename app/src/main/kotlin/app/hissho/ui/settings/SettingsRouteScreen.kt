package app.hissho.ui.settings

import android.content.ActivityNotFoundException
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.LifecycleResumeEffect
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel

private const val EXPORTED_FILE = "hissho-games.csv"

/** The settings with their view model. The user chooses where an export goes, so no permission is needed. */
@Composable
fun SettingsRouteScreen(onBack: () -> Unit, viewModel: SettingsViewModel = viewModel(factory = SettingsViewModel.Factory)) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    LifecycleResumeEffect(viewModel) {
        viewModel.refresh()
        onPauseOrDispose { }
    }
    val document = rememberLauncherForActivityResult(CreateDocument("text/csv")) { uri -> uri?.let(viewModel::export) }
    val actions = remember(viewModel, document, onBack) {
        SettingsActions(
            onBack = onBack,
            onLanguage = viewModel::chooseLanguage,
            onChange = viewModel::change,
            onClearCache = viewModel::clearCache,
            onExport = {
                try {
                    document.launch(EXPORTED_FILE)
                } catch (_: ActivityNotFoundException) {
                    viewModel.exportImpossible()
                }
            },
            onDelete = viewModel::deleteEverything,
            onNoticeShown = viewModel::noticeShown,
        )
    }
    SettingsScreen(state, actions)
}
