package app.hissho.engine.number;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * Nim arithmetic as people write it: {@code (3+5)*7/sqrt(8)} with numbers from 0 to 2^64−1. {@code +} is the nim-sum
 * (and the nim-difference), {@code *} the nim product, {@code /} the nim quotient, {@code sqrt} the nim square root;
 * the signs ⊕ ⊗ × ⊘ ÷ √ will do as well.
 *
 * @param value an unsigned number
 * @param steps how it is found, operation by operation
 */
public record NimExpression(long value, List<Message> steps) {
    public NimExpression {
        steps = List.copyOf(steps);
    }

    public static NimExpression parse(String text) {
        return new Reader(text).read();
    }

    /** Reads from the left by the usual grammar: sums of products of numbers, roots and parentheses. */
    private static final class Reader {
        /** Deeper nesting is nobody's formula, and the stack is not endless. */
        private static final int DEEPEST = 100;
        private static final int MOST_DIGITS = 20;

        private final String text;
        private final List<Message> steps = new ArrayList<>();
        private int at;
        private int depth;

        Reader(String text) {
            this.text = text;
        }

        NimExpression read() {
            if (text.isBlank()) {
                throw new BadInputException("input.empty", Message.of("input.expression"));
            }
            long value = sum();
            if (at < text.length()) {
                throw unexpected("input.expression.operator");
            }
            return new NimExpression(value, steps);
        }

        private long sum() {
            if (++depth > DEEPEST) {
                throw new BadInputException("input.expression.deep", DEEPEST);
            }
            long value = product();
            while (skip("+", "⊕")) {
                long other = product();
                steps.add(Message.of("nimber.step.sum", text(value), text(other), text(value ^ other)));
                value ^= other;
            }
            depth--;
            return value;
        }

        private long product() {
            long value = factor();
            while (true) {
                if (skip("*", "⊗", "×")) {
                    value = multiply(value, factor());
                } else if (skip("/", "⊘", "÷")) {
                    value = divide(value, factor());
                } else {
                    return value;
                }
            }
        }

        private long multiply(long a, long b) {
            long product = NimField.multiply(a, b);
            steps.add(Message.of("nimber.step.product", text(a), text(b), text(product)));
            steps.addAll(NimProduct.steps(a, b));
            return product;
        }

        private long divide(long a, long b) {
            if (b == 0) {
                throw new BadInputException("input.expression.zero", text(a));
            }
            long inverse = NimField.inverse(b);
            long quotient = NimField.multiply(a, inverse);
            steps.add(Message.of("nimber.step.quotient", text(a), text(b), text(inverse), text(quotient)));
            return quotient;
        }

        private long factor() {
            if (skip("(")) {
                return closing(sum());
            }
            if (skip("sqrt", "√")) {
                if (!skip("(")) {
                    throw unexpected("input.expression.open");
                }
                long square = closing(sum());
                long root = NimField.squareRoot(square);
                steps.add(Message.of("nimber.step.root", text(square), text(root)));
                return root;
            }
            return number();
        }

        private long closing(long value) {
            if (!skip(")")) {
                throw unexpected("input.expression.close");
            }
            return value;
        }

        private long number() {
            int from = at;
            while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
                at++;
            }
            if (at == from) {
                throw unexpected("input.expression.number");
            }
            String digits = text.substring(from, at).replaceFirst("^0+(?=.)", "");
            skip();
            boolean fits = digits.length() < MOST_DIGITS || (digits.length() == MOST_DIGITS && digits.compareTo(text(-1L)) <= 0);
            if (!fits) {
                throw new BadInputException("input.out-of-range", BadInputException.quote(digits), 0, text(-1L));
            }
            return Long.parseUnsignedLong(digits);
        }

        /** Steps over one of these words and the space around it, if one is here. */
        private boolean skip(String... words) {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            for (String word : words) {
                if (text.regionMatches(true, at, word, 0, word.length())) {
                    at += word.length();
                    skip();
                    return true;
                }
            }
            return false;
        }

        private BadInputException unexpected(String expected) {
            if (at >= text.length()) {
                return new BadInputException("input.expression.end", Message.of(expected));
            }
            String found = BadInputException.quote(text.substring(at));
            return new BadInputException("input.expression.unexpected", found, at + 1, Message.of(expected));
        }

        private static String text(long number) {
            return Long.toUnsignedString(number);
        }
    }
}
