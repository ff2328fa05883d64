package app.hissho.engine.board;

/**
 * A line with an arrow from one part of a board to another.
 *
 * @param count how many equal lines this one stands for, where a part stands for several equal things
 */
public record Link(Part from, Part to, int count) {
    public static Link of(Part from, Part to) {
        return new Link(from, to, 1);
    }
}
