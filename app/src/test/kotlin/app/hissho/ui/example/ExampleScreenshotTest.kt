package app.hissho.ui.example

import app.hissho.engine.catalog.WorkedExample.Stage
import app.hissho.ui.screenshots.ScreenshotTest
import app.hissho.ui.screenshots.Variant
import org.junit.Test

class ExampleScreenshotTest : ScreenshotTest() {
    private fun capture(name: String, state: ExampleUiState, variants: List<Variant> = Variant.ALL) =
        captureVariants("example-$name", variants) { ExampleScreen(state, ExampleActions()) }

    @Test
    fun start() = capture("start", example("fibonacci-nim", Stage.START), Variant.FEW)

    @Test
    fun compute() = capture("compute", example("nim", Stage.COMPUTE))

    @Test
    fun reply() = capture("reply", example("misere-nim", Stage.REPLY))

    @Test
    fun answer() = capture("answer", example("subtraction", Stage.ANSWER), Variant.FEW)

    @Test
    fun lessonCompute() = capture("lesson-compute", lesson("tanhinmin", "two-strengths", Stage.COMPUTE), Variant.FEW)

    @Test
    fun lessonReply() = capture("lesson-reply", lesson("tanhinmin", "equal-hands", Stage.REPLY), listOf(Variant.PHONE, Variant.TABLET))

    @Test
    fun end() = capture("end", example("nim", Stage.END), Variant.FEW)

    @Test
    fun cards() = capture("cards", example("tanhinmin", Stage.ANSWER), listOf(Variant.PHONE))

    @Test
    fun cardGraph() = capture("card-graph", example("card-graph", Stage.REPLY), listOf(Variant.PHONE, Variant.SMALL_JA_LARGE_FONT))
}
