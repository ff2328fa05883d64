package app.hissho.engine.puzzle.coins;

import app.hissho.engine.Message;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.number.NimField;
import app.hissho.engine.number.NimProduct;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;
import java.util.List;

/**
 * A nim product. Harder with larger factors: one below 8 at level 1, both below 16 at level 2, one below 64 at level 3,
 * both at level 4, both below 256 at level 5. It is never the ordinary product.
 */
final class NimProductPuzzle implements PuzzleKind {
    private static final int[] LEAST = {2, 4, 16, 16, 64};
    private static final int[] SMALLER = {7, 15, 15, 63, 255};
    private static final int[] LARGER = {15, 15, 63, 63, 255};

    @Override
    public String id() {
        return "nim-product";
    }

    @Override
    public Skill skill() {
        return Skill.NIM_FIELD;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int level = id.level() - 1;
        int a = dice.between(Math.min(4, LEAST[level]), SMALLER[level]);
        int b = dice.between(LEAST[level], LARGER[level]);
        int product = (int) NimField.multiply(a, b);
        int carryless = withoutCarry(a, b);
        if (product == a * b || product == carryless) {
            return make(id, dice);
        }
        List<Message> steps = NimProduct.steps(a, b);
        Explanation.Builder way = new Explanation.Builder().add(Rung.LOOK, "puzzle.nim-product.look");
        for (int i = 0; i < steps.size(); i++) {
            way.add(i == 0 ? Rung.COMPUTE : Rung.RESULT, steps.get(i).key(), steps.get(i).arguments().toArray());
        }
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(a) + Integer.SIZE - Integer.numberOfLeadingZeros(b);
        return new Puzzle.Builder(id, a, b)
            .trap(a * b, "puzzle.nim-product.ordinary")
            .trap(carryless, "puzzle.nim-product.carryless")
            .trap(a ^ b, "puzzle.nim-product.sum")
            .build(new Form.OneNumber(99_999), product, way.build(), 2 * bits + Integer.bitCount(a) * Integer.bitCount(b));
    }

    /** The product in binary whose columns are summed without carry. */
    private static int withoutCarry(int a, int b) {
        int product = 0;
        for (int bit = 0; 1 << bit <= b; bit++) {
            product ^= (b >> bit & 1) * (a << bit);
        }
        return product;
    }
}
