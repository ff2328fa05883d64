package app.hissho.engine;

import app.hissho.engine.explain.Explanation;

/**
 * Finds the truth about positions of one game and tells why. Calls block, may be interrupted through the
 * budget, and throw {@link NotSolvedException} rather than guess.
 */
public interface Solver<P, M> {
    Analysis<M> analyse(P position, Budget budget);

    /** Why the analysis is right, from what to look at to the move. */
    Explanation explain(P position, Budget budget);
}
