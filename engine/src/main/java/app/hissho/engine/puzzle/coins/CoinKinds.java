package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.PuzzleKind;
import java.util.List;

/** The kinds of problems about coins, the nim field and Hackenbush; those of one skill from easy to hard. */
public final class CoinKinds {
    private CoinKinds() {
    }

    public static List<PuzzleKind> all() {
        return List.of();
    }
}
