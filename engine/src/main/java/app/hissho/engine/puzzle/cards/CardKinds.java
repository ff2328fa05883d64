package app.hissho.engine.puzzle.cards;

import app.hissho.engine.puzzle.PuzzleKind;
import java.util.List;

/** The kinds of problems about cards; those of one skill from easy to hard. */
public final class CardKinds {
    private CardKinds() {
    }

    public static List<PuzzleKind> all() {
        return List.of(new TanhinminWinner(), new TanhinminCard(), new TricksPoints(), new MemoryStrategy());
    }
}
