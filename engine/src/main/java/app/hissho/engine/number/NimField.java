package app.hissho.engine.number;

import java.util.OptionalLong;

/**
 * Arithmetic of nimbers below 2^64, written as unsigned {@code long}s: the field whose sum is the nim-sum and
 * whose product is the value of Turning Corners.
 *
 * <p>With the Fermat powers F = 2, 4, 16, 256, 65536, 2^32 every number below F² is aF + b, and F ⊗ F = F ⊕ F/2.
 * So one product of 64-bit numbers is three of 32-bit numbers, and one of these is three of 16-bit numbers; those
 * are looked up in tables of logarithms (1.2 MB, made on first use in a few milliseconds). Multiplying by F/2 adds
 * a constant to a logarithm, so it costs no lookup of its own: a product takes 28 lookups that wait for nothing but
 * each other's logarithms, a square or a root 7 to 15, a quotient about 80, {@link #solveQuadratic} at most 64 steps.
 */
public final class NimField {
    private static final int ORDER = 0xFFFF;
    /** The logarithm of 0: sums of two logarithms and a constant point into the zeros behind the powers. */
    private static final int LOG_ZERO = 3 * ORDER;
    private static final int[] LOG = new int[ORDER + 1];
    private static final char[] POWER = new char[2 * LOG_ZERO + ORDER];
    /** The logarithm of 2^15, half of the Fermat power 2^16. */
    private static final int LOG_HALF;
    /** The logarithm of its square. */
    private static final int LOG_HALF_SQUARED;
    /** Row i: a number x with x² ⊕ x = IMAGE[i], whose highest bit is i; 0 where there is none. */
    private static final long[] IMAGE = new long[Long.SIZE];
    private static final long[] SOLUTION = new long[Long.SIZE];

    static {
        fillLogarithms();
        LOG_HALF = LOG[1 << 15];
        LOG_HALF_SQUARED = 2 * LOG_HALF % ORDER;
        fillQuadratic();
    }

    private NimField() {
    }

    public static long multiply(long a, long b) {
        int ah = (int) (a >>> 32);
        int al = (int) a;
        int bh = (int) (b >>> 32);
        int bl = (int) b;
        int low = multiply(al, bl);
        int both = multiply(ah ^ al, bh ^ bl);
        return join(both ^ low, low ^ halfOfProduct(ah, bh));
    }

    public static long square(long a) {
        int high = square((int) (a >>> 32));
        return join(high, square((int) a) ^ half(high));
    }

    /** The one number whose square is {@code a}. */
    public static long squareRoot(long a) {
        int high = (int) (a >>> 32);
        return join(squareRoot(high), squareRoot((int) a ^ half(high)));
    }

    /** The number whose product with {@code a} is 1; {@code a} must not be 0. */
    public static long inverse(long a) {
        int high = (int) (a >>> 32);
        int low = (int) a;
        int norm = inverse(multiply(low, high ^ low) ^ half(square(high)));
        return join(multiply(high, norm), multiply(high ^ low, norm));
    }

    public static long divide(long a, long b) {
        return multiply(a, inverse(b));
    }

    /** The smaller x with x² ⊕ x = {@code a}; the other is x ⊕ 1. None exactly if {@code a} is 2^63 or more. */
    public static OptionalLong solveQuadratic(long a) {
        long rest = a;
        long solution = 0;
        while (rest != 0) {
            int bit = Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
            if (IMAGE[bit] == 0) {
                return OptionalLong.empty();
            }
            rest ^= IMAGE[bit];
            solution ^= SOLUTION[bit];
        }
        return OptionalLong.of(solution & ~1L);
    }

    private static long join(int high, int low) {
        return (long) high << 32 | (low & 0xFFFF_FFFFL);
    }

    // --- numbers below 2^32 ---

    private static int multiply(int a, int b) {
        int high = LOG[a >>> 16] + LOG[b >>> 16];
        int low = POWER[LOG[a & ORDER] + LOG[b & ORDER]];
        int both = POWER[LOG[(a >>> 16) ^ (a & ORDER)] + LOG[(b >>> 16) ^ (b & ORDER)]];
        return (both ^ low) << 16 | (low ^ POWER[high + LOG_HALF]);
    }

    /** The product of two numbers and 2^31, half of the Fermat power 2^32: {@link #half} of {@link #multiply}. */
    private static int halfOfProduct(int a, int b) {
        int high = LOG[a >>> 16] + LOG[b >>> 16];
        int low = LOG[a & ORDER] + LOG[b & ORDER];
        int both = LOG[(a >>> 16) ^ (a & ORDER)] + LOG[(b >>> 16) ^ (b & ORDER)];
        return (POWER[both + LOG_HALF] ^ POWER[high + LOG_HALF_SQUARED]) << 16
            | (POWER[both + LOG_HALF_SQUARED] ^ POWER[low + LOG_HALF_SQUARED]);
    }

    private static int square(int a) {
        int high = squareOfSmall(a >>> 16);
        return high << 16 | (squareOfSmall(a & ORDER) ^ halfOfSmall(high));
    }

    private static int squareRoot(int a) {
        int high = a >>> 16;
        return rootOfSmall(high) << 16 | rootOfSmall((a & ORDER) ^ halfOfSmall(high));
    }

    private static int inverse(int a) {
        int high = a >>> 16;
        int low = a & ORDER;
        int norm = POWER[LOG[low] + LOG[high ^ low]] ^ halfOfSmall(squareOfSmall(high));
        if (norm == 0) {
            throw new ArithmeticException("0 has no nim inverse");
        }
        int logOfInverse = ORDER - LOG[norm];
        return POWER[LOG[high] + logOfInverse] << 16 | POWER[LOG[high ^ low] + logOfInverse];
    }

    /** The product with 2^31, half of the Fermat power 2^32. */
    private static int half(int a) {
        int high = a >>> 16;
        return halfOfSmall(high ^ (a & ORDER)) << 16 | halfOfSmall(halfOfSmall(high));
    }

    // --- numbers below 2^16 ---

    private static int halfOfSmall(int a) {
        return POWER[LOG[a] + LOG_HALF];
    }

    private static int squareOfSmall(int a) {
        return POWER[2 * LOG[a]];
    }

    private static int rootOfSmall(int a) {
        int log = LOG[a];
        return a == 0 ? 0 : POWER[(log & 1) == 0 ? log / 2 : (log + ORDER) / 2];
    }

    /** Takes the first number whose powers run through the whole field; multiplying by it is linear. */
    private static void fillLogarithms() {
        for (int generator = 2; ; generator++) {
            int[] images = new int[16];
            for (int bit = 0; bit < 16; bit++) {
                images[bit] = slowProduct(generator, 1 << bit, 8);
            }
            int power = 1;
            int exponent = 0;
            do {
                POWER[exponent] = (char) power;
                LOG[power] = exponent++;
                int next = 0;
                for (int rest = power; rest != 0; rest &= rest - 1) {
                    next ^= images[Integer.numberOfTrailingZeros(rest)];
                }
                power = next;
            } while (power != 1);
            if (exponent == ORDER) {
                break;
            }
        }
        System.arraycopy(POWER, 0, POWER, ORDER, ORDER);
        System.arraycopy(POWER, 0, POWER, 2 * ORDER, ORDER);
        LOG[0] = LOG_ZERO;
    }

    /** The product of numbers below 2^(2·bits), by the rules of the class comment alone. */
    static int slowProduct(int a, int b, int bits) {
        if (a < 2 || b < 2) {
            return a * b;
        }
        int mask = (1 << bits) - 1;
        int high = slowProduct(a >>> bits, b >>> bits, bits / 2);
        int low = slowProduct(a & mask, b & mask, bits / 2);
        int both = slowProduct((a >>> bits) ^ (a & mask), (b >>> bits) ^ (b & mask), bits / 2);
        return (both ^ low) << bits | (low ^ slowProduct(high, 1 << (bits - 1), bits / 2));
    }

    /** Gauss: brings the images x² ⊕ x of the powers of two into a form with different highest bits. */
    private static void fillQuadratic() {
        for (int bit = 1; bit < Long.SIZE; bit++) {
            long solution = 1L << bit;
            long image = square(solution) ^ solution;
            while (image != 0) {
                int top = Long.SIZE - 1 - Long.numberOfLeadingZeros(image);
                if (IMAGE[top] == 0) {
                    IMAGE[top] = image;
                    SOLUTION[top] = solution;
                    break;
                }
                image ^= IMAGE[top];
                solution ^= SOLUTION[top];
            }
        }
    }
}
