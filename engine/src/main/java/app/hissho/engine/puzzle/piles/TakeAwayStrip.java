package app.hissho.engine.puzzle.piles;

import app.hissho.engine.Message;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Skill;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Fill in P and N for all piles of a take-away game; only the empty pile is given. Harder with longer strips, from 8 to 16
 * blanks, and with more and larger amounts.
 */
final class TakeAwayStrip extends PileKind {
    TakeAwayStrip() {
        super("take-away-strip", Skill.TAKE_AWAY);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int last = 6 + 2 * id.level();
        int count = dice.between(2, id.level() == 1 ? 3 : 4);
        TakeAway game = until(() -> TakeAway.draw(count, 7 + id.level(), dice), drawn -> drawn.period().length() > 2);
        List<String> strip = game.strip(last);
        List<String> answer = strip.subList(1, strip.size());
        Explanation way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.take-away.look")
            .add(Rung.COMPUTE, "puzzle.take-away.compute")
            .add(Rung.RESULT, table(Texted.cells(strip, Table.Mark.PLAIN)), "puzzle.take-away-strip.result", game.text()).build();
        List<Integer> blanks = IntStream.rangeClosed(1, last).boxed().collect(Collectors.toList());
        List<String> swapped = answer.stream().map(letter -> letter.equals("P") ? "N" : "P").collect(Collectors.toList());
        List<String> regular = blanks.stream().map(pile -> pile % (game.largest() + 1) == 0 ? "P" : "N").collect(Collectors.toList());
        return new Puzzle.Builder(id, game.text())
            .trap(String.join(",", swapped), "puzzle.take-away-strip.swapped")
            .trap(String.join(",", regular), "puzzle.take-away-strip.regular", game.largest() + 1)
            .build(new Form.Fill(table(Texted.blanked(strip, blanks)), List.of("P", "N")), String.join(",", answer), way,
                last * count);
    }

    private static Table table(List<Table.Cell> cells) {
        return Table.strip(Message.of("table.heap"), 0, Message.of("table.outcome"), cells);
    }
}
