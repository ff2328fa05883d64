package app.hissho.engine.number;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import app.hissho.engine.explain.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NimExpressionTest {
    private static String value(String text) {
        return Long.toUnsignedString(NimExpression.parse(text).value());
    }

    @ParameterizedTest
    @CsvSource({"25*40,73", "6*21,104", "15/14,12", "sqrt(8),14", "1/7,11", "6/5,9", "22+51,37", "3*(5+6),2", "3*5+3*6,2",
        "' ( 3 + 5 ) * 7 / 7 ',6", "2*2*2,1", "8/4/2,1", "SQRT(sqrt(16)*sqrt(16)),30", "3⊗5⊕1,14", "√(8)⊘2,9", "007,7",
        "18446744073709551615+0,18446744073709551615", "18446744073709551615*1,18446744073709551615"})
    void values(String text, String expected) {
        assertThat(value(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "25*|The expression ends too early. Expected a number, ( or sqrt(.",
        "25*x|“x” at place 4 does not fit. Expected a number, ( or sqrt(.",
        "(3|The expression ends too early. Expected +, *, / or ).",
        "3)|“)” at place 2 does not fit. Expected +, *, / or the end.",
        "3 4|“4” at place 3 does not fit. Expected +, *, / or the end.",
        "sqrt 4|“4” at place 6 does not fit. Expected ( after sqrt.",
        "5/0|5 cannot be divided by 0. Expected a divisor that is not 0.",
        "5/(3+3)|5 cannot be divided by 0. Expected a divisor that is not 0.",
        "18446744073709551616|18446744073709551616 is out of range. Expected a number from 0 to 18446744073709551615.",
        "-1|“-1” at place 1 does not fit. Expected a number, ( or sqrt(.",
        "' '|Nothing was given. Expected an expression such as 25*40 or sqrt(8)/(3+5).",
        "３|“３” at place 1 does not fit. Expected a number, ( or sqrt(."})
    void refusals(String text, String sentence) {
        assertThat(assertThrows(BadInputException.class, () -> NimExpression.parse(text))).hasMessageThat().isEqualTo(sentence);
    }

    @Test
    void deepAndLongTextIsReadOrRefused() {
        assertThrows(BadInputException.class, () -> NimExpression.parse("(".repeat(100_000)));
        assertThrows(BadInputException.class, () -> NimExpression.parse("9".repeat(100_000)));
        assertThat(value("3+".repeat(5_000) + "3")).isEqualTo("3");
        assertThat(value("(".repeat(90) + "7" + ")".repeat(90))).isEqualTo("7");
    }

    @Provide
    Arbitrary<String> nearlyRight() {
        return Arbitraries.of("0", "1", "7", "12", "18446744073709551615", "99999999999999999999", "+", "*", "/", "(", ")", "sqrt", "√",
            " ", "-", "x", "{0}", "'", "⊗", "\n", "\u2028", "٣").list().ofMaxSize(10).map(list -> String.join("", list));
    }

    @Property(tries = 3000)
    void anyTextIsReadOrRefusedInOneLine(@ForAll("nearlyRight") String text) {
        try {
            NimExpression.parse(text);
        } catch (BadInputException refusal) {
            for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
                String sentence = Texts.of(language).say(refusal.sentence());
                assertWithMessage(text).that(sentence.lines().count()).isEqualTo(1);
                assertWithMessage(text).that(sentence.length()).isLessThan(250);
            }
        }
    }

    /** Every equation of the steps is read and computed: all its sides are equal. */
    private static void checkSteps(long a, long b) {
        List<String> proved = new ArrayList<>();
        List<Message> steps = NimProduct.steps(a, b);
        for (Message step : steps) {
            String sentence = Texts.of(Locale.ENGLISH).say(step);
            if (List.of("product.square", "product.powers", "product.sum").contains(step.key())) {
                String equation = sentence.replaceFirst("[,.]( because.*)?$", "");
                List<String> sides = List.of(equation.split(" = ", -1));
                sides.forEach(side -> assertWithMessage(sentence).that(value(side)).isEqualTo(value(sides.get(sides.size() - 1))));
                proved.add(sides.get(0));
            } else if (step.key().equals("product.halves")) {
                List<Object> said = step.arguments();
                proved.add(said.get(0) + " ⊗ " + said.get(1));
                assertWithMessage(sentence).that(value(said.get(0) + "*" + said.get(1))).isEqualTo(said.get(12));
                assertWithMessage(sentence).that(value(said.get(3) + "*" + said.get(2) + "+" + said.get(4))).isEqualTo(said.get(0));
                assertWithMessage(sentence).that(value("(" + said.get(7) + "+" + said.get(8) + ")*" + said.get(2) + "+" + said.get(9) + "+"
                    + said.get(11))).isEqualTo(said.get(12));
            }
        }
        if (!proved.isEmpty()) {
            assertThat(proved.get(0)).isEqualTo(Long.toUnsignedString(a) + " ⊗ " + Long.toUnsignedString(b));
        }
        assertThat(steps.size()).isAtMost(26);
    }

    @Test
    void stepsAreTrue() {
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                checkSteps(a, b);
            }
        }
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 300; i++) {
            checkSteps(random.nextLong() >>> random.nextInt(64), random.nextLong() >>> random.nextInt(64));
        }
    }

    @Test
    void ordinaryProductsNeedNoSteps() {
        assertThat(NimProduct.steps(16, 8)).isEmpty();
        assertThat(NimProduct.steps(1, 77)).isEmpty();
        assertThat(NimProduct.steps(0, 77)).isEmpty();
    }
}
