package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Skill;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Tell which nim heaps a board is. Level 1 has coins on a strip or in a row, level 2 gaps between pieces, level 3 stairs and
 * coins on a board, level 4 more of these and take-away games, level 5 rows that fall in two.
 */
final class NimHeaps extends PileKind {
    /** Games with words of their own; the others are heaps with a table of values. */
    private static final List<String> HOW = List.of("nimble", "turning-turtles", "northcott", "staircase", "rook-nim");

    NimHeaps() {
        super("nim-heaps", Skill.SUMS);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        Disguise board = until(() -> draw(id.level(), dice), drawn -> Disguise.present(drawn.heaps()).size() > 1);
        List<String> told = new ArrayList<>();
        for (int i = 0; i < board.parts().size(); i++) {
            told.add(board.parts().get(i) + " → " + board.heaps().get(i));
        }
        String name = board.gameId().replaceFirst(":.*", "");
        String key = HOW.contains(name) ? name : "heaps";
        Explanation.Builder way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.nim-heaps.look")
            .add(Rung.COMPUTE, "puzzle.nim-heaps.how." + key);
        if (!HOW.contains(name)) {
            way.add(Rung.RESULT, HeapTable.of(board.gameId()).strip(Collections.max(board.mistaken()), List.of()), "puzzle.value-to.compute");
        }
        way.add(Rung.RESULT, "puzzle.nim-heaps.result", String.join(", ", told));
        return new Puzzle.Builder(id, Texted.rules(board.gameId())).show(board.gameId(), board.position())
            .trap(answer(board.mistaken()), "puzzle.nim-heaps.not." + key)
            .build(new Form.NumberList(999), answer(board.heaps()), way.build(), board.work());
    }

    private static String answer(List<Integer> heaps) {
        return Form.NumberList.of(Disguise.present(heaps));
    }

    private static Disguise draw(int level, Dice dice) {
        boolean first = dice.isHeads();
        return switch (level) {
            case 1 -> first ? Disguise.nimble(3, dice) : Disguise.turtles(3, dice);
            case 2 -> first ? Disguise.northcott(3, dice) : Disguise.turtles(4, dice);
            case 3 -> first ? Disguise.staircase(5, dice) : Disguise.rooks(3, dice);
            case 4 -> first ? Disguise.heaps(TakeAway.draw(3, 5, dice).gameId(), 3, 9, dice) : Disguise.rooks(4, dice);
            default -> Disguise.heaps(dice.pick(List.of("kayles", "dawson", "lasker", "one-or-two-and-split")), dice.between(3, 4), 12, dice);
        };
    }
}
