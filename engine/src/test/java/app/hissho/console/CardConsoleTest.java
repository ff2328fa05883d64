package app.hissho.console;

import static com.google.common.truth.Truth.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Card games at the console. */
class CardConsoleTest {
    private static String run(String input, String... arguments) {
        StringWriter out = new StringWriter();
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(out, true));
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            int code = line.execute(arguments);
            return code == 0 ? out.toString() : code + ": " + out;
        } finally {
            System.setIn(before);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
        tanhinmin ! 3,1,2|2,1,3 ! 1,2,3|1,2,3 ! win ! ["1,2,3|1,3@2","1,2,3|2,3@1"]
        tanhinmin ! 1,2,2|1,3@2 ! 1,2,2|1,3@2 ! loss ! []
        tanhinmin ! 5|1,1@4 ! 5|1,1@4 ! win ! ["1,1|-@5","1,1|5"]
        tanhinmin ! 1,4|1,1,2@3 ! 1,4|1,1,2@3 ! win ! ["1,1,2|1,4","1,1,2|1@4"]
        tanhinmin ! 5x3|1x2 ! 5,5,5|1,1 ! win ! ["1,1|5,5@5"]
        card-graph ! 3>0,2>1,1>2,0>3;1,0|3,2 ! 0>3,1>2,2>1,3>0;0,1|2,3 ! draw ! []
        card-graph ! a>c,a>e;a,b|c,e ! a>c,a>e;a,b|c,e ! win ! ["a>c,a>e;c,e|a@b"]
        card-graph ! a>c,a>e;c,e|a@b ! a>c,a>e;c,e|a@b ! loss ! []
        """)
    void solvesAsJson(String game, String position, String canonical, String outcome, String winning) {
        JsonObject json = JsonParser.parseString(run("", "solve", game, position, "--json")).getAsJsonObject();
        assertThat(json.get("position").getAsString()).isEqualTo(canonical);
        assertThat(json.get("outcome").getAsString()).isEqualTo(outcome);
        assertThat(json.get("value").isJsonNull()).isTrue();
        assertThat(json.get("winning").toString()).isEqualTo(winning);
        assertThat(json.has("complete")).isFalse();
    }

    /** Hands that fill pages are read from standard input; not every one of their many winning moves can be printed. */
    @Test
    void solvesLargeHands() {
        String even = IntStream.range(0, 200_000).mapToObj(i -> "" + (2 * i + 2)).collect(Collectors.joining(","));
        String odd = IntStream.range(0, 200_000).mapToObj(i -> "" + (2 * i + 1)).collect(Collectors.joining(","));
        JsonObject json = JsonParser.parseString(run("tanhinmin " + even + "|" + odd + "\n", "solve", "--json", "-")).getAsJsonObject();
        assertThat(json.get("outcome").getAsString()).isEqualTo("win");
        assertThat(json.get("position").getAsString()).isEqualTo(even + "|" + odd);
        assertThat(json.get("winning").getAsJsonArray().isEmpty()).isFalse();
        assertThat(json.get("complete").getAsBoolean()).isFalse();
    }

    @Test
    void showsHandsTableAndArrows() {
        String out = run("quit\n", "play", "card-graph", "a>b,b>c,c>a;a,b|c@a");
        assertThat(out).startsWith("2: ");
        out = run("quit\n", "play", "card-graph", "a>b,b>c,c>a,d>b;a,b|c@d");
        assertThat(out).contains("Player to move: a b");
        assertThat(out).contains("Other player: c");
        assertThat(out).contains("Table: d");
        assertThat(out).contains("  b → c");
        assertThat(run("quit\n", "play", "tanhinmin", "1,2,2|3")).contains("Player to move: 1 2×2");
    }

    @Test
    void playsAHand() {
        String out = run("3\nhint\npass\n2\n", "play", "tanhinmin", "1,2,3|1,2,3");
        assertThat(out).contains("Opponent: ");
        assertThat(run("5\n", "play", "tanhinmin", "5|1,2@4")).endsWith("You win." + System.lineSeparator());
        assertThat(run("pass\n", "play", "card-graph", "0>3,1>2,2>1,3>0;0,1|2,3")).contains("The game is a draw.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        tanhinmin 1,2; is no pair of hands
        tanhinmin 1|y; “y” is not a whole number
        tanhinmin 1|0; 0 is out of range
        tanhinmin -|-; Neither player has a card
        tanhinmin 1x1000001|2; 1000001 is out of range
        tanhinmin 1x900000,2x900000|2; A hand has too many cards
        card-graph a>b; is no graph with two hands
        """)
    void refuses(String command, String sentence) {
        String out = run("", ("solve " + command).split(" "));
        assertThat(out).startsWith("2: ");
        assertThat(out).contains(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
        a>b;a|a ! The card a is there twice
        a>b;a|b@b ! The card b is there twice
        a-b;a|b ! “a-b” is no arrow
        a>b,a>b;a|b ! The arrow a>b is there twice
        a>b,a>b~;a|b ! let a card follow in two ways
        a>pass;a|b ! “pass” is no name of a card
        a>b;a| ! Nothing was given
        a>b;a,|b ! “” is no name of a card
        """)
    void refusesGraphs(String position, String sentence) {
        String out = run("", "solve", "card-graph", position);
        assertThat(out).startsWith("2: ");
        assertThat(out).contains(sentence);
    }

    @Test
    void beyondTheBudgetTheExitCodeIsThree() {
        StringBuilder arrows = new StringBuilder();
        for (int a = 0; a < 30; a++) {
            for (int b = 0; b < 30; b++) {
                arrows.append((a * 7 + b * 13) % 5 < 2 && a != b ? (arrows.length() == 0 ? "" : ",") + a + ">" + b : "");
            }
        }
        String hands = ";0,1,2,3,4,5,6,7,8,9,10,11,12,13,14|15,16,17,18,19,20,21,22,23,24,25,26,27,28,29";
        assertThat(run("", "solve", "card-graph", arrows + hands, "--nodes", "100")).startsWith("3: Not solved within 100 positions");
    }
}
