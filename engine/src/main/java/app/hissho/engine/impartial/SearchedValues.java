package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * Solves a game of normal play whose Grundy values no rule tells, so that they have to be searched. What was found is
 * left in the store, and a position that was analysed before is not searched again.
 */
abstract class SearchedValues<P, M> extends NimberSolver<P, M> {
    private final PositionStore store;
    private final PositionStore.Rules rules;

    SearchedValues(Game<P, M> game, PositionStore store) {
        super(game);
        this.store = store;
        this.rules = new PositionStore.Rules(game.id(), game.ruleVersion());
    }

    /** The value of a position that the store does not know. */
    abstract int search(P position, Budget budget);

    /** What the store knows of a key: a value, or −1. */
    final int known(long key) {
        return store.recall(rules, key) - 1;
    }

    final void remember(long key, int value) {
        store.remember(rules, key, value + 1);
    }

    final int grundy(P position, Budget budget) {
        OptionalLong key = game().key(position);
        int known = key.isPresent() ? known(key.getAsLong()) : -1;
        if (known >= 0) {
            return known;
        }
        int value = search(position, budget);
        if (key.isPresent()) {
            remember(key.getAsLong(), value);
            store.keep(rules, key.getAsLong(), value + 1);
        }
        return value;
    }

    @Override
    protected long[] values(P position, Budget budget) {
        fetch(List.of(position));
        return new long[] {grundy(position, budget)};
    }

    @Override
    protected final void visitMovesChanging(P position, long change, Budget budget, Predicate<? super M> visitor) {
        List<M> moves = game().moves(position, Integer.MAX_VALUE);
        List<P> followers = new ArrayList<>();
        moves.forEach(move -> followers.add(game().play(position, move)));
        fetch(followers);
        long target = value(position, budget) ^ change;
        for (int i = 0; i < moves.size(); i++) {
            if (value(followers.get(i), budget) == target && !visitor.test(moves.get(i))) {
                return;
            }
        }
    }

    private void fetch(List<P> positions) {
        store.fetch(rules, positions.stream().map(game()::key).filter(OptionalLong::isPresent)
            .mapToLong(OptionalLong::getAsLong).toArray());
    }
}
