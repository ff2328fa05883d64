package app.hissho.engine.impartial;

import app.hissho.engine.Game;
import app.hissho.engine.Outcome;

/** What games of normal play have in common: a player who cannot move has lost. */
abstract class NormalGame<P, M> implements Game<P, M> {
    private final String id;

    NormalGame(String id) {
        this.id = id;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public int ruleVersion() {
        return 1;
    }

    @Override
    public Outcome outcomeAtEnd(P position) {
        return Outcome.LOSS;
    }
}
