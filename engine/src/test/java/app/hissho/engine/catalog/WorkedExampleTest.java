package app.hissho.engine.catalog;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Match;
import app.hissho.engine.Outcome;
import app.hissho.engine.catalog.WorkedExample.Scene;
import app.hissho.engine.catalog.WorkedExample.Stage;
import app.hissho.engine.explain.Step;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import app.hissho.engine.store.PositionStore;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game has an example that is short, cheap, and ends as its first step promises. */
class WorkedExampleTest {
    private static final int MOST_SCENES = 14;
    private static final int MOST_NODES = 50_000;
    private static final Texts ENGLISH = Texts.of(Locale.ENGLISH);
    private static final Texts JAPANESE = Texts.of(Locale.JAPANESE);
    /** Sentences that tell the move in words of their own. */
    private static final List<String> OWN_WORDS =
        List.of("misere-nim.move.one", "misere-nim.move.none", "parts.move", "parts.move.single", "parts.move.all");

    /** The ids of all games, and after them those of their lessons, each behind the id of its game. */
    static Stream<String> games() {
        return Catalog.types().stream().filter(GameType::hasExample).flatMap(type ->
            Stream.concat(Stream.of(type.id()), type.lessons().stream().map(lesson -> type.id() + " " + lesson.name())));
    }

    private static WorkedExample example(String name) {
        String[] words = name.split(" ", 2);
        GameType type = Catalog.type(words[0]);
        PositionStore store = new MemoryStore(1 << 20);
        Budget budget = new Budget(MOST_NODES, Duration.ofMinutes(1));
        return type.lessons().stream().filter(lesson -> words.length > 1 && lesson.name().equals(words[1])).findFirst()
            .map(lesson -> WorkedExample.of(type, lesson, store, budget)).orElseGet(() -> WorkedExample.of(type, store, budget));
    }

    @ParameterizedTest
    @MethodSource("games")
    void itEndsWithTheWinThatWasPromised(String id) {
        WorkedExample worked = example(id);
        assertThat(worked.match().isOver()).isTrue();
        assertThat(worked.match().starterOutcome()).isEqualTo(Outcome.WIN);
        assertThat(worked.scenes().get(worked.scenes().size() - 1).board()).isEqualTo(worked.match().board());
    }

    @ParameterizedTest
    @MethodSource("games")
    void itShowsThePositionThenTheReasonsThenThePlay(String id) {
        List<Stage> stages = example(id).scenes().stream().map(Scene::stage).collect(Collectors.toList());
        assertThat(stages.size()).isAtMost(MOST_SCENES);
        assertThat(stages).containsAtLeast(Stage.START, Stage.LOOK, Stage.RESULT, Stage.MOVE, Stage.ANSWER, Stage.REPLY, Stage.END).inOrder();
    }

    @ParameterizedTest
    @MethodSource("games")
    void bothLanguagesHaveWordsForEveryStep(String id) {
        for (Scene scene : example(id).scenes()) {
            for (Texts texts : List.of(ENGLISH, JAPANESE)) {
                assertThat(texts.say(scene.stage().title())).isNotEmpty();
                assertThat(scene.words()).isNotEmpty();
                scene.words().forEach(step -> assertThat(texts.say(step.text())).isNotEmpty());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMovesOfTheReaderAreTheOnesThatAreExplainedAndShown(String id) {
        WorkedExample worked = example(id);
        check(worked, worked.match());
    }

    private static <P, M> void check(WorkedExample worked, Match<P, M> whole) {
        Game<P, M> game = whole.game();
        Match<P, M> at = whole.restart();
        List<String> moves = whole.moveTexts();
        for (Scene scene : worked.scenes()) {
            if (at.played() < moves.size() && scene.stage().compareTo(Stage.MOVE) >= 0) {
                String move = moves.get(at.played());
                assertThat(scene.board()).isEqualTo(at.board());
                String told = ENGLISH.say(at.describe(move));
                String words = ENGLISH.say(last(scene).text());
                if (!OWN_WORDS.contains(last(scene).text().key())) {
                    assertWithMessage(words).that(words).contains(told);
                }
                if (scene.stage() != Stage.ANSWER) {
                    assertThat(scene.parts()).isEqualTo(game.parts(at.position(), game.parseMove(at.position(), move)));
                    assertThat(scene.parts()).isNotEmpty();
                }
                at = at.play(move);
            }
        }
    }

    private static Step last(Scene scene) {
        return scene.words().get(scene.words().size() - 1);
    }
}
