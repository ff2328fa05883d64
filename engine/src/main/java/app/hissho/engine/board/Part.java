package app.hissho.engine.board;

/**
 * Something on a board that can be touched.
 *
 * @param group the heap, row or hand, from 0
 * @param index the chip (1 is the lowest), cell or card within it
 */
public record Part(int group, int index) {
}
