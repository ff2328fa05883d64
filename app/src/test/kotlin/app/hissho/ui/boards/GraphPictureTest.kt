package app.hissho.ui.boards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.Density
import app.hissho.engine.Match
import app.hissho.engine.board.GraphBoard
import app.hissho.engine.board.GraphBoard.Edge
import app.hissho.engine.board.GraphBoard.Vertex
import app.hissho.engine.board.Part
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import java.util.Optional
import java.util.OptionalInt
import org.junit.Test

class GraphPictureTest {
    private val sizes = GraphSizes(radius = 10f, label = 12f, stroke = 2f)

    private fun picture(board: GraphBoard) = GraphPicture(board, Rect(0f, 0f, 200f, 200f), sizes, Size(200f, 200f))

    private fun board(vertices: List<Vertex>, vararg edges: Edge) =
        GraphBoard(vertices, edges.toList(), OptionalInt.empty(), Optional.empty())

    private fun board(text: String) = Match.parse(text).board() as GraphBoard

    private val square = listOf(Vertex("a", 0.0, 0.0, false), Vertex("b", 1.0, 0.0, false), Vertex("c", 1.0, 1.0, false), Vertex("d", 0.0, 1.0, false))

    @Test
    fun oppositeArrowsAreBentApart() {
        val picture = picture(board(square, Edge(0, 1, true), Edge(1, 0, true)))
        val (there, back) = picture.curves
        assertThat((there.at(0f) - back.at(1f)).getDistance()).isLessThan(0.1f)
        assertThat((there.at(0.5f) - back.at(0.5f)).getDistance()).isAtLeast(sizes.radius)
        assertThat(there.at(0.5f).y * back.at(0.5f).y).isLessThan(0f)
    }

    @Test
    fun equalEdgesLieSideBySide() {
        val curves = picture(board(square, Edge(0, 1, false), Edge(1, 0, false), Edge(0, 1, false))).curves
        assertThat(curves[1].at(0.5f).y).isWithin(0.1f).of(0f)
        for ((i, j) in listOf(0 to 1, 1 to 2, 0 to 2)) {
            assertThat((curves[i].at(0.5f) - curves[j].at(0.5f)).getDistance()).isGreaterThan(sizes.stroke * 2)
        }
    }

    @Test
    fun loopsKeepAwayFromTheOtherEdges() {
        val picture = picture(board(square, Edge(0, 1, false), Edge(0, 3, false), Edge(0, 0, true), Edge(0, 0, false)))
        for (loop in picture.curves.drop(2)) {
            val far = loop.at(0.5f)
            assertThat(picture.curves[0].distanceTo(far)).isAtLeast(sizes.radius)
            assertThat(picture.curves[1].distanceTo(far)).isAtLeast(sizes.radius)
        }
        assertThat((picture.curves[2].at(0.5f) - picture.curves[3].at(0.5f)).getDistance()).isAtLeast(sizes.radius)
    }

    @Test
    fun anEdgeIsLedAroundAVertexInItsWay() {
        val row = listOf(Vertex("a", 0.0, 0.5, false), Vertex("b", 0.5, 0.5, false), Vertex("c", 1.0, 0.5, false))
        val picture = picture(board(row, Edge(0, 2, false)))
        assertThat(picture.curves[0].distanceTo(picture.centers[1])).isGreaterThan(sizes.radius)
    }

    @Test
    fun anArrowEndsAtTheRimOfItsVertex() {
        val picture = picture(board(square, Edge(0, 2, true)))
        val tip = picture.body(0).at(1f)
        assertThat((tip - picture.centers[2]).getDistance()).isWithin(3f).of(sizes.radius)
    }

    @Test
    fun theNearestOpenPartIsTouched() {
        val match = Match.parse("hackenbush 0-1,1-2,1-3,0-4")
        val scene = GraphScene(match.board() as GraphBoard, match.board() as GraphBoard, null)
        val picture = picture(scene.base)
        val choice = match.choose(emptyList())
        for (edge in scene.board.edges().indices) {
            val middle = picture.curves[edge].at(0.5f)
            for (shift in listOf(Offset.Zero, Offset(4f, 0f), Offset(0f, -4f))) {
                assertThat(touched(picture, scene, choice, middle + shift, 24f, 0f)).isEqualTo(Part(GraphBoard.EDGES, edge))
            }
        }
        assertThat(touched(picture, scene, choice, Offset(-100f, -100f), 24f, 0f)).isNull()
    }

    @Test
    fun edgesThatCannotBeToldApartAreTouchedInTurn() {
        val match = Match.parse("hackenbush 0-1,0-1,0-1")
        val scene = GraphScene(match.board() as GraphBoard, match.board() as GraphBoard, null)
        val picture = picture(scene.base)
        val middle = picture.curves[1].at(0.5f)
        val touches = ArrayList<Part>()
        val seen = List(3) {
            touches += touched(picture, scene, match.choose(touches), middle, 24f, 100f)!!
            match.choose(touches).tapped().single().index()
        }
        assertThat(seen).containsExactly(0, 1, 2)
        touches += touched(picture, scene, match.choose(touches), middle, 24f, 100f)!!
        assertThat(match.choose(touches).tapped()).isEmpty()
    }

    @Test
    fun whatIsLeftKeepsItsPlaceAndWhatIsGoneIsKnown() {
        val match = Match.parse("hackenbush 0-1,1-2,2-3,2-3,0-4,4-4; 1-2 4-4")
        val start = Match.parse("hackenbush 0-1,1-2,2-3,2-3,0-4,4-4").board() as GraphBoard
        val middle = match.undo().board() as GraphBoard
        val afterFirst = GraphScene(start, middle, start)
        assertThat(afterFirst.goneEdges).containsExactly(1, 2, 3)
        assertThat(afterFirst.edges).containsExactly(0, 4, 5).inOrder()
        val scene = GraphScene(start, match.board() as GraphBoard, middle)
        assertThat(scene.base).isEqualTo(start)
        assertThat(scene.goneEdges).containsExactly(5)
        assertThat(scene.goneVertices).isEmpty()
    }

    @Test
    fun aTokenWalksAlongItsArrow() {
        val match = Match.parse("digraph a>b,b>a,b>c @a; b a")
        val scene = GraphScene(match.board() as GraphBoard, match.board() as GraphBoard, match.undo().board() as GraphBoard)
        assertThat(scene.walked).isEqualTo(1)
        assertThat(scene.token).isEqualTo(0)
    }

    /** The engine lists the values of components in the order of their first edges. */
    @Test
    fun componentsAreConnectedWithoutTheGround() {
        val hackenbush = board("hackenbush 0-1,0-2,1-3,2-4,0-0,4-2,0-3")
        assertThat(GraphScene(hackenbush, hackenbush, null).components)
            .containsExactly(listOf(0, 2, 6), listOf(1, 3, 5), listOf(4)).inOrder()
        val deletion = board("vertex-deletion 1-2,3-4,2-5")
        assertThat(GraphScene(deletion, deletion, null).components).containsExactly(listOf(0, 2), listOf(1)).inOrder()
    }

    @Test
    fun everyPictureStaysInItsView() {
        val texts = listOf(
            "hackenbush 0-1", "hackenbush 0-0,0-1,1-1,1-1", "hackenbush -", "digraph - @a", "digraph a>a @a", "vertex-deletion 1-1",
            "digraph a>b,b>a,a>a,b>b @a", "vertex-deletion 1-2", "digraph quite_a_name>another_name @quite_a_name",
        )
        for (text in texts) {
            for (view in listOf(Size(400f, 150f), Size(300f, 600f), Size(900f, 500f))) {
                val board = board(text)
                val picture = GraphFit(board, view, Size.Zero, Density(1f, 2f)).picture(1f)
                val extent = picture.extent()
                assertWithMessage("$text in $view").that(extent.left).isAtLeast(-1f)
                assertWithMessage("$text in $view").that(extent.top).isAtLeast(-1f)
                assertWithMessage("$text in $view").that(extent.right).isAtMost(view.width + 1)
                assertWithMessage("$text in $view").that(extent.bottom).isAtMost(view.height + 1)
            }
        }
    }
}
