package app.hissho.engine.cards;

/** What the players of {@link Memory} want. */
public enum MemoryGoal {
    /** To have more cards in the end: the value is the expected score, 1 for a win and 1/2 for a draw. */
    WIN("memory"),
    /** As many cards as possible: the value is the lead in pairs that is to be expected in the end. */
    CARDS("memory-cards");

    private final String gameId;

    MemoryGoal(String gameId) {
        this.gameId = gameId;
    }

    String gameId() {
        return gameId;
    }
}
