package app.hissho.ui.sums

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.Match
import app.hissho.ui.await
import app.hissho.ui.library.GameEntry
import app.hissho.ui.play.EngineThreads
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.cancel
import org.junit.After
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SumViewModelTest {
    @get:Rule
    val threads = EngineThreads()

    private val models = mutableListOf<SumViewModel>()

    @After
    fun stop() = models.forEach { it.viewModelScope.cancel() }

    private fun model(saved: SavedStateHandle = SavedStateHandle()): SumViewModel =
        SumViewModel(saved) { 5 }.also { models += it; it.state.await(SumUiState::ready) }

    private fun SumViewModel.game(id: String): GameEntry = state.value.families.flatMap { it.games }.single { it.id == id }

    /** Adds a game and waits until it is shown. */
    private fun SumViewModel.put(id: String) {
        val before = state.value.chosen.size
        add(game(id))
        state.await { it.chosen.size == before + 1 }
    }

    private val SumViewModel.position get() = state.value.route.position

    @Test
    fun onlyGamesWithGrundyValuesAreOffered() {
        val offered = model().state.value.families.flatMap { it.games }.map { it.id }
        assertThat(offered).containsAtLeast("nim", "subtraction", "hackenbush", "digraph")
        assertThat(offered).containsNoneOf("misere-nim", "moore", "fibonacci-nim", "sum")
    }

    @Test
    fun theSameGameComesWithAnotherStart() {
        val model = model()
        model.put("nim")
        model.put("nim")
        assertThat(model.position).isEqualTo("nim(1,2,4)+nim(3,4,5)")
    }

    @Test
    fun startsAreChangedAndGamesRemoved() {
        val model = model()
        model.put("nim")
        model.put("dim")
        model.edit(0)
        assertThat(model.state.await { it.editing != null }.editing).isEqualTo(0)
        model.change(0, 2)
        model.state.await { it.editing == null && it.chosen.first().place == 2 }
        assertThat(model.position).isEqualTo("nim(3,5,7)+dim(6)")
        model.remove(0)
        model.state.await { it.chosen.size == 1 }
        assertThat(model.state.value.missing).isEqualTo(1)
    }

    @Test
    fun aFifthGameIsRefused() {
        val model = model()
        repeat(4) { model.put("nim") }
        model.add(model.game("dim"))
        assertThat(model.state.value.canAdd).isFalse()
        assertThat(model.position).doesNotContain("dim")
    }

    @Test
    fun chanceMakesASumThatCanBePlayed() {
        val model = model()
        model.shuffle()
        val state = model.state.await { it.chosen.isNotEmpty() && !it.shuffling }
        assertThat(state.chosen).hasSize(3)
        assertThat(Match.start("sum", state.route.position).isOver).isFalse()
    }

    @Test
    fun theChosenGamesSurviveTheDeathOfTheProcess() {
        val saved = SavedStateHandle()
        val first = model(saved)
        first.put("nim")
        first.put("subtraction")
        first.edit(1)
        first.state.await { it.editing == 1 }
        val restored = model(SavedStateHandle(saved.keys().associateWith { saved.get<Any?>(it) }))
        assertThat(restored.position).isEqualTo(first.position)
        assertThat(restored.state.value.editing).isEqualTo(1)
    }
}
