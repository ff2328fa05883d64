package app.hissho.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Scaffold
import androidx.compose.material3.SnackbarHost
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.data.Settings
import app.hissho.ui.theme.HisshoTheme

/** What the user can do in the settings. */
class SettingsActions(
    val onBack: () -> Unit = {},
    val onLanguage: (String) -> Unit = {},
    val onChange: ((Settings) -> Settings) -> Unit = {},
    val onClearCache: () -> Unit = {},
    val onExport: () -> Unit = {},
    val onDelete: () -> Unit = {},
    val onNoticeShown: () -> Unit = {},
)

/** The user's choices and what the app keeps on the device. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun SettingsScreen(state: SettingsUiState, actions: SettingsActions, modifier: Modifier = Modifier) {
    val snackbar = remember { SnackbarHostState() }
    val notice = state.notice?.let { stringResource(it) }
    LaunchedEffect(notice) {
        if (notice != null) {
            snackbar.showSnackbar(notice)
            actions.onNoticeShown()
        }
    }
    Scaffold(
        modifier = modifier,
        topBar = {
            TopAppBar(
                title = { Text(stringResource(R.string.settings), Modifier.semantics { heading() }) },
                navigationIcon = {
                    IconButton(onClick = actions.onBack) {
                        Icon(Icons.AutoMirrored.Filled.ArrowBack, stringResource(R.string.back))
                    }
                },
            )
        },
        snackbarHost = { SnackbarHost(snackbar) },
        contentWindowInsets = WindowInsets.safeDrawing,
    ) { inner ->
        Box(Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(inner), Alignment.TopCenter) {
            Column(
                Modifier.widthIn(max = 640.dp).padding(start = 16.dp, end = 16.dp, bottom = 24.dp),
                verticalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                if (state.settings != null) {
                    AppearanceGroup(state.settings, state.language, state.offersDynamicColor, actions)
                    PlayGroup(state.settings, actions)
                    CacheGroup(state.settings, state.cache, actions)
                }
                DataGroup(actions)
                AboutGroup(state.version)
            }
        }
    }
}

@Preview
@Composable
private fun SettingsPreview() {
    HisshoTheme {
        SettingsScreen(SettingsUiState(Settings.DEFAULT, offersDynamicColor = true, version = "1.0"), SettingsActions())
    }
}
