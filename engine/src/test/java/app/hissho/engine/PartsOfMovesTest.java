package app.hissho.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.catalog.GameType;
import app.hissho.engine.catalog.Preset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartsOfMovesTest {
    @Test
    void tappingThePartsOfAMoveChoosesIt() {
        for (GameType type : Catalog.types()) {
            for (Preset preset : type.presets()) {
                check(Catalog.game(preset.gameId()), preset.position());
            }
        }
    }

    private static <P, M> void check(Game<P, M> game, String text) {
        P position = game.parse(text);
        List<M> moves = game.moves(position, 500);
        for (M move : moves) {
            assertEquals(Optional.of(move), game.choose(position, game.parts(position, move)).move());
        }
    }
}
