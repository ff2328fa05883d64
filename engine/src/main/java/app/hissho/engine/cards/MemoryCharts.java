package app.hissho.engine.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.explain.Chart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The maps of strategies of {@link Memory}. Who wants to win looks at one number of pairs, with a column for each lead and a
 * row for each number of known cards. Who wants most cards need not care for the lead: there all numbers of pairs up to the
 * size of the map stand side by side.
 *
 * <p>Maps up to {@value #MOST_EXACT} pairs are computed with fractions, larger ones in floating point.
 */
final class MemoryCharts {
    static final int SMALLEST = 2;
    static final int LARGEST = 60;
    private static final int MOST_EXACT = 20;
    /** A map of all numbers of pairs is not smaller, if nobody asks for it. */
    private static final int USUAL = 12;
    /** The kind of the states in which there is nothing to choose. */
    private static final int ALL_KNOWN = 3;

    private final MemoryOdds odds;
    private final MemoryEstimate estimate;

    MemoryCharts(MemoryOdds odds, MemoryEstimate estimate) {
        this.odds = odds;
        this.estimate = estimate;
    }

    private boolean isByPairs() {
        return odds.goal() == MemoryGoal.CARDS;
    }

    Chart chart(int size, Budget budget) {
        int first = isByPairs() ? 1 : -size;
        List<List<Optional<Integer>>> cells = new ArrayList<>();
        for (int known = 0; known <= size; known++) {
            cells.add(new ArrayList<>());
        }
        for (int column = first; column <= size; column++) {
            int pairs = isByPairs() ? column : size;
            int lead = isByPairs() ? 0 : column;
            for (int known = 0; known <= size; known++) {
                cells.get(known).add(known > pairs ? Optional.empty() : Optional.of(kind(pairs, known, lead, size, budget)));
            }
        }
        return new Chart(new Chart.Axis(Message.of(isByPairs() ? "memory.chart.pairs" : "memory.chart.lead"), first),
            new Chart.Axis(Message.of("memory.chart.known"), 0), cells,
            List.of(new Chart.Kind("0", Message.of("memory.chart.zero")), new Chart.Kind("1", Message.of("memory.chart.one")),
                new Chart.Kind("2", Message.of("memory.chart.two")), new Chart.Kind("★", Message.of("memory.chart.all"))),
            Message.of(size <= MOST_EXACT ? "memory.chart.exact" : "memory.chart.estimate"));
    }

    private int kind(int pairs, int known, int lead, int size, Budget budget) {
        budget.spend();
        return (size <= MOST_EXACT ? odds.strategy(pairs, known, lead, budget) : estimate.strategy(pairs, known, lead, budget))
            .orElse(ALL_KNOWN);
    }

    /** The state at the beginning of the turn, once the pairs that are known are taken. */
    Optional<Chart.Spot> spot(MemoryView view) {
        MemoryView start = view.beforeTurn();
        MemoryView.Known known = start.known();
        int pairs = start.pairs() - known.pairs();
        int lead = start.lead() + known.pairs();
        boolean outside = pairs < SMALLEST || pairs > LARGEST || (!isByPairs() && Math.abs(lead) > pairs);
        if (view.isOver() || outside) {
            return Optional.empty();
        }
        return Optional.of(isByPairs() ? new Chart.Spot(Math.max(USUAL, pairs), pairs, known.singles())
            : new Chart.Spot(pairs, lead, known.singles()));
    }
}
