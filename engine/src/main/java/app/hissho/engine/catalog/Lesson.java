package app.hissho.engine.catalog;

/**
 * A special case of a game that has an answer of its own, taught as a {@link WorkedExample} is.
 *
 * @param start where it begins: a small position that is won
 */
public record Lesson(String name, Preset start) {
}
