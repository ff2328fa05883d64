package app.hissho.engine;

import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Heatmap;
import java.util.Optional;

/**
 * Finds the truth about positions of one game and tells why. Calls block, may be interrupted through the
 * budget, and throw {@link NotSolvedException} rather than guess.
 */
public interface Solver<P, M> {
    Analysis<M> analyse(P position, Budget budget);

    /** Why the analysis is right, from what to look at to the move. */
    Explanation explain(P position, Budget budget);

    /** What each choice of one player leads to against each of the other; empty where the theory knows no such matrix. */
    default Optional<Heatmap> heatmap(P position, Budget budget) {
        return Optional.empty();
    }
}
