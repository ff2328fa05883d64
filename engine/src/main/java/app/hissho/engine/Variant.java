package app.hissho.engine;

/**
 * A rule that a learner may want to try instead of the present one.
 *
 * @param label what the change is called
 * @param parameter the parameter that it leads to, as written after the colon of an id
 * @param chosen whether the present rule is of this kind already
 */
public record Variant(Message label, String parameter, boolean chosen) {
}
