package app.hissho.engine.puzzle.coins;

import app.hissho.engine.puzzle.PuzzleKind;
import java.util.List;

/** The kinds of problems about coins, the nim field and Hackenbush; those of one skill from easy to hard. */
public final class CoinKinds {
    private CoinKinds() {
    }

    public static List<PuzzleKind> all() {
        return List.of(new CoinValue(), new CoinMove(), new NimProductPuzzle(), new NimInverse(), new NimSquareRoot(),
            new TartanValue(), new TartanMove(), new HackenbushTree(), new HackenbushCycle(), new HackenbushCut(), new FindMistake());
    }
}
