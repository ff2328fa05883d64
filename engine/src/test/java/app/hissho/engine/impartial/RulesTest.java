package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;

import app.hissho.engine.Game;
import app.hissho.engine.Outcome;
import app.hissho.engine.catalog.Catalog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The legal moves of each game, written out by hand. */
class RulesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim                         | 2,0,1   | 1:1 1:2 3:1
        nim                         | -       |
        nim                         | 0,0     |
        misere-nim                  | 1,2     | 1:1 2:1 2:2
        moore:1                     | 1,1     | 1:1 2:1
        moore:2                     | 1,2,1   | 1:1 2:1 2:2 3:1 1:1+2:1 1:1+2:2 1:1+3:1 2:1+3:1 2:2+3:1
        moore:9                     | 1,1,1   | 1:1 2:1 3:1 1:1+2:1 1:1+3:1 2:1+3:1 1:1+2:1+3:1
        misere-moore:2              | 1,1     | 1:1 2:1 1:1+2:1
        subtraction:1,3,4           | 3,5     | 1:1 1:3 2:1 2:3 2:4
        subtraction:2               | 1,0     |
        misere-subtraction:2,3      | 4       | 1:2 1:3
        impatient-subtraction:2     | 1,2,5   | 1:1 2:2 3:2 3:5
        impatient-subtraction:1,2,3 | 4       | 1:1 1:2 1:3 1:4
        dynamic-subtraction         | 4       | 1:1 1:2 1:3
        dynamic-subtraction         | 1       |
        dynamic-subtraction         | 5@2     | 1:1 1:2
        fibonacci-nim               | 3@3     | 1:1 1:2 1:3
        fibonacci-nim               | -       |
        """)
    void moves(String gameId, String position, String moves) {
        List<String> expected = moves == null ? List.of() : List.of(moves.split(" "));
        assertThat(moveTexts(Catalog.game(gameId), position)).containsExactlyElementsIn(expected);
    }

    private static <P, M> List<String> moveTexts(Game<P, M> game, String text) {
        P position = game.parse(text);
        List<String> texts = new ArrayList<>();
        game.visitMoves(position, move -> texts.add(game.formatMove(move)));
        assertThat(game.isOver(position)).isEqualTo(texts.isEmpty());
        return texts;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim                     | 3,5,7 | 3:7         | 3,5,0
        moore:2                 | 3,5,7 | 1:1+3:4     | 2,5,3
        subtraction:1,3,4       | 21    | 4           | 17
        impatient-subtraction:2 | 5,9   | 1:5         | 0,9
        dynamic-subtraction     | 11    | 3           | 8@3
        dynamic-subtraction     | 8@3   | 1:2         | 6@2
        dynamic-subtraction     | 8     | 7           | 1@1
        fibonacci-nim           | 13    | 3           | 10@6
        fibonacci-nim           | 13    | 6           | 7@7
        fibonacci-nim           | 13    | 4           | 9
        fibonacci-nim           | 2147483647 | 2147483646 | 1@1
        fibonacci-nim           | 2147483647 | 1073741824 | 1073741823@1073741823
        """)
    void playing(String gameId, String position, String move, String after) {
        assertThat(after(Catalog.game(gameId), position, move)).isEqualTo(after);
    }

    private static <P, M> String after(Game<P, M> game, String position, String move) {
        P before = game.parse(position);
        return game.format(game.play(before, game.parseMove(before, move)));
    }

    @ParameterizedTest
    @CsvSource({"nim,LOSS", "misere-nim,WIN", "moore:2,LOSS", "misere-moore:2,WIN", "subtraction:1,LOSS",
        "misere-subtraction:1,WIN", "impatient-subtraction:1,LOSS", "dynamic-subtraction,LOSS", "fibonacci-nim,LOSS"})
    void end(String gameId, Outcome outcome) {
        assertThat(outcomeAtEnd(Catalog.game(gameId))).isEqualTo(outcome);
    }

    private static <P, M> Outcome outcomeAtEnd(Game<P, M> game) {
        return game.outcomeAtEnd(game.parse("-"));
    }
}
