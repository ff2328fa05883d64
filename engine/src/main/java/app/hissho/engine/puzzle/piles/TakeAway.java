package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.impartial.Period;
import app.hissho.engine.puzzle.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * One pile from which only some amounts may be taken; whoever cannot move loses.
 *
 * @param amounts in growing order, none above 30
 */
record TakeAway(List<Integer> amounts) {
    TakeAway {
        amounts = List.copyOf(amounts);
    }

    /** So many amounts up to {@code most}. */
    static TakeAway draw(int count, int most, Dice dice) {
        return new TakeAway(dice.different(count, 1, most).stream().sorted().collect(Collectors.toList()));
    }

    String gameId() {
        return "subtraction:" + Texted.join(amounts, ",");
    }

    String text() {
        return Texted.join(amounts, ", ");
    }

    int largest() {
        return Collections.max(amounts);
    }

    /** Whether the player to move loses, for the piles 0 to {@code last}. */
    List<Boolean> lost(int last) {
        List<Boolean> lost = new ArrayList<>();
        for (int pile = 0; pile <= last; pile++) {
            int size = pile;
            lost.add(amounts.stream().noneMatch(amount -> amount <= size && lost.get(size - amount)));
        }
        return lost;
    }

    /** P and N for the piles 0 to {@code last}. */
    List<String> strip(int last) {
        return lost(last).stream().map(lost -> lost ? "P" : "N").collect(Collectors.toList());
    }

    /** How P and N repeat. What comes next depends only on the last {@link #largest} piles, so these must come again. */
    Period period() {
        Map<Integer, Integer> seen = new HashMap<>();
        List<Boolean> lost = new ArrayList<>();
        int last = 0;
        while (seen.putIfAbsent(last, lost.size()) == null) {
            int before = last;
            boolean next = amounts.stream().noneMatch(amount -> (before >> (amount - 1) & 1) == 1);
            lost.add(next);
            last = (last << 1 | (next ? 1 : 0)) & (1 << largest()) - 1;
        }
        int start = seen.get(last);
        int length = lost.size() - start;
        while (start > 0 && lost.get(start - 1).equals(lost.get(start - 1 + length))) {
            start--;
        }
        return new Period(start, length);
    }

    /** How to find P and N, and the table of them. */
    Explanation.Builder way() {
        Period period = period();
        return new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.take-away.look")
            .add(Rung.COMPUTE, "puzzle.take-away.compute")
            .add(Rung.COMPUTE, "puzzle.take-away.repeats", largest())
            .add(Rung.RESULT, lines(period), "puzzle.take-away.table", period.length(), period.start());
    }

    /** The piles from 0 on in lines as long as the period; the first piles that repeat are marked. */
    private Table lines(Period period) {
        int width = period.length();
        int count = (period.start() + width + largest() + width - 1) / width;
        List<String> strip = strip(count * width - 1);
        List<Table.Row> rows = new ArrayList<>();
        for (int from = 0; from < strip.size(); from += width) {
            List<Table.Cell> cells = new ArrayList<>();
            for (int pile = from; pile < from + width; pile++) {
                boolean key = pile >= period.start() && pile < period.start() + width;
                cells.add(new Table.Cell(strip.get(pile), key ? Table.Mark.KEY : Table.Mark.PLAIN));
            }
            rows.add(Texted.row("puzzle.take-away.from", cells, from, from + width - 1));
        }
        return new Table(rows);
    }
}
