package app.hissho.ui.common

import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import kotlin.math.abs
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class StoneClickTest {
    @Test
    fun itIsLoudAtFirstAndDiesAway() {
        val samples = StoneClick.samples()
        val first = samples.take(samples.size / 5).maxOf { abs(it.toInt()) }
        val last = samples.takeLast(samples.size / 5).maxOf { abs(it.toInt()) }
        assertThat(first).isGreaterThan(Short.MAX_VALUE / 5)
        assertThat(last).isLessThan(first / 20)
    }

    @Test
    fun itCanBePlayedAgainAndAgain() {
        StoneClick().use { click -> repeat(3) { click.play() } }
    }
}
