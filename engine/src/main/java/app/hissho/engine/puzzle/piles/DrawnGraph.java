package app.hissho.engine.puzzle.piles;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Shown;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A directed graph drawn by lot, with a token on its first vertex, from which every vertex can be reached.
 *
 * @param names of the vertices, single letters
 * @param followers where the arrows of each vertex lead
 */
record DrawnGraph(List<String> names, List<List<Integer>> followers) {
    DrawnGraph {
        names = List.copyOf(names);
        followers = List.copyOf(followers);
    }

    /**
     * So many vertices and arrows. Without cycles, arrows lead from earlier to later vertices; their names tell nothing.
     */
    static DrawnGraph draw(int vertices, int arrows, boolean cycles, Dice dice) {
        List<String> letters = IntStream.range('a', 'a' + vertices).mapToObj(Character::toString).collect(Collectors.toList());
        List<List<Integer>> followers = new ArrayList<>();
        letters.forEach(unused -> followers.add(new ArrayList<>()));
        for (int v = 1; v < vertices; v++) {
            followers.get(dice.between(Math.max(0, v - 3), v - 1)).add(v);
        }
        int missing = arrows - (vertices - 1);
        while (missing > 0) {
            List<Integer> pair = dice.different(2, 0, vertices - 1);
            int from = cycles ? pair.get(0) : Collections.min(pair);
            int to = cycles ? pair.get(1) : Collections.max(pair);
            if (!followers.get(from).contains(to)) {
                followers.get(from).add(to);
                missing--;
            }
        }
        return new DrawnGraph(dice.shuffled(letters), followers);
    }

    Shown shown() {
        List<String> arrows = new ArrayList<>();
        for (int v = 0; v < names.size(); v++) {
            for (int w : followers.get(v)) {
                arrows.add(names.get(v) + ">" + names.get(w));
            }
        }
        return new Shown("digraph", arrows.stream().sorted().collect(Collectors.joining(",")) + " @" + names.get(0));
    }

    /** The place of the vertices in the order of their names. */
    List<Integer> byName() {
        return names.stream().sorted().map(names::indexOf).collect(Collectors.toList());
    }
}
