package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.NotSolvedException;

/**
 * The Grundy values of Wythoff's queen, by the definition. For every column, row and diagonal the values that occur
 * below are kept as bits, so a value is the first bit that is missing in all three. The whole table has 512 × 512
 * squares: 0.5 MB, 0.3 MB of bits while it is made, 7 ms here; smaller ones are made while they suffice.
 */
final class WythoffValues {
    /** The largest column and row. */
    static final int LARGEST = 511;

    private char[][] table = new char[0][];

    /** The value of a square, whose coordinates must not exceed {@value #LARGEST}. */
    synchronized long get(Square square, Budget budget) {
        int largest = Math.max(square.column(), square.row());
        if (largest > LARGEST) {
            throw new NotSolvedException("unsolved.wythoff", LARGEST);
        }
        if (largest >= table.length) {
            table = make(Math.max(64, Integer.highestOneBit(largest) * 2), budget);
        }
        return table[square.row()][square.column()];
    }

    private static char[][] make(int size, Budget budget) {
        int words = 3 * size / Long.SIZE + 1;
        long[][] columns = new long[size][words];
        long[][] diagonals = new long[2 * size][words];
        char[][] table = new char[size][size];
        for (int y = 0; y < size; y++) {
            long[] row = new long[words];
            for (int x = 0; x < size; x++) {
                budget.spend();
                long[] column = columns[x];
                long[] diagonal = diagonals[x - y + size];
                int word = 0;
                while (~(row[word] | column[word] | diagonal[word]) == 0) {
                    word++;
                }
                int bit = Long.numberOfTrailingZeros(~(row[word] | column[word] | diagonal[word]));
                row[word] |= 1L << bit;
                column[word] |= 1L << bit;
                diagonal[word] |= 1L << bit;
                table[y][x] = (char) (word * Long.SIZE + bit);
            }
        }
        return table;
    }
}
