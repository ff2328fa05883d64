package app.hissho.engine.catalog;

/** A start that the library offers. */
public record Preset(String gameId, String position) {
}
