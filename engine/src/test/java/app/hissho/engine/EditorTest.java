package app.hissho.engine;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.board.GraphBoard;
import app.hissho.engine.board.Key;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.board.SumBoard;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.catalog.GameType;
import app.hissho.engine.catalog.Preset;
import app.hissho.engine.explain.Texts;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions that are put together on their boards. */
class EditorTest {
    private static final int TOUCHES = 60;

    static Stream<GameType> games() {
        return Catalog.types().stream();
    }

    /** Whatever is touched, in whatever order, the notation can write what comes out and reads it back. */
    @ParameterizedTest
    @MethodSource("games")
    void everyTouchGivesAPositionOfTheGame(GameType type) {
        SplittableRandom random = new SplittableRandom(type.id().hashCode());
        for (Preset preset : type.presets()) {
            for (int run = 0; run < 4; run++) {
                Editor<?> editor = Editor.of(preset.gameId(), preset.position());
                for (int touch = 0; touch < TOUCHES; touch++) {
                    Part part = anyPart(editor, random);
                    String before = editor.text();
                    editor = editor.touch(part);
                    assertWithMessage("%s %s, touched at %s", type.id(), before, part)
                        .that(Editor.of(preset.gameId(), editor.text()).text()).isEqualTo(editor.text());
                    assertThat(editor.board()).isNotNull();
                }
            }
        }
    }

    private static List<Key> offered(Editor<?> editor) {
        return editor.keys().stream().filter(editor::isOffered).toList();
    }

    private static Part anyPart(Editor<?> editor, SplittableRandom random) {
        List<Key> keys = offered(editor);
        List<Span> lit = editor.choice().lit();
        assertWithMessage(editor.text()).that(keys.size() + lit.size()).isGreaterThan(0);
        if (lit.isEmpty() || (!keys.isEmpty() && random.nextBoolean())) {
            return keys.get(random.nextInt(keys.size())).part();
        }
        Span span = lit.get(random.nextInt(lit.size()));
        return new Part(span.group(), span.from() + span.step() * random.nextInt((span.to() - span.from()) / span.step() + 1));
    }

    /** A front end that lost the selection, or a finger beside the board, breaks nothing. */
    @ParameterizedTest
    @MethodSource("games")
    void partsThatAreNotLitDoNothing(GameType type) {
        Preset preset = type.presets().get(0);
        Editor<?> editor = Editor.of(preset.gameId(), preset.position());
        for (Part part : List.of(new Part(-7, 0), new Part(0, 100_000), new Part(9_999, 1), new Part(Key.GROUP, 99), new Part(0, -3))) {
            assertThat(editor.touch(part).text()).isEqualTo(editor.text());
        }
    }

    /** What is selected can be selected again in a new editor, as after the death of a process. */
    @ParameterizedTest
    @MethodSource("games")
    void aSelectionIsFoundAgainByTouchingIt(GameType type) {
        SplittableRandom random = new SplittableRandom(1);
        for (Preset preset : type.presets()) {
            Editor<?> editor = Editor.of(preset.gameId(), preset.position());
            for (int touch = 0; touch < TOUCHES; touch++) {
                editor = editor.touch(anyPart(editor, random));
                if (!editor.choice().tapped().isEmpty()) {
                    Editor<?> again = Editor.of(editor.gameId(), editor.text()).touch(editor.selected().orElseThrow());
                    assertThat(again.text()).isEqualTo(editor.text());
                    assertThat(again.choice()).isEqualTo(editor.choice());
                }
            }
        }
    }

    /** Every preset is made from the first one with the words on the buttons and taps on the board. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "nim | 1,2,4 | 0/1 1_more 1_more 1/2 1_more 1_more 2/1 1_more | 3,4,5",
        "nim | 1,2,4 | 2/4 10_more 10_fewer Remove_this_heap Add_a_heap 10_more | 1,2,11",
        "misere-nim | 1,2,2 | Add_a_heap Remove_this_heap | 1,2,2",
        "fibonacci-nim | 10 | 10_more Lower_the_limit Lower_the_limit | 20@17",
        "fibonacci-nim | 20@4 | 1_fewer Raise_the_limit No_limit_yet 1_more | 20",
        "staircase | 1,2,2 | 0/1 1_more 1/1 1_fewer 1_fewer 2/2 1_more | 2,0,3",
        "empty-and-divide | 2,3 | 0/1 1_more 1_more 1/3 1_more 1_more | 4,5",
        "kayles | 5 | 1_fewer 1_fewer 1_fewer 1_fewer Add_a_row 10_more | 1,11",
        "lasker | 3,4 | 0/4 1_fewer 1/0 1_more Add_a_heap 1_more 1_more 1_more 1_more 1_more 1_more | 2,5,7",
        "turning-turtles | THTH | 0/0 0/1 Add_a_coin Add_a_coin 0/5 | HTTHTH",
        "rugs | TH/HT | Add_a_column Add_a_row 0/0 0/1 0/2 1/0 1/1 2/0 2/2 | HTH/THT/HTH",
        "nimble | 1,3,4 | 0/1 0/2 0/3 0/5 0/4 0/7 0/7 To_the_right Remove_this_piece | 2,5",
        "nimble | 1,3,4 | 0/4 Another_on_this_square | 1,3,4,4",
        "wythoff | 2,3 | 3/5 To_the_right Up | 6,5",
        "rook-nim | 2,1 | 6/2 6/3 5/2 | 3,1;2,2",
        "northcott | W..B/.W.B | Add_a_column Add_a_column 0/3 0/4 Add_a_row 2/5 2/3 | W...B./.W.B../W..B..",
        "northcott | W..B/.W.B | 1/1 Remove_this_row Black_begins | W..B@B",
        "chomp | 2,2,2 | Add_a_column Add_a_row | 3,3,3,3",
        "chomp | 3,3,3,3 | 1/2 0/1 0/1 | 3,3,1,1",
        "thirty-one | 6,6,5,4 | Turn_all_up 0/4 0/2 0/3 0/3 Turn_the_last_one_up | 5,3,4",
        "sos | ....... | 0/0 Remove_a_square Remove_a_square Remove_a_square 0/1 0/1 0/1 | S...",
        "digraph | a>b,b>c,a>c,c>d @a | 0/0 0/2 0/2 0/0 0/3 New_vertex_here | a>b,b>c,c>d,c>a,d>e @a",
        "digraph | a>b,b>c @a | 0/1 Token_here 0/0 Remove_this_vertex | b>c @b",
        "vertex-deletion | 1-2,2-3,3-4,4-5 | 1/1 Remove_this_line 1/1 Remove_this_line 0/0 New_vertex_here New_line | 1-2,4-5,1-3,6-7",
        "hackenbush | 0-1,1-2 | New_stalk 0/0 New_vertex_here Loop_here 0/1 | 0-1,1-2,0-3,1-4,1-1,1-2",
        "hackenbush | 0-1,1-2 | 1/0 Remove_this_line | -",
        "sum | nim(3,5)+subtraction:1,2,3(7) | 1/1 1_more 10001/1 1_fewer | nim(4,5)+subtraction:1,2,3(6)",
        "sum | nim(3,5)+kayles(7) | 1/1 Remove_this_game 1_more | kayles(8)",
    })
    void positionsAreMadeByTouches(String gameId, String from, String touches, String made) {
        Editor<?> editor = Editor.of(gameId, from);
        for (String touch : touches.split(" ", -1)) {
            editor = editor.touch(part(editor, touch));
        }
        assertThat(editor.text()).isEqualTo(made);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', value = {
        "tanhinmin ! 1,2|3 ! 0/1 One_stronger To_the_other_hand One_stronger ! 1|3,4",
        "tanhinmin ! 1,2|3 ! 0/1 Onto_the_table One_stronger ! 1|3@3",
        "tanhinmin ! 1,2|3@3 ! 2/0 Remove_this_card 1/0 Add_a_card ! 1,2|3,3",
        "card-graph ! a>b;a|b ! 0/0 1/0 1/0 0/0 ! b>a;a|b",
        "card-graph ! a>b;a|b ! Add_a_card To_the_other_hand 0/0 ! a>b,c>a;a|b,c",
        "card-graph ! a>b,b>c;a,b|c ! 0/0 Remove_this_card 0/0 Onto_the_table ! b>c;-|c@b",
        "card-graph ! a>b;a,c|b@d ! 0/0 Onto_the_table ! a>b;c,d|b@a",
        "card-graph ! a>b;a|b@c ! 2/0 To_the_other_hand ! a>b;a|b,c",
    })
    void handsAreMadeByTouches(String gameId, String from, String touches, String made) {
        positionsAreMadeByTouches(gameId, from, touches, made);
    }

    /** A part as {@code group/index}, or the button with these words. */
    private static Part part(Editor<?> editor, String touch) {
        if (touch.matches("\\d+/\\d+")) {
            String[] numbers = touch.split("/", 2);
            return new Part(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
        }
        String label = touch.replace('_', ' ');
        Texts texts = Texts.of(Locale.ENGLISH);
        return offered(editor).stream().filter(key -> texts.say(key.label()).equals(label)).findFirst()
            .orElseThrow(() -> new AssertionError("no button " + label + " at " + editor.text())).part();
    }

    private static List<String> labels(Editor<?> editor) {
        return offered(editor).stream().map(key -> Texts.of(Locale.ENGLISH).say(key.label())).toList();
    }

    @Test
    void buttonsThatWouldBreakALimitAreNotOffered() {
        assertThat(labels(Editor.of("nim", "2147483640").touch(new Part(0, 1)))).containsExactly("1 more", "1 fewer", "10 fewer",
            "Add a heap", "Remove this heap");
        assertThat(labels(Editor.of("nim", String.join(",", IntStream.range(0, 64).mapToObj(i -> "1").toList()))))
            .doesNotContain("Add a heap");
        assertThat(labels(Editor.of("kayles", "100000"))).containsExactly("1 fewer", "10 fewer", "Remove this row");
        assertThat(labels(Editor.of("empty-and-divide", "1,1000000").touch(new Part(0, 1)))).containsExactly("1 more", "10 more");
        assertThat(labels(Editor.of("empty-and-divide", "1,1000000").touch(new Part(1, 1)))).containsExactly("1 fewer", "10 fewer");
        assertThat(labels(Editor.of("sos", "."))).containsExactly("Add a square");
        assertThat(labels(Editor.of("northcott", "WB"))).containsExactly("Add a row", "Add a column", "Black begins");
        assertThat(labels(Editor.of("rugs", "T"))).containsExactly("Add a column", "Add a row");
    }

    /** A button that does nothing now keeps its place, but a touch on it does nothing. */
    @Test
    void buttonsKeepTheirPlaces() {
        Editor<?> editor = Editor.of("nim", "3,5,7");
        assertThat(editor.keys()).isEqualTo(editor.touch(new Part(1, 1)).keys());
        Key more = editor.keys().get(0);
        assertThat(editor.isOffered(more)).isFalse();
        assertThat(editor.touch(more.part()).text()).isEqualTo("3,5,7");
        assertThat(editor.touch(new Part(1, 1)).touch(more.part()).text()).isEqualTo("3,6,7");
    }

    /** What would let a sum go on for ever is left as it was. */
    @Test
    void aSumTakesNoCycle() {
        Editor<?> editor = Editor.of("sum", "digraph(a>b,b>c @a)+nim(1)");
        Part first = SumBoard.part(0, new Part(GraphBoard.VERTICES, 0));
        Part last = SumBoard.part(0, new Part(GraphBoard.VERTICES, 2));
        assertThat(editor.touch(last).touch(first).text()).isEqualTo(editor.text());
        assertThat(editor.touch(first).touch(last).text()).isEqualTo("digraph(a>b,b>c,a>c @a)+nim(1)");
    }

    /** The vertex with the token cannot go. */
    @Test
    void theTokenKeepsItsVertex() {
        Editor<?> editor = Editor.of("digraph", "a>b,b>c @a").touch(new Part(GraphBoard.VERTICES, 0));
        assertThat(labels(editor)).doesNotContain("Remove this vertex");
        assertThat(editor.touch(new Part(GraphBoard.VERTICES, 1)).text()).isEqualTo(editor.text());
    }

    @Test
    void everyButtonAndHowToIsToldInBothLanguages() {
        SplittableRandom random = new SplittableRandom(3);
        for (GameType type : Catalog.types()) {
            for (Preset preset : type.presets()) {
                Editor<?> editor = Editor.of(preset.gameId(), preset.position());
                for (int touch = 0; touch < 10; touch++) {
                    for (Locale locale : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
                        assertThat(Texts.of(locale).say(editor.how())).isNotEmpty();
                        editor.keys().forEach(key -> assertThat(Texts.of(locale).say(key.label()).length()).isAtMost(24));
                    }
                    editor = editor.touch(anyPart(editor, random));
                }
            }
        }
    }

    /** What was selected before does not matter. */
    @Test
    void twoPartsAreJoined() {
        Editor<?> editor = Editor.of("card-graph", "a>b;a,c|b").touch(new Part(0, 1)).join(new Part(1, 0), new Part(0, 0));
        assertThat(editor.text()).isEqualTo("a>b,b>a;a,c|b");
        assertThat(editor.join(new Part(0, 0), new Part(1, 0)).text()).isEqualTo("b>a;a,c|b");
    }

    @Test
    void aPositionWithoutAMoveIsKnown() {
        assertThat(Editor.of("nim", "-").isOver()).isTrue();
        assertThat(Editor.of("nim", "-").touch(part(Editor.of("nim", "-"), "Add_a_heap")).isOver()).isFalse();
    }
}
