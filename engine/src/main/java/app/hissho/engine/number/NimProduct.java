package app.hissho.engine.number;

import app.hissho.engine.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a nim product is found by hand, in sentences. Both factors are written as sums of powers of two, and powers of
 * two as products of Fermat powers F = 2, 4, 16, 256, …: then F ⊗ n is the ordinary product for n &lt; F, and
 * F ⊗ F = F ⊕ F/2. Factors with many ones are first halved at a Fermat power. Numbers are unsigned.
 */
public final class NimProduct {
    /** Longer sums are halved instead of written out. */
    private static final int MOST_TERMS = 16;
    private static final int MOST_STEPS = 24;

    private final Map<String, Message> steps = new LinkedHashMap<>();
    private boolean cut;

    private NimProduct() {
    }

    /** The steps from the rules to {@code a ⊗ b}; none where the product is an ordinary one. */
    public static List<Message> steps(long a, long b) {
        NimProduct product = new NimProduct();
        product.explain(a, b);
        List<Message> sentences = new ArrayList<>();
        if (!product.steps.isEmpty()) {
            sentences.add(Message.of("product.rules"));
            sentences.addAll(product.steps.values());
        }
        if (product.cut) {
            sentences.add(Message.of("product.more"));
        }
        return sentences;
    }

    private void explain(long a, long b) {
        String key = Long.compareUnsigned(a, b) < 0 ? text(a) + "x" + text(b) : text(b) + "x" + text(a);
        if (isOrdinary(a, b) || steps.containsKey(key)) {
            return;
        }
        if (steps.size() >= MOST_STEPS) {
            cut = true;
        } else if (Long.bitCount(a) == 1 && Long.bitCount(b) == 1) {
            explainPowers(key, a, b);
        } else if (Long.bitCount(a) * Long.bitCount(b) <= MOST_TERMS) {
            explainSum(key, a, b);
        } else {
            explainHalves(key, a, b);
        }
    }

    /** Whether the first rule alone gives the product: a factor below 2, or powers of two without a Fermat power in common. */
    private static boolean isOrdinary(long a, long b) {
        boolean trivial = Long.compareUnsigned(a, 2) < 0 || Long.compareUnsigned(b, 2) < 0;
        return trivial || (Long.bitCount(a) == 1 && Long.bitCount(b) == 1 && (exponent(a) & exponent(b)) == 0);
    }

    private void explainPowers(String key, long a, long b) {
        int common = exponent(a) & exponent(b);
        if (a == b && Integer.bitCount(common) == 1) {
            steps.put(key, Message.of("product.square", text(a), text(a >>> 1), text(a ^ (a >>> 1))));
            return;
        }
        List<Long> factors = new ArrayList<>();
        List<String> squares = new ArrayList<>();
        for (long fermat : fermatPowers(common)) {
            factors.add(fermat ^ (fermat >>> 1));
            squares.add("(" + text(fermat) + " ⊗ " + text(fermat) + ")");
        }
        long rest = 1L << (exponent(a) ^ exponent(b));
        if (rest > 1 || rest < 0) {
            factors.add(rest);
            squares.add(text(rest));
        }
        steps.put(key, Message.of("product.powers", text(a), text(b), asFermatPowers(a), asFermatPowers(b),
            String.join(" ⊗ ", squares), join(factors, " ⊗ "), text(NimField.multiply(a, b))));
        for (long fermat : fermatPowers(common)) {
            explain(fermat, fermat);
        }
        long product = factors.get(0);
        for (long factor : factors.subList(1, factors.size())) {
            explain(product, factor);
            product = NimField.multiply(product, factor);
        }
    }

    private void explainSum(String key, long a, long b) {
        List<String> terms = new ArrayList<>();
        List<Long> values = new ArrayList<>();
        for (long first : powersOfTwo(a)) {
            for (long second : powersOfTwo(b)) {
                terms.add("(" + text(first) + " ⊗ " + text(second) + ")");
                values.add(NimField.multiply(first, second));
            }
        }
        steps.put(key, Message.of("product.sum", text(a), text(b), asPowersOfTwo(a), asPowersOfTwo(b),
            String.join(" ⊕ ", terms), join(values, " ⊕ "), text(NimField.multiply(a, b))));
        for (long first : powersOfTwo(a)) {
            for (long second : powersOfTwo(b)) {
                explain(first, second);
            }
        }
    }

    private void explainHalves(String key, long a, long b) {
        long larger = Long.compareUnsigned(a, b) > 0 ? a : b;
        int bits = Integer.highestOneBit(exponent(larger));
        long mask = (1L << bits) - 1;
        long ah = a >>> bits;
        long al = a & mask;
        long bh = b >>> bits;
        long bl = b & mask;
        long high = NimField.multiply(ah, bh);
        long middle = NimField.multiply(ah, bl) ^ NimField.multiply(al, bh);
        long low = NimField.multiply(al, bl);
        long half = 1L << (bits - 1);
        steps.put(key, Message.of("product.halves", text(a), text(b), text(1L << bits), text(ah), text(al), text(bh), text(bl),
            text(high), text(middle), text(low), text(half), text(NimField.multiply(half, high)), text(NimField.multiply(a, b))));
        explain(ah, bh);
        explain(ah, bl);
        explain(al, bh);
        explain(al, bl);
        explain(half, high);
    }

    private static int exponent(long number) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(number);
    }

    /** The powers of two that make up a number, largest first. */
    private static List<Long> powersOfTwo(long number) {
        List<Long> powers = new ArrayList<>();
        for (long rest = number; rest != 0; rest ^= Long.highestOneBit(rest)) {
            powers.add(Long.highestOneBit(rest));
        }
        return powers;
    }

    /** The Fermat powers whose product is 2 to this exponent, smallest first. */
    private static List<Long> fermatPowers(int exponent) {
        List<Long> powers = new ArrayList<>();
        for (int rest = exponent; rest != 0; rest &= rest - 1) {
            powers.add(1L << Integer.lowestOneBit(rest));
        }
        return powers;
    }

    private static String asFermatPowers(long power) {
        List<Long> powers = fermatPowers(exponent(power));
        return powers.size() == 1 ? text(powers.get(0)) : "(" + join(powers, " ⊗ ") + ")";
    }

    private static String asPowersOfTwo(long number) {
        return Long.bitCount(number) == 1 ? text(number) : "(" + join(powersOfTwo(number), " ⊕ ") + ")";
    }

    private static String join(List<Long> numbers, String separator) {
        List<String> texts = new ArrayList<>();
        numbers.forEach(number -> texts.add(text(number)));
        return String.join(separator, texts);
    }

    private static String text(long number) {
        return Long.toUnsignedString(number);
    }
}
