package app.hissho.ui.boards

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.hissho.engine.board.GridBoard.Arrangement
import app.hissho.engine.board.GridBoard.Cell
import app.hissho.engine.board.GridBoard.Piece
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.min

/**
 * Draws one line of a grid: the tray of a heap or the squares of a board, the pieces on them, and what is told about
 * them.
 *
 * @property arrived how far the last move has been shown, from 0 to 1
 * @property carried the place of the piece that is on its way and therefore not drawn where it goes
 */
internal class GridDrawing(
    private val look: GridLook,
    private val metrics: GridMetrics,
    private val ink: PieceInk,
    private val arrived: Float,
    private val carried: Pair<Int, Int>?,
) {
    private val picture = look.picture
    private val isHeaps = picture.board.arrangement() == Arrangement.HEAPS
    private val isRegion = isHeaps && picture.board.rows().any { row -> row.any { it.piece() == Piece.POINT } }

    fun DrawScope.drawLine(line: GridLine, scrolled: Float) {
        if (isHeaps) drawTray(line)
        val spots = metrics.cells(line).filter { it < picture.size(line.row) }.associateWith { picture.spot(line.row, it) }
        for ((column, spot) in spots) {
            val place = metrics.place(line, column / metrics.step)
            if (column % metrics.step == 0) drawSpot(line, column, spot, place) else drawGap(line, column / metrics.step, spot)
        }
        if (isRegion) drawLoop(line, spots.filterKeys { it % metrics.step == 0 })
        if (metrics.gutter > 0f) drawRowNumber(line, scrolled)
    }

    private fun DrawScope.drawSpot(line: GridLine, column: Int, spot: GridSpot, place: Rect) {
        drawSquare(spot, place)
        drawLabel(spot, place)
        val shown = if (look.isChosen(spot) && !spot.cell.isPiece && spot.willBe.isPiece) spot.willBe else spot.cell
        val chosenSquare = isHeaps && spot.cell.piece() == Piece.EMPTY && look.isChosen(spot)
        val moved = spot.was != spot.cell
        when {
            chosenSquare -> drawPiece(Cell.of(Piece.CROSS), place, StoneLook.Chosen, ink)
            carried == line.row to column -> Unit
            moved && isCoin(spot.was) && isCoin(spot.cell) -> drawTurning(spot, place)
            moved && spot.was.isPiece && !spot.cell.isPiece && arrived < 1f && carried == null ->
                drawPiece(spot.was, place, StoneLook.Plain, ink, 1f - arrived)
            else -> drawPiece(shown, place, look.look(spot), ink)
        }
        if (moved) drawTrace(if (spot.was.isPiece) spot.was else spot.cell, place, ink, 0.7f * arrived)
        look.value(spot.part)?.let { drawValue("= $it", place) }
        if (look.isBest(spot.part)) drawBest(spot, place)
    }

    private fun isCoin(cell: Cell) = cell.piece() == Piece.HEADS || cell.piece() == Piece.TAILS

    /** A coin turns about its upright axis: seen from the edge half way. */
    private fun DrawScope.drawTurning(spot: GridSpot, place: Rect) {
        val seen = if (arrived < 0.5f) spot.was else spot.cell
        scale(abs(cos(PI * arrived)).toFloat().coerceAtLeast(0.05f), 1f, place.center) { drawPiece(seen, place, look.look(spot), ink) }
    }

    /** The square that pieces stand on; one that can be touched is bright, one that is chosen has a frame. */
    private fun DrawScope.drawSquare(spot: GridSpot, place: Rect) {
        val piece = spot.cell.piece()
        val bare = isCoin(spot.cell) || piece == Piece.NONE || piece == Piece.CHOCOLATE || piece == Piece.POISON || piece == Piece.CARD
        if (bare || (isHeaps && piece != Piece.EMPTY)) return
        val lit = look.isLit(spot.part)
        val box = place.deflate(1.dp.toPx())
        val corner = CornerRadius(4.dp.toPx())
        drawRoundRect(if (lit && piece == Piece.EMPTY) ink.bright else lerp(ink.colors.board, ink.colors.boardEdge, 0.28f), box.topLeft, box.size, corner)
        drawRoundRect(ink.colors.boardEdge, box.topLeft, box.size, corner, Stroke(1.dp.toPx()))
        if (piece != Piece.EMPTY) return
        if (look.isChosen(spot)) {
            val frame = box.deflate(1.5.dp.toPx())
            drawRoundRect(ink.colors.yourMove, frame.topLeft, frame.size, corner, Stroke(3.dp.toPx()))
        } else if (lit && look.hasTargets && !look.isBest(spot.part)) {
            drawCircle(ink.colors.onBoard, place.minDimension * 0.08f, place.center, 0.55f)
        }
    }

    private fun DrawScope.drawLabel(spot: GridSpot, place: Rect) {
        val number = spot.cell.label().orElse(null) ?: return
        if (metrics.label > 0f) {
            val center = Offset(place.center.x, place.top - metrics.label / 2)
            drawCentered("$number", center, min(12.sp.toPx(), place.width * 0.4f), ink.colors.onBoard, ink, bold = false)
        } else if (isHeaps && spot.cell.piece() == Piece.EMPTY && !look.isChosen(spot)) {
            drawCentered("$number", place.center, min(12.sp.toPx(), place.width * 0.4f), ink.colors.onBoard, ink, 0.7f, bold = false)
        }
    }

    private fun DrawScope.drawValue(text: String, place: Rect) {
        val height = min(11.sp.toPx(), place.height * 0.3f)
        val center = Offset(place.center.x, place.bottom - height * 0.62f)
        val size = Size(height * (0.9f + 0.58f * text.length), height * 1.3f)
        drawRoundRect(ink.paper, center - Offset(size.width / 2, size.height / 2), size, CornerRadius(size.height / 2))
        drawRoundRect(ink.onPaper, center - Offset(size.width / 2, size.height / 2), size, CornerRadius(size.height / 2), Stroke(1.dp.toPx()), 0.5f)
        drawCentered(text, center, height, ink.onPaper, ink)
    }

    private fun DrawScope.drawBest(spot: GridSpot, place: Rect) {
        val empty = spot.cell.piece() == Piece.EMPTY
        val half = if (empty) place.minDimension * 0.17f else 6.dp.toPx()
        val corner = Offset(place.right - half * 1.7f, place.top + half * 1.5f)
        drawBestMark(if (empty && !isHeaps) place.center else corner, half, look.holdsDraw, ink)
    }

    /** The place between two chips where a heap can be cut: a slot and a handle, or the divider that is chosen. */
    private fun DrawScope.drawGap(line: GridLine, place: Int, spot: GridSpot) {
        val part = spot.part ?: return
        val handle = metrics.handle(line, place)
        val x = handle.center.x
        val top = metrics.top(line) + 4.dp.toPx()
        val knob = Offset(x, handle.top + 12.dp.toPx())
        val radius = 8.dp.toPx()
        if (look.isTapped(part)) {
            drawLine(ink.colors.yourMove, Offset(x, top), knob, 4.dp.toPx(), StrokeCap.Round)
            drawCircle(ink.colors.yourMove, radius, knob)
        } else if (look.isLit(part)) {
            drawLine(ink.colors.onBoard, Offset(x, top), knob, 1.5.dp.toPx(), pathEffect = PathEffect.dashPathEffect(floatArrayOf(3.dp.toPx(), 3.dp.toPx())), alpha = 0.6f)
            drawCircle(ink.bright, radius, knob)
            drawCircle(ink.colors.onBoard, radius, knob, style = Stroke(1.5.dp.toPx()))
        }
        if (look.isBest(part)) drawBestMark(knob + Offset(0f, radius * 2.1f), 5.dp.toPx(), look.holdsDraw, ink)
    }

    /** The wood or, for loops, the region that a heap lies in. A row on several lines is open between them. */
    private fun DrawScope.drawTray(line: GridLine) {
        val radius = (if (isRegion) 24.dp else 8.dp).toPx()
        val upper = CornerRadius(if (line.isFirst) radius else 0f)
        val lower = CornerRadius(if (line.isLast) radius else 0f)
        val inset = 2.dp.toPx()
        val box = Rect(inset, if (line.isFirst) inset else 0f, metrics.width - inset, metrics.bottom(line))
        val tray = Path().apply { addRoundRect(RoundRect(box, upper, upper, lower, lower)) }
        drawPath(tray, lerp(ink.colors.board, ink.colors.boardEdge, if (isRegion) 0.12f else 0.3f))
        val fresh = picture.isFresh(line.row)
        val color = if (fresh || isRegion) ink.colors.onBoard else ink.colors.boardEdge
        drawTrayEdge(line, box, radius, Stroke(if (fresh) 2.dp.toPx() else 1.dp.toPx()), color)
    }

    private fun DrawScope.drawTrayEdge(line: GridLine, box: Rect, radius: Float, stroke: Stroke, color: Color) {
        val edge = Path().apply {
            if (line.isFirst) {
                moveTo(box.left, box.bottom.coerceAtMost(box.bottom - if (line.isLast) radius else 0f))
                lineTo(box.left, box.top + radius)
                quadraticTo(box.left, box.top, box.left + radius, box.top)
                lineTo(box.right - radius, box.top)
                quadraticTo(box.right, box.top, box.right, box.top + radius)
                lineTo(box.right, box.bottom - if (line.isLast) radius else 0f)
            } else {
                moveTo(box.left, box.top)
                lineTo(box.left, box.bottom - if (line.isLast) radius else 0f)
                moveTo(box.right, box.top)
                lineTo(box.right, box.bottom - if (line.isLast) radius else 0f)
            }
            if (line.isLast) {
                moveTo(box.left, box.bottom - radius)
                quadraticTo(box.left, box.bottom, box.left + radius, box.bottom)
                lineTo(box.right - radius, box.bottom)
                quadraticTo(box.right, box.bottom, box.right, box.bottom - radius)
            }
        }
        drawPath(edge, color, style = stroke)
    }

    /**
     * The chosen loop: it goes through the chosen points and around those before them, so that both sides of it can be
     * seen. On a line that it does not begin on, it only closes below the points.
     */
    private fun DrawScope.drawLoop(line: GridLine, spots: Map<Int, GridSpot>) {
        val chosen = spots.filterValues(look::isChosen).keys.map { metrics.place(line, it / metrics.step).center }
        if (chosen.isEmpty()) return
        val first = chosen.first()
        val last = chosen.last()
        val reach = metrics.band * 0.42f
        val inside = metrics.place(line, line.from).center.x - metrics.pitch * 0.42f
        val around = line.isFirst && first.x - inside > metrics.pitch * 0.5f
        val loop = Path().apply {
            moveTo(first.x, first.y)
            lineTo(last.x, last.y)
            if (around) {
                cubicTo(last.x, last.y + reach, last.x - metrics.pitch * 0.3f, last.y + reach, last.x - metrics.pitch * 0.5f, last.y + reach)
                lineTo(inside + metrics.pitch * 0.4f, first.y + reach)
                cubicTo(inside - metrics.pitch * 0.12f, first.y + reach, inside - metrics.pitch * 0.12f, first.y - reach, inside + metrics.pitch * 0.4f, first.y - reach)
                lineTo(first.x - metrics.pitch * 0.5f, first.y - reach)
                cubicTo(first.x - metrics.pitch * 0.1f, first.y - reach, first.x, first.y - reach * 0.5f, first.x, first.y)
            } else {
                val bulge = metrics.pitch * 0.35f
                cubicTo(last.x + bulge, last.y + reach * 1.1f, first.x - bulge, first.y + reach * 1.1f, first.x, first.y)
            }
        }
        drawPath(loop, ink.colors.yourMove, style = Stroke(3.dp.toPx(), cap = StrokeCap.Round))
    }

    /** The number stays at the edge while the board is scrolled below it; what the row is worth stands at its end. */
    private fun DrawScope.drawRowNumber(line: GridLine, scrolled: Float) {
        val axes = picture.board.axes().orElse(null) ?: return
        val number = axes.first() + if (axes.upward()) picture.rowCount - 1 - line.row else line.row
        val span = metrics.span
        val y = metrics.place(line, 0).center.y
        val x = maxOf(span.start - metrics.gutter / 2, scrolled + metrics.gutter / 2)
        if (scrolled > 0f) drawRect(ink.colors.board, Offset(x - metrics.gutter / 2, 0f), Size(metrics.gutter, metrics.height(line)))
        val height = min(12.sp.toPx(), metrics.pitch * 0.4f)
        drawCentered("$number", Offset(x, y), height, ink.colors.onBoard, ink, bold = false)
        picture.group(line.row)?.let(look::rowValue)?.let { value ->
            drawCentered("= $value", Offset(span.endInclusive + metrics.gutter / 2, y), height, ink.colors.onBoard, ink)
        }
    }
}

/** The numbers of the columns. */
internal fun DrawScope.drawColumnNumbers(picture: GridPicture, metrics: GridMetrics, ink: PieceInk) {
    val first = picture.board.axes().orElse(null)?.first() ?: return
    val height = min(12.sp.toPx(), metrics.pitch * 0.4f)
    for (column in 0 until picture.size(0)) {
        val x = metrics.place(metrics.lines.first(), column).center.x
        drawCentered("${first + column}", Offset(x, size.height / 2), height, ink.colors.onBoard, ink, bold = false)
    }
}
