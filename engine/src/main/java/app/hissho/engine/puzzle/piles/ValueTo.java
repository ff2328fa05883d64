package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Make a move that leaves a given value. Level 1 has a take-away game, level 2 Kayles and its like with rows up to 8, level 3
 * up to 11; the table of values is given. Level 4 gives no table, level 5 has two rows. The value wanted is not 0 more often
 * than not, and at most a third of the moves leave it.
 */
final class ValueTo extends PileKind {
    private static final List<String> GAMES = List.of("kayles", "dawson", "lasker", "one-or-two-and-split", "two-or-more-and-split",
        "grundy");
    private static final int[] MOST = {14, 8, 11, 10, 8};
    private static final int TABLE_UP_TO = 3;

    ValueTo() {
        super("value-to", Skill.GRUNDY_TABLE);
    }

    private record Drawn(HeapTable game, List<Integer> heaps, int wanted) {
        Set<String> right() {
            return moves().entrySet().stream().filter(move -> game.value(move.getValue()) == wanted).map(Map.Entry::getKey)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        }

        Map<String, List<Integer>> moves() {
            return game.moves(Texted.join(heaps, ","));
        }

        boolean fits() {
            int count = right().size();
            return count > 0 && 3 * count <= moves().size();
        }
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        Drawn drawn = until(() -> draw(id.level(), dice), Drawn::fits);
        HeapTable game = drawn.game();
        Shown shown = new Shown(game.gameId(), Texted.join(drawn.heaps(), ","));
        Set<String> right = drawn.right();
        Map<String, List<Integer>> moves = drawn.moves();
        int last = drawn.heaps().stream().mapToInt(heap -> heap).max().orElseThrow();
        Table table = game.strip(last, List.of());
        Explanation.Builder way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.value-to.look")
            .add(Rung.COMPUTE, table, "puzzle.value-to.compute");
        right.forEach(move -> way.add(Rung.RESULT, "puzzle.value-to.result", game.told(moves.get(move))));
        Puzzle.Builder puzzle = new Puzzle.Builder(id, Texted.rules(game.gameId()), game.value(drawn.heaps()), drawn.wanted())
            .show(shown.gameId(), shown.position());
        if (id.level() <= TABLE_UP_TO) {
            puzzle.show(table);
        }
        moves.forEach((move, left) -> puzzle.trap(move, "puzzle.value-to.leaves", game.told(left), drawn.wanted()));
        return puzzle.build(new Form.Move(shown), right, way.build(), moves.size() * (id.level() <= TABLE_UP_TO ? 1 : 2));
    }

    private static Drawn draw(int level, Dice dice) {
        HeapTable game = HeapTable.of(level == 1 ? TakeAway.draw(3, 5, dice).gameId() : dice.pick(GAMES));
        int most = MOST[level - 1];
        List<Integer> heaps = level == 5 ? dice.different(2, 4, most) : List.of(dice.between(most - (level == 1 ? 9 : 3), most));
        return new Drawn(game, heaps, dice.below(game.value(heaps) + 3));
    }
}
