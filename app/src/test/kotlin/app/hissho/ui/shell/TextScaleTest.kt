package app.hissho.ui.shell

import androidx.compose.ui.unit.Density
import app.hissho.ui.withTextScale
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class TextScaleTest {
    private fun scale(system: Float, factor: Float) = Density(1.5f, system).withTextScale(factor).fontScale

    @Test
    fun theUsersFactorIsPutOnTopOfTheSystems() {
        assertThat(scale(1f, 1.3f)).isEqualTo(1.3f)
        assertThat(scale(1.2f, 0.85f)).isWithin(1e-6f).of(1.02f)
    }

    @Test
    fun bothTogetherStopWhereTheScreensDo() {
        assertThat(scale(1.5f, 1.6f)).isEqualTo(2f)
    }

    @Test
    fun aLargerScaleOfTheSystemIsKept() {
        assertThat(scale(2.5f, 1f)).isEqualTo(2.5f)
        assertThat(scale(2.5f, 2f)).isEqualTo(2.5f)
    }

    @Test
    fun theDensityStays() {
        assertThat(Density(1.5f, 1f).withTextScale(2f).density).isEqualTo(1.5f)
    }
}
