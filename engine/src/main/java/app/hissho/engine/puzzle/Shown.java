package app.hissho.engine.puzzle;

import app.hissho.engine.Game;
import app.hissho.engine.board.Board;
import app.hissho.engine.catalog.Catalog;

/** A position whose board is shown with a problem. */
public record Shown(String gameId, String position) {
    public Board board() {
        return board(Catalog.game(gameId));
    }

    private <P> Board board(Game<P, ?> game) {
        return game.board(game.parse(position));
    }
}
