package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;

/**
 * The Grundy value of a row of coins under the rule of a named game. Harder with longer rows, more heads and rarer rules
 * ({@link CoinRow}); at least two heads count, from level 4 on three.
 */
final class CoinValue implements PuzzleKind {
    @Override
    public String id() {
        return "coin-value";
    }

    @Override
    public Skill skill() {
        return Skill.COINS;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        CoinRow row = CoinRow.draw(id.level(), dice);
        PositionQuestion question = new PositionQuestion(row.rule(), row.text());
        int[] values = question.analysis().components().stream().mapToInt(value -> Integer.parseInt(value.toString()))
            .filter(value -> value > 0).toArray();
        if (values.length < (id.level() < 4 ? 2 : 3)) {
            return make(id, dice);
        }
        int plain = 0;
        for (int value : values) {
            plain += value;
        }
        Puzzle.Builder puzzle = new Puzzle.Builder(id, PositionQuestion.title(row.rule()), PositionQuestion.rules(row.rule()))
            .trap(row.sumOfNumbers(1 - row.first()), "puzzle.coin-value.first", row.first())
            .trap(row.sumOfNumbers(row.first()), "puzzle.coin-value.numbers", PositionQuestion.title(row.rule()))
            .trap(plain, "puzzle.coins.plain-sum")
            .trap(row.heads().size(), "puzzle.coin-value.count");
        return question.askValue(puzzle, row.difficulty());
    }
}
