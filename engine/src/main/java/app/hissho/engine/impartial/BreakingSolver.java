package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Solves take-and-break games: each heap is a component, and its value comes from the game’s {@link HeapSequence}.
 * Listing the winning moves tries every pair of heaps that a move can leave where only a few chips may be taken; else
 * it goes through one of them and looks up the other by its value. A heap of 100,000 takes a millisecond or so.
 */
final class BreakingSolver extends NimberSolver<Heaps, Breaking> implements HeapValues {
    /** The table of values has at most so many columns, and at least so many if there is a period to be seen. */
    private static final int MOST_COLUMNS = 40;
    private static final int FEWEST_COLUMNS = 13;
    /** A heap whose moves are told one by one has at most so many, and at most so many chips. */
    private static final int MOST_OPTIONS = 14;
    private static final int LARGEST_EXAMPLE = 12;
    private static final int PAIRS_A_UNIT = 64;
    /** Values up to here are computed to find a period, whatever the position needs. */
    private static final int LOOKED_AT = 1024;

    private final BreakingGame game;
    private final BreakingRule rule;
    private final HeapSequence sequence;

    BreakingSolver(BreakingGame game, HeapSequence sequence) {
        super(game);
        this.game = game;
        this.rule = game.rule();
        this.sequence = sequence;
    }

    @Override
    public int grundy(int size, Budget budget) {
        return sequence.get(size, budget);
    }

    @Override
    public Optional<Period> period(Budget budget) {
        return sequence.period(budget);
    }

    @Override
    protected long[] values(Heaps position, Budget budget) {
        return Arrays.stream(position.toArray()).mapToLong(size -> grundy(size, budget)).toArray();
    }

    @Override
    protected void visitMovesChanging(Heaps position, long change, Budget budget, Predicate<? super Breaking> visitor) {
        int[] value = sequence.first(position.largest() + 1, budget);
        for (int heap = 0; heap < position.count(); heap++) {
            int size = position.size(heap);
            int target = (int) (value[size] ^ change);
            boolean more = rule.isFinite()
                ? visitByTake(heap, size, target, value, budget, visitor) : visitByValue(heap, size, target, value, budget, visitor);
            if (!more) {
                return;
            }
        }
    }

    private boolean visitByTake(int heap, int size, int target, int[] value, Budget budget, Predicate<? super Breaking> visitor) {
        for (int taken = 0; taken <= rule.largestTake(size); taken++) {
            int rest = size - taken;
            for (int smaller = 0; smaller <= rest / 2; smaller++) {
                if (smaller % PAIRS_A_UNIT == 0) {
                    budget.spend();
                }
                if ((value[smaller] ^ value[rest - smaller]) == target && rule.allows(size, smaller, rest - smaller)
                        && !visitor.test(new Breaking(heap, smaller, rest - smaller))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean visitByValue(int heap, int size, int target, int[] value, Budget budget, Predicate<? super Breaking> visitor) {
        int[] last = new int[Integer.highestOneBit(Arrays.stream(value).max().orElse(0) | target) * 2 + 1];
        int[] before = new int[size + 1];
        Arrays.fill(last, -1);
        for (int n = 0; n <= size; n++) {
            before[n] = last[value[n]];
            last[value[n]] = n;
        }
        for (int smaller = 0; smaller <= size / 2; smaller++) {
            if (smaller % PAIRS_A_UNIT == 0) {
                budget.spend();
            }
            for (int larger = last[value[smaller] ^ target]; larger >= smaller; larger = before[larger]) {
                if (rule.allows(size, smaller, larger) && !visitor.test(new Breaking(heap, smaller, larger))) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    protected void explainValues(Heaps position, Explanation.Builder steps, Budget budget) {
        boolean octal = game.id().startsWith("octal:");
        if (octal) {
            steps.add(Rung.LOOK, "octal.look", rule.toString(), code());
        }
        steps.add(Rung.LOOK, "break.look");
        grundy(Math.max(LOOKED_AT, position.largest()), budget);
        Optional<Period> period = sequence.known();
        Message pattern = Message.of(octal ? "octal.compute" : game.id() + ".pattern");
        steps.add(Rung.COMPUTE, table(period, position.largest(), budget), "break.compute", pattern);
        addExample(position, steps, budget);
        if (rule.isFinite() && !rule.isUnequal()) {
            period.ifPresent(p -> addProof(steps, p));
        }
        for (int size : Arrays.stream(position.canonical().toArray()).distinct().toArray()) {
            PeriodSteps.addReduction(steps, period, size, Message.of("heap.value", size, grundy(size, budget)));
        }
    }

    private Table table(Optional<Period> period, int largest, Budget budget) {
        int seen = period.map(p -> p.start() + p.length() + 1).filter(n -> n <= MOST_COLUMNS).orElse(FEWEST_COLUMNS);
        int columns = Math.min(MOST_COLUMNS, Math.max(seen, largest + 1));
        List<Table.Cell> cells = new ArrayList<>();
        for (int n = 0; n < columns; n++) {
            boolean key = period.isPresent() && n >= period.get().start() && n < period.get().start() + period.get().length();
            cells.add(new Table.Cell(Integer.toString(grundy(n, budget)), key ? Table.Mark.KEY : Table.Mark.PLAIN));
        }
        return Table.strip(Message.of("table.heap"), 0, Message.of("table.value"), cells);
    }

    /** The mex of one heap in full: the largest of the position if that is short enough, else a smaller one. */
    private void addExample(Heaps position, Explanation.Builder steps, Budget budget) {
        for (int size = Math.min(LARGEST_EXAMPLE, position.largest()); size > 0; size--) {
            List<Breaking> options = game.moves(Heaps.of(size), MOST_OPTIONS + 1);
            if (!options.isEmpty() && options.size() <= MOST_OPTIONS) {
                List<String> told = new ArrayList<>();
                TreeSet<Integer> values = new TreeSet<>();
                for (Breaking option : options) {
                    int value = grundy(option.smaller(), budget) ^ grundy(option.larger(), budget);
                    values.add(value);
                    told.add(told(option, value, budget));
                }
                steps.add(Rung.COMPUTE, "break.example", size, String.join("; ", told),
                    values.toString().replaceAll("[\\[\\]]", ""), grundy(size, budget));
                return;
            }
        }
    }

    private String told(Breaking option, int value, Budget budget) {
        if (option.smaller() == 0) {
            return option.larger() + " → " + value;
        }
        return option.smaller() + " + " + option.larger() + " → "
            + grundy(option.smaller(), budget) + " ⊕ " + grundy(option.larger(), budget) + " = " + value;
    }

    /** Says why the values repeat for ever; {@link OctalPeriod} has the theorem. */
    private void addProof(Explanation.Builder steps, Period period) {
        int most = rule.largestTake(Integer.MAX_VALUE);
        int start = Math.max(1, period.start());
        steps.add(Rung.COMPUTE, "break.period", period.length(), period.start(), 2 * start + 2 * period.length() + most - 1,
            start + period.length());
    }

    /** What each digit of the code allows, in words. */
    private Message code() {
        Message words = null;
        for (int taken = 0; taken <= rule.largestTake(Integer.MAX_VALUE); taken++) {
            if (rule.digit(taken) != 0) {
                Message one = taken == 0 ? Message.of("octal.split") : Message.of("octal.digit." + rule.digit(taken), taken);
                words = words == null ? one : Message.of("octal.and", words, one);
            }
        }
        return words;
    }
}
