package app.hissho.engine.puzzle.cards;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How many of the highest cards the leader gets. Harder with more cards: 3 each with 2 points at level 1, up to 6 each with 5
 * points at level 5. That he simply gets the point cards he holds is rarer than chance makes it.
 */
final class TricksPoints implements PuzzleKind {
    private static final int[] CARDS = {3, 4, 4, 5, 6};
    private static final int[] POINTS = {2, 2, 3, 4, 5};
    private static final int HIGHEST = 13;

    @Override
    public String id() {
        return "tricks-points";
    }

    @Override
    public Skill skill() {
        return Skill.TRICKS;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int count = CARDS[id.level() - 1];
        int points = POINTS[id.level() - 1];
        List<Integer> cards = dice.different(2 * count, 1, HIGHEST);
        List<Integer> own = descending(cards.subList(0, count));
        String hands = join(own, ",") + "|" + join(descending(cards.subList(count, 2 * count)), ",");
        String game = "tricks:" + points;
        PositionQuestion question = new PositionQuestion(game, hands + "@left");
        List<Integer> high = descending(cards).subList(0, points);
        int held = (int) own.stream().filter(high::contains).count();
        int gets = question.value();
        if (gets == held && dice.isHeads()) {
            return make(id, dice);
        }
        Shown shown = question.shown();
        return new Puzzle.Builder(id, join(high, ", "))
            .show(shown.gameId(), shown.position())
            .trap(held, "puzzle.tricks-points.held")
            .trap(new PositionQuestion(game, hands + "@right").value(), "puzzle.tricks-points.lead")
            .trap(points - gets, "puzzle.tricks-points.other")
            .build(new Form.OneNumber(points), gets, question.wayToValue(), count * points);
    }

    private static List<Integer> descending(List<Integer> cards) {
        List<Integer> sorted = new ArrayList<>(cards);
        sorted.sort(Collections.reverseOrder());
        return sorted;
    }

    private static String join(List<Integer> cards, String separator) {
        return cards.stream().map(String::valueOf).collect(Collectors.joining(separator));
    }
}
