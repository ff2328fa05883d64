package app.hissho.engine.puzzle.cards;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;

/** A winning card at Tanhinmin. Harder with more cards ({@link TanhinminDeal}); at most every other move wins. */
final class TanhinminCard implements PuzzleKind {
    @Override
    public String id() {
        return "tanhinmin-card";
    }

    @Override
    public Skill skill() {
        return Skill.TANHINMIN;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        TanhinminDeal deal = TanhinminDeal.draw(id.level(), dice);
        PositionQuestion question = deal.question();
        return question.isHardToGuess(2) ? question.askMove(new Puzzle.Builder(id), deal.difficulty()) : make(id, dice);
    }
}
