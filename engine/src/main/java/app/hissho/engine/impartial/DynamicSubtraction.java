package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.HeapBoard;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Subtraction whose limit moves. The first player takes any number of chips, but not all; after that each player
 * takes at most as many as the other just took ({@code dynamic-subtraction}), or at most twice as many
 * ({@code fibonacci-nim}). Whoever takes the last chip wins.
 *
 * <p>Write the pile as a sum of different powers of two, or for Fibonacci Nim as a sum of Fibonacci numbers no
 * two of which are neighbours (Zeckendorf). The player to move loses exactly if the smallest part is above the
 * limit. A move wins exactly if it takes the few smallest parts together, within the limit, and the next part is
 * above the limit that this leaves. Time is linear in the number of parts.
 */
public final class DynamicSubtraction extends TakingGame<Pile> {
    private static final HeapEditing EDITING = HeapEditing.fixed("pile", heaps -> true);

    private final int factor;

    private DynamicSubtraction(String id, int factor) {
        super(id, 1, false);
        this.factor = factor;
    }

    /** At most as many as the other just took. */
    public static DynamicSubtraction same() {
        return new DynamicSubtraction("dynamic-subtraction", 1);
    }

    /** At most twice as many as the other just took. */
    public static DynamicSubtraction fibonacciNim() {
        return new DynamicSubtraction("fibonacci-nim", 2);
    }

    @Override
    public Pile parse(String text) {
        return Pile.parse(text);
    }

    @Override
    public String format(Pile position) {
        return position.toString();
    }

    @Override
    public Pile canonical(Pile position) {
        return position;
    }

    @Override
    public OptionalLong key(Pile position) {
        return OptionalLong.of((long) position.chips() << Integer.SIZE | position.limit());
    }

    @Override
    Heaps heaps(Pile position) {
        return Heaps.of(position.chips());
    }

    @Override
    List<Amounts> amounts(Pile position, int heap) {
        return position.limit() == 0 ? List.of() : List.of(new Amounts(1, position.limit()));
    }

    @Override
    public Pile play(Pile position, Taking move) {
        int chips = move.takes().get(0).chips();
        return new Pile(position.chips() - chips, limitAfter(chips));
    }

    private int limitAfter(int chips) {
        return (int) Math.min(Integer.MAX_VALUE, (long) chips * factor);
    }

    @Override
    public Message howTo() {
        return Message.of("how.take-bright");
    }

    @Override
    public Board board(Pile position) {
        Optional<Message> limit = position.chips() == 0 ? Optional.empty() : Optional.of(Message.of("note.limit", position.limit()));
        return new HeapBoard(List.of(position.chips()), limit);
    }

    /** A fresh pile stays fresh while its size changes. */
    @Override
    public Edit<Pile> edit(Draft<Pile> draft) {
        Pile pile = draft.position();
        int limit = pile.limit();
        return EDITING.begin(draft, heaps(pile), heaps -> pile.isFresh() ? Pile.fresh(heaps.size(0)) : new Pile(heaps.size(0), limit))
            .key("edit.limit.more", limit < pile.chips(), () -> new Draft<>(new Pile(pile.chips(), limit + 1), draft.selected()))
            .key("edit.limit.less", limit > 1, () -> new Draft<>(new Pile(pile.chips(), limit - 1), draft.selected()))
            .key("edit.limit.fresh", !pile.isFresh(), () -> new Draft<>(Pile.fresh(pile.chips()), draft.selected()))
            .build();
    }

    @Override
    public Solver<Pile, Taking> solver(PositionStore store) {
        return new Parts();
    }

    /** The parts of a number, smallest first. */
    private List<Integer> parts(int number) {
        List<Integer> parts = new ArrayList<>();
        if (factor == 1) {
            for (int rest = number; rest > 0; rest &= rest - 1) {
                parts.add(Integer.lowestOneBit(rest));
            }
            return parts;
        }
        return Zeckendorf.parts(number);
    }

    private static String sum(List<Integer> parts) {
        StringBuilder text = new StringBuilder();
        for (int i = parts.size() - 1; i >= 0; i--) {
            text.append(parts.get(i)).append(i > 0 ? " + " : "");
        }
        return text.toString();
    }

    private final class Parts implements Solver<Pile, Taking> {
        @Override
        public Analysis<Taking> analyse(Pile position, Budget budget) {
            if (isOver(position)) {
                return Analysis.ofEnd(Outcome.LOSS, Optional.empty(), List.of());
            }
            List<Taking> winning = new ArrayList<>();
            List<Integer> parts = parts(position.chips());
            int taken = 0;
            for (int i = 0; i < parts.size(); i++) {
                taken += parts.get(i);
                boolean holds = i + 1 == parts.size() || parts.get(i + 1) > limitAfter(taken);
                if (taken <= position.limit() && holds) {
                    winning.add(Taking.of(0, taken));
                }
            }
            return Analysis.ofWinning(Optional.empty(), List.of(), winning);
        }

        @Override
        public Explanation explain(Pile position, Budget budget) {
            Explanation.Builder steps = new Explanation.Builder();
            if (isOver(position)) {
                return steps.add(Rung.RESULT, position.chips() == 0 ? "end.normal" : "end.no-move.normal").build();
            }
            String kind = factor == 1 ? "dynamic" : "fibonacci";
            List<Integer> parts = parts(position.chips());
            int smallest = parts.get(0);
            List<Taking> winning = analyse(position, budget).winning();
            steps.add(Rung.LOOK, kind + ".look");
            steps.add(Rung.COMPUTE, kind + (parts.size() == 1 ? ".compute.single" : ".compute"), position.chips(), sum(parts));
            steps.add(Rung.RESULT, winning.isEmpty() ? "parts.result.loss" : "parts.result.win", smallest, position.limit());
            for (Taking move : winning) {
                Pile after = play(position, move);
                int chips = move.takes().get(0).chips();
                if (after.chips() == 0) {
                    steps.add(Rung.MOVE, "parts.move.all", chips);
                } else {
                    List<Integer> rest = parts(after.chips());
                    steps.add(Rung.MOVE, rest.size() == 1 ? "parts.move.single" : "parts.move",
                        chips, after.chips(), sum(rest), after.limit(), rest.get(0));
                }
            }
            if (winning.isEmpty()) {
                steps.add(Rung.MOVE, "resist");
            }
            return steps.build();
        }
    }
}
