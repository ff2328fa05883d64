package app.hissho.engine.search;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.Outcome;
import app.hissho.engine.store.PositionStore;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class ResultTest {
    @Property
    void packsBothParts(@ForAll Outcome outcome, @ForAll @IntRange(min = 0, max = (1 << 29) - 1) int plies) {
        if (outcome == Outcome.OPEN) {
            assertThrows(IllegalArgumentException.class, () -> Result.of(outcome, plies));
            return;
        }
        int result = Result.of(outcome, plies);
        assertThat(result).isNotEqualTo(PositionStore.MISSING);
        assertThat(Result.isValid(result)).isTrue();
        assertThat(Result.outcome(result)).isEqualTo(outcome);
        assertThat(Result.plies(result)).isEqualTo(plies);
    }
}
