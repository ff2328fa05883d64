package app.hissho.engine.cards;

import app.hissho.engine.Message;
import app.hissho.engine.cards.Tanhinmin.Position;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Step;
import app.hissho.engine.explain.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Hands with cards of two strengths. A strong card answers a weak one, and nothing answers a strong one, so there are no
 * pairs to look for: a player can answer as many cards as he has strong ones, but not more than there are weak ones
 * against him; one of these, if there is any in the hand, is kept for last and needs no answer. Other hands are explained
 * as {@link TanhinminSolver} does.
 */
final class TwoStrengthsLesson extends TanhinminSolver {
    TwoStrengthsLesson(Tanhinmin game) {
        super(game);
    }

    /** The two strengths that occur. */
    private record Strengths(int weak, int strong) {
        /** Empty if there are fewer or more than two. */
        static Optional<Strengths> of(Position position) {
            Set<Integer> all = new TreeSet<>(position.isTableEmpty() ? Set.of() : Set.of(position.table()));
            for (Hand hand : List.of(position.mover(), position.other())) {
                for (int kind = 0; kind < hand.kinds() && all.size() <= 2; kind++) {
                    all.add(hand.strength(kind));
                }
            }
            List<Integer> order = List.copyOf(all);
            return order.size() == 2 ? Optional.of(new Strengths(order.get(0), order.get(1))) : Optional.empty();
        }

        Table.Row row(String title, Hand hand) {
            List<Table.Cell> cells = new ArrayList<>();
            for (int strength : new int[] {weak, strong}) {
                cells.add(new Table.Cell("" + hand.countOf(strength), Table.Mark.PLAIN));
            }
            return new Table.Row(Optional.of(Message.of(title)), cells);
        }

        Table table(Position position) {
            Table.Row head = new Table.Row(Optional.of(Message.of("table.card")),
                List.of(new Table.Cell("" + weak, Table.Mark.HEAD), new Table.Cell("" + strong, Table.Mark.HEAD)));
            return new Table(List.of(head, row("hand.mover", position.mover()), row("hand.other", position.other())));
        }
    }

    @Override
    Step look(Position position) {
        return Strengths.of(position).map(two -> new Step(Rung.LOOK, Message.of("tanhinmin.two.look", two.weak(), two.strong()),
            Optional.of(two.table(position)), List.of(), kept(0, 1))).orElseGet(() -> super.look(position));
    }

    @Override
    Message count(Position position, Hand answered, boolean own, int size, List<Matching.Pairs> pairs) {
        Hand answering = own ? position.mover() : position.other();
        return Strengths.of(position).map(two -> Message.of(own ? "tanhinmin.two.own" : "tanhinmin.two.others", size,
            answering.countOf(two.strong()), answered.countOf(two.weak()), two.weak(), two.strong()))
            .orElseGet(() -> super.count(position, answered, own, size, pairs));
    }
}
