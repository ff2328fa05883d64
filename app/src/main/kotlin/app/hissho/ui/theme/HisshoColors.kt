package app.hissho.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color

/**
 * Colours that Material does not name. Text is written in [yourMove], [win], [loss] and [draw] on any surface,
 * so they keep a contrast of at least 4.5 to all of them; chips keep at least 3 to the [board] they lie on.
 *
 * @property yourMove vermilion: it always means "your move" and nothing else is ever painted in it
 * @property onYourMove text and icons on [yourMove]
 * @property win never shown without the shape ▲
 * @property loss never shown without the shape ▼
 * @property draw never shown without the shape ◆
 * @property board the wood that chips lie on
 * @property boardEdge the rim of the wood
 * @property onBoard text and lines on the wood
 * @property chip a stone at rest
 * @property chipEdge the rim of every stone, which keeps neighbours apart
 * @property onChip text on [chip]
 */
@Immutable
data class HisshoColors(
    val yourMove: Color,
    val onYourMove: Color,
    val win: Color,
    val loss: Color,
    val draw: Color,
    val board: Color,
    val boardEdge: Color,
    val onBoard: Color,
    val chip: Color,
    val chipEdge: Color,
    val onChip: Color,
)

internal val LightHisshoColors = HisshoColors(
    yourMove = Color(0xFFB42F14),
    onYourMove = Color(0xFFFFFFFF),
    win = Color(0xFF1F5F45),
    loss = Color(0xFF73305A),
    draw = Color(0xFF555238),
    board = Color(0xFFE9D3A3),
    boardEdge = Color(0xFFB8935A),
    onBoard = Color(0xFF3A2A12),
    chip = Color(0xFF3A3B40),
    chipEdge = Color(0xFF1B1B1F),
    onChip = Color(0xFFFFFFFF),
)

internal val DarkHisshoColors = HisshoColors(
    yourMove = Color(0xFFFF8F6E),
    onYourMove = Color(0xFF3B0B00),
    win = Color(0xFF8AD3AE),
    loss = Color(0xFFE6A6CD),
    draw = Color(0xFFCFC79A),
    board = Color(0xFF3A2E1E),
    boardEdge = Color(0xFF5E4B30),
    onBoard = Color(0xFFEBDCC0),
    chip = Color(0xFFD8D1C2),
    chipEdge = Color(0xFF8B8474),
    onChip = Color(0xFF1E1B16),
)

internal val LocalHisshoColors = staticCompositionLocalOf { LightHisshoColors }
