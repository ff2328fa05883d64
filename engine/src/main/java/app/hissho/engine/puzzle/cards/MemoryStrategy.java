package app.hissho.engine.puzzle.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.cards.Memory;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.number.Fraction;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Which strategy is right at Memory: to pass, to turn up one unknown card, or two. Each is right in a third of the
 * problems. Harder with more pairs and closer calls: the others cost at least 2 % of a win at level 1, 0.3 % at level 5.
 */
final class MemoryStrategy implements PuzzleKind {
    private static final String GAME = "memory";
    private static final int STRATEGIES = 3;
    /** How much the other strategies cost at least. */
    private static final double[] MARGINS = {0.02, 0.01, 0.008, 0.005, 0.003};

    @Override
    public String id() {
        return "memory-strategy";
    }

    @Override
    public Skill skill() {
        return Skill.MEMORY;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        return draw(id, dice, dice.below(STRATEGIES));
    }

    private static Puzzle draw(PuzzleId id, Dice dice, int right) {
        int pairs = dice.between(2 + 2 * id.level(), 7 + 2 * id.level());
        int known = dice.between(2, pairs - 1);
        int lead = dice.between(-2, 2);
        List<Double> values = values(pairs, known, lead);
        double margin = 1;
        for (int i = 0; i < STRATEGIES; i++) {
            margin = i == right ? margin : Math.min(margin, values.get(right) - values.get(i));
        }
        if (margin < MARGINS[id.level() - 1]) {
            return draw(id, dice, right);
        }
        PositionQuestion question = new PositionQuestion(GAME, pairs + "," + known + "," + lead);
        Shown shown = question.shown();
        List<Message> options = new ArrayList<>();
        Puzzle.Builder puzzle = new Puzzle.Builder(id, pairs, known, lead).show(shown.gameId(), shown.position());
        for (int i = 0; i < STRATEGIES; i++) {
            options.add(Message.of("puzzle.memory-strategy." + i + ".option"));
            puzzle.trap(i + 1, "puzzle.memory-strategy." + i + ".wrong");
        }
        return puzzle.build(new Form.Choice(options), right + 1, question.wayToValue(), pairs);
    }

    private static List<Double> values(int pairs, int known, int lead) {
        Memory memory = (Memory) Catalog.game(GAME);
        return memory.odds().strategies(pairs, known, lead, Budget.phone()).stream().map(Optional::orElseThrow)
            .map(Fraction::toDouble).collect(Collectors.toList());
    }
}
