package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Skill;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Fill the blanks of a table of Grundy values. Levels 1 and 2 have take-away games with two and three amounts, level 3 games
 * whose amounts depend on the heap, level 4 games that split heaps, level 5 octal codes and more blanks. A blank costs as
 * many moves as there are to look at.
 */
final class GrundyFill extends PileKind {
    private static final int[] LAST = {8, 10, 12, 9, 10};
    private static final int[] BLANKS = {4, 5, 6, 5, 7};
    /** The first heap that may be blank. */
    private static final int LEAST = 2;
    private static final List<String> BY_SIZE = List.of("at-most-half", "even-if-not-all", "even-or-last-chip", "multiples-of-three", "dim",
        "aliquot", "at-least-half");
    private static final List<String> SPLITTING = List.of("kayles", "dawson", "lasker", "grundy", "one-or-two-and-split",
        "two-or-more-and-split");

    GrundyFill() {
        super("grundy-fill", Skill.GRUNDY_TABLE);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int last = LAST[id.level() - 1];
        HeapTable game = until(() -> HeapTable.of(gameId(id.level(), dice)), drawn -> drawn.values(last).stream().skip(LEAST).distinct().count() > 2);
        List<Integer> values = game.values(last);
        List<Integer> blanks = until(() -> dice.different(BLANKS[id.level() - 1], LEAST, last).stream().sorted().collect(Collectors.toList()),
            drawn -> drawn.stream().map(values::get).distinct().count() > 2);
        Explanation.Builder way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.grundy-fill.look");
        int hardest = blanks.get(blanks.size() - 1);
        boolean splits = left(game, hardest).stream().anyMatch(heaps -> heaps.size() > 1);
        way.add(Rung.COMPUTE, splits ? "puzzle.grundy-fill.compute.split" : "puzzle.grundy-fill.compute");
        way.add(Rung.COMPUTE, "puzzle.grundy-fill.example", hardest, left(game, hardest).stream().map(game::told).distinct()
            .collect(Collectors.joining("; ")));
        for (int heap : blanks) {
            TreeSet<Integer> seen = left(game, heap).stream().map(game::value).collect(Collectors.toCollection(TreeSet::new));
            way.add(Rung.RESULT, seen.isEmpty() ? "puzzle.grundy-fill.no-move" : "puzzle.grundy-fill.mex", heap,
                seen.stream().map(String::valueOf).collect(Collectors.joining(", ")), values.get(heap));
        }
        return new Puzzle.Builder(id, Texted.rules(game.gameId())).show(game.gameId(), "" + last)
            .trap(filled(blanks, heap -> left(game, heap).stream().mapToInt(game::value).max().orElse(-1) + 1), "puzzle.grundy-fill.next")
            .trap(filled(blanks, heap -> withoutSplits(game, heap)), "puzzle.grundy-fill.unsplit")
            .build(new Form.Fill(game.strip(last, blanks), List.of()), filled(blanks, values::get), way.build(),
                blanks.stream().mapToInt(heap -> left(game, heap).size()).sum());
    }

    private static String gameId(int level, Dice dice) {
        return switch (level) {
            case 1 -> TakeAway.draw(2, 4, dice).gameId();
            case 2 -> TakeAway.draw(3, 6, dice).gameId();
            case 3 -> dice.pick(BY_SIZE);
            case 4 -> dice.pick(SPLITTING);
            default -> "octal:0." + dice.between(1, 7) + dice.between(4, 7) + dice.pick(List.of(3, 6, 7));
        };
    }

    private static Collection<List<Integer>> left(HeapTable game, int heap) {
        return game.moves("" + heap).values();
    }

    /** The value if moves that leave two heaps are forgotten. */
    private static int withoutSplits(HeapTable game, int heap) {
        return Mex.missing(left(game, heap).stream().filter(heaps -> heaps.size() < 2).map(game::value).collect(Collectors.toSet()), 0);
    }

    private static String filled(List<Integer> blanks, Function<Integer, Integer> entry) {
        return blanks.stream().map(heap -> entry.apply(heap).toString()).collect(Collectors.joining(","));
    }
}
