package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Analysis;
import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Outcome;
import app.hissho.engine.PlainSearch;
import app.hissho.engine.board.GridBoard;
import app.hissho.engine.impartial.Squares.Carry;
import app.hissho.engine.number.Ordinal;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games with pieces: every theorem is compared with plain search on every small position. */
class PiecesTest {
    private static <P, M> Analysis<M> analyse(Game<P, M> game, P position) {
        return game.solver(new MemoryStore(0)).analyse(position, Budget.phone());
    }

    private static List<Squares> pairs(int columns, int rows) {
        List<Squares> all = new ArrayList<>();
        for (int i = 0; i < columns * rows; i++) {
            all.add(new Squares(List.of(new Square(i % columns, i / columns))));
            for (int j = 0; j < columns * rows; j++) {
                all.add(new Squares(List.of(new Square(i % columns, i / columns), new Square(j % columns, j / columns))));
            }
        }
        return all;
    }

    @Test
    void nimble() {
        List<Squares> all = new ArrayList<>();
        for (Heaps heaps : SmallHeaps.collections(4, 6)) {
            all.add(RookNim.nimble().parse(heaps.toString()));
        }
        AgainstSearch.compare(RookNim.nimble(), all);
        AgainstSearch.compare(RookNim.nimble(), List.of(RookNim.nimble().parse("3,0,3,1")));
    }

    @Test
    void rookNim() {
        AgainstSearch.compare(RookNim.board(), pairs(5, 5));
    }

    /** On 4 and on 8 columns, where every line of play can be followed. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void twoDimensionalNim(int columnBits) {
        TwoDimensionalNim game = new TwoDimensionalNim(columnBits);
        int width = 1 << columnBits;
        PlainSearch<Squares, Carry> search = new PlainSearch<>(game);
        for (Squares position : pairs(width, columnBits == 2 ? 4 : 3)) {
            Analysis<Carry> analysis = analyse(game, position);
            assertThat(analysis.outcome()).isEqualTo(search.of(position).outcome());
            assertThat(analysis.winning()).containsExactlyElementsIn(search.winningMoves(position));
            int grundy = search.of(position).grundy();
            assertThat(analysis.value()).isEqualTo(Optional.of(new Ordinal(grundy / width, grundy % width)));
        }
    }

    @Test
    void twoDimensionalNimOnTheEndlessBoard() {
        TwoDimensionalNim game = new TwoDimensionalNim();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 500; i++) {
            List<Square> squares = new ArrayList<>();
            for (int coin = random.nextInt(5); coin >= 0; coin--) {
                squares.add(new Square(random.nextInt(Integer.MAX_VALUE), random.nextInt(i < 250 ? 5 : Integer.MAX_VALUE)));
            }
            Squares position = new Squares(squares);
            int rows = 0;
            int columns = 0;
            for (Square square : squares) {
                rows ^= square.row();
                columns ^= square.column();
            }
            Analysis<Carry> analysis = analyse(game, position);
            assertThat(analysis.value()).isEqualTo(Optional.of(new Ordinal(rows, columns)));
            assertThat(analysis.winning().isEmpty()).isEqualTo(rows == 0 && columns == 0);
            for (Carry move : analysis.winning()) {
                assertThat(game.parseMove(position, game.formatMove(move))).isEqualTo(move);
                assertThat(analyse(game, game.play(position, move)).outcome()).isEqualTo(Outcome.LOSS);
            }
        }
        assertThat(game.parseMove(game.parse("0,1"), "0,1-2147483647,0").to().column()).isEqualTo(Integer.MAX_VALUE);
        assertThat(new Ordinal(1, 0).toString()).isEqualTo("ω");
        assertThat(new Ordinal(3, 2).toString()).isEqualTo("ω·3+2");
        assertThat(new Ordinal(1, 5).nimSum(new Ordinal(3, 4))).isEqualTo(new Ordinal(2, 1));
        assertThat(new Ordinal(1, 0)).isGreaterThan(new Ordinal(0, 99));
    }

    @Test
    void wythoff() {
        Wythoff game = new Wythoff();
        List<Squares> all = new ArrayList<>();
        for (int i = 0; i < 30 * 30; i++) {
            all.add(new Squares(List.of(new Square(i % 30, i / 30))));
        }
        AgainstSearch.compare(game, all);
    }

    /** Rows from the top, 7, to the bottom, 0. */
    @Test
    void valuesOfWythoffsQueen() {
        int[][] table = {{7, 8, 6, 9, 0, 1, 4, 5}, {6, 7, 8, 1, 9, 10, 3, 4}, {5, 3, 4, 0, 6, 8, 10, 1}, {4, 5, 3, 2, 7, 6, 9, 0},
            {3, 4, 5, 6, 2, 0, 1, 9}, {2, 0, 1, 5, 3, 4, 8, 6}, {1, 2, 0, 4, 5, 3, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7}};
        WythoffValues values = new WythoffValues();
        for (int i = 0; i < 64; i++) {
            assertThat(values.get(new Square(i % 8, i / 8), Budget.phone())).isEqualTo(table[7 - i / 8][i % 8]);
        }
    }

    @Test
    void theGoldenRatioTellsTheSquaresOfValueZero() {
        WythoffValues values = new WythoffValues();
        Wythoff game = new Wythoff();
        Budget budget = new Budget(Long.MAX_VALUE, Duration.ofMinutes(1));
        for (int x = 0; x <= WythoffValues.LARGEST; x++) {
            for (int y = 0; y <= WythoffValues.LARGEST; y++) {
                Square square = new Square(x, y);
                assertThat(GoldenPairs.inReach(square).isEmpty()).isEqualTo(values.get(square, budget) == 0);
            }
        }
        assertThrows(NotSolvedException.class, () -> values.get(new Square(512, 0), budget));
        assertThat(analyse(game, game.parse("512,1")).value()).isEqualTo(Optional.empty());
    }

    /** Each number is in one pair, whose distance is new: as far as can be listed, and near the largest numbers. */
    @Test
    void goldenPairs() {
        boolean[] used = new boolean[200_000];
        int next = 0;
        for (int k = 0; k < 50_000; k++) {
            while (used[next]) {
                next++;
            }
            assertThat(GoldenPairs.smaller(k)).isEqualTo(next);
            used[next] = true;
            used[next + k] = true;
            assertThat(GoldenPairs.partner(next)).isEqualTo(next + k);
            assertThat(GoldenPairs.partner(next + k)).isEqualTo(next);
        }
        Wythoff game = new Wythoff();
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 2000; i++) {
            Square square = new Square(Integer.MAX_VALUE - random.nextInt(1 << 20), Integer.MAX_VALUE - random.nextInt(i < 1000 ? 1 << 20 : Integer.MAX_VALUE));
            for (Square lost : GoldenPairs.inReach(square)) {
                assertThat(game.isTarget(square, lost)).isTrue();
                assertThat(GoldenPairs.inReach(lost)).isEmpty();
            }
        }
    }

    @Test
    void staircase() {
        AgainstSearch.compare(new Staircase(), SmallHeaps.rows(4, 3));
        AgainstSearch.compare(new Staircase(), SmallHeaps.rows(6, 1));
        AgainstSearch.compare(new Staircase(), SmallHeaps.rows(2, 7));
        Staircase game = new Staircase();
        assertThat(game.play(game.parse("2,0,3"), game.parseMove(game.parse("2,0,3"), "3:2")).toString()).isEqualTo("2,2,1");
        assertThat(game.canonical(game.parse("1,0,0")).toString()).isEqualTo("1");
        assertThrows(BadInputException.class, () -> game.parse("2147483647,1"));
    }

    @Test
    void picturesShowWhatFits() {
        GridBoard board = (GridBoard) new Wythoff().board(new Wythoff().parse("3,5"));
        assertThat(board.rows()).hasSize(8);
        assertThat(board.rows().get(2).get(3).piece()).isEqualTo(GridBoard.Piece.QUEEN);
        assertThat(board.note()).isEqualTo(Optional.empty());
        GridBoard far = (GridBoard) new Wythoff().board(new Wythoff().parse("2147483647,5"));
        assertThat(far.rows().get(0)).hasSize(16);
        assertWithMessage("where she stands").that(far.note().orElseThrow().arguments()).containsExactly("2147483647,5");
        GridBoard strip = (GridBoard) RookNim.nimble().board(RookNim.nimble().parse("4,8,8"));
        assertThat(strip.rows().get(0).get(8).count()).isEqualTo(2);
        assertThat(strip.rows().get(0).get(8).label()).isEqualTo(Optional.of(8));
    }
}
