package app.hissho.engine.impartial;

import app.hissho.engine.Message;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** Tells how a Hackenbush picture is reduced: first cycles are fused, then branches are summed from the tips down. */
final class HackenbushSteps {
    /** How many cycles, and how many branchings, are told one by one. */
    private static final int MOST_TOLD = 8;
    /** Up to this many edges the reduced picture is written out. */
    private static final int MOST_WRITTEN = 40;

    private final HackenbushParts picture;
    /** What is heard at each part: the contributions of the branches on it, and one 1 for each loop. */
    private final List<List<Long>> branches = new ArrayList<>();

    HackenbushSteps(HackenbushParts picture) {
        this.picture = picture;
        for (int p = 0; p < picture.parts; p++) {
            branches.add(new ArrayList<>(Collections.nCopies(picture.inner[p] & 1, 1L)));
        }
        for (int p = picture.parts - 1; p > 0; p--) {
            branches.get(picture.below(p)).add(picture.value[p] + 1L);
        }
        branches.forEach(list -> list.sort(null));
    }

    void add(Explanation.Builder steps) {
        boolean cycles = Arrays.stream(picture.inner).anyMatch(count -> count > 0);
        steps.add(Rung.LOOK, cycles ? "hackenbush.look.cycles" : "hackenbush.look");
        if (cycles) {
            fuse(steps);
        }
        sum(steps);
        int[] piece = picture.pieces();
        long[] values = picture.pieceValues();
        if (values.length == 1 && branches.get(0).size() > 1 && branches.get(0).size() <= MOST_WRITTEN) {
            steps.add(Rung.COMPUTE, "hackenbush.ground", Nim.join(branches.get(0), " ⊕ "), values[0]);
        }
        for (int i = 0; i < Math.min(MOST_TOLD, values.length); i++) {
            steps.add(Rung.RESULT, "hackenbush.piece", firstEdge(piece, i), values[i]);
        }
    }

    private String firstEdge(int[] piece, int wanted) {
        int e = 0;
        while (piece[e] != wanted) {
            e++;
        }
        return picture.edges.from(e) + "-" + picture.edges.to(e);
    }

    private void fuse(Explanation.Builder steps) {
        int told = 0;
        for (int p = 0; p < picture.parts && told < MOST_TOLD; p++) {
            if (picture.inner[p] > 0) {
                told++;
                int part = p;
                boolean single = Arrays.stream(picture.part).filter(other -> other == part).count() == 1;
                String key = single ? "hackenbush.loops" : picture.inner[p] % 2 == 0 ? "hackenbush.fuse.even" : "hackenbush.fuse.odd";
                steps.add(Rung.COMPUTE, key, vertices(p), picture.inner[p], picture.inner[p] % 2);
            }
        }
        int left = picture.parts - 1 + (int) Arrays.stream(picture.inner).filter(count -> count % 2 == 1).count();
        if (left <= MOST_WRITTEN) {
            steps.add(Rung.COMPUTE, "hackenbush.reduced", reduced());
        }
    }

    private String vertices(int p) {
        List<String> names = new ArrayList<>();
        for (int v = 0; v < picture.names.length && names.size() <= MOST_TOLD; v++) {
            if (picture.part[v] == p) {
                names.add(names.size() < MOST_TOLD ? Integer.toString(picture.names[v]) : "…");
            }
        }
        return String.join(", ", names);
    }

    /** The name of a part after fusion: the smallest number in it. */
    private int name(int p) {
        int least = Integer.MAX_VALUE;
        for (int v = 0; v < picture.names.length; v++) {
            if (picture.part[v] == p) {
                least = Math.min(least, picture.names[v]);
            }
        }
        return least;
    }

    /** The tree that is left, in the notation; a pair of loops has cancelled out. */
    private String reduced() {
        List<String> edges = new ArrayList<>();
        for (int p = 0; p < picture.parts; p++) {
            if (p > 0) {
                edges.add(name(picture.below(p)) + "-" + name(p));
            }
            if (picture.inner[p] % 2 == 1) {
                edges.add(name(p) + "-" + name(p));
            }
        }
        return edges.isEmpty() ? "-" : String.join(",", edges);
    }

    /** From the tips down: the vertices where branches meet, then the ground. */
    private void sum(Explanation.Builder steps) {
        steps.add(Rung.COMPUTE, "hackenbush.sum");
        int told = 0;
        TreeSet<String> heard = new TreeSet<>();
        for (int p = picture.parts - 1; p > 0 && told < MOST_TOLD; p--) {
            List<Long> meeting = branches.get(p);
            if (meeting.size() > 1 && meeting.size() <= MOST_WRITTEN && heard.add(meeting.toString())) {
                told++;
                steps.add(Rung.COMPUTE, "hackenbush.colon", name(p), Nim.join(meeting, " ⊕ "), picture.value[p], picture.value[p] + 1,
                    Message.of("hackenbush.stem", name(picture.below(p)), name(p)));
            }
        }
    }
}
