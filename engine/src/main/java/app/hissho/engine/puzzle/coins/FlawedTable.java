package app.hissho.engine.puzzle.coins;

import app.hissho.engine.Message;
import app.hissho.engine.puzzle.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The Grundy values of a subtraction game one after the other. What goes wrong is a mex (the largest value plus one, or the
 * number of options), an option that is forgotten, or a value copied wrongly; the value of the line is wrong then too.
 */
final class FlawedTable {
    private FlawedTable() {
    }

    static Optional<FlawedSolution> draw(int level, Dice dice) {
        int count = 4 + level;
        List<Integer> set = dice.different(level < 4 ? 2 : 3, 1, 3 + level / 2);
        Collections.sort(set);
        int wrong = dice.between(1, count - 1);
        int slip = dice.below(4);
        List<Integer> values = new ArrayList<>(List.of(0));
        List<Message> lines = new ArrayList<>();
        Message corrected = null;
        for (int heap = 1; heap <= count; heap++) {
            List<Integer> options = new ArrayList<>();
            for (int taken : set) {
                if (taken <= heap) {
                    options.add(heap - taken);
                }
            }
            List<Integer> reached = options.stream().map(values::get).collect(Collectors.toList());
            int value = mex(reached);
            if (heap - 1 == wrong) {
                corrected = line(heap, options, reached, value);
                int right = value;
                value = flawed(options, reached, slip, dice);
                if (value == right) {
                    return Optional.empty();
                }
            }
            values.add(value);
            lines.add(line(heap, options, reached, value));
        }
        String task = set.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return Optional.of(new FlawedSolution(Message.of("puzzle.find-mistake.table", task), lines, wrong, corrected,
            Message.of("puzzle.find-mistake.table.check", task), 3 * count + (level < 4 ? 0 : 3)));
    }

    /** Makes the mistake in the lists and answers the value that comes out. */
    private static int flawed(List<Integer> options, List<Integer> reached, int slip, Dice dice) {
        if (reached.isEmpty()) {
            return 1;
        }
        int place = dice.below(reached.size());
        return switch (slip) {
            case 0 -> Collections.max(reached) + 1;
            case 1 -> reached.size();
            case 2 -> {
                options.remove(place);
                reached.remove(place);
                yield mex(reached);
            }
            default -> {
                reached.set(place, reached.get(place) + 1);
                yield mex(reached);
            }
        };
    }

    private static int mex(List<Integer> values) {
        int mex = 0;
        while (values.contains(mex)) {
            mex++;
        }
        return mex;
    }

    private static Message line(int heap, List<Integer> options, List<Integer> values, int value) {
        return Message.of("puzzle.find-mistake.grundy", heap, set(options.stream().map(option -> "g(" + option + ")").collect(Collectors.toList())),
            set(values.stream().map(String::valueOf).collect(Collectors.toList())), value);
    }

    private static String set(List<String> elements) {
        return "{" + String.join(", ", elements) + "}";
    }
}
