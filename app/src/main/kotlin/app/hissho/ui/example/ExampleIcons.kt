package app.hissho.ui.example

import androidx.compose.ui.graphics.vector.ImageVector
import app.hissho.ui.boards.lineIcon

internal object ExampleIcons {
    /** Stairs: something to go through step by step. */
    val Steps: ImageVector by lazy {
        lineIcon("steps") {
            moveTo(3f, 19f)
            horizontalLineTo(8f)
            verticalLineTo(14f)
            horizontalLineTo(13f)
            verticalLineTo(9f)
            horizontalLineTo(18f)
            verticalLineTo(4f)
            horizontalLineTo(21f)
        }
    }
}
