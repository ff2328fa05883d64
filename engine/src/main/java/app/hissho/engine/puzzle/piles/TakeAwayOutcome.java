package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.impartial.Period;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.ArrayList;
import java.util.List;

/**
 * Tell who wins a take-away game; either as often. Level 1 allows 1 to k chips, later levels any two, three or four
 * amounts. Piles grow from about 15 chips to 90, so that the period is worth finding.
 */
final class TakeAwayOutcome extends PileKind {
    private static final int[] FROM = {7, 14, 20, 30, 50};
    private static final int[] TO = {21, 28, 36, 55, 90};

    TakeAwayOutcome() {
        super("take-away-outcome", Skill.TAKE_AWAY);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int level = id.level();
        TakeAway game = game(level, dice);
        boolean lost = dice.isHeads();
        int pile = until(() -> dice.between(FROM[level - 1], TO[level - 1]), n -> game.lost(n).get(n) == lost);
        Shown shown = new Shown(game.gameId(), "" + pile);
        Period period = game.period();
        int like = pile < period.start() ? pile : period.start() + (pile - period.start()) % period.length();
        String letter = lost ? "P" : "N";
        Explanation.Builder way = game.way();
        if (like == pile) {
            way.add(Rung.RESULT, "puzzle.take-away-outcome.read", pile, letter);
        } else {
            way.add(Rung.RESULT, "puzzle.take-away-outcome.like", pile, like, (pile - like) / period.length(), period.length(), letter);
        }
        Puzzle.Builder puzzle = new Puzzle.Builder(id, game.text(), pile).show(shown.gameId(), shown.position());
        if (lost) {
            puzzle.trap(Texted.N, "puzzle.take-away-outcome.lost", pile);
        } else {
            int amount = until(() -> dice.pick(game.amounts()), n -> game.lost(pile).get(pile - n));
            puzzle.trap(Texted.P, "puzzle.take-away-outcome.won", amount, pile - amount);
        }
        return puzzle.build(Texted.WHO_WINS, lost ? Texted.P : Texted.N, way.build(), pile * game.amounts().size());
    }

    private static TakeAway game(int level, Dice dice) {
        if (level == 1) {
            List<Integer> amounts = new ArrayList<>();
            int most = dice.between(2, 5);
            for (int amount = 1; amount <= most; amount++) {
                amounts.add(amount);
            }
            return new TakeAway(amounts);
        }
        int count = level == 2 ? 3 : dice.between(3, 4);
        return until(() -> TakeAway.draw(count, 4 + level, dice), TakeAwayOutcome::isIrregular);
    }

    /** Not 1 to k, and not decided by odd and even; some pile that is not tiny is lost. */
    private static boolean isIrregular(TakeAway game) {
        return game.largest() > game.amounts().size() && game.period().length() > 2;
    }
}
