package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;

/** A winning move in a row of coins. Harder with longer rows, more heads and rarer rules ({@link CoinRow}). */
final class CoinMove implements PuzzleKind {
    @Override
    public String id() {
        return "coin-move";
    }

    @Override
    public Skill skill() {
        return Skill.COINS;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        CoinRow row = CoinRow.draw(id.level(), dice);
        PositionQuestion question = new PositionQuestion(row.rule(), row.text());
        if (!question.isHardToGuess(3)) {
            return make(id, dice);
        }
        return question.askMove(new Puzzle.Builder(id, PositionQuestion.title(row.rule()), PositionQuestion.rules(row.rule())), row.difficulty());
    }
}
