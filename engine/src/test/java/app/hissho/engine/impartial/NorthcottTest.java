package app.hissho.engine.impartial;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Level;
import app.hissho.engine.Match;
import app.hissho.engine.Opponent;
import app.hissho.engine.Outcome;
import app.hissho.engine.impartial.Northcott.Slide;
import app.hissho.engine.number.Nimber;
import app.hissho.engine.store.MemoryStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NorthcottTest {
    private final Northcott game = new Northcott();

    private static List<Duel> boards(int rows, int width) {
        List<Duel> all = new ArrayList<>();
        extend(new ArrayList<>(), rows, width, all);
        return all;
    }

    private static void extend(List<Duel.Row> rows, int count, int width, List<Duel> all) {
        if (rows.size() == count) {
            all.add(new Duel(width, rows, true));
            all.add(new Duel(width, rows, false));
            return;
        }
        for (int i = 0; i < width * width; i++) {
            if (i % width != i / width) {
                rows.add(new Duel.Row(i % width, i / width));
                extend(rows, count, width, all);
                rows.remove(rows.size() - 1);
            }
        }
    }

    /** Labels backwards from the ends, so that what can go on for ever stays open: nothing does. */
    @ParameterizedTest
    @CsvSource({"1,6", "2,4", "3,3"})
    void everyPositionOfSmallBoards(int rows, int width) {
        List<Duel> all = boards(rows, width);
        Map<Duel, Outcome> known = new HashMap<>();
        for (boolean changed = true; changed;) {
            changed = false;
            for (Duel position : all) {
                if (!known.containsKey(position)) {
                    List<Outcome> after = game.moves(position, 1000).stream().map(move -> known.get(game.play(position, move))).toList();
                    if (after.contains(Outcome.LOSS)) {
                        known.put(position, Outcome.WIN);
                        changed = true;
                    } else if (after.stream().allMatch(outcome -> outcome == Outcome.WIN)) {
                        known.put(position, Outcome.LOSS);
                        changed = true;
                    }
                }
            }
        }
        for (Duel position : all) {
            String what = position.toString();
            Analysis<Slide> analysis = game.solver(new MemoryStore(0)).analyse(position, Budget.phone());
            assertWithMessage(what).that(analysis.outcome()).isEqualTo(known.get(position));
            List<Slide> winning = game.moves(position, 1000).stream()
                .filter(move -> known.get(game.play(position, move)) == Outcome.LOSS).toList();
            assertWithMessage(what).that(analysis.winning()).containsExactlyElementsIn(winning);
            boolean advances = analysis.winning().stream().anyMatch(move -> game.isProgress(position, move));
            assertWithMessage(what).that(advances).isEqualTo(analysis.outcome() == Outcome.WIN);
        }
    }

    @Test
    void gapsOfTheTextbook() {
        Duel position = game.parse("W....B../W..B..../.W...B../B.....W./.W...B../W......B/..W..B../.W.B....");
        Analysis<Slide> analysis = game.solver(new MemoryStore(0)).analyse(position, Budget.phone());
        assertThat(analysis.components().toString()).isEqualTo("[4, 2, 3, 5, 3, 6, 2, 1]");
        assertThat(analysis.value()).isEqualTo(Optional.of(new Nimber(6)));
        List<String> advances = analysis.winning().stream().filter(move -> game.isProgress(position, move)).map(game::formatMove).toList();
        assertThat(advances).containsExactly("1:3", "4:5", "6:7");
    }

    /** The loser retreats whenever he can; the game ends all the same. */
    @Test
    void aPerfectOpponentWinsAgainstEndlessRetreats() {
        for (String start : List.of("W...B.../.W..B.../.B...W../W......B", "W..B/.W.B", "W.....B/.B...W.@B")) {
            for (int seed = 0; seed < 5; seed++) {
                Opponent<Duel, Slide> perfect = new Opponent<>(game, new MemoryStore(0), Level.PERFECT, seed);
                SplittableRandom random = new SplittableRandom(seed);
                Match<Duel, Slide> match = Match.start(game, game.parse(start));
                boolean starterIsPerfect = analyse(match.position()) == Outcome.WIN;
                while (!match.isOver()) {
                    Duel position = match.position();
                    List<Slide> moves = new ArrayList<>(game.moves(position, 1000));
                    if (moves.stream().anyMatch(move -> !game.isProgress(position, move))) {
                        moves.removeIf(move -> game.isProgress(position, move));
                    }
                    boolean perfectMoves = (match.played() % 2 == 0) == starterIsPerfect;
                    match = match.play(perfectMoves ? perfect.choose(position, Budget.phone()) : moves.get(random.nextInt(moves.size())));
                    assertThat(match.played()).isLessThan(2 * 8 * 8);
                }
                assertThat(match.starterOutcome() == Outcome.WIN).isEqualTo(starterIsPerfect);
            }
        }
    }

    private Outcome analyse(Duel position) {
        return game.solver(new MemoryStore(0)).analyse(position, Budget.phone()).outcome();
    }
}
