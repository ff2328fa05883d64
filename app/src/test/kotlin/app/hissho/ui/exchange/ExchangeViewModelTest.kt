package app.hissho.ui.exchange

import android.os.Looper
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.engine.store.MemoryStore
import app.hissho.engine.store.PositionStore
import app.hissho.ui.await
import app.hissho.ui.navigation.ExchangeRoute
import app.hissho.ui.play.EngineThreads
import app.hissho.ui.play.valueOrNull
import com.google.common.truth.Truth.assertThat
import java.time.Duration
import java.util.concurrent.CountDownLatch
import kotlinx.coroutines.cancel
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf

@RunWith(AndroidJUnit4::class)
class ExchangeViewModelTest {
    @get:Rule
    val threads = EngineThreads()

    private val route = ExchangeRoute("tricks:8", "26,23,22,19,18,15,14,11,10,7,6,3,2|25,24,21,20,17,16,13,12,9,8,5,4,1@right")

    /** A store that keeps whoever asks it waiting. */
    private class SlowStore(private val open: CountDownLatch, private val inner: PositionStore = MemoryStore(1 shl 16)) : PositionStore by inner {
        override fun recall(rules: PositionStore.Rules, key: Long): Int {
            open.await()
            return inner.recall(rules, key)
        }
    }

    /** Nothing of the death of a process is simulated but what it takes: all that is not saved. */
    @Test
    fun whatIsSavedIsEnoughToGoOn() {
        val saved = SavedStateHandle()
        val first = ExchangeViewModel(route, saved, MemoryStore(1 shl 16))
        first.exchange(0)
        first.tap(3)
        first.viewModelScope.cancel()
        val second = ExchangeViewModel(ExchangeRoute("tricks:4", "2|1@left"), saved.copied(), MemoryStore(1 shl 16))
        assertThat(second.state.value.trail?.deal?.text()).isEqualTo(first.state.value.trail?.deal?.text())
        assertThat(second.state.value.trail?.places).containsExactly(0)
        assertThat(second.state.value.selected).isEqualTo(3)
        assertThat(second.state.await { it.all != null }.all?.valueOrNull()).isNotEmpty()
        second.viewModelScope.cancel()
    }

    private fun SavedStateHandle.copied() = SavedStateHandle(keys().associateWith { get<Any?>(it) })

    @Test
    fun aSearchShowsThatItLastsAndCanBeStopped() {
        val open = CountDownLatch(1)
        val model = ExchangeViewModel(route, SavedStateHandle(), SlowStore(open))
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(1))
        assertThat(model.state.await { it.busy != null }.worth).isNull()
        model.cancel()
        assertThat(model.state.value.stopped).isTrue()
        open.countDown()
        model.retry()
        assertThat(model.state.await { it.worth != null }.worth?.valueOrNull()?.matrices?.open()).isEqualTo(8)
        assertThat(model.state.value.stopped).isFalse()
        assertThat(model.state.await { it.all != null }.busy).isNull()
        model.viewModelScope.cancel()
    }

    @Test
    fun aPositionWithoutADealIsNoError() {
        assertThat(ExchangeViewModel(ExchangeRoute("tricks:4", "nonsense"), SavedStateHandle(), MemoryStore(0)).state.value.trail).isNull()
        assertThat(ExchangeViewModel(ExchangeRoute("nim", "3"), SavedStateHandle(), MemoryStore(0)).state.value.trail).isNull()
    }
}
