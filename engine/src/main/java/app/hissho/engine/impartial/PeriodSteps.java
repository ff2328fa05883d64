package app.hissho.engine.impartial;

import app.hissho.engine.Message;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** The steps of an explanation that show a periodic sequence, prove the period and use it. */
final class PeriodSteps {
    /** What a phone can show and an eye can follow. */
    private static final int MOST_COLUMNS = 40;

    private PeriodSteps() {
    }

    /**
     * Shows the sequence as far as it is needed and says why it repeats.
     *
     * @param largest the largest heap of the position
     */
    static void add(Explanation.Builder steps, SubtractionSet set, Optional<Period> period, int largest,
            IntFunction<String> term, Message title, String key) {
        boolean fits = period.map(p -> p.start() + p.length() <= MOST_COLUMNS).orElse(false);
        int columns = fits
            ? Math.min(MOST_COLUMNS, period.get().start() + period.get().length() + set.largest())
            : Math.min(MOST_COLUMNS, largest + 1);
        List<Table.Cell> cells = new ArrayList<>();
        for (int n = 0; n < columns; n++) {
            boolean first = fits && n >= period.get().start() && n < period.get().start() + period.get().length();
            cells.add(new Table.Cell(term.apply(n), first ? Table.Mark.KEY : Table.Mark.PLAIN));
        }
        steps.add(Rung.COMPUTE, Table.strip(Message.of("table.heap"), 0, title, cells), key, set.toString());
        period.ifPresent(p -> steps.add(Rung.COMPUTE, "period.proof", p.length(), p.start(), set.largest(),
            p.start() + set.largest() - 1, p.start() + p.length(), p.start() + p.length() + set.largest() - 1));
    }

    /** Says how the period gives what {@code fact} tells of a heap of {@code size}. */
    static void addReduction(Explanation.Builder steps, Optional<Period> period, int size, Message fact) {
        int reduced = period.map(p -> p.reduce(size)).orElse(size);
        if (reduced == size) {
            steps.add(Rung.RESULT, size < MOST_COLUMNS ? "period.direct" : "period.onward", fact);
        } else {
            int length = period.get().length();
            steps.add(Rung.RESULT, "period.reduce", size, reduced, (size - reduced) / length, length, fact);
        }
    }
}
