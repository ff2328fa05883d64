package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;

/**
 * The value of a tree by the colon principle. Harder with more lines and forks: there is always a fork above the ground,
 * from level 3 on two.
 */
final class HackenbushTree implements PuzzleKind {
    @Override
    public String id() {
        return "hackenbush-tree";
    }

    @Override
    public Skill skill() {
        return Skill.HACKENBUSH;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int lines = 3 + 2 * id.level() + dice.below(3);
        Picture tree = new Picture(dice).plant(1).grow(lines - 1);
        if (tree.forks() < (id.level() < 3 ? 1 : 2)) {
            return make(id, dice);
        }
        PositionQuestion question = new PositionQuestion(Picture.GAME, tree.text());
        return question.askValue(new Puzzle.Builder(id)
            .trap(lines, "puzzle.hackenbush.count")
            .trap(question.value() - 1, "puzzle.hackenbush-tree.trunk"), lines + 2 * tree.forks());
    }
}
