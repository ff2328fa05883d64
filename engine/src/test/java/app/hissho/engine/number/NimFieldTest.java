package app.hissho.engine.number;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.OptionalLong;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NimFieldTest {
    /** Products of 0 to 15. */
    private static final String TABLE = """
        0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
        0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
        0 2 3 1 8 10 11 9 12 14 15 13 4 6 7 5
        0 3 1 2 12 15 13 14 4 7 5 6 8 11 9 10
        0 4 8 12 6 2 14 10 11 15 3 7 13 9 5 1
        0 5 10 15 2 7 8 13 3 6 9 12 1 4 11 14
        0 6 11 13 14 8 5 3 7 1 12 10 9 15 2 4
        0 7 9 14 10 13 3 4 15 8 6 1 5 2 12 11
        0 8 12 4 11 3 7 15 13 5 1 9 6 14 10 2
        0 9 14 7 15 6 1 8 5 12 11 2 10 3 4 13
        0 10 15 5 3 9 12 6 1 11 14 4 2 8 13 7
        0 11 13 6 7 12 10 1 9 2 4 15 14 5 3 8
        0 12 4 8 13 1 9 5 6 10 2 14 11 7 15 3
        0 13 6 11 9 4 15 2 14 3 8 5 7 10 1 12
        0 14 7 9 5 11 2 12 10 4 13 3 15 1 8 6
        0 15 5 10 1 14 4 11 2 13 7 8 3 12 6 9
        """;

    @Test
    void tableOfSmallProducts() {
        String[] rows = TABLE.split("\n", -1);
        for (int a = 0; a < 16; a++) {
            for (int b = 0; b < 16; b++) {
                assertWithMessage("%s x %s", a, b).that(NimField.multiply(a, b)).isEqualTo(Long.parseLong(rows[a].split(" ", -1)[b]));
            }
        }
    }

    /** The product of a and b is the least number that no (a′ ⊗ b) ⊕ (a ⊗ b′) ⊕ (a′ ⊗ b′) is, with a′ below a and b′ below b. */
    @Test
    void definition() {
        int size = 64;
        int[][] product = new int[size][size];
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < size; b++) {
                boolean[] seen = new boolean[4096];
                for (int i = 0; i < a; i++) {
                    for (int j = 0; j < b; j++) {
                        seen[product[i][b] ^ product[a][j] ^ product[i][j]] = true;
                    }
                }
                while (seen[product[a][b]]) {
                    product[a][b]++;
                }
                assertWithMessage("%s x %s", a, b).that(NimField.multiply(a, b)).isEqualTo(product[a][b]);
            }
        }
    }

    /** By the rules of Fermat powers alone, without tables. */
    private static long byRules(long a, long b, int bits) {
        if (a == 0 || b == 0 || a == 1 || b == 1) {
            return a * b;
        }
        long mask = (1L << bits) - 1;
        long high = byRules(a >>> bits, b >>> bits, bits / 2);
        long middle = byRules(a >>> bits, b & mask, bits / 2) ^ byRules(a & mask, b >>> bits, bits / 2);
        long low = byRules(a & mask, b & mask, bits / 2);
        return (high ^ middle) << bits | (low ^ byRules(high, 1L << (bits - 1), bits / 2));
    }

    @Property(tries = 3000)
    void rules(@ForAll long a, @ForAll long b) {
        assertThat(NimField.multiply(a, b)).isEqualTo(byRules(a, b, 32));
    }

    @Test
    void rulesForEveryLengthOfNumber() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 64; i++) {
            for (int j = 0; j < 64; j++) {
                long a = random.nextLong() >>> i;
                long b = random.nextLong() >>> j;
                assertThat(NimField.multiply(a, b)).isEqualTo(byRules(a, b, 32));
                assertThat(NimField.multiply(1L << i, 1L << j)).isEqualTo(byRules(1L << i, 1L << j, 32));
            }
        }
    }

    @Property(tries = 2000)
    void axioms(@ForAll long a, @ForAll long b, @ForAll long c) {
        assertThat(NimField.multiply(a, b)).isEqualTo(NimField.multiply(b, a));
        assertThat(NimField.multiply(a, NimField.multiply(b, c))).isEqualTo(NimField.multiply(NimField.multiply(a, b), c));
        assertThat(NimField.multiply(a, b ^ c)).isEqualTo(NimField.multiply(a, b) ^ NimField.multiply(a, c));
        assertThat(NimField.multiply(a, 1)).isEqualTo(a);
        assertThat(NimField.multiply(a, 0)).isEqualTo(0);
    }

    @Property(tries = 2000)
    void squaresRootsAndQuotients(@ForAll long a, @ForAll long b) {
        assertThat(NimField.square(a)).isEqualTo(NimField.multiply(a, a));
        assertThat(NimField.square(NimField.squareRoot(a))).isEqualTo(a);
        assertThat(NimField.squareRoot(NimField.square(a))).isEqualTo(a);
        if (b != 0) {
            assertThat(NimField.multiply(b, NimField.inverse(b))).isEqualTo(1);
            assertThat(NimField.multiply(NimField.divide(a, b), b)).isEqualTo(a);
        }
    }

    @Test
    void everySmallNumberHasAnInverseAndARoot() {
        for (int a = 1; a < 70_000; a++) {
            assertThat(NimField.multiply(a, NimField.inverse(a))).isEqualTo(1);
            assertThat(NimField.square(NimField.squareRoot(a))).isEqualTo(a);
        }
        assertThrows(ArithmeticException.class, () -> NimField.inverse(0));
    }

    @Property(tries = 2000)
    void quadratic(@ForAll long a) {
        OptionalLong solution = NimField.solveQuadratic(a);
        assertThat(solution.isPresent()).isEqualTo(a >= 0);
        if (solution.isPresent()) {
            long x = solution.getAsLong();
            assertThat(NimField.square(x) ^ x).isEqualTo(a);
            assertThat(Long.compareUnsigned(x, x ^ 1)).isLessThan(0);
        }
    }

    @ParameterizedTest
    @CsvSource({"24,17,128", "8,8,13", "6,21,104", "25,40,73", "2,16,32", "16,16,24", "3,3,2"})
    void workedProducts(long a, long b, long product) {
        assertThat(NimField.multiply(a, b)).isEqualTo(product);
    }

    @Test
    void workedQuotientsRootsAndQuadratics() {
        assertThat(NimField.inverse(2)).isEqualTo(3);
        assertThat(NimField.inverse(7)).isEqualTo(11);
        assertThat(NimField.divide(6, 5)).isEqualTo(9);
        assertThat(NimField.divide(15, 14)).isEqualTo(12);
        assertThat(NimField.squareRoot(8)).isEqualTo(14);
        assertThat(NimField.solveQuadratic(6)).isEqualTo(OptionalLong.of(14));
    }
}
