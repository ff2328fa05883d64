package app.hissho.ui.play

import androidx.lifecycle.SavedStateHandle
import app.hissho.data.OngoingMatch
import app.hissho.engine.Level
import app.hissho.engine.board.Part
import app.hissho.engine.explain.Rung
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class SessionTest {
    private val opponentStarts = AGAINST_PERFECT.copy(userStarts = false)
    private val twoPlayers = AGAINST_PERFECT.copy(passAndPlay = true)

    @Test
    fun undoGoesBackToTheUsersTurn() {
        val session = session("nim 3,5,7; 1:1 2:1 3:1 3:1")
        assertThat(session.back().toString()).isEqualTo("nim 3,5,7; 1:1 2:1 ^ 3:1 3:1")
    }

    @Test
    fun undoWhileTheOpponentThinksTakesBackOnlyTheOwnMove() {
        assertThat(session("nim 3,5,7; 1:1").back().toString()).isEqualTo("nim 3,5,7; ^ 1:1")
    }

    @Test
    fun theOpponentsFirstMoveCannotBeTakenBack() {
        assertThat(session("nim 3,5,7; 1:1", opponentStarts).back()).isNull()
        assertThat(session("nim 3,5,7; 1:1 2:1 2:1", opponentStarts).back().toString()).isEqualTo("nim 3,5,7; 1:1 ^ 2:1 2:1")
    }

    @Test
    fun twoPlayersTakeBackOneMove() {
        assertThat(session("nim 3,5,7; 1:1 2:1", twoPlayers).back().toString()).isEqualTo("nim 3,5,7; 1:1 ^ 2:1")
    }

    @Test
    fun redoBringsBackWhatUndoTook() {
        for (setup in listOf(AGAINST_PERFECT, twoPlayers)) {
            val session = session("nim 3,5,7; 1:1 2:1", setup)
            val back = session.at(checkNotNull(session.back()))
            assertThat(back.forward()).isEqualTo(session.match)
        }
        assertThat(session("nim 3,5,7; 1:1").forward()).isNull()
    }

    @Test
    fun theWinnerIsNamedForTheOneWhoStarted() {
        assertThat(session("nim 1; 1").winner).isEqualTo(Mover.You)
        assertThat(session("nim 1; 1", opponentStarts).winner).isEqualTo(Mover.Opponent)
        assertThat(session("misere-nim 1; 1").winner).isEqualTo(Mover.Opponent)
        assertThat(session("nim 1,1; 1:1 2:1", twoPlayers).winner).isEqualTo(Mover.PlayerTwo)
        assertThat(session("nim 1,1; 1:1 2:1", twoPlayers.copy(userStarts = false)).winner).isEqualTo(Mover.PlayerOne)
        assertThat(session("digraph a>b,b>a @a; b a b a").winner).isNull()
        assertThat(session("digraph a>b,b>a @a; b a b a").loser).isNull()
    }

    @Test
    fun everythingSurvivesTheDeathOfTheProcess() {
        val session = session("moore:2 3,4,5; 1:1+2:1 ^ 3:2", Setup(Level.STRONG, userStarts = false, passAndPlay = true)).copy(
            seed = 77,
            taps = listOf(Part(0, 2), Part(2, 1)),
            rung = Rung.RESULT,
            hints = 5,
            lens = true,
            why = true,
            recorded = true,
            dialog = PlayDialog.Rules,
        )
        val handle = SavedStateHandle()
        handle.write(session)
        assertThat(SavedStateHandle(handle.keys().associateWith { handle.get<Any>(it) }).session()).isEqualTo(session)
    }

    @Test
    fun aFreshHandleHoldsNothing() {
        assertThat(SavedStateHandle().session()).isNull()
    }

    @Test
    fun aMatchThatCannotBeReadIsNotContinued() {
        val ongoing = session("nim 3,5,7; 1:1").toOngoing(now = 1)
        assertThat(ongoing.toSession()?.match.toString()).isEqualTo("nim 3,5,7; 1:1")
        val broken = OngoingMatch("nim", "nim 3,5,7; 9:9", Level.CASUAL, true, false, 0, 0, 0)
        assertThat(broken.toSession()).isNull()
    }
}
