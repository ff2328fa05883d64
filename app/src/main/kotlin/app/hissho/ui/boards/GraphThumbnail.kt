package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.dp
import app.hissho.engine.board.GraphBoard
import app.hissho.ui.theme.HisshoColors
import kotlin.math.max

/** A small picture of a graph without names. */
internal fun DrawScope.drawGraph(board: GraphBoard, colors: HisshoColors) {
    val kind = GraphKind.of(board)
    val ground = if (kind == GraphKind.Drawing) 5.dp.toPx() else 0f
    val sizes = GraphSizes(
        radius = (if (kind == GraphKind.Drawing) 2.dp else 4.dp).toPx(),
        label = 0f,
        stroke = (if (kind == GraphKind.Drawing) 2.5.dp else 1.dp).toPx(),
    )
    val room = Rect(0f, 0f, size.width, size.height - ground)
    val extent = GraphPicture(board, room, sizes, size).extent()
    val frame = Rect(
        max(0f, -extent.left),
        max(0f, -extent.top),
        room.right - max(0f, extent.right - room.right),
        room.bottom - if (kind == GraphKind.Drawing) 0f else max(0f, extent.bottom - room.bottom),
    )
    val picture = GraphPicture(board, frame, sizes, size)
    if (kind == GraphKind.Drawing) drawEarth(frame.bottom, Rect(Offset.Zero, size), colors, ground, 1.dp.toPx())
    board.edges().indices.forEach { drawEdge(picture, it, colors, PartLook.Plain) }
    board.vertices().indices.filterNot { board.vertices()[it].grounded() }.forEach { vertex ->
        val token = board.token().isPresent && board.token().asInt == vertex
        drawVertex(picture.bounds(vertex), kind, colors, PartLook.Plain, token)
    }
}
