package app.hissho.ui.example

import app.hissho.engine.Budget
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.GameType
import app.hissho.engine.catalog.Lesson
import app.hissho.engine.catalog.WorkedExample
import app.hissho.engine.catalog.WorkedExample.Stage
import app.hissho.engine.store.MemoryStore
import app.hissho.ui.example.ExampleUiState.Showing

/** The example of a game as it stands at its first scene of [stage]. */
internal fun example(gameId: String, stage: Stage, playable: Boolean = true): Showing {
    val type = Catalog.type(gameId)
    return showing(type, null, WorkedExample.of(type, MemoryStore(1 shl 20), Budget.phone()), stage, playable)
}

/** A lesson of a game as it stands at its first scene of [stage]. */
internal fun lesson(gameId: String, name: String, stage: Stage): Showing {
    val type = Catalog.type(gameId)
    val lesson = type.lessons().first { it.name() == name }
    return showing(type, lesson, WorkedExample.of(type, lesson, MemoryStore(1 shl 20), Budget.phone()), stage, playable = true)
}

private fun showing(type: GameType, lesson: Lesson?, worked: WorkedExample, stage: Stage, playable: Boolean) =
    Showing(type, worked, worked.scenes().indexOfFirst { it.stage() == stage }, playable, lesson)
