package app.hissho.ui.screenshots

import app.hissho.ui.library.LibraryActions
import app.hissho.ui.library.LibraryScreen
import app.hissho.ui.library.LibraryStates
import app.hissho.ui.library.LibraryUiState
import org.junit.Test

class LibraryScreenshotTest : ScreenshotTest() {
    @Test
    fun newcomer() = capture("library-newcomer", LibraryStates.newcomer)

    @Test
    fun regular() = capture("library-regular", LibraryStates.regular)

    @Test
    fun oneContinued() = capture("library-one-continued", LibraryStates.oneContinued, Variant.FEW)

    @Test
    fun searching() = capture("library-searching", LibraryStates.searching, Variant.FEW)

    @Test
    fun nothingFound() = capture("library-nothing-found", LibraryStates.nothingFound)

    @Test
    fun gameWithMatch() = capture("game-nim", LibraryStates.opened("nim"))

    @Test
    fun gameWithParameter() = capture("game-subtraction", LibraryStates.opened("subtraction"))

    private fun capture(name: String, state: LibraryUiState, variants: List<Variant> = Variant.ALL) =
        captureVariants(name, variants) { LibraryScreen(state, LibraryActions()) }
}
