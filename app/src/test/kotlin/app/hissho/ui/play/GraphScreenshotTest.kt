package app.hissho.ui.play

import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.Part
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

/** The games on graphs: where to tap, what is chosen, what a move did, and what the lens shows. */
class GraphScreenshotTest : ScreenshotTest() {
    private fun capture(name: String, session: Session, variants: List<Variant> = Variant.FEW) {
        val state = session.known()
        captureVariants("graph-$name", variants) { PlayScreen(state, onEvent = { }, onBack = { }, onShare = { }) }
    }

    @Test
    fun hackenbush() = capture("hackenbush", session(FLOWER), Variant.ALL)

    @Test
    fun hackenbushChosen() = capture("hackenbush-chosen", session(FLOWER).copy(taps = listOf(Part(GraphBoard.EDGES, 4)), lens = true))

    @Test
    fun hackenbushCut() = capture("hackenbush-cut", session("$FLOWER; 4-5 7-8"))

    @Test
    fun walk() = capture("walk", session(WALK), Variant.ALL)

    @Test
    fun walkChosen() = capture("walk-chosen", session("$WALK; c d").copy(taps = listOf(Part(GraphBoard.VERTICES, 0)), lens = true))

    @Test
    fun deletion() = capture("deletion", session(DELETION), Variant.ALL)

    @Test
    fun deletionLens() = capture("deletion-lens", session("$DELETION; 2 5").copy(taps = listOf(Part(GraphBoard.VERTICES, 1)), lens = true))

    @Test
    fun crowded() {
        val edges = (0 until 500).joinToString(",") { "${it / 2}-${it + 1}" }
        capture("crowded", session("hackenbush $edges"))
    }

    private companion object {
        const val FLOWER = "hackenbush 0-1,0-2,1-3,2-3,3-4,4-5,5-6,6-4,0-7,7-8,8-8,8-9,8-10,0-11,11-12,12-13,13-11,11-12"
        const val WALK = "digraph a>b,b>c,c>d,d>a,b>a,b>e,e>f,f>b,d>g,g>h,f>f @b"
        const val DELETION = "vertex-deletion 1-2,2-3,3-4,4-5,5-6,6-1,7-8,8-9,2-5"
    }
}
