package app.hissho.engine.puzzle;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.explain.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** How a problem is answered, and how answers are written. */
public sealed interface Form {
    /** The answer in its standard form; throws {@link BadInputException} for text that is no answer. */
    String canonical(String text);

    /** An answer in words. */
    default Message told(String answer) {
        return Message.of("puzzle.text", answer);
    }

    /** Why an answer that is not right is wrong, as far as the form alone tells. */
    default Optional<Message> mistake(String answer, Set<String> right) {
        return Optional.empty();
    }

    /** Which blanks of an answer are wrong, from 0. */
    default List<Integer> wrong(String answer, Set<String> right) {
        return List.of();
    }

    /** A number from 0 to {@code most}. */
    record OneNumber(int most) implements Form {
        @Override
        public String canonical(String text) {
            return "" + Numbers.parse(text, 0, most, "input.answer");
        }
    }

    /** Numbers in any order, such as {@code 1,3,8}; equal ones count. */
    record NumberList(int most) implements Form {
        private static final int LONGEST = 64;

        @Override
        public String canonical(String text) {
            if (text.trim().equals("-")) {
                return "-";
            }
            String[] parts = text.split("[,\\s]+", -1);
            if (parts.length > LONGEST) {
                throw new BadInputException("input.answer-list", BadInputException.quote(text.trim()));
            }
            List<Integer> numbers = new ArrayList<>();
            for (String part : parts) {
                numbers.add(Numbers.parse(part, 0, most, "input.answer"));
            }
            return of(numbers);
        }

        /** The standard form of an answer. */
        public static String of(List<Integer> numbers) {
            List<Integer> sorted = new ArrayList<>(numbers);
            Collections.sort(sorted);
            return sorted.isEmpty() ? "-" : sorted.stream().map(String::valueOf).collect(Collectors.joining(","));
        }
    }

    /** One of several answers: {@code 1} is the first. */
    record Choice(List<Message> options) implements Form {
        public Choice {
            options = List.copyOf(options);
        }

        @Override
        public String canonical(String text) {
            return "" + Numbers.parse(text, 1, options.size(), "input.answer");
        }

        @Override
        public Message told(String answer) {
            return options.get(Integer.parseInt(answer) - 1);
        }
    }

    /** A move in the position that is shown. */
    record Move(Shown shown) implements Form {
        @Override
        public String canonical(String text) {
            return PuzzleMoves.of(shown).canonical(text);
        }

        @Override
        public Message told(String answer) {
            return PuzzleMoves.of(shown).told(answer);
        }

        @Override
        public Optional<Message> mistake(String answer, Set<String> right) {
            return PuzzleMoves.of(shown).refutation(answer);
        }
    }

    /** A set of moves in the position that is shown, written with semicolons between them, or {@code -} for none. */
    record Moves(Shown shown) implements Form {
        private static final String SEPARATOR = ";";

        @Override
        public String canonical(String text) {
            return text.trim().equals("-") ? "-" : of(list(text).stream().map(PuzzleMoves.of(shown)::canonical).collect(Collectors.toList()));
        }

        /** The standard form of an answer. */
        public static String of(List<String> moves) {
            return moves.isEmpty() ? "-" : String.join(SEPARATOR, new TreeSet<>(moves));
        }

        private static List<String> list(String answer) {
            return answer.equals("-") ? List.of() : Arrays.asList(answer.split(SEPARATOR, -1));
        }

        @Override
        public Message told(String answer) {
            Message told = null;
            for (String move : list(answer)) {
                Message next = PuzzleMoves.of(shown).told(move);
                told = told == null ? next : Message.of("puzzle.and", told, next);
            }
            return told == null ? Message.of("puzzle.no-move") : told;
        }

        /** A move that does not win, or else how many are missing. */
        @Override
        public Optional<Message> mistake(String answer, Set<String> right) {
            List<String> all = list(right.iterator().next());
            List<String> given = list(answer);
            for (String move : given) {
                if (!all.contains(move)) {
                    return PuzzleMoves.of(shown).refutation(move);
                }
            }
            return Optional.of(Message.of("puzzle.missing", all.size() - given.size(), all.size()));
        }
    }

    /**
     * A table with blanks ({@link Table.Mark#BLANK}), filled in from left to right and from the top, with commas between.
     *
     * @param words what may stand in a blank; if empty, numbers
     */
    record Fill(Table table, List<String> words) implements Form {
        private static final int MOST = 9999;

        public Fill {
            words = List.copyOf(words);
        }

        public int blanks() {
            return (int) table.rows().stream().flatMap(row -> row.cells().stream()).filter(cell -> cell.mark() == Table.Mark.BLANK).count();
        }

        @Override
        public String canonical(String text) {
            String[] parts = text.split(",", -1);
            if (parts.length != blanks()) {
                throw new BadInputException("input.blanks", parts.length, blanks());
            }
            return Arrays.stream(parts).map(this::entry).collect(Collectors.joining(","));
        }

        private String entry(String text) {
            if (words.isEmpty()) {
                return "" + Numbers.parse(text, 0, MOST, "input.answer");
            }
            String word = text.trim().toUpperCase(Locale.ROOT);
            if (!words.contains(word)) {
                throw new BadInputException("input.blank", BadInputException.quote(text.trim()), String.join(", ", words));
            }
            return word;
        }

        @Override
        public List<Integer> wrong(String answer, Set<String> right) {
            String[] given = answer.split(",", -1);
            String[] wanted = right.iterator().next().split(",", -1);
            List<Integer> wrong = new ArrayList<>();
            for (int i = 0; i < given.length; i++) {
                if (!given[i].equals(wanted[i])) {
                    wrong.add(i);
                }
            }
            return wrong;
        }

        @Override
        public Optional<Message> mistake(String answer, Set<String> right) {
            return Optional.of(Message.of("puzzle.wrong-blanks", wrong(answer, right).size(), blanks()));
        }
    }
}
