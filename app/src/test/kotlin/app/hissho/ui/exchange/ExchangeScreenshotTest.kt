package app.hissho.ui.exchange

import app.hissho.engine.Budget
import app.hissho.engine.store.MemoryStore
import app.hissho.ui.play.Finding
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

/** A deal after an exchange, and one whose first card is chosen. */
class ExchangeScreenshotTest : ScreenshotTest() {
    private val store = MemoryStore(1 shl 16)

    private fun known(trail: Trail, selected: Int?): ExchangeUiState = ExchangeUiState(
        trail,
        selected,
        worth = Finding.Found(
            Worth(
                trail.deal.matrices(store, Budget.phone()),
                trail.before?.exchange(trail.places.last(), store, Budget.phone()),
                trail.deal.heatmap(store, Budget.phone()),
            ),
        ),
        all = Finding.Found(trail.deal.exchanges(store, Budget.phone())),
    )

    private fun capture(name: String, trail: Trail?, selected: Int?, variants: List<Variant>) {
        val state = known(checkNotNull(trail), selected)
        captureVariants("exchange-$name", variants) { ExchangeScreen(state, ExchangeActions()) }
    }

    @Test
    fun exchanged() = capture(
        "done",
        Trail.of("tricks:4", "8,7,6,4|5,3,2,1@left", listOf(3)),
        null,
        listOf(Variant.PHONE, Variant.SMALL_JA_LARGE_FONT, Variant.TABLET),
    )

    @Test
    fun chosen() = capture("chosen", Trail.of("tricks:4", "8,7,3,1|6,5,4,2@left"), 5, listOf(Variant.PHONE_DARK))
}
