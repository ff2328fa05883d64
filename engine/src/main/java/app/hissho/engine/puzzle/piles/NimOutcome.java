package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleMoves;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.List;

/** Tell who wins at Nim; either as often. Harder with more and larger heaps ({@link NimPositions}). */
final class NimOutcome extends PileKind {
    NimOutcome() {
        super("nim-outcome", Skill.NIM);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        boolean lost = dice.isHeads();
        List<Integer> heaps = until(() -> NimPositions.draw(id.level(), dice), drawn -> (NimPositions.sum(drawn) == 0) == lost);
        Shown shown = new Shown("nim", Texted.join(heaps, ","));
        Explanation way = new Explanation(PuzzleMoves.of(shown).explanation().upTo(Rung.RESULT));
        return new Puzzle.Builder(id).show(shown.gameId(), shown.position())
            .trap(Texted.N, "puzzle.nim-outcome.lost")
            .trap(Texted.P, "puzzle.nim-outcome.won", NimPositions.sum(heaps))
            .build(Texted.WHO_WINS, lost ? Texted.P : Texted.N, way, NimPositions.digits(heaps));
    }
}
