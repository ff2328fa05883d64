package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Skill;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Count the winning moves at Nim: none, one or three, each as often, and on level 5 sometimes five. Harder with more and
 * larger heaps ({@link NimPositions}).
 */
final class NimMoveCount extends PileKind {
    NimMoveCount() {
        super("nim-move-count", Skill.NIM);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int wanted = dice.pick(id.level() == 5 ? List.of(0, 1, 3, 5) : List.of(0, 1, 3));
        List<Integer> heaps = until(() -> NimPositions.draw(id.level(), dice), drawn -> NimPositions.cuttable(drawn).size() == wanted);
        int sum = NimPositions.sum(heaps);
        List<Long> longs = heaps.stream().map(Integer::longValue).collect(Collectors.toList());
        Explanation.Builder way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.nim-move-count.look")
            .add(Rung.COMPUTE, Table.binary(longs, 2), "nim.compute", Texted.join(heaps, " ⊕ "), (long) sum, heaps.size());
        if (sum == 0) {
            way.add(Rung.RESULT, "puzzle.nim-move-count.none");
        } else {
            way.add(Rung.RESULT, "puzzle.nim-move-count.heaps", Integer.highestOneBit(sum), Texted.join(NimPositions.cuttable(heaps), ", "), wanted);
        }
        return new Puzzle.Builder(id).show("nim", Texted.join(heaps, ","))
            .trap(heaps.size(), "puzzle.nim-move-count.all-heaps")
            .trap(2, "puzzle.nim-move-count.even")
            .trap(1, "puzzle.nim-move-count.one")
            .trap(0, "puzzle.nim-outcome.won", sum)
            .build(new Form.OneNumber(999), wanted, way.build(), NimPositions.digits(heaps));
    }
}
