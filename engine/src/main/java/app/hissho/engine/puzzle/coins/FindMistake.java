package app.hissho.engine.puzzle.coins;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;
import java.util.Optional;

/**
 * Which line of a solution is wrong: a nim-sum and its move at level 1, also a table of Grundy values from level 2 on, also
 * a nim product from level 4 on, and no nim-sum any more. Harder with larger numbers and more lines.
 */
final class FindMistake implements PuzzleKind {
    @Override
    public String id() {
        return "find-mistake";
    }

    @Override
    public Skill skill() {
        return Skill.MISTAKES;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int level = id.level();
        boolean first = dice.isHeads();
        Optional<FlawedSolution> drawn = level == 1 || (level < 4 && first) ? FlawedNim.draw(level, dice)
            : level < 4 || first ? FlawedTable.draw(level, dice) : FlawedProduct.draw(level, dice);
        if (drawn.isEmpty()) {
            return make(id, dice);
        }
        FlawedSolution solution = drawn.get();
        Puzzle.Builder puzzle = new Puzzle.Builder(id, solution.task());
        for (int line = 0; line < solution.lines().size(); line++) {
            puzzle.trap(line + 1, line < solution.wrong() ? "puzzle.find-mistake.before" : "puzzle.find-mistake.after");
        }
        Explanation way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.find-mistake.look")
            .add(Rung.COMPUTE, solution.check().key(), solution.check().arguments().toArray())
            .add(Rung.RESULT, "puzzle.find-mistake.result", solution.wrong() + 1, solution.corrected()).build();
        return puzzle.build(new Form.Choice(solution.lines()), solution.wrong() + 1, way, solution.difficulty());
    }
}
