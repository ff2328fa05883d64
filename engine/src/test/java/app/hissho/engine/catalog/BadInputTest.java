package app.hissho.engine.catalog;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Game;
import app.hissho.engine.Match;
import app.hissho.engine.explain.Texts;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What somebody reads who mistyped: what was found and what was expected. */
class BadInputTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim:2             | The game “nim” takes no parameter, but “2” was given.
        moore:0           | 0 is out of range. Expected a number from 1 to 64.
        moore:two         | “two” is not a whole number. Expected how many heaps one move may touch, such as 2.
        subtraction:      | Nothing was given. Expected the amounts that may be taken, separated by commas, such as 1,3,4.
        subtraction:1,,3  | A number is missing. Expected the amounts that may be taken, separated by commas, such as 1,3,4.
        subtraction:0     | 0 is out of range. Expected a number from 1 to 2147483647.
        """)
    void games(String id, String sentence) {
        BadInputException refusal = assertThrows(BadInputException.class, () -> Catalog.game(id));
        assertThat(refusal).hasMessageThat().isEqualTo(sentence);
    }

    @Test
    void noGame() {
        BadInputException refusal = assertThrows(BadInputException.class, () -> Catalog.game("chess"));
        assertThat(refusal).hasMessageThat().isEqualTo("There is no game “chess”. "
            + "Expected one of the ids that the list of games shows, such as nim or subtraction:1,3,4.");
    }

    @Test
    void noMove() {
        BadInputException refusal = assertThrows(BadInputException.class, () -> Match.start("nim", "3,5,7").play("3"));
        assertThat(refusal).hasMessageThat().isEqualTo("“3” is no move. "
            + "Expected the number of a heap, a colon and how many chips to take, such as 2:3.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim           | 3,x         | “x” is not a whole number. Expected heap sizes separated by commas, such as 3,5,7.
        nim           | 3,-1        | “-1” is not a whole number. Expected heap sizes separated by commas, such as 3,5,7.
        nim           | 2147483648  | 2147483648 is out of range. Expected a number from 0 to 2147483647.
        nim           | 3,,5        | A number is missing. Expected heap sizes separated by commas, such as 3,5,7.
        fibonacci-nim | 3,5         | This game has one pile, but “3,5” was given. Expected a number such as 13.
        fibonacci-nim | 8@0         | 0 is out of range. Expected a number from 1 to 2147483647.
        fibonacci-nim | 8@          | A number is missing. Expected how many chips may be taken at most, such as 6.
        """)
    void positions(String id, String position, String sentence) {
        BadInputException refusal = assertThrows(BadInputException.class, () -> Catalog.game(id).parse(position));
        assertThat(refusal).hasMessageThat().isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim               | 3,5,7 | 4:1     | 4 is out of range. Expected a number from 1 to 3.
        nim               | 3,5,7 | 1:4     | 4 cannot be taken from heap 1. Allowed: 1–3.
        nim               | 3,0,7 | 2:1     | 1 cannot be taken from heap 2. Allowed: nothing.
        nim               | -     | 1:1     | 1 cannot be taken from heap 1. Allowed: nothing.
        nim               | 3,5,7 | 1:1+2:1 | 2 heaps were named, but one move may touch at most 1.
        moore:2           | 3,5,7 | 1:1+1:1 | Heap 1 is named twice.
        subtraction:1,3,4 | 9     | 2       | 2 cannot be taken from heap 1. Allowed: 1, 3–4.
        fibonacci-nim     | 13    | 13      | 13 cannot be taken from heap 1. Allowed: 1–12.
        """)
    void moves(String id, String position, String move, String sentence) {
        BadInputException refusal = assertThrows(BadInputException.class, () -> Match.start(id, position).play(move));
        assertThat(refusal).hasMessageThat().isEqualTo(sentence);
    }

    @Test
    void theSentenceSpeaksTheUsersLanguage() {
        Game<?, ?> nim = Catalog.game("nim");
        BadInputException refusal = assertThrows(BadInputException.class, () -> nim.parse("3,x"));
        assertThat(Texts.of(Locale.JAPANESE).say(refusal.sentence()))
            .isEqualTo("「x」は整数ではありません。必要なもの：コンマで区切った山の大きさ（例 3,5,7）。");
    }

    @Test
    void longInputIsCutAndStaysOnOneLine() {
        assertThat(BadInputException.quote("a\nb\u2028c")).isEqualTo("a b c");
        assertThat(BadInputException.quote("x".repeat(41))).isEqualTo("x".repeat(40) + "…");
        assertThat(BadInputException.quote("x".repeat(39) + "🎲y")).isEqualTo("x".repeat(39) + "…");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        subtraction:4, 1,3,3 | subtraction:1,3,4
        subtraction          | subtraction:1,2,3
        moore:02             | moore:2
        moore                | moore:2
        nim                  | nim
        """)
    void idsAreCanonical(String written, String id) {
        assertThat(Catalog.game(written).id()).isEqualTo(id);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim           | 3, 05 ,7   | 3,5,7
        nim           | 0,0        | 0,0
        nim           | -          | -
        fibonacci-nim | 8@7        | 8
        fibonacci-nim | 8@99       | 8@8
        fibonacci-nim | 0          | -
        """)
    void positionsAreReadGenerously(String id, String written, String position) {
        assertThat(Match.start(id, written).positionText()).isEqualTo(position);
    }
}
