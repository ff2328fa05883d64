package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import java.util.ArrayList;
import java.util.List;

/** Draws a Hackenbush picture. Vertices are numbered from 1 as they come, 0 is the ground; no two lines have the same ends. */
final class Picture {
    static final String GAME = "hackenbush";
    /** How far back in the order of their numbers a new vertex finds the one that it grows from. */
    private static final int REACH = 4;

    private final Dice dice;
    private final List<String> edges = new ArrayList<>();
    private final List<Integer> lower = new ArrayList<>();
    /** For each cycle a vertex of it, and the line that closed it. */
    private final List<Integer> onCycle = new ArrayList<>();
    private final List<String> closing = new ArrayList<>();
    private int vertices;

    Picture(Dice dice) {
        this.dice = dice;
    }

    private int line(int from) {
        vertices++;
        lower.add(from);
        edges.add(from + "-" + vertices);
        return vertices;
    }

    /** So many more lines, each on one of the last vertices above the ground. */
    Picture grow(int lines) {
        for (int i = 0; i < lines; i++) {
            line(dice.between(Math.max(1, vertices - REACH), vertices));
        }
        return this;
    }

    /** So many lines that stand on the ground. */
    Picture plant(int lines) {
        for (int i = 0; i < lines; i++) {
            line(0);
        }
        return this;
    }

    /** A cycle of so many lines on one of the last vertices, on the ground only if there is nothing else yet. */
    Picture close(int lines) {
        int foot = vertices == 0 ? 0 : dice.between(Math.max(1, vertices - REACH), vertices);
        int top = foot;
        for (int i = 1; i < lines; i++) {
            top = line(top);
        }
        edges.add(top + "-" + foot);
        closing.add(top + "-" + foot);
        onCycle.add(foot);
        return this;
    }

    String text() {
        return String.join(",", edges);
    }

    int lines() {
        return edges.size();
    }

    /** How many vertices above the ground carry two lines or more. */
    int forks() {
        return (int) lower.stream().filter(vertex -> vertex > 0 && lower.indexOf(vertex) != lower.lastIndexOf(vertex)).distinct().count();
    }

    /** What comes out if odd cycles are taken for even ones and the other way round. */
    int valueWithOtherParities() {
        StringBuilder text = new StringBuilder(text());
        onCycle.forEach(vertex -> text.append(",").append(vertex).append("-").append(vertex));
        return new PositionQuestion(GAME, text.toString()).value();
    }

    /** What comes out if every cycle is cut open instead of fused. */
    int valueCutOpen() {
        List<String> tree = new ArrayList<>(edges);
        tree.removeAll(closing);
        return new PositionQuestion(GAME, String.join(",", tree)).value();
    }
}
