package app.hissho.engine.puzzle.piles;

import app.hissho.engine.Analysis;
import app.hissho.engine.Outcome;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.PuzzleMoves;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/** Find a winning move at Nim. Harder with more and larger heaps; taking a whole heap never wins. */
public final class NimWinningMove implements PuzzleKind {
    @Override
    public String id() {
        return "nim-winning-move";
    }

    @Override
    public Skill skill() {
        return Skill.NIM;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int count = 3 + id.level() / 4;
        int most = (1 << (id.level() + 1)) + 5;
        List<Integer> heaps = dice.different(count, 1, most);
        String position = heaps.stream().map(String::valueOf).collect(Collectors.joining(","));
        PuzzleMoves<?, ?> moves = PuzzleMoves.of(new Shown("nim", position));
        Analysis<String> analysis = moves.analysis();
        int sum = heaps.stream().reduce(0, (a, b) -> a ^ b);
        if (analysis.outcome() != Outcome.WIN || heaps.contains(sum)) {
            return make(id, dice);
        }
        return new Puzzle.Builder(id).show("nim", position)
            .build(new Form.Move(new Shown("nim", position)), new LinkedHashSet<>(analysis.winning()), moves.explanation(),
                moves.moves(1000).size());
    }
}
