package app.hissho.engine;

/** What a theory assigns to a position: a nimber, points, a probability. {@code toString} is its notation. */
public interface Value {
}
