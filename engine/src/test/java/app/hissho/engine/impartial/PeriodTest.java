package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.Budget;
import app.hissho.engine.NotSolvedException;
import java.time.Duration;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** The sequences of subtraction games and the proofs of their periods, compared with the bare definition. */
class PeriodTest {
    private static final int TERMS = 5000;

    private static Budget budget() {
        return new Budget(10_000_000, Duration.ofMinutes(1));
    }

    private static SubtractionSet set(Set<Integer> amounts) {
        return SubtractionSet.parse(amounts.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }

    private static int[] grundyByDefinition(int[] amounts, int count) {
        int[] values = new int[count];
        for (int n = 0; n < count; n++) {
            BitSet seen = new BitSet();
            for (int amount : amounts) {
                if (amount <= n) {
                    seen.set(values[n - amount]);
                }
            }
            values[n] = seen.nextClearBit(0);
        }
        return values;
    }

    private static int[] misereByDefinition(int[] amounts, int count) {
        int[] wins = new int[count];
        for (int n = 0; n < count; n++) {
            int size = n;
            boolean stuck = Arrays.stream(amounts).noneMatch(amount -> amount <= size);
            wins[n] = stuck || Arrays.stream(amounts).anyMatch(a -> a <= size && wins[size - a] == 0) ? 1 : 0;
        }
        return wins;
    }

    @Property(tries = 300)
    void valuesAndPeriodAreRight(@ForAll @Size(min = 1, max = 8) Set<@IntRange(min = 1, max = 24) Integer> amounts) {
        SubtractionSet set = set(amounts);
        check(set.grundy(), grundyByDefinition(set.amounts(), TERMS));
        check(set.misere(), misereByDefinition(set.amounts(), TERMS));
    }

    private static void check(SubtractionSet.Sequence sequence, int[] expected) {
        Optional<Period> period = sequence.period(budget());
        for (int n = 0; n < TERMS; n++) {
            assertWithMessage("term %s", n).that(sequence.get(n, budget())).isEqualTo(expected[n]);
        }
        assertThat(period).isEqualTo(Optional.of(shortestPeriod(expected)));
    }

    /** The shortest period that holds from the first half on, and the first place from which it holds. */
    private static Period shortestPeriod(int[] terms) {
        for (int length = 1; length <= terms.length / 2; length++) {
            int start = terms.length - length;
            while (start > 0 && terms[start - 1] == terms[start - 1 + length]) {
                start--;
            }
            if (start < terms.length / 2) {
                return new Period(start, length);
            }
        }
        throw new AssertionError("the test needs more terms");
    }

    @Property(tries = 200)
    void aProofIsWhatTheDefinitionSays(
            @ForAll @Size(min = 2, max = 40) int[] raw, @ForAll @IntRange(min = 1, max = 5) int window) {
        int[] terms = Arrays.stream(raw).map(term -> term & 1).toArray();
        Optional<Period> proved = Period.prove(terms, terms.length, window);
        assertThat(proved.map(Period::length)).isEqualTo(shortestProof(terms, window));
        proved.ifPresent(period -> {
            for (int n = period.start(); n + period.length() < terms.length; n++) {
                assertThat(terms[n]).isEqualTo(terms[n + period.length()]);
            }
            int before = period.start() - 1;
            assertThat(before >= 0 && terms[before] == terms[before + period.length()]).isFalse();
        });
    }

    /** The least length whose last {@code window} terms are those that many places before. */
    private static Optional<Integer> shortestProof(int[] terms, int window) {
        for (int length = 1; length + window <= terms.length; length++) {
            boolean same = true;
            for (int n = terms.length - window; n < terms.length; n++) {
                same &= terms[n] == terms[n - length];
            }
            if (same) {
                return Optional.of(length);
            }
        }
        return Optional.empty();
    }

    @Property(tries = 20)
    void hugeHeapsHaveTheValueThatThePeriodGives(
            @ForAll @Size(min = 1, max = 5) Set<@IntRange(min = 1, max = 12) Integer> amounts,
            @ForAll @IntRange(min = 0, max = (1 << 20) - 1) int size) {
        SubtractionSet set = set(amounts);
        assertThat(set.grundy().get(size, budget())).isEqualTo(grundyByDefinition(set.amounts(), size + 1)[size]);
    }

    @Test
    void theLargestHeap() {
        // 2^31 - 1 leaves 1 modulo 7, and {1,3,4} has the values 0 1 0 1 2 3 2 for ever.
        assertThat(Integer.MAX_VALUE % 7).isEqualTo(1);
        assertThat(SubtractionSet.parse("1,3,4").grundy().get(Integer.MAX_VALUE, budget())).isEqualTo(1);
    }

    @Test
    void aSequenceWithoutAProofInReachIsNotGuessed() {
        SubtractionSet set = SubtractionSet.parse("1," + (1 << 21));
        assertThat(set.grundy().get(1001, budget())).isEqualTo(1);
        assertThat(set.grundy().period(budget())).isEmpty();
        assertThrows(NotSolvedException.class, () -> set.grundy().get(1 << 22, budget()));
    }

    @Test
    void aSequenceThatWasStoppedGoesOnLater() {
        SubtractionSet set = SubtractionSet.parse("1,3,4");
        assertThrows(NotSolvedException.class, () -> set.grundy().get(100, new Budget(10, Duration.ofMinutes(1))));
        assertThat(set.grundy().get(100, budget())).isEqualTo(0);
    }
}
