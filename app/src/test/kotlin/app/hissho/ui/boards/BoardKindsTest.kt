package app.hissho.ui.boards

import app.hissho.engine.Match
import app.hissho.engine.board.SumBoard
import app.hissho.engine.catalog.Catalog
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class BoardKindsTest {
    /** A board takes the position that the match began with for one of its own kind. */
    @Test
    fun boardsOfAGameAreOfOneKind() {
        for (preset in Catalog.types().flatMap { it.presets() }) {
            var match: Match<*, *> = Match.start(preset.gameId(), preset.position())
            val first = match.board()
            while (!match.isOver && match.played() < 3) match = match.after()
            assertThat(match.board().javaClass).isEqualTo(first.javaClass)
            if (first is SumBoard) {
                assertThat((match.board() as SumBoard).boards().map { it.javaClass }).isEqualTo(first.boards().map { it.javaClass })
            }
        }
    }

    private fun <P, M> Match<P, M>.after(): Match<P, M> = play(game().moves(position(), 1).single())
}
