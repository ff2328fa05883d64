package app.hissho.engine.puzzle;

import app.hissho.engine.Message;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Step;
import app.hissho.engine.explain.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A problem: a question, its picture, how it is answered, every right answer, answers that are typically wrong and why, and
 * the way to the answer. Answers are text in their standard form ({@link Form#canonical}). The arguments of the question and
 * the picture say all that is needed to answer it, and nothing more.
 *
 * @param difficulty how hard it is, comparable among problems of one kind: what is counted there is the kind's choice
 */
public record Puzzle(PuzzleId id, Message question, Optional<Shown> shown, Optional<Table> table, Form form, Set<String> right,
        Map<String, Message> traps, Explanation explanation, int difficulty) {
    public Puzzle {
        right = Collections.unmodifiableSet(new LinkedHashSet<>(right));
        traps = Collections.unmodifiableMap(new LinkedHashMap<>(traps));
    }

    /** Throws {@link app.hissho.engine.BadInputException} for text that is no answer at all. */
    public Grade grade(String text) {
        String answer = form.canonical(text);
        if (right.contains(answer)) {
            return new Grade(answer, true, Optional.empty(), List.of());
        }
        Optional<Message> trap = Optional.ofNullable(traps.get(answer));
        return new Grade(answer, false, trap.or(() -> form.mistake(answer, right)), form.wrong(answer, right));
    }

    /** Puts a problem together. */
    public static final class Builder {
        private final PuzzleId id;
        private final Message question;
        private Optional<Shown> shown = Optional.empty();
        private Optional<Table> table = Optional.empty();
        private final Map<String, Message> traps = new LinkedHashMap<>();

        /** Begins with what fills the places of the text {@code puzzle.KIND.question}. */
        public Builder(PuzzleId id, Object... arguments) {
            this.id = id;
            this.question = Message.of("puzzle." + id.kind() + ".question", arguments);
        }

        public Builder show(String gameId, String position) {
            shown = Optional.of(new Shown(gameId, position));
            return this;
        }

        public Builder show(Table picture) {
            table = Optional.of(picture);
            return this;
        }

        /** An answer that is typically given although it is wrong; it is left out where it happens to be right. */
        public Builder trap(Object answer, String key, Object... arguments) {
            traps.putIfAbsent(answer.toString(), Message.of(key, arguments));
            return this;
        }

        /** The problem; a last step that tells the answer is added to the way there. */
        public Puzzle build(Form form, Set<String> right, Explanation steps, int difficulty) {
            right.forEach(traps::remove);
            List<Step> all = new ArrayList<>(steps.steps());
            Message answer = Message.of(right.size() == 1 ? "puzzle.answer" : "puzzle.answer.one-of", form.told(right.iterator().next()));
            all.add(Step.of(Rung.MOVE, answer));
            return new Puzzle(id, question, shown, table, form, right, traps, new Explanation(all), difficulty);
        }

        public Puzzle build(Form form, Object right, Explanation steps, int difficulty) {
            return build(form, Set.of(right.toString()), steps, difficulty);
        }
    }
}
