package app.hissho.engine.puzzle.piles;

import app.hissho.engine.impartial.Period;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Skill;

/**
 * Find the period of P and N of a take-away game with two to four amounts. Harder the further the strip must be written
 * until the period is certain: up to 15 piles on level 1, then up to 19, 23, 27 and 34.
 */
final class TakeAwayPeriod extends PileKind {
    private static final int[] FAR = {0, 15, 19, 23, 27, 34};

    TakeAwayPeriod() {
        super("take-away-period", Skill.TAKE_AWAY);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        TakeAway game = until(() -> TakeAway.draw(dice.between(2, 4), 7 + 2 * id.level(), dice), drawn -> fits(drawn, id.level()));
        Period period = game.period();
        return new Puzzle.Builder(id, game.text())
            .trap(game.largest() + 1, "puzzle.take-away-period.regular", game.largest())
            .trap(2 * period.length(), "puzzle.take-away-period.twice")
            .trap(game.amounts().get(0) + game.largest(), "puzzle.take-away-period.sum")
            .trap(game.largest(), "puzzle.take-away-period.largest")
            .build(new Form.OneNumber(999), period.length(), game.way().build(), far(game));
    }

    private static int far(TakeAway game) {
        return game.period().start() + game.period().length() + game.largest();
    }

    private static boolean fits(TakeAway game, int level) {
        int far = far(game);
        return game.period().length() > 2 && far > FAR[level - 1] && far <= FAR[level];
    }
}
