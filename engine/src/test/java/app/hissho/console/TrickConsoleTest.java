package app.hissho.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.gson.JsonObject;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games in which a player may move twice in a row, cards are hidden, or chance decides, in the terminal. */
class TrickConsoleTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        tricks:6    ; 6,3,1|5,4,2@left        ; 6,3,1|5,4,2@left ; loss ; 2
        tricks:6    ; 5,6,1|30,20,2@right     ; 4,3,1|6,5,2@right ; win ; 2
        tricks:4    ; 7,6,4|5,3,2@left+8,1:-  ; 7,6,4|5,3,2@left+8,1:- ; win ; 3
        tricks:last ; 2|1@right               ; 2|1@right ; loss ; 1
        memory      ; 4,2,0                   ; 4,2,0 ; open ; 23/45
        memory      ; 4,2,0#77                ; 4,2,0 ; open ; 23/45
        memory      ; 1,2,3?,1?,2?,3?:0       ; 3,2,0 ; open ; 1/2
        memory      ; 5,4,-1                  ; 5,4,-1 ; open ; 2/5
        memory      ; 3,3,-2                  ; 3,3,-2 ; win ; 1
        memory-cards ; 2,0,0                  ; 2,0,0 ; open ; -2/3
        """)
    void solvesAsJson(String game, String position, String canonical, String outcome, String value) {
        JsonObject json = ConsoleTest.run("", "solve", game, position, "--json").json();
        assertThat(json.get("position").getAsString()).isEqualTo(canonical);
        assertThat(json.get("outcome").getAsString()).isEqualTo(outcome);
        assertThat(json.get("value").getAsString()).isEqualTo(value);
    }

    @Test
    void memoryCannotBeTakenBackOrPeekedAt() {
        ConsoleTest.Run run = ConsoleTest.run("5,1,1\n1\nundo\n5,1,1\nquit\n", "play", "memory", "6,0,0", "--seed", "5");
        assertThat(run.code()).isEqualTo(0);
        assertThat(run.out()).contains("You: turn up card 1: E");
        assertThat(run.out()).contains("There is nothing to go to.");
        assertThat(run.out()).doesNotContain("which makes a pair");
        assertThat(ConsoleTest.run("1\nquit\n", "play", "memory", "6,0,0", "--seed", "6").out()).doesNotContain("card 1: E");
    }

    @Test
    void aWholeGameOfMemory() {
        for (int seed = 1; seed <= 5; seed++) {
            String moves = IntStream.range(0, 400).mapToObj(i -> "" + (i * 7 % 12 + 1)).collect(Collectors.joining("\n"));
            ConsoleTest.Run run = ConsoleTest.run(moves, "play", "memory", "--seed", "" + seed);
            assertWithMessage("%s", run).that(run.out()).containsMatch("You (win|lose)\\.|draw");
            assertThat(run.out()).contains("Opponent: turn up card");
        }
    }

    @Test
    void aWholeGameOfTricks() {
        ConsoleTest.Run run = ConsoleTest.run("1\n4\n6\nundo\n6\n4\n1\n", "play", "tricks:3", "6,4,1|5,3,2@left");
        assertThat(run.out()).contains("Player to move: 6* 4* 1 (points taken: 0)");
        assertThat(run.out()).contains("You win.");
    }

    @Test
    void aGameOfChanceHasNoWorkedExample() {
        ConsoleTest.Run run = ConsoleTest.run("", "games", "memory", "--example");
        assertThat(run.code()).isEqualTo(Main.NOT_SOLVED);
        assertThat(run.err()).isEqualTo("In a game of chance there is no certain win to step through.\n");
        assertThat(ConsoleTest.run("", "games", "tricks", "--example").out()).contains("To win, lead the 1");
    }
}
