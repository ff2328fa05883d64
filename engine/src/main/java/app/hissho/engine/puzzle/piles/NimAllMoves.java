package app.hissho.engine.puzzle.piles;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleMoves;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.List;

/**
 * Find every winning move at Nim: mostly three or more, sometimes only one. Harder with more and larger heaps
 * ({@link NimPositions}).
 */
final class NimAllMoves extends PileKind {
    NimAllMoves() {
        super("nim-all-moves", Skill.NIM);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        boolean single = dice.below(4) == 0;
        List<Integer> heaps = until(() -> NimPositions.draw(id.level(), dice),
            drawn -> single ? NimPositions.cuttable(drawn).size() == 1 : NimPositions.cuttable(drawn).size() >= 3);
        Shown shown = new Shown("nim", Texted.join(heaps, ","));
        PuzzleMoves<?, ?> moves = PuzzleMoves.of(shown);
        List<String> winning = moves.analysis().winning();
        Puzzle.Builder puzzle = new Puzzle.Builder(id).show(shown.gameId(), shown.position());
        winning.forEach(move -> puzzle.trap(move, "puzzle.nim-all-moves.one", winning.size()));
        return puzzle.trap("-", "puzzle.nim-outcome.won", NimPositions.sum(heaps))
            .build(new Form.Moves(shown), Form.Moves.of(winning), moves.explanation(), NimPositions.digits(heaps));
    }
}
