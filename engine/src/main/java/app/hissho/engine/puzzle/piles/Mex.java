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
import java.util.Set;
import java.util.TreeSet;

/**
 * The smallest number that is missing from a set. Harder with more numbers; from level 3 on some are nim-sums that must be
 * worked out first, as after moves that split a heap: one, two, then four. There is always a number above the missing one,
 * so that it is never simply the next.
 */
final class Mex extends PileKind {
    private static final int[] SIZE = {4, 6, 6, 7, 9};
    private static final int[] SUMS = {0, 0, 1, 2, 4};

    Mex() {
        super("mex", Skill.MEX);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int size = SIZE[id.level() - 1];
        int mex = dice.below(size - 1);
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < mex; number++) {
            numbers.add(number);
        }
        numbers.addAll(dice.different(size - mex, mex + 1, mex + size));
        List<Integer> shuffled = dice.shuffled(numbers);
        List<String> written = new ArrayList<>();
        TreeSet<Integer> carried = new TreeSet<>();
        List<String> sums = new ArrayList<>();
        for (int number : shuffled) {
            int other = number + dice.between(1, 7);
            boolean sum = sums.size() < SUMS[id.level() - 1];
            written.add(sum ? other + " ⊕ " + (other ^ number) : "" + number);
            carried.add(sum ? other + (other ^ number) : number);
            if (sum) {
                sums.add(other + " ⊕ " + (other ^ number) + " = " + number);
            }
        }
        Explanation.Builder way = new Explanation.Builder().add(Rung.LOOK, "puzzle.mex.look");
        if (!sums.isEmpty()) {
            way.add(Rung.COMPUTE, "puzzle.mex.sums", String.join(", ", sums));
        }
        way.add(Rung.COMPUTE, "puzzle.mex.compute");
        way.add(Rung.RESULT, "puzzle.mex.result", Texted.join(new ArrayList<>(new TreeSet<>(numbers)), ", "), mex);
        return new Puzzle.Builder(id, String.join(", ", dice.shuffled(written)))
            .trap(Collections.max(numbers) + 1, "puzzle.mex.next")
            .trap(missing(new TreeSet<>(numbers), 1), "puzzle.mex.zero")
            .trap(size, "puzzle.mex.count")
            .trap(missing(carried, 0), "puzzle.mex.carried")
            .build(new Form.OneNumber(999), mex, way.build(), size + 3 * sums.size());
    }

    /** The smallest number from {@code from} on that is missing. */
    static int missing(Set<Integer> numbers, int from) {
        int missing = from;
        while (numbers.contains(missing)) {
            missing++;
        }
        return missing;
    }
}
