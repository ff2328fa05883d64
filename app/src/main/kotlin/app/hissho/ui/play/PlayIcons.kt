package app.hissho.ui.play

import androidx.compose.ui.graphics.vector.ImageVector
import app.hissho.ui.boards.lineIcon

/** The pictures of the tools that Material's core icons lack. */
internal object PlayIcons {
    val Undo: ImageVector by lazy {
        lineIcon("undo") {
            moveTo(8f, 5f)
            lineTo(4f, 9f)
            lineTo(8f, 13f)
            moveTo(4f, 9f)
            horizontalLineTo(14f)
            arcTo(5f, 5f, 0f, false, true, 14f, 19f)
            horizontalLineTo(9f)
        }
    }

    val Redo: ImageVector by lazy {
        lineIcon("redo") {
            moveTo(16f, 5f)
            lineTo(20f, 9f)
            lineTo(16f, 13f)
            moveTo(20f, 9f)
            horizontalLineTo(10f)
            arcTo(5f, 5f, 0f, false, false, 10f, 19f)
            horizontalLineTo(15f)
        }
    }

    /** A light bulb. */
    val Hint: ImageVector by lazy {
        lineIcon("hint") {
            moveTo(9f, 17f)
            curveTo(9f, 14.5f, 6f, 13.5f, 6f, 9.5f)
            arcTo(6f, 6f, 0f, false, true, 18f, 9.5f)
            curveTo(18f, 13.5f, 15f, 14.5f, 15f, 17f)
            close()
            moveTo(10f, 21f)
            horizontalLineTo(14f)
        }
    }

    /** A magnifying glass with a triangle, the sign of a win, in it. */
    val Lens: ImageVector by lazy {
        lineIcon("lens") {
            moveTo(17f, 10.5f)
            arcTo(6.5f, 6.5f, 0f, true, true, 4f, 10.5f)
            arcTo(6.5f, 6.5f, 0f, true, true, 17f, 10.5f)
            close()
            moveTo(15.5f, 15.5f)
            lineTo(20.5f, 20.5f)
            moveTo(10.5f, 8f)
            lineTo(13f, 12f)
            horizontalLineTo(8f)
            close()
        }
    }
}
