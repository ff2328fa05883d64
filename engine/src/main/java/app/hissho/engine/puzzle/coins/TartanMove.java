package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;

/** A winning move with coins on a board. Harder with more heads on larger boards ({@link CoinBoard}). */
final class TartanMove implements PuzzleKind {
    @Override
    public String id() {
        return "tartan-move";
    }

    @Override
    public Skill skill() {
        return Skill.TARTAN;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        CoinBoard board = CoinBoard.draw(id.level(), dice);
        PositionQuestion question = board.question();
        if (!question.isHardToGuess(3)) {
            return make(id, dice);
        }
        return question.askMove(new Puzzle.Builder(id, PositionQuestion.title(board.gameId()), board.rules()), board.difficulty());
    }
}
