package app.hissho.ui.editor

import app.hissho.engine.Message
import app.hissho.engine.Outcome
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.Part
import app.hissho.engine.catalog.Catalog
import app.hissho.engine.catalog.Preset
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

class OwnStartScreenshotTest : ScreenshotTest() {
    private fun own(gameId: String, position: String, vararg touched: Part): OwnStart =
        touched.fold(OwnStart.of(Catalog.type(gameId), Preset(gameId, position))) { own, part -> own.touch(part) }

    private fun capture(name: String, own: OwnStart, variants: List<Variant> = Variant.ALL) =
        captureVariants("own-start-$name", variants) { OwnStartContent(own, judged = false, null, OwnStartActions()) }

    @Test
    fun heaps() = capture("heaps", own("nim", "3,5,7", Part(1, 1)))

    @Test
    fun wrong() = capture("wrong", own("moore:2", "3,5,40").type("3,5,x"), Variant.FEW)

    @Test
    fun coins() = capture("coins", own("turning-corners", "TTTT/TTHT/THTH/TTHT"))

    @Test
    fun graph() = capture("graph", own("digraph", "a>b,b>c,c>a,c>d,d>e @a", Part(GraphBoard.VERTICES, 2)))

    @Test
    fun hackenbush() = capture("hackenbush", own("hackenbush", "0-1,1-2,1-3,0-4,4-4", Part(GraphBoard.VERTICES, 4)), Variant.FEW)

    @Test
    fun rows() = capture("rows", own("kayles", "5,9", Part(1, 0)), Variant.FEW)

    @Test
    fun pieces() = capture("pieces", own("rook-nim", "4,3;1,5", Part(4, 4)), Variant.FEW)

    @Test
    fun limit() = capture("limit", own("fibonacci-nim", "20@4"), Variant.FEW)

    @Test
    fun cardGraph() {
        val own = own("card-graph", "0>3,1>2,2>1,3>0,0>1;0,1|2,3", Part(0, 1))
        val verdict = Verdict.Found(Outcome.DRAW, Message.of("card-graph.zugzwang"))
        captureVariants("own-start-card-graph", Variant.ALL) { OwnStartContent(own, judged = true, verdict, OwnStartActions()) }
    }

    @Test
    fun hands() = capture("hands", own("tanhinmin", "1,2,2,5|3,4@1", Part(0, 1)), Variant.FEW)
}
