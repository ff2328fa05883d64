package app.hissho.engine;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.hissho.engine.Samples.Sample;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchTest {
    @Test
    void playsUndoesAndRedoes() {
        Match<?, ?> match = Match.start("nim", "3,5,7").play("3:1").play("1:3");
        assertThat(match.positionText()).isEqualTo("0,5,6");
        assertThat(match.played()).isEqualTo(2);
        assertThat(match.moveTexts()).isEqualTo(List.of("3:1", "1:3"));
        assertThat(match.canRedo()).isFalse();

        Match<?, ?> back = match.undo();
        assertThat(back.positionText()).isEqualTo("3,5,6");
        assertThat(back.moveTexts()).isEqualTo(List.of("3:1"));
        assertThat(back.toString()).isEqualTo("nim 3,5,7; 3:1 ^ 1:3");
        assertThat(back.canUndo()).isTrue();
        assertThat(back.canRedo()).isTrue();
        assertThat(back.redo()).isEqualTo(match);
        assertThat(back.undo().undo()).isEqualTo(back.undo());
        assertThat(back.undo().canUndo()).isFalse();
        assertThat(match.redo()).isEqualTo(match);
        assertThat(match.restart().toString()).isEqualTo("nim 3,5,7;");
    }

    @Test
    void aNewMoveForgetsWhatWasTakenBack() {
        Match<?, ?> match = Match.parse("nim 3,5,7; 3:1 ^ 1:3 2:2").play("2:5");
        assertThat(match.toString()).isEqualTo("nim 3,5,7; 3:1 2:5");
        assertThat(match.canRedo()).isFalse();
    }

    @Test
    void tellsTheLastMove() {
        Match<?, ?> match = Match.start("nim", "3,5,7");
        assertThat(match.lastMove()).isEqualTo(Optional.empty());
        assertThat(match.play("2:4").lastMove().map(Texts.of(Locale.ENGLISH)::say))
            .isEqualTo(Optional.of("take 4 from the heap of 5, leaving 1"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim 1,1; 1:1 2:1                | false
        nim 2; 1:2                      | true
        misere-nim 1,1; 1:1 2:1         | true
        misere-nim 2; 1:2               | false
        subtraction:2 3; 1:2            | true
        misere-subtraction:2 3; 1:2     | false
        moore:2 1,1; 1:1+2:1            | true
        misere-moore:2 1,1; 1:1+2:1     | false
        fibonacci-nim 3; 1:1 1:2        | false
        dynamic-subtraction 3; 1:1 1:1 1:1 | true
        two-dimensional-nim 1,0;1,0; 1,0-0,0 1,0-0,0 | false
        two-dimensional-nim 0,1; 0,1-5,0 5,0-0,0 | false
        northcott W.B; 1:2               | true
        northcott W.B@B; 1:2             | true
        wythoff 1,2; 0,2 0,0             | false
        rugs H; 1x1                      | true
        """)
    void tellsWhoWon(String text, boolean starter) {
        Match<?, ?> match = Match.parse(text);
        assertThat(match.isOver()).isTrue();
        assertThat(match.starterOutcome() == Outcome.WIN).isEqualTo(starter);
    }

    @Provide
    Arbitrary<Sample> samples() {
        return Samples.samples(4, 12);
    }

    @Property(tries = 500)
    void textIsRoundTrip(@ForAll("samples") Sample sample, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<?, ?> match = playOut(sample.game(), sample.position(), random);
        for (int undos = random.nextInt(4); undos > 0; undos--) {
            match = match.undo();
        }
        Match<?, ?> read = Match.parse(match.toString());
        assertThat(read).isEqualTo(match);
        assertThat(read.hashCode()).isEqualTo(match.hashCode());
        assertThat(read.positionText()).isEqualTo(match.positionText());
        assertThat(read.redo()).isEqualTo(match.redo());
    }

    private static <P, M> Match<P, M> playOut(Game<P, M> game, String text, SplittableRandom random) {
        Match<P, M> match = Match.start(game, game.parse(text));
        while (!match.isOver() && match.played() < 200) {
            match = match.play(game.randomMove(match.position(), random));
        }
        return match;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nim", "chess e4", "nim 3,x", "nim 3; 1:4", "nim 3; 2:1", "nim 3; 1:3 1:1", "nim:2 3", "; 1:1"})
    void refusesWhatIsNoMatch(String text) {
        assertThrows(BadInputException.class, () -> Match.parse(text));
    }

    @Test
    void refusesMoreMovesThanAGameCanHave() {
        String moves = " 1:1".repeat(10_001);
        assertThat(Match.parse("nim 10000;" + moves.substring(4)).isOver()).isTrue();
        assertThrows(BadInputException.class, () -> Match.parse("nim 20000;" + moves));
    }

    @Test
    void theReviewFindsTheMoveThatLost() {
        // 3,5,7 is won by taking 1; 2:5 throws it away, the other side punishes it and wins.
        assertThat(lastChance("nim 3,5,7; 2:5 3:4 1:1 3:1 1:2 3:2", true)).isEqualTo("3,5,7");
        assertThat(lastChance("nim 1,1; 1:1 2:1", true)).isEqualTo("never");
        assertThat(lastChance("nim 1,1; 1:1 2:1", false)).isEqualTo("never");
        assertThat(lastChance("digraph a>b,b>a,b>c,c>d @a; b c d", false)).isEqualTo("a>b,b>a,b>c,c>d @b");
        assertThat(lastChance("sos S...; 3O 4O 2O", true)).isEqualTo("S...");
        assertThat(lastChance("sos S...; 3O 4O 2O", false)).isEqualTo("never");
        assertThat(lastChance("card-graph 0>3,1>2,2>1,3>0;0,1|2,3; 0 3 pass 2", true)).isEqualTo("0>3,1>2,2>1,3>0;0,1|2,3");
    }

    private static String lastChance(String text, boolean starter) {
        return lastChance(Match.parse(text), starter);
    }

    private static <P, M> String lastChance(Match<P, M> match, boolean starter) {
        Solver<P, M> solver = match.game().solver(new MemoryStore(1 << 10));
        return Review.lastChance(match, starter, solver, Budget.phone()).map(Match::positionText).orElse("never");
    }
}
