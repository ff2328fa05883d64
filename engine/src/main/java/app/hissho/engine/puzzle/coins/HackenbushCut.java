package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;

/** A winning cut. Harder with more lines; level 1 and 2 have two trees, the others a tree beside cycles. */
final class HackenbushCut implements PuzzleKind {
    @Override
    public String id() {
        return "hackenbush-cut";
    }

    @Override
    public Skill skill() {
        return Skill.HACKENBUSH;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int level = id.level();
        Picture picture = level < 3
            ? new Picture(dice).plant(1).grow(level + dice.below(2)).plant(1).grow(level + 1 + dice.below(2))
            : HackenbushCycle.draw(level, dice).plant(1).grow(dice.below(2));
        PositionQuestion question = new PositionQuestion(Picture.GAME, picture.text());
        if (!question.isHardToGuess(3)) {
            return make(id, dice);
        }
        return question.askMove(new Puzzle.Builder(id), picture.lines());
    }
}
