package app.hissho.engine.puzzle.piles;

import app.hissho.engine.puzzle.Dice;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Positions of Nim. Those of a level have three heaps up to 7, three up to 15, four up to 12, four up to 20 or five up to
 * 18, no two of them equal, so that no pair can be crossed out at sight.
 */
final class NimPositions {
    private static final int[] HEAPS = {3, 3, 4, 4, 5};
    private static final int[] MOST = {7, 15, 12, 20, 18};

    private NimPositions() {
    }

    static List<Integer> draw(int level, Dice dice) {
        return dice.different(HEAPS[level - 1], 1, MOST[level - 1]);
    }

    static int sum(List<Integer> heaps) {
        return heaps.stream().reduce(0, (a, b) -> a ^ b);
    }

    /** The heaps that can be cut so that the nim-sum becomes 0. */
    static List<Integer> cuttable(List<Integer> heaps) {
        int sum = sum(heaps);
        return heaps.stream().filter(heap -> (heap ^ sum) < heap).collect(Collectors.toList());
    }

    /** How many binary digits there are to add. */
    static int digits(List<Integer> heaps) {
        return heaps.size() * (Integer.SIZE - Integer.numberOfLeadingZeros(Collections.max(heaps)));
    }
}
