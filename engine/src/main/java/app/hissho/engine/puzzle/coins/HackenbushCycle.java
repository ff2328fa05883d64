package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;

/**
 * The value of a picture with cycles by the fusion principle. Harder with more lines; from level 3 on there are two
 * cycles. To take an even cycle for an odd one never gives the right value.
 */
final class HackenbushCycle implements PuzzleKind {
    @Override
    public String id() {
        return "hackenbush-cycle";
    }

    @Override
    public Skill skill() {
        return Skill.HACKENBUSH;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        Picture picture = draw(id.level(), dice);
        PositionQuestion question = new PositionQuestion(Picture.GAME, picture.text());
        int otherParities = picture.valueWithOtherParities();
        if (question.value() == otherParities) {
            return make(id, dice);
        }
        return question.askValue(new Puzzle.Builder(id)
            .trap(otherParities, "puzzle.hackenbush-cycle.parity")
            .trap(picture.valueCutOpen(), "puzzle.hackenbush-cycle.open")
            .trap(picture.lines(), "puzzle.hackenbush.count"), picture.lines());
    }

    static Picture draw(int level, Dice dice) {
        Picture picture = new Picture(dice);
        if (dice.below(4) > 0) {
            picture.plant(1).grow(dice.below(2));
        }
        picture.close(dice.between(3, 4)).grow(level + dice.below(2) - (level > 2 ? 2 : 0));
        return level < 3 ? picture : picture.close(dice.between(3, 4)).grow(dice.below(2));
    }
}
