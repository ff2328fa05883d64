package app.hissho.engine.board;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class NarrowingTest {
    private static final Part A = new Part(0, 0);
    private static final Part B = new Part(0, 1);
    private static final Part C = new Part(0, 2);

    /** A move is the list of its parts. */
    private static Choice<List<Part>> narrow(List<List<Part>> moves, Part... tapped) {
        return Narrowing.narrow(moves, move -> move, List.of(tapped));
    }

    private static List<Part> lit(Choice<?> choice) {
        return List.of(A, B, C).stream().filter(choice::isLit).collect(Collectors.toList());
    }

    @Test
    void tapsNarrowWhatIsLit() {
        List<List<Part>> moves = List.of(List.of(A, B), List.of(C));
        assertThat(lit(narrow(moves))).containsExactly(A, B, C);
        assertThat(lit(narrow(moves, A))).containsExactly(B);
        assertThat(narrow(moves, A, B).move()).hasValue(List.of(A, B));
    }

    @Test
    void aWholeMoveCanBeChangedForAnother() {
        List<List<Part>> moves = List.of(List.of(A), List.of(B), List.of(C));
        Choice<List<Part>> first = narrow(moves, A);
        assertThat(first.move()).hasValue(List.of(A));
        assertThat(lit(first)).containsExactly(B, C);
        assertThat(narrow(moves, A, B).move()).hasValue(List.of(B));
        assertThat(lit(narrow(List.of(List.of(A, B), List.of(C)), A, B))).containsExactly(C);
    }

    @Test
    void aSecondTapTakesThePartBack() {
        List<List<Part>> moves = List.of(List.of(A), List.of(B));
        assertThat(narrow(moves, A, A).tapped()).isEmpty();
        assertThat(lit(narrow(moves, A, A))).containsExactly(A, B);
    }
}
