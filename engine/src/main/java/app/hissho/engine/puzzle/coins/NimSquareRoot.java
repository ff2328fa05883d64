package app.hissho.engine.puzzle.coins;

import app.hissho.engine.Message;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.number.NimField;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Solve x ⊗ x ⊕ b = c. Harder with larger numbers, the number under the root having 4 binary places at level 1 and one more
 * from level to level, at least two of them ones.
 */
final class NimSquareRoot implements PuzzleKind {
    @Override
    public String id() {
        return "nim-square-root";
    }

    @Override
    public Skill skill() {
        return Skill.NIM_FIELD;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int bits = 3 + id.level();
        int square = dice.between(1 << (bits - 1), (1 << bits) - 1);
        int b = dice.between(1, (1 << bits) - 1);
        int c = square ^ b;
        if (Integer.bitCount(square) < 2 || c == 0) {
            return make(id, dice);
        }
        int root = (int) NimField.squareRoot(square);
        List<String> terms = new ArrayList<>();
        List<String> roots = new ArrayList<>();
        for (int bit = bits - 1; bit >= 0; bit--) {
            if ((square >> bit & 1) == 1) {
                terms.add("√" + (1 << bit));
                roots.add("" + NimField.squareRoot(1L << bit));
            }
        }
        Explanation way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.nim-square-root.look", b, c, square)
            .add(Rung.COMPUTE, "puzzle.nim-square-root.compute")
            .add(Rung.COMPUTE, roots(bits), "puzzle.nim-square-root.table")
            .add(Rung.RESULT, "puzzle.nim-square-root.result", square, String.join(" ⊕ ", terms), String.join(" ⊕ ", roots), root).build();
        return new Puzzle.Builder(id, b, c)
            .trap(square, "puzzle.nim-square-root.no-root")
            .trap(NimField.square(square), "puzzle.nim-square-root.square")
            .trap(NimField.squareRoot(c), "puzzle.nim-square-root.one-side", b)
            .build(new Form.OneNumber(9999), root, way, bits * Integer.bitCount(square));
    }

    /** Powers of two and their roots. */
    private static Table roots(int bits) {
        List<Table.Cell> powers = new ArrayList<>();
        List<Table.Cell> roots = new ArrayList<>();
        for (int bit = 0; bit < bits; bit++) {
            powers.add(new Table.Cell("" + (1 << bit), Table.Mark.HEAD));
            roots.add(new Table.Cell("" + NimField.squareRoot(1L << bit), Table.Mark.PLAIN));
        }
        return new Table(List.of(new Table.Row(Optional.of(Message.of("puzzle.nim-square-root.number")), powers),
            new Table.Row(Optional.of(Message.of("puzzle.nim-square-root.root")), roots)));
    }
}
