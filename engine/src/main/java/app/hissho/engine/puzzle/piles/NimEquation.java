package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Find the missing number of a nim-sum, such as 5 ⊕ x = 12. Harder with more binary places, and from level 3 on with a
 * second number on the left. Ordinary subtraction never gives the answer, and the answer is none of the numbers.
 */
final class NimEquation extends PileKind {
    NimEquation() {
        super("nim-equation", Skill.NIM_SUM);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int count = id.level() < 3 ? 2 : 3;
        int bits = 3 + id.level() - count / 3;
        List<Integer> numbers = until(() -> dice.different(count, 1, (1 << bits) - 1), drawn -> fits(drawn, bits));
        int total = numbers.get(count - 1);
        List<Integer> left = numbers.subList(0, count - 1);
        int x = NimPositions.sum(numbers);
        int plain = total - left.stream().mapToInt(n -> n).sum();
        List<Integer> reversed = new ArrayList<>(List.of(total));
        reversed.addAll(left);
        List<Long> longs = reversed.stream().map(Integer::longValue).collect(Collectors.toList());
        Explanation way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.nim-equation.look")
            .add(Rung.COMPUTE, "puzzle.nim-equation.compute", Texted.join(reversed, " ⊕ "))
            .add(Rung.RESULT, Table.binary(longs, 2), "puzzle.nim-sum.result").build();
        String equation = left.get(0) + " ⊕ x" + left.stream().skip(1).map(n -> " ⊕ " + n).collect(Collectors.joining()) + " = " + total;
        Puzzle.Builder puzzle = new Puzzle.Builder(id, equation);
        if (plain >= 0) {
            puzzle.trap(plain, "puzzle.nim-equation.subtracted");
        }
        return puzzle.trap(numbers.stream().mapToInt(n -> n).sum(), "puzzle.nim-sum.carried")
            .build(new Form.OneNumber(9999), x, way, count * bits);
    }

    private static boolean fits(List<Integer> numbers, int bits) {
        int x = NimPositions.sum(numbers);
        int total = numbers.get(numbers.size() - 1);
        int plain = 2 * total - numbers.stream().mapToInt(n -> n).sum();
        boolean wide = numbers.stream().anyMatch(n -> n >= 1 << (bits - 1));
        return wide && x != 0 && x != plain && x != -plain && !numbers.contains(x);
    }
}
