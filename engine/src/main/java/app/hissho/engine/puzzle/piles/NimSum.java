package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Add numbers without carry. Harder with more numbers and more binary places; some column always has a carry to forget,
 * and the sum is none of the numbers.
 */
public final class NimSum implements PuzzleKind {
    @Override
    public String id() {
        return "nim-sum";
    }

    @Override
    public Skill skill() {
        return Skill.NIM_SUM;
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int count = 2 + id.level() / 3;
        int bits = 3 + id.level();
        List<Integer> numbers = dice.different(count, 1, (1 << bits) - 1);
        int sum = numbers.stream().reduce(0, (a, b) -> a ^ b);
        int plain = numbers.stream().mapToInt(n -> n).sum();
        int or = numbers.stream().reduce(0, (a, b) -> a | b);
        if (sum == plain || sum == 0 || numbers.contains(sum) || or < 1 << (bits - 1)) {
            return make(id, dice);
        }
        List<Long> longs = numbers.stream().map(Integer::longValue).collect(Collectors.toList());
        Explanation way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.nim-sum.look")
            .add(Rung.COMPUTE, "puzzle.nim-sum.compute")
            .add(Rung.RESULT, Table.binary(longs, 2), "puzzle.nim-sum.result").build();
        return new Puzzle.Builder(id, terms(numbers))
            .trap(plain, "puzzle.nim-sum.carried")
            .trap(or, "puzzle.nim-sum.or")
            .build(new Form.OneNumber(9999), sum, way, count * bits);
    }

    private static String terms(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" ⊕ "));
    }
}
