package app.hissho.engine.puzzle.piles;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.impartial.Zeckendorf;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.Skill;
import java.util.ArrayList;
import java.util.List;

/**
 * Write a number as a sum of Fibonacci numbers no two of which are neighbours. Harder with larger numbers and more parts:
 * two or three below 100, then three, four, five and six below 200, 600, 2000 and 9000.
 */
final class ZeckendorfSum extends PileKind {
    private static final int[] BELOW = {100, 200, 600, 2000, 9000};

    ZeckendorfSum() {
        super("zeckendorf", Skill.ZECKENDORF);
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int level = id.level();
        int number = until(() -> dice.between(6, BELOW[level - 1] - 1), drawn -> fits(Zeckendorf.parts(drawn).size(), level));
        List<Integer> parts = Zeckendorf.parts(number);
        Explanation.Builder way = new Explanation.Builder()
            .add(Rung.LOOK, "puzzle.zeckendorf.look")
            .add(Rung.COMPUTE, "puzzle.zeckendorf.compute");
        int rest = number;
        for (int i = parts.size() - 1; i >= 0; i--) {
            int part = parts.get(i);
            way.add(Rung.RESULT, rest == part ? "puzzle.zeckendorf.last" : "puzzle.zeckendorf.step", rest, part, rest - part);
            rest -= part;
        }
        Puzzle.Builder puzzle = new Puzzle.Builder(id, number).trap(Form.NumberList.of(powers(number)), "puzzle.zeckendorf.powers");
        for (int part : parts) {
            if (part > 2) {
                split(parts, part, puzzle);
            }
        }
        return puzzle.build(new Form.NumberList(9999), Form.NumberList.of(parts), way.build(), parts.size() * Integer.toString(number).length());
    }

    private static boolean fits(int parts, int level) {
        return parts == level + 1 || (level == 1 && parts == 3);
    }

    /** The same sum with one part written as the two Fibonacci numbers before it. */
    private static void split(List<Integer> parts, int part, Puzzle.Builder puzzle) {
        int smaller = 1;
        int larger = 2;
        while (smaller + larger < part) {
            int next = smaller + larger;
            smaller = larger;
            larger = next;
        }
        List<Integer> split = new ArrayList<>(parts);
        split.remove(Integer.valueOf(part));
        split.add(smaller);
        split.add(larger);
        puzzle.trap(Form.NumberList.of(split), "puzzle.zeckendorf.neighbours", smaller, larger, part);
    }

    private static List<Integer> powers(int number) {
        List<Integer> powers = new ArrayList<>();
        for (int rest = number; rest > 0; rest &= rest - 1) {
            powers.add(Integer.lowestOneBit(rest));
        }
        return powers;
    }
}
