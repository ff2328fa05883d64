package app.hissho.engine.explain;

/** The four rungs of the hint ladder, from a nudge to the answer. */
public enum Rung {
    /** What to look at. */
    LOOK,
    /** What to compute. */
    COMPUTE,
    /** What comes out of it. */
    RESULT,
    /** The move. */
    MOVE;

    /** The rung above; the last one stays. */
    public Rung next() {
        return switch (this) {
            case LOOK -> COMPUTE;
            case COMPUTE -> RESULT;
            case RESULT, MOVE -> MOVE;
        };
    }
}
