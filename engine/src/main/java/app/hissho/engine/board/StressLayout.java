package app.hissho.engine.board;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Places the vertices of a graph so that distances in the picture are close to distances along edges (stress
 * majorization after Gansner, Koren and North), from several starts, and keeps the picture with the fewest crossings.
 * The picture is then turned: edges lie along the sides of the page where many can, a long row of vertices lies on the
 * diagonal, and the first vertex is at the top left. The same on every machine. Time: starts · rounds · vertices².
 */
final class StressLayout {
    private static final int ROUNDS = 150;
    private static final int MOST_STARTS = 8;
    /** With more vertices there are fewer starts, so that a phone does not wait. */
    private static final int VERTICES_OF_ALL_STARTS = 24;
    /** A vertex nearer to a foreign edge than this, where edges are about 1 long, looks as if it were on it. */
    private static final double TOO_NEAR = 0.3;
    /** A picture this many times as long as wide is a row. */
    private static final double ROW = 2.5;

    private final int count;
    private final int[][] edges;
    private final double[][] wanted;

    private StressLayout(int count, int[][] edges) {
        this.count = count;
        this.edges = edges;
        wanted = distances(count, edges);
    }

    /**
     * Places in any scale.
     *
     * @param edges pairs of numbers below {@code count}
     */
    static double[][] place(int count, int[][] edges) {
        StressLayout layout = new StressLayout(count, edges);
        int starts = Math.max(2, Math.min(MOST_STARTS, MOST_STARTS * VERTICES_OF_ALL_STARTS / count));
        SplittableRandom random = new SplittableRandom(1);
        double[][] best = null;
        double least = Double.MAX_VALUE;
        for (int start = 0; start < starts; start++) {
            double[][] at = layout.relaxed(start == 0 ? circle(count) : scattered(count, random));
            double flaws = layout.flaws(at) + layout.stress(at) / (1.0 + count * count);
            if (flaws < least) {
                least = flaws;
                best = at;
            }
        }
        return layout.turned(best);
    }

    private static double[][] circle(int count) {
        double[][] at = new double[count][];
        double radius = count / (2 * Math.PI);
        for (int i = 0; i < count; i++) {
            double angle = 2 * Math.PI * i / count;
            at[i] = new double[] {radius * StrictMath.sin(angle), -radius * StrictMath.cos(angle)};
        }
        return at;
    }

    private static double[][] scattered(int count, SplittableRandom random) {
        double[][] at = new double[count][2];
        for (double[] place : at) {
            place[0] = random.nextDouble() * Math.sqrt(count);
            place[1] = random.nextDouble() * Math.sqrt(count);
        }
        return at;
    }

    /** Lengths of shortest ways; parts that are not connected keep clear of each other. */
    private static double[][] distances(int count, int[][] edges) {
        double[][] far = new double[count][count];
        for (int a = 0; a < count; a++) {
            Arrays.fill(far[a], Double.MAX_VALUE);
            far[a][a] = 0;
        }
        for (int[] edge : edges) {
            if (edge[0] != edge[1]) {
                far[edge[0]][edge[1]] = far[edge[1]][edge[0]] = 1;
            }
        }
        for (int via = 0; via < count; via++) {
            for (int a = 0; a < count; a++) {
                for (int b = 0; b < count; b++) {
                    far[a][b] = Math.min(far[a][b], far[a][via] + far[via][b]);
                }
            }
        }
        double[] reach = new double[count];
        for (int a = 0; a < count; a++) {
            reach[a] = Arrays.stream(far[a]).filter(distance -> distance <= count).max().orElse(0);
        }
        for (int a = 0; a < count; a++) {
            for (int b = 0; b < count; b++) {
                if (far[a][b] > count) {
                    far[a][b] = (reach[a] + reach[b]) / 2 + 1;
                }
            }
        }
        return far;
    }

    private double[][] relaxed(double[][] start) {
        double[][] at = start;
        for (int round = 0; round < ROUNDS; round++) {
            for (int a = 0; a < count; a++) {
                double x = 0;
                double y = 0;
                double weights = 0;
                for (int b = 0; b < count; b++) {
                    if (b != a) {
                        double distance = wanted[a][b];
                        double weight = 1 / (distance * distance);
                        double dx = at[a][0] - at[b][0];
                        double dy = at[a][1] - at[b][1];
                        double stretch = distance / Math.max(1e-6, Math.sqrt(dx * dx + dy * dy));
                        x += weight * (at[b][0] + dx * stretch);
                        y += weight * (at[b][1] + dy * stretch);
                        weights += weight;
                    }
                }
                at[a][0] = x / weights;
                at[a][1] = y / weights;
            }
        }
        return at;
    }

    private double stress(double[][] at) {
        double stress = 0;
        for (int a = 0; a < count; a++) {
            for (int b = 0; b < a; b++) {
                double off = distance(at[a], at[b]) / wanted[a][b] - 1;
                stress += off * off;
            }
        }
        return stress;
    }

    /** How often edges cross, and vertices lie on edges that are not theirs. */
    private int flaws(double[][] at) {
        int flaws = 0;
        for (int i = 0; i < edges.length; i++) {
            double[] a = at[edges[i][0]];
            double[] b = at[edges[i][1]];
            for (int j = 0; j < i; j++) {
                flaws += cross(a, b, at[edges[j][0]], at[edges[j][1]]) ? 1 : 0;
            }
            for (int vertex = 0; vertex < count; vertex++) {
                boolean foreign = vertex != edges[i][0] && vertex != edges[i][1];
                flaws += foreign && distance(at[vertex], a, b) < TOO_NEAR ? 1 : 0;
            }
        }
        return flaws;
    }

    /** Whether two edges cross; edges that share an end do not. */
    private static boolean cross(double[] a, double[] b, double[] c, double[] d) {
        return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }

    private static double side(double[] a, double[] b, double[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    private static double distance(double[] a, double[] b) {
        return Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]));
    }

    /** The distance of a place from the way between a and b. */
    private static double distance(double[] place, double[] a, double[] b) {
        double dx = b[0] - a[0];
        double dy = b[1] - a[1];
        double square = dx * dx + dy * dy;
        double share = square == 0 ? 0 : ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / square;
        double clipped = Math.max(0, Math.min(1, share));
        return distance(place, new double[] {a[0] + clipped * dx, a[1] + clipped * dy});
    }

    private double[][] turned(double[][] at) {
        double[] middle = new double[2];
        for (double[] place : at) {
            middle[0] += place[0] / count;
            middle[1] += place[1] / count;
        }
        double xx = 0;
        double yy = 0;
        double xy = 0;
        for (double[] place : at) {
            place[0] -= middle[0];
            place[1] -= middle[1];
            xx += place[0] * place[0];
            yy += place[1] * place[1];
            xy += place[0] * place[1];
        }
        double spread = Math.sqrt((xx - yy) * (xx - yy) / 4 + xy * xy);
        boolean row = (xx + yy) / 2 + spread > ROW * ROW * ((xx + yy) / 2 - spread);
        double angle = row ? Math.PI / 4 - StrictMath.atan2(2 * xy, xx - yy) / 2 : -tilt(at);
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        double[][] turned = new double[count][];
        for (int i = 0; i < count; i++) {
            turned[i] = new double[] {at[i][0] * cos - at[i][1] * sin, at[i][0] * sin + at[i][1] * cos};
        }
        for (int axis = 0; axis < 2; axis++) {
            double sign = turned[0][axis] > 1e-9 ? -1 : 1;
            for (double[] place : turned) {
                place[axis] *= sign;
            }
        }
        return turned;
    }

    /** The angle by which most edges are off the nearest side of the page. */
    private double tilt(double[][] at) {
        double cos = 0;
        double sin = 0;
        for (int[] edge : edges) {
            if (edge[0] != edge[1]) {
                double angle = 4 * StrictMath.atan2(at[edge[1]][1] - at[edge[0]][1], at[edge[1]][0] - at[edge[0]][0]);
                cos += StrictMath.cos(angle);
                sin += StrictMath.sin(angle);
            }
        }
        return StrictMath.atan2(sin, cos) / 4;
    }
}
