package app.hissho.ui.boards

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.PathBuilder
import androidx.compose.ui.graphics.vector.path
import androidx.compose.ui.unit.dp

/** A picture of 24 × 24 drawn with one round pen. */
internal fun lineIcon(name: String, build: PathBuilder.() -> Unit): ImageVector =
    ImageVector.Builder(name, 24.dp, 24.dp, 24f, 24f)
        .path(
            stroke = SolidColor(Color.Black),
            strokeLineWidth = 2f,
            strokeLineCap = StrokeCap.Round,
            strokeLineJoin = StrokeJoin.Round,
            pathBuilder = build,
        )
        .build()

internal object BoardIcons {
    val Minus: ImageVector by lazy {
        lineIcon("minus") {
            moveTo(6f, 12f)
            horizontalLineTo(18f)
        }
    }

    /** Four corners: all of a picture. */
    val Fit: ImageVector by lazy {
        lineIcon("fit") {
            for ((x, y, dx, dy) in listOf(listOf(5f, 5f, 4f, 4f), listOf(19f, 5f, -4f, 4f), listOf(19f, 19f, -4f, -4f), listOf(5f, 19f, 4f, -4f))) {
                moveTo(x + dx, y)
                horizontalLineTo(x)
                verticalLineTo(y + dy)
            }
        }
    }

    /** Two dots and a line between them: what is drawn on the board. */
    val Link: ImageVector by lazy {
        lineIcon("link") {
            moveTo(7f, 17f)
            lineTo(17f, 7f)
            for ((x, y) in listOf(5f to 19f, 19f to 5f)) {
                moveTo(x - 2.5f, y)
                arcToRelative(2.5f, 2.5f, 0f, true, true, 5f, 0f)
                arcToRelative(2.5f, 2.5f, 0f, true, true, -5f, 0f)
            }
        }
    }

    val Plus: ImageVector by lazy {
        lineIcon("plus") {
            moveTo(6f, 12f)
            horizontalLineTo(18f)
            moveTo(12f, 6f)
            verticalLineTo(18f)
        }
    }
}
