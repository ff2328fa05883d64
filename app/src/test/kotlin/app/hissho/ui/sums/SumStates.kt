package app.hissho.ui.sums

import app.hissho.ui.library.FamilyOfGames

/** States of the screen where sums are put together, for tests and pictures. */
internal object SumStates {
    private val entries = summandEntries()

    val empty = SumUiState(
        ready = true,
        families = entries.groupBy { it.type.family() }.map { (family, games) -> FamilyOfGames(family, games) },
    )

    /** A sum of these games, each with the start of its number. */
    fun of(vararg games: Pair<String, Int>): SumUiState =
        empty.copy(chosen = games.map { (id, start) -> ChosenGame(entries.single { it.id == id }, start) })
}
