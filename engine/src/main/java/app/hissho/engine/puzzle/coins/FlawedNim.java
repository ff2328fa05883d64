package app.hissho.engine.puzzle.coins;

import app.hissho.engine.Message;
import app.hissho.engine.puzzle.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A winning move at Nim with three heaps: each heap in binary, the nim-sum, the nim-sum as a number, the move. What goes
 * wrong is one binary digit, a column that was summed with a carry or as “or”, a number misread, or a difference in place
 * of a nim-sum.
 */
final class FlawedNim {
    private static final int HEAPS = 3;

    private FlawedNim() {
    }

    static Optional<FlawedSolution> draw(int level, Dice dice) {
        int bits = 3 + level;
        List<Integer> heaps = dice.different(HEAPS, 1 << (bits - 2), (1 << bits) - 1);
        int wrong = dice.below(HEAPS + 3);
        int slip = 1 << dice.below(bits);
        int index = dice.below(HEAPS);
        List<Integer> read = new ArrayList<>(heaps);
        if (wrong < HEAPS) {
            read.set(wrong, heaps.get(wrong) ^ slip);
        }
        int right = xor(read);
        int sum = wrong == HEAPS ? flawedSum(read, right, dice) : right;
        int number = wrong == HEAPS + 1 ? sum ^ slip : sum;
        int heap = heaps.get(index);
        int rest = wrong == HEAPS + 2 ? heap - number : heap ^ number;
        boolean makesSense = number != 0 && rest >= 0 && rest < heap && (heap ^ number) < heap
            && (wrong != HEAPS || sum != right) && (wrong != HEAPS + 2 || rest != (heap ^ number))
            && sum < 1 << bits && read.stream().distinct().count() == HEAPS;
        if (!makesSense) {
            return Optional.empty();
        }
        List<Message> lines = new ArrayList<>();
        for (int i = 0; i < HEAPS; i++) {
            lines.add(binary(heaps.get(i), read.get(i), bits));
        }
        lines.add(sum(read, sum, bits));
        lines.add(decimal(number, sum, bits));
        lines.add(move(heap, number, rest));
        Message corrected = switch (wrong) {
            case HEAPS -> sum(read, right, bits);
            case HEAPS + 1 -> decimal(sum, sum, bits);
            case HEAPS + 2 -> move(heap, number, heap ^ number);
            default -> binary(heaps.get(wrong), heaps.get(wrong), bits);
        };
        String task = heaps.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return Optional.of(new FlawedSolution(Message.of("puzzle.find-mistake.nim", task), lines, wrong, corrected,
            Message.of("puzzle.find-mistake.nim.check"), 3 * lines.size() + bits - 4));
    }

    private static int xor(List<Integer> numbers) {
        return numbers.stream().reduce(0, (a, b) -> a ^ b);
    }

    /** Every one kept, or a carry into one column. */
    private static int flawedSum(List<Integer> numbers, int right, Dice dice) {
        int or = numbers.stream().reduce(0, (a, b) -> a | b);
        return dice.isHeads() ? or : right ^ Integer.lowestOneBit(or & ~right) << 1;
    }

    private static String digits(int number, int bits) {
        String digits = Integer.toBinaryString(number);
        return "0".repeat(bits - digits.length()) + digits;
    }

    private static Message binary(int number, int read, int bits) {
        return Message.of("puzzle.find-mistake.binary", number, digits(read, bits));
    }

    private static Message decimal(int number, int read, int bits) {
        return Message.of("puzzle.find-mistake.decimal", digits(read, bits), number);
    }

    private static Message sum(List<Integer> numbers, int sum, int bits) {
        String terms = numbers.stream().map(number -> digits(number, bits)).collect(Collectors.joining(" ⊕ "));
        return Message.of("puzzle.find-mistake.sum", terms, digits(sum, bits));
    }

    private static Message move(int heap, int sum, int rest) {
        return Message.of("puzzle.find-mistake.move", heap, sum, rest);
    }
}
