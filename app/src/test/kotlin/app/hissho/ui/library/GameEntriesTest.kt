package app.hissho.ui.library

import app.hissho.engine.board.HeapBoard
import app.hissho.engine.catalog.Catalog
import app.hissho.ui.navigation.PlayRoute
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class GameEntriesTest {
    @Test
    fun everyGameThatIsOfferedHasItsStarts() {
        val entries = catalogEntries()
        assertThat(entries.map { it.type }).isEqualTo(Catalog.types())
        for (entry in entries) {
            assertThat(entry.starts.map { it.gameId to it.position })
                .isEqualTo(entry.type.presets().map { it.gameId() to it.position() })
        }
    }

    @Test
    fun onlyGamesWithAParameterTellIt() {
        for (start in catalogEntries().flatMap { it.starts }) {
            assertThat(start.given != null).isEqualTo(':' in start.gameId)
        }
    }

    @Test
    fun namesOfDifficultyRiseWithoutRepeating() {
        for (starts in 1..6) {
            val names = (0 until starts).map { difficulty(it, starts) }
            assertThat(names).containsNoDuplicates()
            assertThat(names.first()).isEqualTo(difficulty(0, 6))
            if (starts > 1) assertThat(names.last()).isEqualTo(difficulty(5, 6))
        }
    }

    @Test
    fun aSavedMatchIsShownWhereItStands() {
        val match = checkNotNull(continuedMatch("nim 3,5,7; 3:1 1:3", userStarts = true, passAndPlay = false))
        assertThat(match.position).isEqualTo("0,5,6")
        assertThat(match.picture).isEqualTo(HeapBoard(listOf(0, 5, 6), match.picture.note()))
        assertThat(match.route).isEqualTo(PlayRoute("nim", "3,5,7", resume = true))
    }

    @Test
    fun whoseTurnItIs() {
        fun turn(moves: String, userStarts: Boolean, passAndPlay: Boolean = false) =
            continuedMatch("nim 3,5,7; $moves", userStarts, passAndPlay)?.turn
        assertThat(turn("", userStarts = true)).isEqualTo(Turn.Yours)
        assertThat(turn("3:1", userStarts = true)).isEqualTo(Turn.Opponents)
        assertThat(turn("3:1", userStarts = false)).isEqualTo(Turn.Yours)
        assertThat(turn("", userStarts = true, passAndPlay = true)).isEqualTo(Turn.FirstPlayers)
        assertThat(turn("3:1", userStarts = true, passAndPlay = true)).isEqualTo(Turn.SecondPlayers)
    }

    @Test
    fun whatIsOverOrCannotBeReadIsNotContinued() {
        assertThat(continuedMatch("nim 1; 1:1", userStarts = true, passAndPlay = false)).isNull()
        assertThat(continuedMatch("chess e4; ", userStarts = true, passAndPlay = false)).isNull()
        assertThat(continuedMatch("nim 3,5; 9:9", userStarts = true, passAndPlay = false)).isNull()
    }
}
