package app.hissho.ui.library

/** States of the library as they come about in real use, for tests and pictures. */
internal object LibraryStates {
    private val games = catalogEntries()

    fun game(id: String): GameEntry = games.single { it.id == id }

    private fun families(games: List<GameEntry>) =
        games.groupBy { it.type.family() }.map { (family, members) -> FamilyOfGames(family, members) }

    /** Nothing was played yet. */
    val newcomer = LibraryUiState(
        ready = true,
        families = families(games),
        startHere = game("nim"),
        suggested = game("nim"),
    )

    private val nim = checkNotNull(continuedMatch("nim 3,5,7; 3:1 1:3", userStarts = true, passAndPlay = false))
    private val fibonacci = checkNotNull(continuedMatch("fibonacci-nim 43; 1", userStarts = true, passAndPlay = false))
    private val shared = checkNotNull(continuedMatch("moore:2 3,4,5,6; 1:2", userStarts = true, passAndPlay = true))

    private val playedGames = games.map {
        when (it.id) {
            "nim" -> it.copy(played = 12, won = 5, continued = nim)
            "misere-nim" -> it.copy(played = 3, won = 0)
            "fibonacci-nim" -> it.copy(continued = fibonacci)
            "moore" -> it.copy(continued = shared)
            else -> it
        }
    }

    /** Some games were played and three were left before their end. */
    val regular = LibraryUiState(
        ready = true,
        continued = listOf(nim, fibonacci, shared),
        families = families(playedGames),
        suggested = playedGames.single { it.id == "nim" },
    )

    /** One match was left. */
    val oneContinued = regular.copy(continued = listOf(nim))

    val searching = newcomer.copy(query = "misere", families = families(games.filter { it.id.startsWith("misere") }))

    val nothingFound = newcomer.copy(query = "chess", families = emptyList())

    fun opened(id: String) = regular.copy(opened = playedGames.single { it.id == id })
}
