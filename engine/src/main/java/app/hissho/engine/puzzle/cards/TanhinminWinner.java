package app.hissho.engine.puzzle.cards;

import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.PositionQuestion;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.List;

/**
 * Who wins at Tanhinmin. Harder with more cards ({@link TanhinminDeal}). Each player wins about half of the problems, and
 * the stronger cards do not tell: from level 2 on the weaker hand wins half of the time.
 */
final class TanhinminWinner implements PuzzleKind {
    @Override
    public String id() {
        return "tanhinmin-winner";
    }

    @Override
    public Skill skill() {
        return Skill.TANHINMIN;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        return draw(id, dice, dice.isHeads() ? Outcome.WIN : Outcome.LOSS, id.level() > 1 && dice.isHeads());
    }

    private static Puzzle draw(PuzzleId id, Dice dice, Outcome outcome, boolean surprising) {
        TanhinminDeal deal = TanhinminDeal.draw(id.level(), dice);
        PositionQuestion question = deal.question();
        if (question.analysis().outcome() != outcome || (surprising && deal.byStrength() == outcome)) {
            return draw(id, dice, outcome, surprising);
        }
        Shown shown = question.shown();
        boolean won = outcome == Outcome.WIN;
        return new Puzzle.Builder(id).show(shown.gameId(), shown.position())
            .trap(won ? 2 : 1, deal.byStrength() == outcome ? "puzzle.tanhinmin-winner.count" : "puzzle.tanhinmin-winner.strength")
            .build(new Form.Choice(List.of(Message.of("puzzle.tanhinmin-winner.mover"), Message.of("puzzle.tanhinmin-winner.other"))),
                won ? 1 : 2, question.wayToValue(), deal.difficulty());
    }
}
