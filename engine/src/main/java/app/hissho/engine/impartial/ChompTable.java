package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import java.util.List;

/**
 * The Grundy values of all shapes of chocolate in a box, two bytes a shape. Shapes are numbered lexicographically, so
 * every bite leads to a smaller number, and the number is a sum of one binomial coefficient a column.
 */
final class ChompTable {
    private final int columns;
    private final int rows;
    /** How many shapes come before those that have this height in this column, given the columns to its left. */
    private final int[][] before;
    private final short[] values;

    ChompTable(int columns, int rows, Budget budget) {
        this.columns = columns;
        this.rows = rows;
        before = new int[columns][rows + 1];
        int shapes = 1;
        for (int column = columns - 1; column >= 0; column--) {
            for (int height = 1; height <= rows; height++) {
                before[column][height] = before[column][height - 1] + (column == columns - 1 ? 1 : before[column + 1][height]);
            }
            shapes += before[column][rows];
        }
        values = new short[shapes];
        fill(budget);
    }

    /** The number of shapes in a box, or more than {@code enough} if it is more. */
    static long shapes(int columns, int rows, long enough) {
        long shapes = 1;
        for (int i = 1; i <= columns && shapes <= enough; i++) {
            shapes = shapes * (rows + i) / i;
        }
        return shapes;
    }

    private void fill(Budget budget) {
        int[] heights = new int[columns];
        int[] seen = new int[columns * rows + 2];
        int[] prefix = new int[columns + 1];
        for (int shape = 1; shape < values.length; shape++) {
            budget.spend();
            int column = columns - 1;
            while (heights[column] == (column == 0 ? rows : heights[column - 1])) {
                heights[column--] = 0;
            }
            heights[column]++;
            for (int c = 0; c < columns; c++) {
                prefix[c + 1] = prefix[c] + before[c][heights[c]];
            }
            for (int c = columns - 1; c >= 0; c--) {
                for (int row = c == 0 ? 2 : 1; row <= heights[c]; row++) {
                    int left = prefix[c];
                    for (int d = c; d < columns && heights[d] > 0; d++) {
                        left += before[d][Math.min(heights[d], row - 1)];
                    }
                    seen[values[left]] = shape;
                }
            }
            int mex = 0;
            while (seen[mex] == shape) {
                mex++;
            }
            values[shape] = (short) mex;
        }
    }

    boolean holds(List<Integer> heights) {
        return heights.size() <= columns && heights.get(0) <= rows;
    }

    int value(List<Integer> heights) {
        int shape = 0;
        for (int column = 0; column < heights.size(); column++) {
            shape += before[column][heights.get(column)];
        }
        return values[shape];
    }
}
