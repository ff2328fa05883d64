package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.Budget;
import app.hissho.engine.NotSolvedException;
import com.google.common.collect.Range;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The sparse-space method compared with the plain loop, and the proofs of periods. */
class SparseSequenceTest {
    private static final int TERMS = 4000;

    private static Budget budget() {
        return new Budget(100_000_000, Duration.ofMinutes(5));
    }

    /** The plain loop over every pair: the definition, as fast as that goes. */
    static int[] plain(BreakingRule rule, int count) {
        int[] values = new int[count];
        int[] seen = new int[1 << 14];
        for (int n = 1; n < count; n++) {
            for (int taken = 0; taken <= rule.largestTake(n); taken++) {
                int rest = n - taken;
                int digit = rule.digit(taken);
                if ((digit & (rest == 0 ? BreakingRule.NOTHING : BreakingRule.ONE_HEAP)) != 0) {
                    seen[values[rest]] = n;
                }
                if ((digit & BreakingRule.TWO_HEAPS) != 0) {
                    for (int a = 1; a <= rest / 2; a++) {
                        if (!rule.isUnequal() || a != rest - a) {
                            seen[values[a] ^ values[rest - a]] = n;
                        }
                    }
                }
            }
            while (seen[values[n]] == n) {
                values[n]++;
            }
        }
        return values;
    }

    static List<String> codes() {
        List<String> codes = new ArrayList<>(List.of("grundy", "0.16", "0.6", "0.06", "0.007", "0.106", "0.165", "0.374", "0.45",
            "0.4", "0.003003003", "0.77", "0.137", "4.7", "4.3", "4.0", "0.3", "0.104", "0.64", "0.364", "4.001"));
        codes.addAll(PileTheoremsTest.codes());
        return codes;
    }

    private static BreakingRule rule(String code) {
        return code.equals("grundy") ? BreakingRule.GRUNDY : BreakingRule.parse(code);
    }

    @ParameterizedTest
    @MethodSource("codes")
    void isThePlainLoop(String code) {
        int[] expected = plain(rule(code), TERMS);
        SparseSequence sequence = new SparseSequence(rule(code));
        for (int n = 0; n < TERMS; n++) {
            assertWithMessage("%s %s", code, n).that(sequence.get(n, budget())).isEqualTo(expected[n]);
        }
        sequence.known().ifPresent(period -> {
            for (int n = period.start(); n + period.length() < TERMS; n++) {
                assertThat(expected[n]).isEqualTo(expected[n + period.length()]);
            }
            int before = period.start() - 1;
            assertThat(before >= 0 && expected[before] == expected[before + period.length()]).isFalse();
        });
    }

    @ParameterizedTest
    @CsvSource({"grundy", "0.16", "0.374"})
    void isThePlainLoopFurtherOn(String code) {
        int[] expected = plain(rule(code), 20_000);
        SparseSequence sequence = new SparseSequence(rule(code));
        for (int n = 0; n < expected.length; n++) {
            assertThat(sequence.get(n, budget())).isEqualTo(expected[n]);
        }
    }

    @ParameterizedTest
    @CsvSource({"0.77,71,12", "0.137,52,34", "0.07,53,34", "0.16,105351,149459", "0.156,3479,349",
        "0.73,0,4", "0.3,0,2", "0.45,498,20", "0.165,5181,1550", "4.7,1,2", "4.0,1,2"})
    void periods(String code, int start, int length) {
        assertThat(new SparseSequence(rule(code)).period(budget())).isEqualTo(Optional.of(new Period(start, length)));
    }

    @Test
    void noPeriodIsClaimedForGrundysGame() {
        assertThat(new SparseSequence(BreakingRule.GRUNDY).period(budget())).isEmpty();
    }

    /** The theorem needs all of its terms. */
    @Test
    void aProofNeedsEveryTerm() {
        int[] kayles = plain(rule("0.77"), 400);
        char[] values = new char[400];
        for (int n = 0; n < 400; n++) {
            values[n] = (char) kayles[n];
        }
        int enough = 2 * 71 + 2 * 12 + 2;
        assertThat(OctalPeriod.prove(values, enough, 2)).isEqualTo(Optional.of(new Period(71, 12)));
        assertThat(OctalPeriod.prove(values, enough - 1, 2)).isEmpty();
    }

    @Test
    void goesOnAfterItWasStopped() {
        SparseSequence sequence = new SparseSequence(BreakingRule.GRUNDY);
        assertThrows(NotSolvedException.class, () -> sequence.get(10_000, new Budget(1000, Duration.ofMinutes(1))));
        int stopped = sequence.computed();
        assertThat(stopped).isIn(Range.closed(1000, 9000));
        Budget cancelled = budget();
        cancelled.cancel();
        assertThrows(CancellationException.class, () -> sequence.get(20_000, cancelled));
        assertThat(sequence.computed()).isGreaterThan(stopped);
        assertThat(sequence.get(10_000, budget())).isEqualTo(plain(BreakingRule.GRUNDY, 10_001)[10_000]);
    }

    @Test
    void tellsItsProgress() {
        List<Long> told = new ArrayList<>();
        new SparseSequence(BreakingRule.GRUNDY).get(10_000, new Budget(1_000_000, Duration.ofMinutes(1), told::add));
        assertThat(told.size()).isGreaterThan(3);
        assertThat(told).isInStrictOrder();
    }

    @Test
    void hugeHeapsAreRefusedUnlessThePeriodGivesThem() {
        assertThrows(NotSolvedException.class, () -> new SparseSequence(BreakingRule.GRUNDY).get(Integer.MAX_VALUE, budget()));
        SparseSequence kayles = new SparseSequence(rule("0.77"));
        assertThat(kayles.get(Integer.MAX_VALUE, budget())).isEqualTo(kayles.get(72 + (Integer.MAX_VALUE - 72) % 12, budget()));
        assertThat(kayles.computed()).isLessThan(300);
    }
}
