package app.hissho.ui.boards

import androidx.compose.ui.unit.dp
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test

class SpreadPlanTest {
    @Test
    fun fifteenPairsFitAPhoneAndCanBeHit() {
        for ((width, height) in listOf(312 to 240, 363 to 450, 800 to 560)) {
            for (count in 2..30 step 2) {
                val plan = SpreadPlan.of(count, width.dp, height.dp)
                val rows = (count + plan.columns - 1) / plan.columns
                assertWithMessage("$count cards on $width × $height").that(plan.scrolls).isFalse()
                assertThat((plan.place.height * rows).value).isAtMost(height + 0.5f)
                assertThat((plan.place.width * plan.columns).value).isAtMost(width + 0.5f)
                assertThat(minOf(plan.place.width, plan.place.height).value).isAtLeast(48f)
            }
        }
    }

    @Test
    fun cardsKeepTheirPlacesWhenTheRoomGetsLower() {
        for (count in 2..600 step 2) {
            val columns = listOf(80, 200, 450).map { SpreadPlan.of(count, 363.dp, it.dp).columns }
            assertThat(columns.distinct()).hasSize(1)
        }
    }

    @Test
    fun manyCardsScroll() {
        val plan = SpreadPlan.of(600, 363.dp, 450.dp)
        assertThat(plan.scrolls).isTrue()
        assertThat(plan.place.height.value).isAtLeast(48f)
    }
}
