package app.hissho.engine.impartial;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A game of taking chips from one heap whose values follow a pattern that can be proved: the value of a heap is
 * computed from its size at once, and so are the heaps of a given value that a move can leave. Its texts are
 * {@code ID.pattern}, which states the pattern and why it holds, and {@code ID.value}, which applies it to a heap.
 */
abstract class PatternGame extends HeapGame {
    /** Enough to see the pattern. */
    private static final int COLUMNS = 17;

    PatternGame(String id) {
        super(id, 1, false);
    }

    /** The Grundy value of a heap. */
    abstract int grundy(int size);

    /** Every heap with this value that a move can leave of a heap of {@code size}, in any order. */
    abstract IntStream leaving(int size, int value);

    /** What fills the places of {@code ID.value} after the size {0} and the value {1} of a heap. */
    List<Object> reason(int size) {
        return List.of();
    }

    @Override
    public Message howTo() {
        return Message.of("how.take-bright");
    }

    @Override
    public final Solver<Heaps, Taking> solver(PositionStore store) {
        return new Pattern();
    }

    private final class Pattern extends HeapSolver {
        Pattern() {
            super(PatternGame.this);
        }

        @Override
        public int grundy(int size, Budget budget) {
            return PatternGame.this.grundy(size);
        }

        /** None: the values grow without end, or repeat nowhere. */
        @Override
        public Optional<Period> period(Budget budget) {
            return Optional.empty();
        }

        @Override
        protected void visitMovesChanging(Heaps position, long change, Budget budget, Predicate<? super Taking> visitor) {
            for (int h = 0; h < position.count(); h++) {
                int size = position.size(h);
                PrimitiveIterator.OfInt left = leaving(size, (int) (PatternGame.this.grundy(size) ^ change)).iterator();
                while (left.hasNext()) {
                    if (!visitor.test(Taking.of(h, size - left.nextInt()))) {
                        return;
                    }
                }
            }
        }

        @Override
        protected void explainValues(Heaps position, Explanation.Builder steps, Budget budget) {
            steps.add(Rung.LOOK, "subtraction.look");
            if (position.countFrom(1) > 1) {
                steps.add(Rung.LOOK, "subtraction.look.many");
            }
            List<Table.Cell> cells = new ArrayList<>();
            for (int n = 0; n < COLUMNS; n++) {
                cells.add(new Table.Cell(Integer.toString(PatternGame.this.grundy(n)), Table.Mark.PLAIN));
            }
            Table table = Table.strip(Message.of("table.heap"), 0, Message.of("table.value"), cells);
            steps.add(Rung.COMPUTE, table, id() + ".pattern");
            for (int size : position.canonical().toArray()) {
                List<Object> places = new ArrayList<>(List.of(size, PatternGame.this.grundy(size)));
                places.addAll(reason(size));
                steps.add(Rung.RESULT, id() + ".value", places.toArray());
            }
        }
    }
}
