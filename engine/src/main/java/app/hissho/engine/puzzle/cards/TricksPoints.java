package app.hissho.engine.puzzle.cards;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Step;
import app.hissho.engine.Message;
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
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How many of the highest cards Left gets. Harder with more cards: 3 each with 2 points at level 1, up to 6 each with 5
 * points at level 5. Every other time Left does not simply get the point cards that he holds.
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
        List<Integer> left = descending(cards.subList(0, count));
        List<Integer> right = descending(cards.subList(count, 2 * count));
        String hands = join(left) + "|" + join(right);
        boolean leftLeads = dice.isHeads();
        String game = "tricks:" + points;
        PositionQuestion question = new PositionQuestion(game, hands + (leftLeads ? "@left" : "@right"));
        List<Integer> high = descending(cards).subList(0, points);
        int held = (int) left.stream().filter(high::contains).count();
        int gets = question.value();
        if (gets == held && dice.isHeads()) {
            return make(id, dice);
        }
        Shown shown = question.shown();
        List<Step> steps = new ArrayList<>(question.wayToValue().steps());
        steps.add(new Step(Rung.RESULT, Message.of("puzzle.tricks-points.result", gets, points - gets), Optional.empty(), List.of()));
        return new Puzzle.Builder(id, Message.of(leftLeads ? "puzzle.tricks-points.left" : "puzzle.tricks-points.right"), join(high))
            .show(shown.gameId(), shown.position())
            .trap(held, "puzzle.tricks-points.held")
            .trap(new PositionQuestion(game, hands + (leftLeads ? "@right" : "@left")).value(), "puzzle.tricks-points.lead")
            .trap(points - gets, "puzzle.tricks-points.other")
            .build(new Form.OneNumber(points), gets, new Explanation(steps), count * points);
    }

    private static List<Integer> descending(List<Integer> cards) {
        List<Integer> sorted = new ArrayList<>(cards);
        sorted.sort(Collections.reverseOrder());
        return sorted;
    }

    private static String join(List<Integer> cards) {
        return cards.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
