package app.hissho.engine.cards;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.cards.Tanhinmin.Move;
import app.hissho.engine.cards.Tanhinmin.Position;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Step;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the lessons say is what the solver has found. */
class TanhinminLessonsTest {
    private static final Tanhinmin GAME = new Tanhinmin();
    private static final Texts ENGLISH = Texts.of(Locale.ENGLISH);

    private static Solver<Position, Move> lesson(String name) {
        return GAME.lesson(name, new MemoryStore(1 << 20));
    }

    private static List<Step> steps(String lesson, Position position) {
        return lesson(lesson).explain(position, Budget.phone()).steps();
    }

    private static String words(String lesson, String position) {
        return steps(lesson, GAME.parse(position)).stream().map(step -> ENGLISH.say(step.text())).collect(Collectors.joining("\n"));
    }

    /** Two strengths: the smaller of two numbers is the size of the largest matching, with and without a card on the table. */
    @Test
    void theSmallerNumberIsTheNumberOfAnswers() {
        int checked = 0;
        for (int n = 0; n < 4 * 4 * 4 * 4 * 3; n++) {
            int[] counts = {n % 4, n / 4 % 4, n / 16 % 4, n / 64 % 4};
            int table = n / 256;
            Position position = new Position(hand(counts[0], counts[1]), hand(counts[2], counts[3]), table);
            if (position.mover().size() > 1 && !position.other().isEmpty()) {
                for (Step step : steps("two-strengths", position)) {
                    if (step.text().key().equals("tanhinmin.two.own") || step.text().key().equals("tanhinmin.two.others")) {
                        List<Object> numbers = step.text().arguments();
                        int smaller = Math.min((int) numbers.get(1), (int) numbers.get(2));
                        assertWithMessage(GAME.format(position)).that(numbers.get(0)).isEqualTo(smaller);
                        checked++;
                    }
                }
            }
        }
        assertThat(checked).isGreaterThan(1000);
    }

    private static Hand hand(int ones, int twos) {
        return Hand.of(IntStream.concat(IntStream.generate(() -> 1).limit(ones), IntStream.generate(() -> 2).limit(twos)).toArray());
    }

    /** The case that the well-known formula misses: one has no weak card, the other exactly one. */
    @Test
    void withoutAWeakCardThereIsNothingToAnswer() {
        assertThat(words("two-strengths", "1,2|2,2")).contains("Number of the other player’s 1s that need an answer: 0.");
        assertThat(words("two-strengths", "1,2|2,2")).contains("Number of your 1s that need an answer: 0.");
        assertThat(words("two-strengths", "1,2|2,2")).contains("The player to move wins.");
    }

    @Test
    void handsOfMoreStrengthsAreExplainedAsUsual() {
        assertThat(words("two-strengths", "1,3,5,7|2,4,6")).contains("your 5 answers 4, your 7 answers 6. That makes 2.");
    }

    @Test
    void theRuleComesFirstWhereItWins() {
        for (int cards = 3; cards <= 6; cards++) {
            Hand hand = Hand.of(IntStream.rangeClosed(1, cards).toArray());
            Position position = new Position(hand, hand, 0);
            Analysis<Move> analysis = lesson("equal-hands").analyse(position, Budget.phone());
            assertThat(analysis.outcome()).isEqualTo(Outcome.WIN);
            assertThat(analysis.winning().get(0)).isEqualTo(new Move(1));
            assertThat(analysis.winning()).containsExactlyElementsIn(GAME.solver(new MemoryStore(1 << 20)).analyse(position, Budget.phone()).winning());
        }
        assertThat(words("equal-hands", "1,2,3|1,2,3")).contains("The other player has 3 cards, so play the lowest card that you may: lead 1.");
        assertThat(words("equal-hands", "2,3|3@1")).contains("The other player has one card left, so play your highest: put 3 on 1.");
    }

    /** Two cards each: the rule would lose, and the lesson says so. */
    @Test
    void theRuleIsNotToldWhereItLoses() {
        assertThat(words("equal-hands", "1,2|1,2")).contains("To win, lead 2");
        assertThat(steps("equal-hands", GAME.parse("1,2|1,2")).stream().map(step -> step.text().key())).doesNotContain("tanhinmin.rule");
    }

    /** The lines are drawn in lessons as well. */
    @Test
    void lessonsDrawTheMatching() {
        for (String lesson : List.of("two-strengths", "equal-hands")) {
            List<Step> steps = steps(lesson, GAME.parse(lesson.equals("equal-hands") ? "1,2,3|1,2,3" : "1,1,2,2|1,1,1,2"));
            assertThat(steps.stream().filter(step -> step.rung() == Rung.COMPUTE && !step.links().isEmpty()).count()).isEqualTo(2);
        }
    }
}
