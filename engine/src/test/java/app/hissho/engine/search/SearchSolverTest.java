package app.hissho.engine.search;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Outcome;
import app.hissho.engine.PlainSearch;
import app.hissho.engine.impartial.DynamicSubtraction;
import app.hissho.engine.impartial.Heaps;
import app.hissho.engine.impartial.Moore;
import app.hissho.engine.impartial.Nim;
import app.hissho.engine.impartial.Subtraction;
import app.hissho.engine.impartial.Taking;
import app.hissho.engine.store.MemoryStore;
import app.hissho.engine.store.PositionStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchSolverTest {
    private static Budget budget() {
        return new Budget(50_000_000, Duration.ofMinutes(5));
    }

    private static List<Heaps> upToThreeHeaps(int largest) {
        List<Heaps> all = new ArrayList<>();
        for (int a = 0; a <= largest; a++) {
            for (int b = 0; b <= a; b++) {
                for (int c = 0; c <= b; c++) {
                    all.add(Heaps.of(b, a, c));
                }
            }
        }
        return all;
    }

    static Stream<Game<Heaps, Taking>> games() {
        return Stream.of(Subtraction.misere("1,3,4"), Subtraction.misere("2,5"), Subtraction.misere("1,2,5"),
            Subtraction.misere("3"), Subtraction.impatient("2,3"), new Nim(), Moore.misere("2"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void agreesWithPlainSearch(Game<Heaps, Taking> game) {
        SearchSolver<Heaps, Taking> solver = new SearchSolver<>(game, new MemoryStore(1 << 20));
        AgainstSearch.compare(game, solver, new PlainSearch<>(game), upToThreeHeaps(8));
    }

    @Test
    void agreesWithPlainSearchWhereTheLimitIsPartOfThePosition() {
        DynamicSubtraction game = DynamicSubtraction.fibonacciNim();
        var solver = new SearchSolver<>(game, new MemoryStore(1 << 20));
        for (int chips = 1; chips <= 24; chips++) {
            AgainstSearch.compare(game, solver, new PlainSearch<>(game), List.of(game.parse("" + chips)));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 512, 4096})
    void aTableThatForgetsChangesNoAnswer(long bytes) {
        Game<Heaps, Taking> game = Subtraction.misere("1,3,4");
        SearchSolver<Heaps, Taking> solver = new SearchSolver<>(game, new MemoryStore(bytes));
        AgainstSearch.compare(game, solver, new PlainSearch<>(game), upToThreeHeaps(5));
    }

    @Test
    void gamesShareAStoreWithoutMixingUp() {
        MemoryStore store = new MemoryStore(1 << 20);
        games().forEach(game ->
            AgainstSearch.compare(game, new SearchSolver<>(game, store), new PlainSearch<>(game), upToThreeHeaps(5)));
    }

    /** Forgets memory but not what it was asked to keep: what a phone has after a restart. */
    private static final class LastingStore implements PositionStore {
        final Map<List<Object>, Integer> lasting = new HashMap<>();
        final Map<List<Object>, Integer> memory = new HashMap<>();

        @Override
        public int recall(Rules rules, long key) {
            return memory.getOrDefault(List.of(rules, key), MISSING);
        }

        @Override
        public void remember(Rules rules, long key, int result) {
            memory.put(List.of(rules, key), result);
        }

        @Override
        public void fetch(Rules rules, long[] keys) {
            for (long key : keys) {
                Integer kept = lasting.get(List.of(rules, key));
                if (kept != null) {
                    memory.put(List.of(rules, key), kept);
                }
            }
        }

        @Override
        public void keep(Rules rules, long key, int result) {
            lasting.put(List.of(rules, key), result);
        }
    }

    @Test
    void theSecondAnalysisAfterARestartSearchesNothing() {
        Game<Heaps, Taking> game = Subtraction.misere("1,2,5");
        LastingStore store = new LastingStore();
        Heaps position = Heaps.of(7, 9, 12);
        Budget first = budget();
        Analysis<Taking> analysis = new SearchSolver<>(game, store).analyse(position, first);
        assertThat(first.spent()).isGreaterThan(100);
        store.memory.clear();
        Budget second = budget();
        assertThat(new SearchSolver<>(game, store).analyse(position, second)).isEqualTo(analysis);
        assertThat(second.spent()).isEqualTo(0);
    }

    @Test
    void whatADamagedStoreReturnsIsNotBelieved() {
        Game<Heaps, Taking> game = Subtraction.misere("1,3,4");
        MemoryStore damaged = new MemoryStore(1 << 16);
        Heaps position = Heaps.of(5, 8);
        PositionStore.Rules rules = new PositionStore.Rules(game.id(), game.ruleVersion());
        damaged.remember(rules, game.key(Heaps.of(4, 8)).orElseThrow(), -1);
        damaged.remember(rules, game.key(Heaps.of(5, 7)).orElseThrow(), 4);
        AgainstSearch.compare(game, new SearchSolver<>(game, damaged), new PlainSearch<>(game), List.of(position));
    }

    @Test
    void depthDoesNotOverflowTheStack() {
        Analysis<Taking> analysis = new SearchSolver<>(Subtraction.misere("1"), new MemoryStore(1 << 20))
            .analyse(Heaps.of(3000, 3), budget());
        // Every game has 3003 moves, and whoever is to move after the last of them has won.
        assertThat(analysis.outcome()).isEqualTo(Outcome.LOSS);
        assertThat(analysis.plies().getAsInt()).isEqualTo(3003);
    }

    @Test
    void tooManyMovesAreRefused() {
        var solver = new SearchSolver<>(new Nim(), new MemoryStore(1 << 16));
        NotSolvedException refusal = assertThrows(NotSolvedException.class,
            () -> solver.analyse(Heaps.of(Integer.MAX_VALUE, 1), budget()));
        assertThat(refusal.reason().key()).isEqualTo("unsolved.moves");
    }

    @Test
    void positionsWithoutAKeyAreRefused() {
        int[] sizes = new int[20];
        Arrays.fill(sizes, 1_000_000);
        var solver = new SearchSolver<>(Subtraction.misere("1,2"), new MemoryStore(1 << 16));
        NotSolvedException refusal = assertThrows(NotSolvedException.class, () -> solver.analyse(Heaps.of(sizes), budget()));
        assertThat(refusal.reason().key()).isEqualTo("unsolved.size");
    }

    /** Each position has tens of thousands of followers: time and memory must be bounded all the same. */
    @Test
    void wideAndDeepPositionsEndWithinTheirBudget() {
        var solver = new SearchSolver<>(new Nim(), new MemoryStore(1 << 20));
        assertThrows(NotSolvedException.class,
            () -> solver.analyse(Heaps.of(40_000, 40_000), new Budget(2_000_000, Duration.ofSeconds(10))));
    }
}
