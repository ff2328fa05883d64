package app.hissho.engine.cards;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.Value;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.number.Fraction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Tells what turning each card of {@link Memory} is worth, from the {@link MemoryView} alone: the deal of a table is never
 * looked at here. As long as chance has a say the outcome is {@link Outcome#OPEN} and the best moves are those with the best
 * expectation; a player who wins or loses whatever comes up has won or lost.
 */
final class MemorySolver implements Solver<Memory.Table, Memory.Turn> {
    /** Longer fractions are told as decimals. */
    private static final int LONGEST_FRACTION = 33;
    private static final int MOST_PLACES = 12;

    private final Memory game;

    MemorySolver(Memory game) {
        this.game = game;
    }

    /** A value in floating point. */
    private record Estimate(String text) implements Value {
        @Override
        public String toString() {
            return text;
        }
    }

    @Override
    public Analysis<Memory.Turn> analyse(Memory.Table table, Budget budget) {
        return analyse(table.view(), budget);
    }

    private Analysis<Memory.Turn> analyse(MemoryView view, Budget budget) {
        MemoryAdvice advice = advice(view, budget);
        Fraction value = advice.value(view);
        if (view.isOver()) {
            int lead = view.lead();
            Outcome end = lead == 0 ? Outcome.DRAW : lead > 0 ? Outcome.WIN : Outcome.LOSS;
            return Analysis.ofEnd(end, Optional.of(value), List.of());
        }
        Map<MemoryAdvice.Sort, Fraction> worth = advice.advise(view);
        List<Memory.Turn> equal = new ArrayList<>();
        List<Memory.Turn> best = new ArrayList<>();
        for (int place : view.places()) {
            MemoryAdvice.Sort sort = MemoryAdvice.sort(view, place);
            if (isBest(view, worth.get(sort), worth)) {
                equal.add(new Memory.Turn(place));
            }
            if (isChosen(view, sort, worth)) {
                best.add(new Memory.Turn(place));
            }
        }
        Outcome outcome = outcome(view, value);
        return new Analysis<>(outcome, Optional.of(isExact(view) ? value : new Estimate(String.format(Locale.ROOT, "%.10f", value.toDouble()))), List.of(),
            outcome == Outcome.WIN ? equal : List.of(), true, outcome == Outcome.DRAW ? equal : List.of(), best, OptionalInt.empty());
    }

    private MemoryAdvice advice(MemoryView view, Budget budget) {
        return new MemoryAdvice(game.values(view.pairs()), budget);
    }

    private static boolean isExact(MemoryView view) {
        return view.pairs() <= MemoryOdds.MOST_PAIRS;
    }

    private static Fraction best(Map<MemoryAdvice.Sort, Fraction> worth) {
        return Collections.max(worth.values());
    }

    private static boolean isBest(MemoryView view, Fraction value, Map<MemoryAdvice.Sort, Fraction> worth) {
        Fraction best = best(worth);
        return isExact(view) ? value.equals(best) : best.toDouble() - value.toDouble() < MemoryEstimate.SAME;
    }

    /** Whether a sort of cards is best; of equally good ones a pair that can be taken goes before the others. */
    private static boolean isChosen(MemoryView view, MemoryAdvice.Sort sort, Map<MemoryAdvice.Sort, Fraction> worth) {
        Fraction pair = worth.get(MemoryAdvice.Sort.PAIR);
        boolean pairIsBest = pair != null && isBest(view, pair, worth);
        return pairIsBest ? sort == MemoryAdvice.Sort.PAIR : isBest(view, worth.get(sort), worth);
    }

    private Outcome outcome(MemoryView view, Fraction value) {
        if (game.goal() == MemoryGoal.CARDS) {
            return Outcome.OPEN;
        }
        if (value.equals(Fraction.ONE) || value.equals(Fraction.ZERO)) {
            return value.equals(Fraction.ONE) ? Outcome.WIN : Outcome.LOSS;
        }
        return value.equals(Fraction.HALF) && isCertain(view) ? Outcome.DRAW : Outcome.OPEN;
    }

    /**
     * Whether chance has no part in what follows if both play well: of every card at least one of its rank was seen, and the
     * mate of the card that lies face up is not to be guessed.
     */
    private static boolean isCertain(MemoryView view) {
        int unseen = Collections.frequency(view.cards(), MemoryView.UNSEEN);
        boolean alone = view.turned().isPresent() && view.mate(view.turned().getAsInt()).isEmpty();
        return unseen == view.known().singles() + (alone ? 1 : 0) && (!alone || unseen == 1);
    }

    @Override
    public Explanation explain(Memory.Table table, Budget budget) {
        return explain(table.view(), budget);
    }

    private Explanation explain(MemoryView view, Budget budget) {
        Explanation.Builder steps = new Explanation.Builder();
        if (view.isOver()) {
            return steps.add(Rung.RESULT, view.lead() > 0 ? "memory.end.misere" : view.lead() == 0 ? "memory.end.draw" : "memory.end",
                Math.abs(view.lead())).build();
        }
        MemoryAdvice advice = advice(view, budget);
        Map<MemoryAdvice.Sort, Fraction> worth = advice.advise(view);
        MemoryView.Known known = view.known();
        int unseen = Collections.frequency(view.cards(), MemoryView.UNSEEN);
        steps.add(Rung.LOOK, "memory.look", view.pairs(), known.singles(), unseen, view.lead());
        if (view.turned().isPresent()) {
            int place = view.turned().getAsInt();
            OptionalInt mate = view.mate(place);
            String card = Memory.name(view.cards().get(place));
            if (mate.isPresent()) {
                steps.add(Rung.LOOK, "memory.look.mate", card, mate.getAsInt() + 1);
            } else {
                steps.add(Rung.LOOK, "memory.look.no-mate", card);
            }
            steps.add(Rung.COMPUTE, sorts(view, worth), "memory.compute.second");
        } else if (worth.containsKey(MemoryAdvice.Sort.PAIR)) {
            steps.add(Rung.LOOK, "memory.look.pair", known.pairs());
            steps.add(Rung.COMPUTE, sorts(view, worth), "memory.compute.first");
        } else {
            steps.add(Rung.COMPUTE, "memory.compute.chances", known.singles(), unseen, unseen - known.singles());
            if (view.passes() > 0) {
                steps.add(Rung.COMPUTE, sorts(view, worth), "memory.compute.passed", view.lead());
            } else {
                strategies(view, known.singles(), worth, steps, budget);
            }
        }
        Fraction value = advice.value(view);
        Outcome outcome = outcome(view, value);
        String result = outcome == Outcome.OPEN ? game.goal() == MemoryGoal.WIN ? "score" : "pairs" : outcome.id();
        steps.add(Rung.RESULT, "memory.result." + result, told(value), rounded(value));
        tellMoves(view, worth, steps);
        return outcome == Outcome.LOSS ? steps.add(Rung.MOVE, "resist").build() : steps.build();
    }

    private void strategies(MemoryView view, int singles, Map<MemoryAdvice.Sort, Fraction> worth, Explanation.Builder steps,
            Budget budget) {
        if (!isExact(view) || singles == view.pairs()) {
            steps.add(Rung.COMPUTE, sorts(view, worth), "memory.compute.first");
            return;
        }
        List<Optional<Fraction>> values = game.odds().strategies(view.pairs(), singles, view.lead(), budget);
        int best = game.odds().strategy(view.pairs(), singles, view.lead(), budget).orElseThrow();
        List<Table.Cell> numbers = new ArrayList<>();
        List<Table.Cell> exact = new ArrayList<>();
        List<Table.Cell> rounded = new ArrayList<>();
        List<Table.Cell> costs = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i).isPresent()) {
                Fraction value = values.get(i).get();
                Table.Mark mark = i == best ? Table.Mark.KEY : Table.Mark.PLAIN;
                numbers.add(new Table.Cell("" + i, Table.Mark.HEAD));
                exact.add(new Table.Cell(told(value), mark));
                rounded.add(new Table.Cell(rounded(value), mark));
                costs.add(new Table.Cell(rounded(values.get(best).get().minus(value)), Table.Mark.PLAIN));
            }
        }
        steps.add(Rung.COMPUTE, new Table(List.of(row("table.strategy", numbers), row("table.value", exact),
            row(game.goal() == MemoryGoal.WIN ? "table.percent" : "table.decimal", rounded), row("table.cost", costs))), "memory.compute.strategies");
        steps.add(Rung.RESULT, "memory.strategy." + best);
    }

    /** What each sort of card is worth. */
    private Table sorts(MemoryView view, Map<MemoryAdvice.Sort, Fraction> worth) {
        List<Table.Row> rows = new ArrayList<>();
        worth.forEach((sort, value) -> {
            Table.Mark mark = isBest(view, value, worth) ? Table.Mark.KEY : Table.Mark.PLAIN;
            rows.add(row("table." + id(sort), List.of(new Table.Cell(told(value), mark), new Table.Cell(rounded(value), mark))));
        });
        return new Table(rows);
    }

    private static Table.Row row(String title, List<Table.Cell> cells) {
        return new Table.Row(Optional.of(Message.of(title)), cells);
    }

    private static String id(MemoryAdvice.Sort sort) {
        return "memory-" + sort.name().toLowerCase(Locale.ROOT);
    }

    private void tellMoves(MemoryView view, Map<MemoryAdvice.Sort, Fraction> worth, Explanation.Builder steps) {
        worth.forEach((sort, value) -> {
            if (isChosen(view, sort, worth)) {
                List<Integer> places = view.places().stream().filter(place -> MemoryAdvice.sort(view, place) == sort)
                    .map(place -> place + 1).collect(Collectors.toList());
                String named = places.subList(0, Math.min(MOST_PLACES, places.size())).stream().map(String::valueOf)
                    .collect(Collectors.joining(", ")) + (places.size() > MOST_PLACES ? ", …" : "");
                steps.add(Rung.MOVE, "memory.move." + sort.name().toLowerCase(Locale.ROOT), named, rounded(value));
            }
        });
    }

    private String told(Fraction value) {
        String exact = value.toString();
        return exact.length() <= LONGEST_FRACTION ? exact : rounded(value);
    }

    /** A score in percent, or pairs as a decimal. */
    private String rounded(Fraction value) {
        return game.goal() == MemoryGoal.WIN ? String.format(Locale.ROOT, "%.2f %%", 100 * value.toDouble())
            : String.format(Locale.ROOT, "%.4f", value.toDouble());
    }
}
