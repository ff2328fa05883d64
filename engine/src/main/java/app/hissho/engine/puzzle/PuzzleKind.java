package app.hissho.engine.puzzle;

/**
 * A kind of problem: makes as many as there are seeds. A kind has no state and may be used from several threads. Its texts
 * are {@code puzzle.ID.title} and {@code puzzle.ID.question}. Whatever it makes is never degenerate: it has an answer
 * that one must think for, and one reading. Levels grow by what makes the problem hard, which the class comment states.
 */
public interface PuzzleKind {
    String id();

    /** What solving it trains. */
    Skill skill();

    /** Raised whenever a seed would give another problem than before; results of the old ones still count. */
    default int version() {
        return 1;
    }

    /** The problem with this name, in under 50 ms on a desktop computer; all chances come from {@code dice}. */
    Puzzle make(PuzzleId id, Dice dice);
}
