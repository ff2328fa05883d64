package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * Solves a game of taking chips in which each heap is a component. Listing the winning moves tries every legal
 * amount once; a game with a closed form for them may do better.
 */
abstract class HeapSolver extends NimberSolver<Heaps, Taking> implements HeapValues {
    private final HeapGame game;

    HeapSolver(HeapGame game) {
        super(game);
        this.game = game;
    }

    @Override
    protected final long[] values(Heaps position, Budget budget) {
        return Arrays.stream(position.toArray()).mapToLong(size -> grundy(size, budget)).toArray();
    }

    @Override
    protected void visitMovesChanging(Heaps position, long change, Budget budget, Predicate<? super Taking> visitor) {
        for (int h = 0; h < position.count(); h++) {
            int size = position.size(h);
            long target = grundy(size, budget) ^ change;
            for (TakingGame.Amounts amounts : game.amounts(size)) {
                for (int left = size - amounts.from(); left >= size - amounts.to(); left -= amounts.step()) {
                    if (grundy(left, budget) == target && !visitor.test(Taking.of(h, size - left))) {
                        return;
                    }
                }
            }
        }
    }
}
