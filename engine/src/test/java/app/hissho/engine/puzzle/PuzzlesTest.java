package app.hissho.engine.puzzle;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.BadInputException;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Step;
import app.hissho.engine.explain.Texts;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every kind of problem on every level. */
class PuzzlesTest {
    private static final int SEEDS = 2000;
    /** Enough for an hour. */
    private static final int DIFFERENT = 50;
    private static final List<Texts> LANGUAGES = List.of(Texts.of(Locale.ENGLISH), Texts.of(Locale.JAPANESE));

    static Stream<String> kinds() {
        return Puzzles.kinds().stream().map(PuzzleKind::id);
    }

    static Stream<Arguments> kindsAndLevels() {
        return kinds().flatMap(kind -> IntStream.rangeClosed(1, PuzzleId.LEVELS).mapToObj(level -> Arguments.of(kind, level)));
    }

    private static Stream<Puzzle> puzzles(String kind, int level) {
        return IntStream.range(0, SEEDS).mapToObj(seed -> Puzzles.make(new PuzzleId(kind, level, seed)));
    }

    @ParameterizedTest
    @MethodSource("kindsAndLevels")
    void exactlyTheRightAnswersAreAccepted(String kind, int level) {
        puzzles(kind, level).forEach(puzzle -> {
            String what = puzzle.id().toString();
            assertWithMessage(what).that(puzzle.right()).isEqualTo(BruteForce.answers(puzzle));
            for (String answer : puzzle.right()) {
                assertWithMessage(what).that(puzzle.form().canonical(answer)).isEqualTo(answer);
                assertWithMessage(what).that(puzzle.grade(answer).right()).isTrue();
            }
            for (String trap : puzzle.traps().keySet()) {
                assertWithMessage(what).that(puzzle.form().canonical(trap)).isEqualTo(trap);
                assertWithMessage(what).that(puzzle.grade(trap).right()).isFalse();
                assertWithMessage(what).that(puzzle.grade(trap).reason()).isPresent();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("kindsAndLevels")
    void everythingIsSaidInBothLanguages(String kind, int level) {
        puzzles(kind, level).limit(200).forEach(puzzle -> {
            for (Texts texts : LANGUAGES) {
                String question = texts.say(puzzle.question());
                assertWithMessage(puzzle.id().toString()).that(question).doesNotContainMatch("\\{\\d");
                puzzle.traps().values().forEach(texts::say);
                puzzle.explanation().steps().forEach(step -> say(texts, step));
                puzzle.table().ifPresent(table -> table.rows().forEach(row -> row.title().ifPresent(texts::say)));
                if (puzzle.form() instanceof Form.Choice choice) {
                    List<String> options = choice.options().stream().map(texts::say).collect(Collectors.toList());
                    assertWithMessage(puzzle.id().toString()).that(options).containsNoDuplicates();
                }
            }
        });
    }

    private static void say(Texts texts, Step step) {
        assertThat(texts.say(step.text())).isNotEmpty();
        step.table().ifPresent(table -> table.rows().forEach(row -> row.title().ifPresent(texts::say)));
    }

    @ParameterizedTest
    @MethodSource("kindsAndLevels")
    void theLadderHasAllRungsAndEndsAtTheAnswer(String kind, int level) {
        puzzles(kind, level).limit(200).forEach(puzzle -> {
            List<Step> steps = puzzle.explanation().steps();
            Set<Rung> rungs = steps.stream().map(Step::rung).collect(Collectors.toCollection(() -> EnumSet.noneOf(Rung.class)));
            assertWithMessage(puzzle.id().toString()).that(rungs).containsAtLeast(Rung.LOOK, Rung.COMPUTE, Rung.MOVE);
            Texts texts = LANGUAGES.get(0);
            String last = texts.say(steps.get(steps.size() - 1).text());
            String answer = texts.say(puzzle.form().told(puzzle.right().iterator().next()));
            assertWithMessage(puzzle.id().toString()).that(last).contains(answer);
        });
    }

    @ParameterizedTest
    @MethodSource("kindsAndLevels")
    void aSeedGivesTheSameProblemAndSeedsGiveManyDifferentOnes(String kind, int level) {
        Set<Object> different = new HashSet<>();
        puzzles(kind, level).forEach(puzzle -> {
            assertThat(Puzzles.make(PuzzleId.parse(puzzle.id().toString()))).isEqualTo(puzzle);
            different.add(List.of(puzzle.question(), puzzle.shown(), puzzle.table(), puzzle.form()));
        });
        assertWithMessage(kind + " " + level).that(different.size()).isAtLeast(DIFFERENT);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void levelsGrowHarder(String kind) {
        double[] difficulty = IntStream.rangeClosed(1, PuzzleId.LEVELS)
            .mapToDouble(level -> puzzles(kind, level).mapToInt(Puzzle::difficulty).average().orElseThrow()).toArray();
        for (int i = 1; i < difficulty.length; i++) {
            assertWithMessage(kind + " level " + (i + 1)).that(difficulty[i]).isGreaterThan(difficulty[i - 1]);
        }
    }

    /** Guessing must not pay: no answer to a choice is right most of the time. */
    @ParameterizedTest
    @MethodSource("kindsAndLevels")
    void noAnswerIsRightTooOften(String kind, int level) {
        List<Puzzle> all = puzzles(kind, level).collect(Collectors.toList());
        all.stream().flatMap(puzzle -> puzzle.right().stream()).collect(Collectors.groupingBy(answer -> answer, Collectors.counting()))
            .forEach((answer, times) -> assertWithMessage(kind + " " + level + ": " + answer).that(times).isLessThan((long) (SEEDS * 0.7)));
    }

    @Test
    void theNamesOfProblemsAreChecked() {
        for (String bad : List.of("", "nim-sum", "nim-sum/1", "nim-sum/0/1", "nim-sum/6/1", "nim-sum/1/-1", "nim-sum/1/x", "chess/1/1", "nim-sum/1/1/1")) {
            assertThrows(BadInputException.class, () -> PuzzleId.parse(bad), bad);
        }
        assertThat(PuzzleId.parse(" nim-sum/3/1234 ")).isEqualTo(new PuzzleId("nim-sum", 3, 1234));
    }

    @Test
    void everySkillCanBePractisedAndBuildsOnEarlierOnes() {
        for (Skill skill : Skill.values()) {
            assertWithMessage(skill.id()).that(Puzzles.kinds(skill)).isNotEmpty();
            skill.basis().forEach(basis -> assertThat(basis).isLessThan(skill));
            LANGUAGES.forEach(texts -> assertThat(texts.say(skill.text("title")) + texts.say(skill.text("about"))).isNotEmpty());
        }
    }

    /** Dice must never change: saved problems would. */
    @Test
    void diceFallAsTheyAlwaysDid() {
        Dice dice = new Dice(42);
        assertThat(IntStream.range(0, 8).mapToObj(i -> dice.below(100)).collect(Collectors.toList()))
            .containsExactly(13, 91, 58, 64, 50, 62, 25, 8).inOrder();
    }
}
