package app.hissho.ui.example

import app.hissho.engine.Budget
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.WorkedExample
import app.hissho.engine.catalog.WorkedExample.Stage
import app.hissho.engine.store.MemoryStore
import app.hissho.ui.example.ExampleUiState.Showing

/** The example of a game as it stands at its first scene of [stage]. */
internal fun example(gameId: String, stage: Stage, playable: Boolean = true): Showing {
    val type = Catalog.type(gameId)
    val worked = WorkedExample.of(type, MemoryStore(1 shl 20), Budget.phone())
    return Showing(type, worked, worked.scenes().indexOfFirst { it.stage() == stage }, playable)
}
