package app.hissho.engine;

import static com.google.common.truth.Truth.assertThat;

import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What taps mean on coins and on pieces. Parts are written row:column from the top left, from 0. */
class CoinTapsTest {
    private static Choice<String> choose(String game, String position, String taps) {
        List<Part> parts = new ArrayList<>();
        for (String tap : taps.split(" ", -1)) {
            parts.add(new Part(Integer.parseInt(tap.split(":", -1)[0]), Integer.parseInt(tap.split(":", -1)[1])));
        }
        return Match.start(game, position).choose(parts);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        mock-turtles    | THTTH       | 0:4             | 4
        mock-turtles    | THTTH       | 0:4 0:2         | 2,4
        mock-turtles    | THTTH       | 0:0 0:2 0:4     | 0,2,4
        mock-turtles    | THTTH       | 0:4 0:2 0:0 0:1 | 1
        mock-turtles    | THTTH       | 0:4 0:2 0:2     | 4
        mock-turtles    | THTTH       | 0:2             | ''
        ruler           | TTHTTH      | 0:1 0:5         | 2,3,4,5,6
        ruler           | TTHTTH      | 0:5             | 6
        ruler           | TTHTTH      | 0:1 0:4         | ''
        grunt           | TTTTTTTH    | 0:7 0:2         | 0,2,5,7
        grunt           | TTTTTTTH    | 0:5 0:7         | 0,2,5,7
        grunt           | TTTTTTTH    | 0:7             | ''
        turning-corners | TTT/TTT/TTH | 0:1 2:2         | 0,2x1,2
        turning-corners | TTT/TTT/TTH | 0:2 2:1         | 0,2x1,2
        rugs            | TTT/TTT/TTH | 0:1 2:2         | 1,2,3x2,3
        acrostic-twins  | TTT/TTT/TTH | 2:2 2:0         | 2x0,2
        acrostic-twins  | TTT/TTT/TTH | 2:2 1:0         | ''
        nimble          | 2,5         | 0:5 0:1         | 5-1
        nimble          | 2,5         | 0:5 0:2         | 5-2
        nimble          | 2,5         | 0:5 0:5         | ''
        nimble          | 2,5         | 0:2 0:5 0:4     | 5-4
        nimble          | 2,5         | 0:5 0:7         | ''
        wythoff         | 3,3         | 7:0             | 0,0
        wythoff         | 3,3         | 7:1             | ''
        rook-nim        | 3,3         | 4:3 4:0         | 3,3-0,3
        northcott       | W..B        | 0:0 0:2         | 1:3
        northcott       | W..B        | 0:3 0:2         | ''
        """)
    void taps(String game, String position, String taps, String move) {
        assertThat(choose(game, position, taps).move()).isEqualTo(move.isEmpty() ? Optional.empty() : Optional.of(move));
    }

    @Test
    void lightsShowWhatCanFollow() {
        Choice<String> two = choose("mock-turtles", "THTTH", "0:4 0:2");
        assertThat(two.isLit(new Part(0, 3))).isTrue();
        assertThat(two.isLit(new Part(0, 4))).isFalse();
        Choice<String> three = choose("mock-turtles", "THTTH", "0:4 0:2 0:0");
        assertThat(three.lit()).isEmpty();
        Choice<String> queen = choose("wythoff", "3,3", "7:0");
        assertThat(queen.isLit(new Part(4, 0))).isTrue();
        assertThat(queen.isLit(new Part(4, 4))).isFalse();
        Choice<String> coin = choose("nimble", "2,5", "0:5");
        assertThat(coin.isLit(new Part(0, 4))).isTrue();
        assertThat(coin.isLit(new Part(0, 6))).isFalse();
    }
}
