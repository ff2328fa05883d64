package app.hissho.ui.heatmap

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.hissho.R
import app.hissho.ui.boards.lineIcon

/** Four cells, one of them marked. */
internal val HeatmapIcon: ImageVector by lazy {
    lineIcon("heatmap") {
        for ((x, y) in listOf(4f to 4f, 14f to 4f, 4f to 14f, 14f to 14f)) {
            moveTo(x, y)
            horizontalLineTo(x + 6f)
            verticalLineTo(y + 6f)
            horizontalLineTo(x)
            close()
        }
        moveTo(6f, 6f)
        lineTo(8f, 8f)
    }
}

/** Covers the screen that it was opened from. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
internal fun HeatmapScreen(onBack: () -> Unit, content: @Composable () -> Unit) {
    BackHandler(onBack = onBack)
    Scaffold(
        topBar = {
            TopAppBar(
                title = { Text(stringResource(R.string.heatmap_title), Modifier.semantics { heading() }) },
                navigationIcon = {
                    IconButton(onBack, Modifier.testTag("heatmap-back")) {
                        Icon(Icons.AutoMirrored.Filled.ArrowBack, stringResource(R.string.back))
                    }
                },
            )
        },
        contentWindowInsets = WindowInsets.safeDrawing,
    ) { inner ->
        Column(
            Modifier.fillMaxSize().padding(inner).verticalScroll(rememberScrollState()).padding(16.dp, 8.dp),
            Arrangement.spacedBy(12.dp),
        ) { content() }
    }
}
