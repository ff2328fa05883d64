package app.hissho.ui.sums

import androidx.compose.ui.graphics.vector.ImageVector
import app.hissho.ui.boards.lineIcon

internal object SumIcons {
    /** Two arrows that cross. */
    val Shuffle: ImageVector by lazy {
        lineIcon("shuffle") {
            moveTo(4f, 7f)
            horizontalLineTo(7f)
            lineTo(16f, 17f)
            horizontalLineTo(20f)
            moveTo(4f, 17f)
            horizontalLineTo(7f)
            lineTo(16f, 7f)
            horizontalLineTo(20f)
            moveTo(17.5f, 4.5f)
            lineTo(20f, 7f)
            lineTo(17.5f, 9.5f)
            moveTo(17.5f, 14.5f)
            lineTo(20f, 17f)
            lineTo(17.5f, 19.5f)
        }
    }

    /** Two boards and a plus between them. */
    val Together: ImageVector by lazy {
        lineIcon("together") {
            moveTo(3f, 8f)
            horizontalLineTo(8f)
            verticalLineTo(16f)
            horizontalLineTo(3f)
            close()
            moveTo(16f, 8f)
            horizontalLineTo(21f)
            verticalLineTo(16f)
            horizontalLineTo(16f)
            close()
            moveTo(10.5f, 12f)
            horizontalLineTo(13.5f)
            moveTo(12f, 10.5f)
            verticalLineTo(13.5f)
        }
    }
}
