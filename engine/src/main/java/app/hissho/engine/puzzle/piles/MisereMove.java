package app.hissho.engine.puzzle.piles;

import app.hissho.engine.Analysis;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleMoves;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Find a winning move at Nim where the last chip loses. Level 1 has one large heap among single chips, where the winning
 * move of ordinary Nim loses. Later levels have two to four large heaps, where it wins, and one time in three a single large
 * one again, so that both must be told apart.
 */
final class MisereMove extends PileKind {
    private static final int[] MOST = {9, 7, 9, 12, 14};

    MisereMove() {
        super("misere-move", Skill.MISERE);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        boolean decisive = id.level() == 1 || dice.below(3) == 0;
        List<Integer> heaps = until(() -> draw(id.level(), decisive, dice), drawn -> decisive || NimPositions.sum(drawn) != 0);
        Shown shown = new Shown("misere-nim", Texted.join(heaps, ","));
        PuzzleMoves<?, ?> moves = PuzzleMoves.of(shown);
        Analysis<String> analysis = moves.analysis();
        Puzzle.Builder puzzle = new Puzzle.Builder(id).show(shown.gameId(), shown.position());
        if (decisive) {
            PuzzleMoves.of(new Shown("nim", shown.position())).analysis().winning()
                .forEach(move -> puzzle.trap(move, "puzzle.misere-move.normal"));
        }
        return puzzle.build(new Form.Move(shown), new LinkedHashSet<>(analysis.winning()), moves.explanation(),
            heaps.stream().mapToInt(heap -> heap).sum());
    }

    /** Large heaps, all different, and single chips in any order. */
    private static List<Integer> draw(int level, boolean decisive, Dice dice) {
        int large = decisive ? 1 : 2 + level / 3 + level / 5;
        List<Integer> heaps = new ArrayList<>(dice.different(large, 2, MOST[level - 1]));
        int single = decisive ? dice.between(2, 3 + level) : dice.between(0, 2);
        for (int i = 0; i < single; i++) {
            heaps.add(1);
        }
        return dice.shuffled(heaps);
    }
}
