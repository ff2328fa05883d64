package app.hissho.engine.board;

/** The parts {@code from}, {@code from + step}, … up to {@code to} of one group, both included. */
public record Span(int group, int from, int to, int step) {
    /** All parts from {@code from} to {@code to}. */
    public Span(int group, int from, int to) {
        this(group, from, to, 1);
    }

    public boolean contains(Part part) {
        return part.group() == group && from <= part.index() && part.index() <= to && (part.index() - from) % step == 0;
    }
}
