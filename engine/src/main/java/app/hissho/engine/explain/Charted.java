package app.hissho.engine.explain;

import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import java.util.Optional;

/** A game whose right choices can be drawn as maps, one for each size. */
public interface Charted<P, M> extends Game<P, M> {
    /** The smallest size of a map. */
    int smallestChart();

    /** The largest size of a map. */
    int largestChart();

    /** What a size means, in words. */
    Message chartSize(int size);

    /** The map of a size; blocks while it is computed. */
    Chart chart(int size, Budget budget);

    /** Where a position is found; empty if it is larger than every map, or over. */
    Optional<Chart.Spot> spot(P position);

    /** Where the position that a text tells is found. */
    default Optional<Chart.Spot> spot(String position) {
        return spot(parse(position));
    }
}
