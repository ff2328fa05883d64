package app.hissho.engine.puzzle.piles;

import app.hissho.engine.puzzle.PuzzleKind;
import java.util.List;

/** The kinds of problems about piles, numbers, graphs and sums; those of one skill from easy to hard. */
public final class PileKinds {
    private PileKinds() {
    }

    public static List<PuzzleKind> all() {
        return List.of(new TakeAwayStrip(), new TakeAwayOutcome(), new TakeAwayPeriod(), new NimSum(), new NimEquation(), new NimOutcome(),
            new NimWinningMove(), new NimAllMoves(), new NimMoveCount(), new MisereMove(), new ZeckendorfSum(), new FibonacciMove(), new Mex(),
            new GrundyFill(), new ValueTo(), new GraphLabels(), new GraphDraws(), new NimHeaps(), new SumMove());
    }
}
