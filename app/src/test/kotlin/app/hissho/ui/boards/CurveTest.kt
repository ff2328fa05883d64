package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import com.google.common.truth.Truth.assertThat
import kotlin.math.PI
import org.junit.Test

class CurveTest {
    private val a = Offset(0f, 0f)
    private val b = Offset(100f, 0f)

    @Test
    fun aStraightWayIsMeasuredAlongIt() {
        val way = Curve.between(a, b, 0f)
        assertThat(way.length).isEqualTo(100f)
        assertThat(way.at(0.25f)).isEqualTo(Offset(25f, 0f))
        assertThat(way.distanceTo(Offset(50f, 7f))).isWithin(1e-3f).of(7f)
        assertThat(way.distanceTo(Offset(103f, 4f))).isWithin(1e-3f).of(5f)
    }

    @Test
    fun aBentWayPassesTheMiddleAtTheDistanceOfItsBulge() {
        for (bulge in listOf(-30f, 12f)) {
            val way = Curve.between(a, b, bulge)
            assertThat(way.at(0.5f).y).isWithin(0.1f).of(bulge)
            assertThat((way.at(0f) - a).getDistance()).isLessThan(0.01f)
            assertThat((way.at(1f) - b).getDistance()).isLessThan(0.01f)
            assertThat(way.distanceTo(Offset(50f, bulge))).isLessThan(0.2f)
        }
    }

    @Test
    fun aLoopComesBackAndLiesInItsDirection() {
        val loop = Curve.loop(a, (-PI / 2).toFloat(), 10f)
        assertThat((loop.at(1f) - a).getDistance()).isLessThan(0.01f)
        assertThat((loop.at(0.5f) - Offset(0f, -20f)).getDistance()).isLessThan(0.2f)
        assertThat(loop.length).isWithin(1f).of((20 * PI).toFloat())
    }

    @Test
    fun whatIsInsideTheEndsIsCutOff() {
        val way = Curve.between(a, b, 0f)
        val from = way.leaving(backward = false) { it.x < 20f }
        val to = way.leaving(backward = true) { it.x > 90f }
        val part = way.part(from, to)
        assertThat(part.at(0f).x).isWithin(0.1f).of(20f)
        assertThat(part.at(1f).x).isWithin(0.1f).of(90f)
    }
}
