package app.hissho.engine.puzzle.piles;

import app.hissho.engine.impartial.Zeckendorf;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleMoves;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How many chips to take at Fibonacci Nim. Harder with larger piles, up to 75, 90, 120, 180 and 250 chips. Levels 1 and 2
 * are first moves; later ones are often in the middle of a game, where few chips may be taken. All cannot be taken at once.
 */
final class FibonacciMove extends PileKind {
    private static final int[] FROM = {4, 20, 30, 60, 100};
    private static final int[] TO = {75, 90, 120, 180, 250};

    FibonacciMove() {
        super("fibonacci-move", Skill.ZECKENDORF);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int level = id.level();
        int pile = until(() -> dice.between(FROM[level - 1], TO[level - 1]), drawn -> Zeckendorf.parts(drawn).size() > (level + 1) / 2);
        List<Integer> parts = Zeckendorf.parts(pile);
        int smallest = parts.get(0);
        boolean fresh = level < 3 || dice.below(4) == 0;
        int limit = fresh ? pile - 1 : dice.between(smallest, Math.min(pile - 1, 2 * smallest + 8));
        Shown shown = new Shown("fibonacci-nim", fresh ? "" + pile : pile + "@" + limit);
        PuzzleMoves<?, ?> moves = PuzzleMoves.of(shown);
        Set<String> right = moves.analysis().winning().stream().map(move -> move.substring(move.indexOf(':') + 1))
            .collect(Collectors.toCollection(LinkedHashSet::new));
        int largest = parts.get(parts.size() - 1);
        Puzzle.Builder puzzle = new Puzzle.Builder(id, pile, limit).show(shown.gameId(), shown.position())
            .trap(largest, "puzzle.fibonacci-move.largest", largest);
        if (pile - largest <= limit) {
            puzzle.trap(pile - largest, "puzzle.fibonacci-move.rest", largest, 2 * (pile - largest));
        }
        return puzzle.trap(Integer.lowestOneBit(pile), "puzzle.fibonacci-move.power")
            .trap(1, "puzzle.fibonacci-move.one")
            .build(new Form.OneNumber(999), right, moves.explanation(), pile + 20 * parts.size());
    }
}
