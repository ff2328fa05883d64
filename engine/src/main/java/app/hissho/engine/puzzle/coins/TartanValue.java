package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;

/** The Grundy value of coins on a board, by the tartan theorem. Harder with more heads on larger boards ({@link CoinBoard}). */
final class TartanValue implements PuzzleKind {
    @Override
    public String id() {
        return "tartan-value";
    }

    @Override
    public Skill skill() {
        return Skill.TARTAN;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        CoinBoard board = CoinBoard.draw(id.level(), dice);
        PositionQuestion question = board.question();
        int plain = question.analysis().components().stream().mapToInt(value -> Integer.parseInt(value.toString())).sum();
        return question.askValue(new Puzzle.Builder(id, PositionQuestion.title(board.gameId()), board.rules())
            .trap(board.sumOfOrdinaryProducts(), "puzzle.tartan-value.ordinary")
            .trap(board.sumOfSums(), "puzzle.tartan-value.sums")
            .trap(plain, "puzzle.coins.plain-sum"), board.difficulty());
    }
}
