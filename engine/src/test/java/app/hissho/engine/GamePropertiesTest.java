package app.hissho.engine;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Samples.Sample;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.HeapBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.catalog.GameType;
import app.hissho.engine.store.MemoryStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What must hold of every game of the catalog. */
class GamePropertiesTest {
    private static final Map<String, Game<?, ?>> GAMES = new HashMap<>();
    private static final MemoryStore STORE = new MemoryStore(4 << 20);

    @Provide
    Arbitrary<Sample> tiny() {
        return Samples.samples(4, 6);
    }

    @Provide
    Arbitrary<Sample> small() {
        return Samples.samples(5, 16);
    }

    @Provide
    Arbitrary<Sample> any() {
        return Samples.samples(8, Integer.MAX_VALUE);
    }

    private static Game<?, ?> game(Sample sample) {
        return GAMES.computeIfAbsent(sample.gameId(), unused -> sample.game());
    }

    @Test
    void theSamplesCoverTheCatalog() {
        Set<String> sampled = Samples.GAMES.stream().map(id -> Catalog.type(id).id()).collect(Collectors.toSet());
        assertThat(sampled).containsExactlyElementsIn(Catalog.types().stream().map(GameType::id).toList());
    }

    @Test
    void presetsAreGamesOfTheirTypeThatAreNotOver() {
        for (GameType type : Catalog.types()) {
            assertThat(type.presets().size()).isAtLeast(4);
            type.presets().forEach(preset -> {
                assertThat(Catalog.type(preset.gameId())).isSameInstanceAs(type);
                Match<?, ?> match = Match.start(preset.gameId(), preset.position());
                assertThat(match.game().id()).isEqualTo(preset.gameId());
                assertThat(match.positionText()).isEqualTo(preset.position());
                assertThat(match.isOver()).isFalse();
            });
            assertThat(type.game(Optional.empty()).id()).isEqualTo(type.presets().get(0).gameId());
        }
    }

    @Property
    void notation(@ForAll("any") Sample sample) {
        checkNotation(game(sample), sample);
    }

    private static <P, M> void checkNotation(Game<P, M> game, Sample sample) {
        P position = game.parse(sample.position());
        assertThat(game.format(position)).isEqualTo(sample.position());
        assertThat(game.parse(game.format(position))).isEqualTo(position);
        P canonical = game.canonical(position);
        assertThat(game.canonical(canonical)).isEqualTo(canonical);
        assertThat(game.parse(game.format(canonical))).isEqualTo(canonical);
        assertThat(game.key(canonical)).isEqualTo(game.key(position));
        assertThat(Catalog.game(game.id()).id()).isEqualTo(game.id());
    }

    @Property
    void movesInNotation(@ForAll("any") Sample sample, @ForAll long seed) {
        checkMoveNotation(game(sample), sample, new SplittableRandom(seed));
    }

    private static <P, M> void checkMoveNotation(Game<P, M> game, Sample sample, SplittableRandom random) {
        P position = game.parse(sample.position());
        if (game.isOver(position)) {
            return;
        }
        M move = game.randomMove(position, random);
        assertThat(game.parseMove(position, game.formatMove(move))).isEqualTo(move);
        P after = game.play(position, move);
        assertThat(game.parse(game.format(after))).isEqualTo(after);
        assertThat(after).isNotEqualTo(position);
    }

    @Property(tries = 500)
    void theListingOfMovesIsRight(@ForAll("tiny") Sample sample) {
        checkListing(game(sample), sample);
    }

    private static <P, M> void checkListing(Game<P, M> game, Sample sample) {
        P position = game.parse(sample.position());
        List<M> moves = game.moves(position, 5000);
        assertThat(moves).containsNoDuplicates();
        assertThat(game.isOver(position)).isEqualTo(moves.isEmpty());
        assertThat(game.moves(position, 2)).isEqualTo(moves.subList(0, Math.min(2, moves.size())));
        assertThat(game.moves(position, 0)).isEmpty();
        moves.forEach(move -> assertThat(game.parseMove(position, game.formatMove(move))).isEqualTo(move));
    }

    @Property(tries = 1500)
    void winningMovesLeadToLostPositionsAndNoOthersDo(@ForAll("small") Sample sample) {
        checkSuccessors(game(sample), sample.position());
    }

    /** Whether chance has a say depends on all three numbers, so none is left to chance here. */
    @Test
    void winningMovesOfSmallMemoryLeadToLostPositionsAndNoOthersDo() {
        Game<?, ?> memory = Catalog.game("memory");
        for (int pairs = 1; pairs <= 5; pairs++) {
            for (int known = 0; known <= pairs; known++) {
                for (int lead = -pairs - 1; lead <= pairs + 1; lead++) {
                    checkSuccessors(memory, pairs + "," + known + "," + lead);
                }
            }
        }
    }

    private static <P, M> void checkSuccessors(Game<P, M> game, String text) {
        P position = game.parse(text);
        Solver<P, M> solver = game.solver(STORE);
        Analysis<M> analysis = solver.analyse(position, Budget.phone());
        if (game.isOver(position)) {
            assertThat(analysis.outcome()).isEqualTo(game.outcomeAtEnd(position));
            assertThat(analysis.winning()).isEmpty();
            return;
        }
        Set<M> winning = new HashSet<>(analysis.winning());
        Set<M> drawing = new HashSet<>(analysis.drawing());
        assertThat(winning.isEmpty()).isEqualTo(analysis.outcome() != Outcome.WIN);
        assertThat(drawing.isEmpty()).isEqualTo(analysis.outcome() != Outcome.DRAW);
        for (M move : game.moves(position, 300)) {
            Outcome after = solver.analyse(game.play(position, move), Budget.phone()).outcome();
            Outcome result = game.movesAgain(position, move) ? after : after.reversed();
            String what = game.id() + " " + text + ": " + game.formatMove(move);
            if (game.reveals(position, move)) {
                assertWithMessage(what).that(winning.contains(move) && result != Outcome.WIN).isFalse();
            } else if (analysis.outcome() != Outcome.OPEN) {
                assertWithMessage(what).that(winning.contains(move)).isEqualTo(result == Outcome.WIN);
                assertWithMessage(what).that(drawing.contains(move)).isEqualTo(winning.isEmpty() && result == Outcome.DRAW);
            }
        }
    }

    @Property(tries = 500)
    void winningMovesOfLargePositionsAreLegalAndLeadToLostOnes(@ForAll("any") Sample sample) {
        checkWinning(game(sample), sample.position());
    }

    private static <P, M> void checkWinning(Game<P, M> game, String text) {
        P position = game.parse(text);
        Solver<P, M> solver = game.solver(STORE);
        Analysis<M> analysis;
        try {
            analysis = solver.analyse(position, Budget.phone());
        } catch (NotSolvedException honest) {
            return;
        }
        for (M move : analysis.winning().subList(0, Math.min(3, analysis.winning().size()))) {
            assertThat(game.parseMove(position, game.formatMove(move))).isEqualTo(move);
            Outcome after = solver.analyse(game.play(position, move), Budget.phone()).outcome();
            assertThat(after).isEqualTo(game.movesAgain(position, move) ? Outcome.WIN : Outcome.LOSS);
        }
    }

    @Property
    void theValueOfASumIsTheXor(@ForAll("any") Sample sample) {
        checkSum(game(sample), sample);
    }

    private static <P, M> void checkSum(Game<P, M> game, Sample sample) {
        if (!Samples.hasHeaps(sample.gameId()) || sample.position().equals("-") || sample.gameId().startsWith("misere")) {
            return;
        }
        Analysis<M> whole = game.solver(STORE).analyse(game.parse(sample.position()), Budget.phone());
        if (whole.value().isEmpty()) {
            return;
        }
        long sum = 0;
        String[] heaps = sample.position().split(",", -1);
        for (int h = 0; h < heaps.length; h++) {
            Value part = game.solver(STORE).analyse(game.parse(heaps[h]), Budget.phone()).value().orElseThrow();
            assertThat(whole.components().get(h)).isEqualTo(part);
            sum ^= Long.parseLong(part.toString());
        }
        assertThat(whole.value().get().toString()).isEqualTo(Long.toString(sum));
        assertThat(whole.outcome() == Outcome.LOSS).isEqualTo(sum == 0);
    }

    @Property(tries = 500)
    void tapping(@ForAll("tiny") Sample sample) {
        checkTaps(game(sample), sample.position());
    }

    /** The lit chips are exactly those that a move can take from, and tapping them makes exactly that move. */
    private static <P, M> void checkTaps(Game<P, M> game, String text) {
        P position = game.parse(text);
        if (!Samples.hasHeaps(game.id()) || !(game.board(position) instanceof HeapBoard board)) {
            checkTapsOnMoves(game, position);
            return;
        }
        List<Integer> heaps = board.heaps();
        Choice<M> nothing = game.choose(position, List.of());
        assertThat(nothing.move()).isEqualTo(Optional.empty());
        Set<String> legal = game.moves(position, Integer.MAX_VALUE).stream().map(game::formatMove).collect(Collectors.toSet());
        for (int h = 0; h < heaps.size(); h++) {
            for (int chip = -1; chip <= heaps.get(h) + 1; chip++) {
                Part part = new Part(h, chip);
                String move = h + 1 + ":" + (heaps.get(h) - chip + 1);
                boolean takes = chip >= 1 && legal.contains(move);
                assertWithMessage("%s %s: %s", game.id(), text, part).that(nothing.isLit(part)).isEqualTo(takes);
                Choice<M> choice = game.choose(position, List.of(part));
                assertThat(choice.move().map(game::formatMove)).isEqualTo(takes ? Optional.of(move) : Optional.empty());
                assertThat(choice.tapped()).isEqualTo(takes ? List.of(part) : List.of());
            }
        }
        for (String move : legal) {
            List<Part> taps = List.of(move.split("\\+", -1)).stream().map(take -> {
                int heap = Integer.parseInt(take.substring(0, take.indexOf(':'))) - 1;
                return new Part(heap, heaps.get(heap) - Integer.parseInt(take.substring(take.indexOf(':') + 1)) + 1);
            }).toList();
            assertThat(game.choose(position, taps).move().map(game::formatMove)).isEqualTo(Optional.of(move));
        }
        assertThat(game.choose(position, List.of(new Part(-1, 1), new Part(99, 1))).move()).isEqualTo(Optional.empty());
    }

    private static <P, M> void checkTapsOnMoves(Game<P, M> game, P position) {
        Choice<M> nothing = game.choose(position, List.of());
        assertThat(nothing.move()).isEqualTo(Optional.empty());
        for (M move : game.moves(position, 50)) {
            List<Part> parts = game.parts(position, move);
            assertWithMessage("%s %s: %s", game.id(), game.format(position), game.formatMove(move))
                .that(nothing.isLit(parts.get(0))).isTrue();
            assertThat(game.choose(position, parts).move()).isEqualTo(Optional.of(move));
        }
        assertThat(game.choose(position, List.of(new Part(-1, -1), new Part(99, 1))).move()).isEqualTo(Optional.empty());
    }

    @Test
    void aNewTapReplacesTheOneOnTheSameHeapAndThenTheEarliest() {
        Match<?, ?> match = Match.start("moore:2", "5,5,5");
        List<Part> taps = List.of(new Part(0, 5), new Part(1, 5), new Part(1, 3));
        assertThat(match.choose(taps).move()).isEqualTo(Optional.of("1:1+2:3"));
        List<Part> more = List.of(new Part(0, 5), new Part(1, 3), new Part(2, 1));
        assertThat(match.choose(more).move()).isEqualTo(Optional.of("2:3+3:5"));
        assertThat(match.choose(more).tapped()).isEqualTo(more.subList(1, 3));
    }
}
