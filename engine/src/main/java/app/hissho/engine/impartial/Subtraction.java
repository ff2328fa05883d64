package app.hissho.engine.impartial;

import app.hissho.engine.Message;
import app.hissho.engine.Solver;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;

/**
 * Subtraction games. A move takes s chips from one heap, where s is one of a finite set S. Whoever cannot move
 * loses ({@code subtraction}) or wins ({@code misere-subtraction}). In {@code impatient-subtraction} a whole heap
 * may be taken as well.
 *
 * <p>Normal play: the Grundy values of heaps are periodic ({@link SubtractionSet}), and the impatient values are
 * g⁺(x) = g(x−1) + 1; a position is lost exactly if the nim-sum of its heaps' values is 0. Misère play: a single
 * heap is periodic too, several heaps are searched.
 */
public final class Subtraction extends HeapGame {
    private final SubtractionSet set;
    private final boolean impatient;

    private Subtraction(String name, String parameter, boolean misere, boolean impatient) {
        this(name, SubtractionSet.parse(parameter), misere, impatient);
    }

    private Subtraction(String name, SubtractionSet set, boolean misere, boolean impatient) {
        super(name + ":" + set, 1, misere);
        this.set = set;
        this.impatient = impatient;
    }

    /** Whoever cannot move loses; the parameter is the set S, such as {@code 1,3,4}. */
    public static Subtraction normal(String parameter) {
        return new Subtraction("subtraction", parameter, false, false);
    }

    /** Whoever cannot move wins. */
    public static Subtraction misere(String parameter) {
        return new Subtraction("misere-subtraction", parameter, true, false);
    }

    /** A whole heap may be taken as well. */
    public static Subtraction impatient(String parameter) {
        return new Subtraction("impatient-subtraction", parameter, false, true);
    }

    SubtractionSet set() {
        return set;
    }

    boolean isImpatient() {
        return impatient;
    }

    @Override
    public Message howTo() {
        return Message.of("how.take-bright");
    }

    @Override
    List<Amounts> amounts(int size) {
        List<Amounts> allowed = new ArrayList<>();
        for (int amount : set.amounts()) {
            if (amount > size) {
                break;
            }
            Amounts last = allowed.isEmpty() ? null : allowed.get(allowed.size() - 1);
            if (last != null && last.to() == amount - 1) {
                allowed.set(allowed.size() - 1, new Amounts(last.from(), amount));
            } else {
                allowed.add(new Amounts(amount, amount));
            }
        }
        if (impatient && size > 0 && (allowed.isEmpty() || allowed.get(allowed.size() - 1).to() < size)) {
            allowed.add(new Amounts(size, size));
        }
        return allowed;
    }

    @Override
    public Solver<Heaps, Taking> solver(PositionStore store) {
        return misere() ? new MisereSubtractionSolver(this, store) : new GrundySubtractionSolver(this);
    }
}
