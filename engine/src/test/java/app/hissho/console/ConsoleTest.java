package app.hissho.console;

import static com.google.common.truth.Truth.assertThat;

import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.catalog.GameType;
import app.hissho.engine.catalog.Preset;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The console as a user meets it: what is printed where, and the exit codes. */
class ConsoleTest {
    record Run(int code, String out, String err) {
        JsonObject json() {
            return JsonParser.parseString(out).getAsJsonObject();
        }
    }

    static Run run(String input, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            int code = line.execute(arguments);
            return new Run(code, out.toString(), err.toString());
        } finally {
            System.setIn(before);
        }
    }

    private static List<String> strings(JsonObject object, String name) {
        return object.getAsJsonArray(name).asList().stream().map(e -> e.getAsString()).collect(Collectors.toList());
    }

    @Test
    void solvesNimAsJson() {
        Run run = run("", "solve", "nim", "12,19,27", "--json");
        assertThat(run.code()).isEqualTo(0);
        JsonObject json = run.json();
        assertThat(json.keySet()).containsExactly("game", "position", "outcome", "value", "winning", "explanation").inOrder();
        assertThat(json.get("outcome").getAsString()).isEqualTo("win");
        assertThat(json.get("value").getAsString()).isEqualTo("4");
        assertThat(strings(json, "winning")).containsExactly("8,19,27");
        assertThat(strings(json, "explanation").toString()).contains("12 ⊕ 4 = 8");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "nim | 27,0,12,19 | 12,19,27 | win | 8,19,27",
        "nim | - | - | loss | ''",
        "nim | 0 | - | loss | ''",
        "misere-nim | 5,1,1 | 1,1,5 | win | 1,1,1",
        "fibonacci-nim | 43 | 43 | win | 34@18 42@2",
        "dynamic-subtraction | 44 | 44 | win | 32@12 40@4",
        "subtraction:4,3,1 | 100 | 100 | loss | ''",
        "impatient-subtraction:1,3,4 | 7,10 | 7,10 | win | 3,10 7,7",
        "nimble | 4,8,8,9,10,13 | 4,8,8,9,10,13 | win | 2,4,8,9,10,13 3,4,8,8,10,13 4,7,8,8,9,10 4,8,8,9,13",
        "mock-turtles | TTHTHHTTH | TTHTHHTTH | win | TTHHHHTTT",
        "turning-corners | TTTTT/TTTHT/TTTTT/TTHTT/TTTTH | TTTTT/TTTHT/TTTTT/TTHTT/TTTTH | win | TTTTT/TTTHT/TTTTT/TTHHH/TTTHT",
        "wythoff | 5,3 | 5,3 | loss | ''",
        "staircase | 2,0,3 | 2,0,3 | win | 2,1,2",
        "two-dimensional-nim | 3,0;2,1 | 3,0;2,1 | win | 3,0;3,0",
    })
    void printsCanonicalPositions(String game, String position, String canonical, String outcome, String winning) {
        JsonObject json = run("", "solve", game, position, "--json").json();
        assertThat(json.get("position").getAsString()).isEqualTo(canonical);
        assertThat(json.get("outcome").getAsString()).isEqualTo(outcome);
        assertThat(String.join(" ", strings(json, "winning"))).isEqualTo(winning);
    }

    @Test
    void explainsThePeriod() {
        Run run = run("", "solve", "subtraction:1,3,4", "100");
        assertThat(run.out()).contains("period 7");
        assertThat(run.out()).contains("100 = 2 + 14 × 7");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "solve nim 3,x; “x” is not a whole number",
        "solve nim 3,; A number is missing",
        "solve nim 99999999999; out of range",
        "solve nim -1; “-1” is not a whole number",
        "solve nosuch 3; There is no game “nosuch”",
        "solve nim:2 3; takes no parameter",
        "solve moore:0 3; out of range",
        "solve subtraction:0 3; out of range",
        "solve octal:0.8 3; not octal",
        "solve octal:3.1 3; begins with 3",
        "solve octal:x 3; no octal code",
        "solve kayles 99999,2; too large",
        "solve fibonacci-nim 3,4; one pile",
        "solve nim; The position is missing",
        "solve mock-turtles THX; “THX” is no row of coins",
        "solve rugs TH/H; Row 2 has 1 coin, but the first row has 2",
        "solve tartan:ruler TH; does not name two games",
        "solve tartan:ruler,nim TH; “nim” is no coin game of one row",
        "solve wythoff 3; “3” is no square",
        "solve northcott W..; “W..” is no row of the board",
        "nimber 25*; The expression ends too early",
        "nimber 5/0; 5 cannot be divided by 0",
        "grundy fibonacci-nim 10; no Grundy values",
        "grundy nim -- -5; out of range",
        "games --example; Expected an ID",
        "games nosuch; There is no game",
        "games --lang fr; Expected en or ja",
        "nosuch; nosuch",
    })
    void badInputGetsOneLineAndExitCodeTwo(String command, String sentence) {
        Run run = run("", command.split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(sentence);
        assertThat(run.err().strip().lines().count()).isEqualTo(1);
    }

    @Test
    void badInputSpeaksTheLanguageAskedFor() {
        assertThat(run("", "solve", "nim", "3,x", "--lang", "ja").err()).contains("「x」は整数ではありません");
    }

    @Test
    void unsolvedHasExitCodeThree() {
        Run run = run("", "solve", "misere-subtraction:1,2,5", "60,70,80", "--nodes", "1000");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("Not solved within 1000 positions");
    }

    @Test
    void readsPositionsFromStandardInputWithoutStopping() {
        Run run = run("nim 3,5,7\nnim x\n\nnosuch 1\nmisere-subtraction:1,2 4,4\n", "solve", "--json", "-");
        List<JsonObject> objects = run.out().lines().map(l -> JsonParser.parseString(l).getAsJsonObject()).collect(Collectors.toList());
        assertThat(run.code()).isEqualTo(0);
        assertThat(objects).hasSize(4);
        assertThat(objects.get(0).get("outcome").getAsString()).isEqualTo("win");
        assertThat(objects.get(1).get("error").getAsString()).contains("“x”");
        assertThat(objects.get(2).get("error").getAsString()).contains("nosuch");
        assertThat(objects.get(3).get("value").isJsonNull()).isTrue();
    }

    @Test
    void listsEveryGame() {
        String list = run("", "games").out();
        for (GameType type : Catalog.types()) {
            assertThat(list).contains(type.id());
            Run one = run("", "games", type.id());
            for (Preset preset : type.presets()) {
                assertThat(one.out()).contains(preset.gameId() + " " + preset.position());
            }
        }
        assertThat(JsonParser.parseString(run("", "games", "--json").out()).getAsJsonArray()).hasSize(Catalog.types().size());
    }

    @Test
    void anExampleIsToldStepByStep() {
        Run run = run("", "games", "misere-nim", "--example");
        assertThat(run.code()).isEqualTo(0);
        assertThat(run.out()).contains("Misère Nim (misere-nim 1,2,2)");
        assertThat(run.out()).contains("6. The answer");
        assertThat(run.out()).contains("You have won.");
    }

    @Test
    void printsGrundyValuesWithTheirPeriod() {
        JsonObject json = run("", "grundy", "subtraction:1,3,4", "14", "--json").json();
        assertThat(json.getAsJsonArray("values").toString()).isEqualTo("[0,1,0,1,2,3,2,0,1,0,1,2,3,2,0]");
        assertThat(json.get("preperiod").getAsInt()).isEqualTo(0);
        assertThat(json.get("period").getAsInt()).isEqualTo(7);
        assertThat(run("", "grundy", "nim", "3", "--json").json().get("period").isJsonNull()).isTrue();
        JsonObject dawson = run("", "grundy", "octal:0.137", "300", "--json").json();
        assertThat(dawson.getAsJsonArray("values").size()).isEqualTo(301);
        assertThat(dawson.get("preperiod").getAsInt()).isEqualTo(52);
        assertThat(dawson.get("period").getAsInt()).isEqualTo(34);
        assertThat(run("", "grundy", "kayles", "100").out()).contains("period 12 from heap 71 on");
        assertThat(run("", "grundy", "grundy", "1000", "--json").json().get("period").isJsonNull()).isTrue();
        assertThat(run("", "grundy", "subtraction:1,3,4", "3").out()).contains("period 7 from heap 0 on");
    }

    @Test
    void calculatesWithNimbers() {
        assertThat(run("", "nimber", "25*40").out().strip()).isEqualTo("73");
        assertThat(run("", "nimber", "sqrt(8)/(3+5)").code()).isEqualTo(0);
        Run why = run("", "nimber", "25*40", "--why");
        assertThat(why.out()).contains("8 ⊗ 8 = (2 ⊗ 4) ⊗ (2 ⊗ 4) = (2 ⊗ 2) ⊗ (4 ⊗ 4) = 3 ⊗ 6 = 13.");
        assertThat(run("", "nimber", "25*40", "--why", "--lang", "ja").out()).contains("フェルマー冪");
    }

    @Test
    void drawsCoinsAndPieces() {
        Run coins = run("quit\n", "play", "mock-turtles", "THTTH");
        assertThat(coins.out()).contains("Type a move such as 1 or");
        assertThat(coins.out()).contains("  0   1   2   3   4");
        assertThat(coins.out()).contains("  T   H   T   T   H");
        assertThat(run("quit\n", "play", "nimble", "1,1").out()).contains(" 2●");
        assertThat(run("quit\n", "play", "northcott", "W.B").out()).contains("White is to move.");
    }

    @Test
    void playsAGameThatThePersonWins() {
        Run run = run("1,1\n-\n", "play", "nim", "1,2");
        assertThat(run.code()).isEqualTo(0);
        assertThat(run.out()).contains("Opponent: take 1 from the heap of 1, leaving 0");
        assertThat(run.out()).endsWith("You win." + System.lineSeparator());
    }

    @Test
    void tellsTheTurningPointAfterALoss() {
        Run lost = run("2:2\n", "play", "nim", "1,2");
        assertThat(lost.out()).contains("You lose.");
        assertThat(lost.out()).contains("Here you could still have done better: 1,2");
        assertThat(lost.out()).contains("take 1 from the heap of 2");
        assertThat(run("1:1\n", "play", "nim", "1,1").out()).contains("You were lost from the start");
    }

    @Test
    void climbsTheHintLadder() {
        String out = run("hint\nhint\nhint\nhint\nquit\n", "play", "nim", "12,19,27").out();
        int look = out.split("Write the heaps in binary", -1).length - 1;
        int move = out.split("12 ⊕ 4 = 8", -1).length - 1;
        assertThat(look).isEqualTo(4);
        assertThat(move).isEqualTo(1);
    }

    @Test
    void undoesAndRedoesWholeTurns() {
        String out = run("undo\nredo\n3,5,6\nundo\nredo\nbad\nquit\n", "play", "nim", "3,5,7").out();
        assertThat(out).contains("There is nothing to go to.");
        assertThat(out).contains("“bad” is no move");
        assertThat(out.split("  3: 7 ", -1).length - 1).isEqualTo(4);
    }

    @Test
    void theOpponentMayStart() {
        assertThat(run("", "play", "nim", "1,2,3", "--second", "--level", "casual").out()).contains("Opponent: take");
    }
}
