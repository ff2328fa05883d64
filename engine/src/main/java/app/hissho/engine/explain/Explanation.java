package app.hissho.engine.explain;

import app.hissho.engine.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Why an answer is right, step by step; the rungs never go down. A hint is the part up to some rung. */
public record Explanation(List<Step> steps) {
    public Explanation {
        steps = List.copyOf(steps);
        for (int i = 1; i < steps.size(); i++) {
            if (steps.get(i).rung().compareTo(steps.get(i - 1).rung()) < 0) {
                throw new IllegalArgumentException("a rung below the one before it: " + steps.get(i));
            }
        }
    }

    /** The steps up to and with {@code rung}. */
    public List<Step> upTo(Rung rung) {
        List<Step> part = new ArrayList<>(steps);
        part.removeIf(step -> step.rung().compareTo(rung) > 0);
        return part;
    }

    /** The table that front ends show beside the board: the first of the result or, if that has none, the first of all. */
    public Optional<Table> table() {
        return table(step -> step.rung() == Rung.RESULT).or(() -> table(step -> true));
    }

    private Optional<Table> table(Predicate<Step> where) {
        return steps.stream().filter(where).map(Step::table).filter(Optional::isPresent).findFirst().flatMap(table -> table);
    }

    /** Collects steps in order. */
    public static final class Builder {
        private final List<Step> steps = new ArrayList<>();

        public Builder add(Rung rung, String key, Object... arguments) {
            return add(Step.of(rung, Message.of(key, arguments)));
        }

        public Builder add(Rung rung, Table table, String key, Object... arguments) {
            return add(new Step(rung, Message.of(key, arguments), Optional.of(table), List.of(), List.of()));
        }

        public Builder add(Step step) {
            steps.add(step);
            return this;
        }

        public Explanation build() {
            return new Explanation(steps);
        }
    }
}
