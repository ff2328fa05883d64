package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;

import app.hissho.engine.AgainstSearch;
import app.hissho.engine.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No theorem is trusted: each is compared with plain search on every small position. */
class TheoremsTest {
    @Test
    void nim() {
        AgainstSearch.compare(new Nim(), SmallHeaps.collections(4, 7));
        AgainstSearch.compare(new Nim(), SmallHeaps.rows(3, 4));
    }

    @Test
    void misereNim() {
        AgainstSearch.compare(new MisereNim(), SmallHeaps.collections(4, 7));
        AgainstSearch.compare(new MisereNim(), SmallHeaps.collections(6, 3));
        AgainstSearch.compare(new MisereNim(), SmallHeaps.rows(3, 4));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void mooreNim(int k) {
        for (Moore game : List.of(Moore.normal("" + k), Moore.misere("" + k))) {
            AgainstSearch.compare(game, SmallHeaps.collections(4, 5));
            AgainstSearch.compare(game, SmallHeaps.collections(6, 2));
            AgainstSearch.compare(game, SmallHeaps.collections(9, 1));
            AgainstSearch.compare(game, SmallHeaps.rows(3, 3));
        }
    }

    @Test
    void mooreNimWithThreeLargeHeaps() {
        AgainstSearch.compare(Moore.normal("2"), SmallHeaps.collections(3, 9));
        AgainstSearch.compare(Moore.misere("2"), SmallHeaps.collections(3, 9));
    }

    @Test
    void mooreNimOfOneHeapAtATimeIsNim() {
        for (Heaps heaps : SmallHeaps.rows(4, 4)) {
            assertThat(MooreMoves.list(heaps.toArray(), 1, false, 1000)).containsExactlyElementsIn(Nim.balancingMoves(heaps));
        }
    }

    /** Every set within 1 to 6 but the empty one. */
    static List<String> sets() {
        List<String> sets = new ArrayList<>();
        for (int bits = 1; bits < 1 << 6; bits++) {
            List<String> amounts = new ArrayList<>();
            for (int amount = 1; amount <= 6; amount++) {
                if ((bits & 1 << (amount - 1)) != 0) {
                    amounts.add("" + amount);
                }
            }
            sets.add(String.join(",", amounts));
        }
        return sets;
    }

    @ParameterizedTest
    @MethodSource("sets")
    void subtraction(String set) {
        List<Heaps> single = IntStream.rangeClosed(0, 60).mapToObj(Heaps::of).toList();
        for (Game<Heaps, Taking> game : List.of(Subtraction.normal(set), Subtraction.misere(set), Subtraction.impatient(set))) {
            AgainstSearch.compare(game, single);
            AgainstSearch.compare(game, SmallHeaps.collections(3, 9));
            AgainstSearch.compare(game, SmallHeaps.rows(2, 7));
        }
    }

    @Test
    void dynamicSubtractionAndFibonacciNim() {
        List<Pile> piles = new ArrayList<>();
        for (int chips = 0; chips <= 60; chips++) {
            for (int limit = 0; limit <= chips; limit++) {
                piles.add(new Pile(chips, limit));
            }
        }
        AgainstSearch.compare(DynamicSubtraction.same(), piles);
        AgainstSearch.compare(DynamicSubtraction.fibonacciNim(), piles);
    }
}
