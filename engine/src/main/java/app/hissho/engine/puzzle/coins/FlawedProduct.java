package app.hissho.engine.puzzle.coins;

import app.hissho.engine.Message;
import app.hissho.engine.number.NimField;
import app.hissho.engine.puzzle.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A nim product of a number with two or three ones in binary and one with two, power by power. What goes wrong is a product
 * of powers that was taken in the ordinary way, or the sum of the products, which was taken with carry.
 */
final class FlawedProduct {
    private FlawedProduct() {
    }

    static Optional<FlawedSolution> draw(int level, Dice dice) {
        int a = ones(level - 2, dice);
        int b = ones(2, dice);
        List<Message> lines = new ArrayList<>();
        List<Integer> products = new ArrayList<>();
        int wrong = dice.below((level - 2) * 2 + 1);
        Message corrected = null;
        for (int p : powers(a)) {
            for (int q : powers(b)) {
                int right = (int) NimField.multiply(p, q);
                int product = lines.size() == wrong ? p * q : right;
                if (lines.size() == wrong) {
                    if (product == right) {
                        return Optional.empty();
                    }
                    corrected = product(p, q, right);
                }
                lines.add(product(p, q, product));
                products.add(product);
            }
        }
        int right = products.stream().reduce(0, (x, y) -> x ^ y);
        int sum = right;
        if (lines.size() == wrong) {
            sum = products.stream().mapToInt(x -> x).sum();
            corrected = sum(a, b, products, right);
            if (sum == right) {
                return Optional.empty();
            }
        }
        lines.add(sum(a, b, products, sum));
        if (lines.stream().distinct().count() < lines.size()) {
            return Optional.empty();
        }
        return Optional.of(new FlawedSolution(Message.of("puzzle.find-mistake.product", a, b, terms(powers(a)), terms(powers(b))),
            lines, wrong, corrected, Message.of("product.rules"), 4 * lines.size() + 10));
    }

    /** A number below 64 with so many ones in binary. */
    private static int ones(int count, Dice dice) {
        return dice.different(count, 1, 5).stream().mapToInt(bit -> 1 << bit).sum();
    }

    /** The powers of two that make up a number, largest first. */
    private static List<Integer> powers(int number) {
        List<Integer> powers = new ArrayList<>();
        for (int rest = number; rest != 0; rest ^= Integer.highestOneBit(rest)) {
            powers.add(Integer.highestOneBit(rest));
        }
        return powers;
    }

    private static String terms(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" ⊕ "));
    }

    private static Message product(int p, int q, int product) {
        return Message.of("puzzle.find-mistake.factor", p, q, product);
    }

    private static Message sum(int a, int b, List<Integer> products, int sum) {
        return Message.of("puzzle.find-mistake.total", a, b, terms(products), sum);
    }
}
