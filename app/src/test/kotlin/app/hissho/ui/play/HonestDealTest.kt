package app.hissho.ui.play

import app.hissho.engine.Budget
import app.hissho.engine.Level
import app.hissho.engine.Match
import app.hissho.ui.library.continuedMatch
import com.google.common.truth.Truth.assertThat
import org.junit.Test

/** Nobody is shown hidden cards: not the opponent, and not the user by a way round the board. */
class HonestDealTest {
    private fun answer(match: Match<*, *>, level: Level): String =
        questions.answer(match, level, seed = 5, Budget.phone()).moveTexts().last()

    /** Deals that look the same after the same two cards were turned. */
    private fun lookalikes(): List<Match<*, *>> {
        val seen = Match.start("memory", Match.parse("memory 6,0,0#1; 1 2 3").positionText())
        return (1L..20L).map { seen.dealt(it) }
    }

    @Test
    fun dealsThatLookTheSameGetTheSameAnswer() {
        val matches = lookalikes()
        assertThat(matches.map { it.positionText() }.distinct().size).isGreaterThan(10)
        for (level in Level.entries) assertThat(matches.map { answer(it, level) }.distinct()).hasSize(1)
        assertThat(matches.map { questions.guess(it, 5).moveTexts() }.distinct()).hasSize(1)
    }

    @Test
    fun dealsThatLookTheSameGetTheSameHintsAndTheSameLens() {
        val matches = lookalikes()
        assertThat(matches.map { questions.lens(it, Budget.phone()) }.distinct()).hasSize(1)
        assertThat(matches.map { questions.explain(it, Budget.phone()) }.distinct()).hasSize(1)
        assertThat(matches.map { it.board() }.distinct()).hasSize(1)
    }

    /** The library shows matches that were left; it knows no more than the player. */
    @Test
    fun aMatchThatWasLeftTellsNothing() {
        val shown = lookalikes().map { continuedMatch(it.toString(), userStarts = true, passAndPlay = false) }
        assertThat(shown.map { it?.position }.distinct()).hasSize(1)
        assertThat(shown.map { it?.picture }.distinct()).hasSize(1)
    }

    @Test
    fun whatIsSharedIsTheSameForAll() {
        assertThat(lookalikes().map { it.visibleText() }.distinct()).hasSize(1)
        assertThat(Match.start("memory", "6,0,0").dealt(77).visibleText()).isEqualTo("6,0,0")
    }

    /** After a game is over its cards are known: to try again from a turn deals anew what was hidden then. */
    @Test
    fun toTryAgainDealsAnew() {
        val played = session("memory 4,0,0#3; 1 2 3 4", AGAINST_PERFECT)
        val branches = (1L..6L).map { played.branch(1, it) }
        assertThat(branches.map { it.match.positionText() }.distinct().size).isGreaterThan(2)
        assertThat(branches.map { it.match.board() }.distinct()).containsExactly(played.match.at(1).board())
        assertThat(branches.map { it.mover }.distinct()).containsExactly(Mover.You)
        assertThat(branches.none { it.match.canRedo() }).isTrue()
    }
}
