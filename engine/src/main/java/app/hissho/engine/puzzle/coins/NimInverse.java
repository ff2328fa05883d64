package app.hissho.engine.puzzle.coins;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.number.NimField;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;

/**
 * Solve a ⊗ x = c. Harder with larger numbers: a below 8 at level 1, below 16 at level 2, below 32 at level 3, below 64 at
 * level 4, below 256 at level 5. Half of the time c is 1, so that x is the inverse.
 */
final class NimInverse implements PuzzleKind {
    private static final int[] LEAST = {2, 4, 16, 32, 64};
    private static final int[] LARGEST = {7, 15, 31, 63, 255};
    private static final int[] LARGEST_RESULT = {15, 15, 15, 63, 255};

    @Override
    public String id() {
        return "nim-inverse";
    }

    @Override
    public Skill skill() {
        return Skill.NIM_FIELD;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int level = id.level() - 1;
        int a = dice.between(LEAST[level], LARGEST[level]);
        int c = dice.isHeads() ? 1 : dice.between(2, LARGEST_RESULT[level]);
        if (a == c) {
            return make(id, dice);
        }
        int inverse = (int) NimField.inverse(a);
        int x = (int) NimField.multiply(c, inverse);
        Explanation.Builder way = new Explanation.Builder().add(Rung.LOOK, "puzzle.nim-inverse.look", a)
            .add(Rung.COMPUTE, "puzzle.nim-inverse.compute");
        int steps = invert(a, way);
        if (c > 1) {
            way.add(Rung.RESULT, "puzzle.nim-inverse.result", c, inverse, x);
        }
        return new Puzzle.Builder(id, a, c)
            .trap(a ^ c, "puzzle.nim-inverse.sum", a, c)
            .trap(NimField.multiply(a, c), "puzzle.nim-inverse.product", a, c)
            .trap(inverse, "puzzle.nim-inverse.only-inverse", a, c)
            .build(new Form.OneNumber(9999), x, way.build(), steps * 100 + a + c);
    }

    /** Tells how the inverse is found, from a number below F² to one below F; answers how many steps that takes. */
    private static int invert(int a, Explanation.Builder way) {
        if (a == 1) {
            return 0;
        }
        int fermat = 2;
        while (fermat * fermat <= a) {
            fermat *= fermat;
        }
        int high = a / fermat;
        int partner = a ^ high;
        int norm = (int) NimField.multiply(a, partner);
        if (norm == 1) {
            way.add(Rung.RESULT, "puzzle.nim-inverse.last", a, high, fermat, a % fermat, partner);
            return 1;
        }
        way.add(Rung.COMPUTE, "puzzle.nim-inverse.step", a, high, fermat, a % fermat, partner, norm);
        int steps = invert(norm, way);
        way.add(Rung.RESULT, "puzzle.nim-inverse.back", a, partner, norm, NimField.inverse(norm), NimField.inverse(a));
        return steps + 1;
    }
}
