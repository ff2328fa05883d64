package app.hissho.ui.settings

import androidx.compose.foundation.layout.padding
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.data.CacheStatistics
import app.hissho.data.Settings
import app.hissho.ui.common.SecondaryButton

@Composable
internal fun PlayGroup(settings: Settings, actions: SettingsActions) {
    SettingGroup(stringResource(R.string.settings_play)) {
        SwitchRow(
            title = stringResource(R.string.settings_haptics),
            text = null,
            checked = settings.haptics(),
            onChange = { on -> actions.onChange { it.withHaptics(on) } },
        )
        SwitchRow(
            title = stringResource(R.string.settings_sound),
            text = null,
            checked = settings.sound(),
            onChange = { on -> actions.onChange { it.withSound(on) } },
        )
    }
}

/** What the store of solved positions holds, how useful it was, how large it may grow. */
@Composable
internal fun CacheGroup(settings: Settings, cache: CacheStatistics?, actions: SettingsActions) {
    SettingGroup(stringResource(R.string.settings_cache)) {
        ExplanationRow(stringResource(R.string.settings_cache_text))
        // The rows are there before their figures, so that nothing below them moves under a finger.
        val unknown = stringResource(R.string.settings_cache_reading)
        FactRow(
            stringResource(R.string.settings_cache_rows),
            cache?.let { stringResource(R.string.number, it.rows()) } ?: unknown,
        )
        FactRow(stringResource(R.string.settings_cache_size), cache?.let { size(it.diskBytes()) } ?: unknown)
        FactRow(
            stringResource(R.string.settings_cache_hit_rate),
            when {
                cache == null -> unknown
                cache.hits() + cache.misses() > 0 -> stringResource(R.string.percent, cache.hitRate() * 100)
                else -> stringResource(R.string.settings_cache_unused)
            },
        )
        ChoiceRow(
            title = R.string.settings_cache_limit,
            options = (CACHE_LIMITS + settings.cacheBytes()).distinct().sorted()
                .map { Option(it, stringResource(R.string.megabytes, it / MEGABYTE)) },
            chosen = settings.cacheBytes(),
            onChoose = { bytes -> actions.onChange { it.withCacheBytes(bytes) } },
        )
        SecondaryButton(
            stringResource(R.string.settings_cache_clear),
            actions.onClearCache,
            Modifier.padding(horizontal = 16.dp, vertical = 8.dp),
        )
    }
}

private const val KILOBYTE = 1L shl 10
private const val MEGABYTE = 1L shl 20
private val CACHE_LIMITS = listOf(8, 32, 64, 128, 256).map { it * MEGABYTE }

@Composable
private fun size(bytes: Long): String =
    if (bytes < MEGABYTE) stringResource(R.string.kilobytes, bytes / KILOBYTE)
    else stringResource(R.string.megabytes_exact, bytes.toDouble() / MEGABYTE)

@Composable
internal fun DataGroup(actions: SettingsActions) {
    var asking by rememberSaveable { mutableStateOf(false) }
    SettingGroup(stringResource(R.string.settings_data)) {
        SettingRow(stringResource(R.string.settings_export), stringResource(R.string.settings_export_text), actions.onExport)
        SettingRow(
            stringResource(R.string.settings_delete),
            stringResource(R.string.settings_delete_text),
            onClick = { asking = true },
            titleColor = MaterialTheme.colorScheme.error,
        )
    }
    if (asking) {
        DeleteDialog(onDismiss = { asking = false }) {
            asking = false
            actions.onDelete()
        }
    }
}

@Composable
private fun DeleteDialog(onDismiss: () -> Unit, onDelete: () -> Unit) {
    AlertDialog(
        onDismissRequest = onDismiss,
        confirmButton = {
            TextButton(onDelete, colors = ButtonDefaults.textButtonColors(contentColor = MaterialTheme.colorScheme.error)) {
                Text(stringResource(R.string.settings_delete_confirm))
            }
        },
        dismissButton = { TextButton(onDismiss) { Text(stringResource(R.string.cancel)) } },
        title = { Text(stringResource(R.string.settings_delete_question)) },
        text = { Text(stringResource(R.string.settings_delete_warning)) },
    )
}

@Composable
internal fun AboutGroup(version: String) {
    SettingGroup(stringResource(R.string.settings_about)) {
        FactRow(stringResource(R.string.settings_version), version)
        FactRow(stringResource(R.string.settings_licence), stringResource(R.string.licence_name))
        ExplanationRow(stringResource(R.string.settings_privacy_text))
    }
}
